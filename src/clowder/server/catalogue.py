"""The routes about games: what there is, and how to learn it."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path

from clowder.bots.levels import bots_of
from clowder.core.room import AnyRoom
from clowder.core.value import Value
from clowder.games import ROOMS
from clowder.games.planned import PLANNED, Planned
from clowder.server import lessons
from clowder.server.decide import require
from clowder.server.openapi import Json, body, shows
from clowder.server.routing import HouseHere, LanguageHere

router = APIRouter(prefix="/api/games")


class Section(Value):
    """A chapter of the rulebook: PREFIX-section-KEY is its heading, rule-NUMBER a rule."""

    key: str
    rules: tuple[str, ...]


class GameInfo(Value):
    """A game of the house; one that is not ready can only be looked forward to."""

    name: str
    ready: bool
    seats: tuple[int, ...]
    minutes: int  # about
    version: int = 0
    options: dict[str, Any] = {}  # noqa: RUF012 (msgspec copies it)
    prefix: str = ""  # of its messages
    sections: tuple[Section, ...] = ()
    lessons: int = 0  # steps of the lessons
    bots: tuple[str, ...] = ()  # levels


def room_of(
    game: Annotated[str, Path(min_length=1, max_length=32, pattern="^[a-z_]+$")],
) -> AnyRoom:
    require(game in ROOMS, "no_such_game")
    return ROOMS[game]


RoomHere = Annotated[AnyRoom, Depends(room_of)]


@router.get("", **shows(tuple[GameInfo, ...]))
async def games() -> Json:
    """The games of the house, those first that can be played."""
    return Json([*map(about_room, ROOMS.values()), *map(about_planned, PLANNED)])


def about_room(room: AnyRoom) -> GameInfo:
    return GameInfo(
        name=room.name,
        ready=True,
        seats=tuple(room.game.seats),
        minutes=room.minutes,
        version=room.game.version,
        options=room.usual_options(),
        prefix=room.prefix,
        sections=tuple(Section(key, rules) for key, rules in room.sections),
        lessons=len(lessons.steps_of(room)),
        bots=tuple(bots_of(room.name)),
    )


def about_planned(game: Planned) -> GameInfo:
    seats = tuple(range(game.least, game.most + 1))
    return GameInfo(game.name, ready=False, seats=seats, minutes=game.minutes)


@router.get("/{game}/lessons", **shows(tuple[lessons.LessonStep, ...]))
async def read_lessons(room: RoomHere, language: LanguageHere) -> Json:
    """How to play, step by step; nobody has to come in for it."""
    return Json(lessons.tell(room, language))


@router.post("/{game}/lessons/try", **shows(lessons.LessonAnswer, takes=lessons.LessonTry))
async def try_move(
    room: RoomHere,
    house: HouseHere,
    language: LanguageHere,
    wish: Annotated[lessons.LessonTry, Depends(body(lessons.LessonTry))],
) -> Json:
    """A move in a lesson, judged by the rules; nothing is kept of it."""
    return Json(await lessons.answer(room, wish, language, house.nature))


TRAVELLING = (GameInfo, lessons.LessonStep, lessons.LessonTry, lessons.LessonAnswer)
