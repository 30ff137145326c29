"""The routes about games: what there is, and how many can play with which options."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Response
from fastapi.responses import PlainTextResponse

from clowder.bots.levels import bots_of, proposed_level
from clowder.core.room import AnyRoom
from clowder.core.value import Value
from clowder.games import ROOMS
from clowder.locales import LANGUAGES, Words, own_texts
from clowder.server.http.dependencies import RoomHere
from clowder.server.http.openapi import Json, documented, failures, read_body
from clowder.server.log.denied import Denied, require
from clowder.server.tables import lessons
from clowder.server.wire.bodies import OptionsBody

router = APIRouter(prefix="/api/games")


class Section(Value):
    """A section of the numbered rules: PREFIX-section-KEY is its heading, rule-NUMBER a rule."""

    key: str
    rules: tuple[str, ...]


class OptionValue(Value):
    value: bool | int | str
    seats: tuple[int, ...]  # that can play so, the other options as they are; maybe none


class Fit(Value):
    """What can be played with some options, by the word of the rules."""

    seats: tuple[int, ...]
    options: dict[str, tuple[OptionValue, ...]]
    texts: tuple[str, ...]  # options that are written, where what is written matters


class GameInfo(Value):
    """A game of the house."""

    name: str
    titles: dict[str, str]  # by language
    taglines: dict[str, str]  # likewise: one line about it
    aims: dict[str, str]  # likewise: what one tries to do
    seats: tuple[int, ...]
    minutes: int  # about
    version: int
    options: dict[str, Any]
    prefix: str  # of its messages
    chapters: tuple[str, ...]  # of the game as it is told: PREFIX-chapter-KEY is a heading
    sections: tuple[Section, ...]
    lessons: int  # steps of the lessons
    bots: tuple[str, ...]  # levels
    proposed_bot: str  # the one that is proposed to somebody who plays with mice
    daily: bool  # there is a deal of the day
    fit: Fit  # what can be chosen, the other options being as usual
    own_texts: bool  # its messages are at /api/games/NAME/texts/LANGUAGE, not in the page


@router.get("", **documented(tuple[GameInfo, ...]))
async def games() -> Json:
    """The games of the house."""
    return Json([about_room(room) for room in ROOMS.values()])


def about_room(room: AnyRoom) -> GameInfo:
    return GameInfo(
        name=room.name,
        titles=in_all_languages(f"{room.prefix}-title"),
        taglines=in_all_languages(f"{room.prefix}-tagline"),
        aims=in_all_languages(f"{room.prefix}-aim"),
        seats=tuple(room.seats),
        minutes=room.minutes,
        version=room.version,
        options=room.usual_options(),
        prefix=room.prefix,
        chapters=room.chapters,
        sections=tuple(Section(key, rules) for key, rules in room.sections),
        lessons=len(lessons.steps_of(room)),
        bots=tuple(bots_of(room.name)),
        proposed_bot=proposed_level(room.name),
        daily=room.daily is not None,
        fit=fit_of(room, {}),
        own_texts=any(own_texts(room, "en")),
    )


def in_all_languages(key: str) -> dict[str, str]:
    return {language: Words(language)(key) for language in LANGUAGES}


def fit_of(room: AnyRoom, options: dict[str, Any]) -> Fit:
    """Raises Denied where there are no such options."""
    try:
        room.make_options(options)
    except ValueError:
        raise Denied("bad_options") from None
    return Fit(
        seats=room.fitting_seats(options),
        options={
            name: tuple(
                OptionValue(value, room.fitting_seats(options | {name: value})) for value in values
            )
            for name, values in room.choices().items()
            if values
        },
        texts=tuple(name for name in room.texts() if matters(room, options, name)),
    )


def matters(room: AnyRoom, options: dict[str, Any], name: str) -> bool:
    """Whether the rules use this free text: then fewer can play without it."""
    usual, blank = room.usual_options()[name], ""
    seats = [room.fitting_seats(options | {name: text}) for text in (usual, blank)]
    return seats[0] != seats[1]


@router.post("/{game}/fit", **documented(Fit, body=OptionsBody))
async def fit(
    room: RoomHere, body: Annotated[OptionsBody, Depends(read_body(OptionsBody))]
) -> Json:
    """How many can play with these options, and what else could be chosen."""
    return Json(fit_of(room, body.options))


@router.get("/{game}/texts/{language}", response_class=PlainTextResponse, responses=failures())
async def texts(room: RoomHere, language: str) -> Response:
    """The Fluent messages that the package of an installed room brings: of two, the first counts.

    English ones follow, since such a package need not speak every language.
    """
    require(language in LANGUAGES, "no_such_language")
    return PlainTextResponse("\n".join(own_texts(room, language)))


SCHEMAS = (GameInfo, Fit, OptionsBody)
