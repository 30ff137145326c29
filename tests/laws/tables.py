"""Every room with every number of seats and every mix of options, and random games at them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

import pytest
from hypothesis import strategies

from clowder.core.game import NATURE, Seat
from clowder.core.match import Match
from clowder.core.record import Entry
from clowder.core.record_text import AnyMatch
from clowder.core.rng import FastRng, Rng
from clowder.core.room import AnyRoom
from tests.laws.rooms import CASES, Case

SEEDS = strategies.integers(0, 2**32 - 1)
LONGEST_PAUSE = 30  # between two moments: some games may be far longer than they mostly are


class Table(NamedTuple):
    case: Case
    seats: int
    options: Any

    @property
    def room(self) -> AnyRoom:
        return self.case.room

    def __str__(self) -> str:
        fields = self.options.__struct_fields__
        chosen = [f"{name}={getattr(self.options, name)}" for name in fields]
        return "-".join((self.room.name, str(self.seats), *chosen))

    def __repr__(self) -> str:
        return str(self)

    def viewers(self) -> tuple[Seat | None, ...]:
        """Everyone who looks on, the spectator last."""
        return (*(Seat(seat) for seat in range(self.seats)), None)


def all_tables() -> Iterator[Table]:
    for case in CASES:
        for seats, options in product(case.room.seats, case.mixes or all_options(case.room)):
            try:
                case.room.opening(options, seats)
            except ValueError:
                continue  # a mix that the room does not offer
            yield Table(case, seats, options)


def all_options(room: AnyRoom) -> Iterator[Any]:
    hints = get_type_hints(room.types.options)
    names = room.types.options.__struct_fields__
    for values in product(*(values_of(hints[name]) for name in names)):
        yield room.types.options(**dict(zip(names, values, strict=True)))


def values_of(kind: Any) -> tuple[Any, ...]:
    if kind is bool:
        return (False, True)
    assert get_origin(kind) is Literal, f"how to choose values of {kind}?"
    return get_args(kind)


TABLES = tuple(all_tables())
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def new_match(table: Table, rng: Rng | None) -> AnyMatch:
    return Match(table.room, table.options, table.seats, rng)


def moments(table: Table, seed: int) -> Iterator[AnyMatch]:
    """A random game, seen before each move of a player and at its end."""
    if table.case.seeds:
        yield from retold(table, kept(table, table.case.seeds[seed % len(table.case.seeds)]))
    else:
        yield from played(table, seed)


@cache
def kept(table: Table, seed: int) -> tuple[Entry[Any], ...]:
    """The entries of a random game, which alone give it again."""
    *_, match = played(table, seed)
    return tuple(match.entries)


def retold(table: Table, entries: tuple[Entry[Any], ...]) -> Iterator[AnyMatch]:
    match = new_match(table, None)
    for entry in entries:
        if entry.seat != NATURE:
            yield match
        refusal = match.play(entry.seat, entry.move)
        assert refusal is None, refusal
    yield match


def played(table: Table, seed: int) -> Iterator[AnyMatch]:
    rng = FastRng(seed)
    match = new_match(table, rng)
    style = rng.choice(table.case.styles)
    while match.asks:
        yield match
        seat = rng.choice(match.asks).seat
        refusal = match.play(seat, style(match, seat, rng))
        assert refusal is None, refusal
        assert len(match.entries) <= table.room.longest
    yield match


def some_moments(table: Table, seed: int, count: int) -> Iterator[AnyMatch]:
    """Some moments of a random game: the next one, or one a few moves on."""
    rng = FastRng(seed).stream("moments", 0)
    pause = rng.below(5)
    for match in moments(table, seed):
        pause -= 1
        if pause < 0 and match.asks and count > 0:
            count -= 1
            pause = rng.below(min(table.room.longest // 8, LONGEST_PAUSE))
            yield match


def play_out(table: Table, seed: int) -> AnyMatch:
    return list(moments(table, seed))[-1]


def states(match: AnyMatch) -> list[Any]:
    """Every state the match went through, NATURE's included."""
    return [match.room.opening(match.options, match.seats), *(step.state for step in match.steps)]
