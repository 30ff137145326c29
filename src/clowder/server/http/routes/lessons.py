"""The routes of the lessons: how to play a game, step by step."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends

from clowder.server.http.dependencies import HouseHere, LanguageHere, RoomHere
from clowder.server.http.openapi import Json, documented, read_body
from clowder.server.tables import lessons
from clowder.server.wire.bodies import LessonTry

router = APIRouter(prefix="/api/games/{game}/lessons")


@router.get("", **documented(tuple[lessons.LessonStep, ...]))
async def read_lessons(room: RoomHere, language: LanguageHere) -> Json:
    """How to play, step by step; nobody has to come in for it."""
    return Json(lessons.render_lessons(room, language))


@router.get("/answers", **documented(tuple[lessons.KnownAnswer, ...]))
async def known_answers(room: RoomHere, house: HouseHere, language: LanguageHere) -> Json:
    """What comes of every move that can be listed, for a client that loses its connection."""
    return Json(await lessons.known_answers(room, language, house.nature))


@router.post("/try", **documented(lessons.LessonAnswer, body=LessonTry))
async def try_move(
    room: RoomHere,
    house: HouseHere,
    language: LanguageHere,
    body: Annotated[LessonTry, Depends(read_body(LessonTry))],
) -> Json:
    """A move in a lesson, judged by the rules; nothing of it is stored."""
    return Json(await lessons.answer(room, body, language, house.nature))


SCHEMAS = (lessons.LessonStep, LessonTry, lessons.LessonAnswer, lessons.KnownAnswer)
