"""Golden games: whole stories in notation, told line by line and checked on the way.

A golden file is a `.game` text without its `end` line, in a folder `golden` beside the room's
tests. Two more kinds of line check what is there:

    ! 1 play 5 red refused cell_taken CIB-6    this move would be refused now, and why
    > ColourLost 1 blue                        the last entry brought this event
    > RoundScored points 6 5                   ... with these values in fields of that name
    > asks 0 play                              these questions are open now
    > points 12 9                              the final points, by seat
    > ranks 1 2                                the final ranks, by seat
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from clowder.core.game import Result, Seat
from clowder.core.match import Match
from clowder.core.record_reader import content_lines, read_entry
from clowder.core.record_text import AnyMatch, write_seat
from clowder.core.room import AnyRoom
from clowder.core.value import from_json
from tests.laws.rooms import CASES

ROOMS = {case.room.name: case.room for case in CASES}
FILES = sorted(Path(__file__).parent.glob("*/golden/*.game"))
REFUSED = re.compile(r"(?P<entry>\S+ .+?) refused (?P<why>\w+) (?P<rule>[A-Z]+-\w+)")


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_the_game_goes_as_it_is_told(file: Path) -> None:
    lines = list(content_lines(file.read_text("utf-8")))
    room, match, moves = read_head(lines)
    checked = 0

    for place, line in moves:
        expected, found = check(room, match, place, line)
        checked += line[0] in "!>"
        assert found == expected, f"{file.name}, {place}: {line} (there is: {found})"

    assert checked, f"{file.name} checks nothing"


def read_head(lines: list[tuple[str, str]]) -> tuple[AnyRoom, AnyMatch, list[tuple[str, str]]]:
    """The room, a match at its opening, and the lines after the head."""
    head = [line.split(maxsplit=2) for _, line in lines]
    name, seats = head[0][1], int(head[1][1])
    changed = {words[1]: from_json(words[2], Any) for words in head if words[0] == "option"}
    room = ROOMS[name]
    assert head[0] == ["game", name, str(room.version)]
    assert head[1] == ["seats", str(seats)]
    match: AnyMatch = Match(room, room.make_options(changed), seats)
    return room, match, lines[2 + len(changed) :]


def check(room: AnyRoom, match: AnyMatch, place: str, line: str) -> tuple[str, str]:
    """What the line says, and what there is instead."""
    if line.startswith("! "):
        told = REFUSED.fullmatch(line.removeprefix("! "))
        assert told, f"{place}: expected '! SEAT MOVE refused KEY RULE'"
        entry = read_entry(room, place, told["entry"])
        return f"{told['why']} {told['rule']}", verdict(room, match, entry.seat, entry.move)
    if line.startswith("> "):
        expected = line.removeprefix("> ")
        return expected, here(match, expected)
    entry = read_entry(room, place, line)
    answer = verdict(room, match, entry.seat, entry.move)
    match.play(entry.seat, entry.move)
    return "allowed", answer


def verdict(room: AnyRoom, match: AnyMatch, seat: Seat, move: Any) -> str:
    refusal = room.refusal(match.state, seat, move)
    return "allowed" if refusal is None else f"{refusal.why} {refusal.rule}"


def here(match: AnyMatch, expected: str) -> str:
    """The same kind of thing as was expected, as it is; `expected` itself if it is so."""
    kind, *words = expected.split()
    if kind == "asks":
        asks = (f"{write_seat(ask.seat)} {ask.what}" for ask in match.asks)
        return " ".join(("asks", *asks))
    if kind in ("points", "ranks"):
        return final(match, kind)
    events = match.steps[-1].events
    told = [tell(event, words) for event in events if type(event).__name__ == kind]
    if expected in told:
        return expected
    return "; ".join(told) or ", ".join(type(event).__name__ for event in events) or "nothing"


def final(match: AnyMatch, kind: str) -> str:
    result: Result | None = match.result()
    if result is None:
        return "a game that goes on"
    standings = [result.standing(Seat(seat)) for seat in range(match.seats)]
    numbers = [one.points if kind == "points" else one.rank for one in standings]
    return " ".join((kind, *map(str, numbers)))


def tell(event: Any, words: list[str]) -> str:
    """As many words of the event as were expected; of one field, if that is named first."""
    name = type(event).__name__
    if words and words[0].isidentifier():
        named = " ".join(fields(event, words[0]))
        if named:
            return f"{name} {words[0]} {named}"
    return " ".join([name, *flat(event)][: len(words) + 1])


def fields(value: Any, name: str) -> Iterator[str]:
    """The values of every field of that name, however deep."""
    if isinstance(value, tuple):
        for item in value:
            yield from fields(item, name)
    for field in getattr(value, "__struct_fields__", ()):
        inside = getattr(value, field)
        yield from flat(inside) if field == name else fields(inside, name)


def flat(value: Any) -> Iterator[str]:
    """Every plain value in order."""
    if isinstance(value, tuple):
        for item in value:
            yield from flat(item)
    elif hasattr(value, "__struct_fields__"):
        for field in value.__struct_fields__:
            yield from flat(getattr(value, field))
    elif value is None:
        yield "none"
    else:
        yield str(value)
