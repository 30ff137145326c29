"""A fork: a table that begins with the first entries of another one, and goes on by itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from clowder.bots.levels import usual_level
from clowder.core.fairness import Origin
from clowder.core.game import NATURE, Seat
from clowder.core.match import Match
from clowder.core.record import Entry
from clowder.core.record_text import AnyMatch
from clowder.core.value import replace
from clowder.server.log import entries as log
from clowder.server.log.decide import Guest, seats_of
from clowder.server.log.denied import require, required
from clowder.server.log.state import TableState, entries_since

Past: TypeAlias = Sequence[Entry[Any]]


def past_of(table: TableState, step: int) -> Past:
    """The entries that a fork begins with; raises Denied while the table is not over."""
    require(table.over, "not_over")
    entries = required(table.match, "not_over").entries
    players = (place for place, entry in enumerate(entries) if entry.seat != NATURE)
    return entries[: max(step, next(players, len(entries)))]


def opening(table: TableState, guest: Guest, past: Past, commitment: str) -> log.Opened:
    """The same game and options, but private, without a clock or a promise of fairness."""
    return replace(
        table.opened,
        public=False,
        clock=log.Clock(),
        host=guest.session,
        commitment=commitment,
        fair=False,
        origin=Origin(table.name, len(past)),
        day=None,
        code="",
    )


def sitting(table: TableState, guest: Guest, seat: int | None) -> Iterator[log.LogEntry]:
    """The guest at one seat, bots at all others, in the furs that sat there."""
    own = next(iter(seats_of(table, guest)), Seat(0))
    chosen = own if seat is None else seat
    require(chosen < len(table.chairs), "not_your_seat")
    for place, chair in enumerate(table.chairs):
        if place == chosen:
            yield log.Sat(Seat(place), guest.session, guest.name, fur=chair.fur)
        else:
            yield log.BotSat(Seat(place), usual_level(table.room.name), chair.fur)


def resume(table: TableState, past: Past) -> AnyMatch:
    """The match after those entries; if NATURE is asked next, the new table's seed answers."""
    match: AnyMatch = Match(table.room, table.options, table.opened.seats)
    for entry in past:
        refusal = match.play(entry.seat, entry.move)
        assert refusal is None, refusal
    return match


def started(table: TableState, match: AnyMatch) -> log.Started:
    require(match.asks, "over")
    return log.Started(entries_since(table.room, match, 0))
