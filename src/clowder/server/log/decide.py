"""Decides what a command adds to the log of a table: the entry to be written, or a typed no.

Nothing here changes anything; the entry takes effect once it is on disk.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from clowder.bots.levels import bots_of, usual_level
from clowder.core.fairness import Fairness
from clowder.core.game import NATURE, Ask, Refusal, Seat
from clowder.core.record_text import AnyMatch
from clowder.core.room import AnyRoom
from clowder.core.value import Value
from clowder.server.log import entries as log
from clowder.server.log.denied import require, required
from clowder.server.log.state import TableState, entries_since, first_draws


class MoveRefused(Exception):
    """The rules of the game say no."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.why)
        self.refusal = refusal


class Guest(Value):
    """Who gives a command: a session, by its own name."""

    session: str
    name: str
    language: str
    earlier: tuple[str, ...] = ()  # sessions of other devices that are theirs by now

    @property
    def sessions(self) -> tuple[str, ...]:
        """All under which they may have sat down; the logs keep what was written then."""
        return (self.session, *self.earlier)


@dataclass(frozen=True)
class Simulation:
    """A move after which NATURE must simulate what happens, before there is an entry to write."""

    seat: Seat
    number: int  # of the question that the move answers
    trial: AnyMatch  # the match right after the move
    made: int  # entries of the match before the move
    start: Fairness | None = None  # what the first draws come from, where the match begins so


Decision: TypeAlias = log.LogEntry | Simulation


def sit(
    table: TableState, guest: Guest, seat: int | None, given: str, fur: log.Fur = ""
) -> log.Sat:
    require(table.match is None and not table.closed, "already_started")
    free = [place for place, chair in enumerate(table.chairs) if chair.free]
    require(free, "table_full")
    chosen = free[0] if seat is None else seat
    require(chosen in free, "seat_taken")
    return log.Sat(Seat(chosen), guest.session, guest.name, given, fur)


def stand(table: TableState, guest: Guest, seat: int) -> log.Stood:
    require(table.match is None, "already_started")
    own_seat(table, guest, seat)
    return log.Stood(Seat(seat))


def seat_bot(
    table: TableState, guest: Guest, seat: int | None, level: str, fur: log.Fur = ""
) -> log.BotSat:
    require(table.match is None and not table.closed, "already_started")
    require(runs_table(table, guest), "not_seated")
    level = level or usual_level(table.room.name)
    require(level in bots_of(table.room.name), "no_such_bot")
    free = [place for place, chair in enumerate(table.chairs) if chair.free]
    require(free, "table_full")
    chosen = free[-1] if seat is None else seat
    require(chosen in free, "seat_taken")
    return log.BotSat(Seat(chosen), level, fur)


def remove_bot(table: TableState, guest: Guest, seat: int) -> log.Stood:
    require(table.match is None, "already_started")
    require(runs_table(table, guest), "not_seated")
    require(0 <= seat < len(table.chairs) and table.chairs[seat].bot, "no_such_bot")
    return log.Stood(Seat(seat))


def start(table: TableState, guest: Guest) -> log.Started | Simulation:
    require(table.match is None and not table.closed, "already_started")
    require(runs_table(table, guest), "not_seated")
    require(not any(chair.free for chair in table.chairs), "seats_free")
    started = log.Started(first_draws(table))
    if table.room.slow_asks:
        trial = table.after(started).match
        assert trial is not None
        if asks_slow_nature(table.room, trial):
            return Simulation(NATURE, 0, trial, 0, table.fairness())
    return started


def answer(table: TableState, seat: Seat, number: int, move: Any) -> log.Moved | Simulation:
    """A move, and what NATURE draws at once; it quotes the number of the question it answers, so
    that a late move cannot answer another question."""
    match = required(table.match, "not_started")
    require(not table.over, "over")
    require(is_asked(table, seat, number), "stale")
    trial = match.fork()
    refusal = trial.play(seat, move)
    if refusal is not None:
        raise MoveRefused(refusal)
    if asks_slow_nature(table.room, trial):
        return Simulation(seat, number, trial, len(match.entries))
    trial.rng = table.chance()
    trial.let_nature_answer()
    return log.Moved(entries_since(table.room, trial, len(match.entries)), last=not trial.asks)


def asks_slow_nature(room: AnyRoom, match: AnyMatch) -> bool:
    """Whether NATURE is asked in a game where its answers take long simulations."""
    return bool(room.slow_asks and match.asks and match.asks[0].seat == NATURE)


