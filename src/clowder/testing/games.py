"""Random games at a table, moment by moment."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from clowder.core.game import NATURE
from clowder.core.match import Match
from clowder.core.record import Entry
from clowder.core.record_text import AnyMatch
from clowder.core.rng import FastRng, Rng
from clowder.testing.case import LawTable

LONGEST_PAUSE = 30  # between two moments: some games may be far longer than they mostly are


def new_match(table: LawTable, rng: Rng | None) -> AnyMatch:
    return Match(table.room, table.options, table.seats, rng)


def moments(table: LawTable, seed: int) -> Iterator[AnyMatch]:
    """A random game, seen before each move of a player and at its end."""
    seeds = table.case.seeds
    yield from replay_moments(table, entries_of(table, seeds[seed % len(seeds)] if seeds else seed))


# Many laws look at the same games, and a replay costs up to fourteen times less than playing anew.
@lru_cache(maxsize=1000)
def entries_of(table: LawTable, seed: int) -> tuple[Entry[Any], ...]:
    """The entries of a random game, which alone give it again."""
    *_, match = played(table, seed)
    return tuple(match.entries)


def replay_moments(table: LawTable, entries: tuple[Entry[Any], ...]) -> Iterator[AnyMatch]:
    match = new_match(table, None)
    for entry in entries:
        if entry.seat != NATURE:
            yield match
        refusal = match.play(entry.seat, entry.move)
        assert refusal is None, refusal
    yield match


def played(table: LawTable, seed: int) -> Iterator[AnyMatch]:
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


def some_moments(table: LawTable, seed: int, count: int) -> Iterator[AnyMatch]:
    """Some moments of a random game: the next one, or one a few moves on."""
    rng = FastRng(seed).stream("moments", 0)
    pause = rng.below(5)
    for match in moments(table, seed):
        if count == 0:
            return  # nobody looks at the rest of the game
        pause -= 1
        if pause < 0 and match.asks:
            count -= 1
            pause = rng.below(min(table.room.longest // 8, LONGEST_PAUSE))
            yield match


def play_out(table: LawTable, seed: int) -> AnyMatch:
    return list(moments(table, seed))[-1]


def states(match: AnyMatch) -> list[Any]:
    """Every state the match went through, NATURE's included."""
    return [match.room.opening(match.options, match.seats), *(step.state for step in match.steps)]
