"""The routes of the lessons: how to play a game, step by step."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends

from clowder.server.http.dependencies import HouseHere, LanguageHere, RoomHere
from clowder.server.http.openapi import Json, body, shows
from clowder.server.tables import lessons

router = APIRouter(prefix="/api/games/{game}/lessons")


@router.get("", **shows(tuple[lessons.LessonStep, ...]))
async def read_lessons(room: RoomHere, language: LanguageHere) -> Json:
    """How to play, step by step; nobody has to come in for it."""
    return Json(lessons.tell(room, language))


@router.post("/try", **shows(lessons.LessonAnswer, takes=lessons.LessonTry))
async def try_move(
    room: RoomHere,
    house: HouseHere,
    language: LanguageHere,
    wish: Annotated[lessons.LessonTry, Depends(body(lessons.LessonTry))],
) -> Json:
    """A move in a lesson, judged by the rules; nothing is kept of it."""
    return Json(await lessons.answer(room, wish, language, house.nature))


TRAVELLING = (lessons.LessonStep, lessons.LessonTry, lessons.LessonAnswer)