def simulated(table: TableState, simulation: Simulation) -> log.Moved | log.Started | None:
    """The entry of a move whose simulation is done; None where the game has moved meanwhile."""
    match, trial, made = table.match, simulation.trial, simulation.made
    if simulation.start is not None:
        waits = match is None and not table.closed and not any(c.free for c in table.chairs)
        is_same = waits and table.fairness() == simulation.start
        return log.Started(entries_since(table.room, trial, 0)) if is_same else None
    if match is None or table.over or match.entries != trial.entries[:made]:
        return None
    if not is_asked(table, simulation.seat, simulation.number):
        return None
    return log.Moved(entries_since(table.room, trial, made), last=not trial.asks)


def is_asked(table: TableState, seat: Seat, number: int) -> bool:
    return any(ask.seat == seat and opened == number for ask, opened in table.asks.items())


def other_people(table: TableState, seat: Seat) -> set[Seat]:
    """The seats of other persons; one person at several seats need not ask themselves."""
    own = table.chairs[seat].session
    return {
        Seat(place)
        for place, chair in enumerate(table.chairs)
        if chair.session is not None and chair.session != own and not chair.away
    }


def leave(table: TableState, guest: Guest, seat: int) -> log.Away | log.Stood:
    """Before the start the seat is free again; later a bot plays on."""
    own_seat(table, guest, seat)
    if table.match is None:
        return log.Stood(Seat(seat))
    require(table.opened.day is None, "daily_counts")  # no bot plays for anybody
    require(not table.chairs[seat].away, "already_away")
    return log.Away(Seat(seat), "left")


def time_out(
    table: TableState,
    ask: Ask,
    number: int,
    answering: Mapping[tuple[Seat, int], int],
    is_resting: Callable[[Ask], bool],
) -> log.Away:
    """`answering` are those whose answers are being simulated by now: they were in time. Whoever
    `is_resting` has just taken a holiday."""
    require(table.asks.get(ask) == number and not table.chairs[ask.seat].away, "stale")
    require(not answering.get((ask.seat, number)) and not is_resting(ask), "stale")
    return log.Away(ask.seat, "time")


def hand_over(table: TableState, seat: Seat) -> log.Away:
    """To a bot: the others do not want to wait for somebody who is gone."""
    require(not table.over and not table.chairs[seat].away, "stale")
    return log.Away(seat, "gone")


def come_back(table: TableState, guest: Guest, seat: int) -> log.Back:
    own_seat(table, guest, seat)
    require(table.chairs[seat].away, "not_away")
    return log.Back(Seat(seat))


def speak(table: TableState, guest: Guest, text: str) -> log.Said:
    require(text, "nothing_said")
    session, seat = voice_of(table, guest)
    return log.Said(session, guest.name, seat, text)


def react(table: TableState, guest: Guest, cat: log.Cat) -> log.Reacted:
    session, seat = voice_of(table, guest)
    return log.Reacted(session, guest.name, seat, cat)


def voice_of(table: TableState, guest: Guest) -> tuple[str, Seat | None]:
    """As whom they speak: as the first of their seats, or as a spectator."""
    seat = next(iter(seats_of(table, guest)), None)
    return guest.session if seat is None else table.chairs[seat].session or guest.session, seat


def rematch(table: TableState, name: str) -> log.Rematched:
    """The same players go on at the table of that name."""
    require(table.rematch is None, "conflict")
    return log.Rematched(name)


def stop(table: TableState, guest: Guest, seat: int) -> log.Closed:
    """End the game without a result; only alone among mice, since nobody else waits then."""
    own_seat(table, guest, seat)
    require(table.match is not None, "not_started")
    require(table.opened.day is None, "daily_counts")
    require(not other_people(table, Seat(seat)), "not_alone")
    return close(table)


def close(table: TableState, by_host: bool = False) -> log.Closed:
    require(not table.over, "over")
    return log.Closed(by_host)


def own_seat(table: TableState, guest: Guest, seat: int) -> None:
    require(seat in seats_of(table, guest), "not_your_seat")


def seats_of(table: TableState, guest: Guest) -> list[Seat]:
    return [
        Seat(place) for place, chair in enumerate(table.chairs) if chair.session in guest.sessions
    ]


def runs_table(table: TableState, guest: Guest) -> bool:
    return table.opened.host in guest.sessions or bool(seats_of(table, guest))
