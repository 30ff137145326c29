"""Decides what a command adds to the log of a table: the entry to be written, or a typed no.

Nothing here changes anything; the entry takes effect once it is on disk.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from clowder.bots.levels import bots_of, usual_level
from clowder.core.game import NATURE, Ask, Refusal, Seat
from clowder.core.record_text import AnyMatch
from clowder.core.room import AnyRoom
from clowder.core.value import Value
from clowder.server.log import entries as log
from clowder.server.log.denied import Denied, require, required
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


@dataclass(frozen=True)
class Simulation:
    """A move after which NATURE must simulate what happens, before there is an entry to write."""

    seat: Seat
    number: int  # of the question that the move answers
    trial: AnyMatch  # the match right after the move
    made: int  # entries of the match before the move


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


def start(table: TableState, guest: Guest) -> log.Started:
    require(table.match is None and not table.closed, "already_started")
    require(runs_table(table, guest), "not_seated")
    require(not any(chair.free for chair in table.chairs), "seats_free")
    return log.Started(first_draws(table))


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


def simulated(table: TableState, simulation: Simulation) -> log.Moved | None:
    """The entry of a move whose simulation is done; None where the game has moved meanwhile."""
    match, trial, made = table.match, simulation.trial, simulation.made
    if match is None or table.over or match.entries != trial.entries[:made]:
        return None
    if not is_asked(table, simulation.seat, simulation.number):
        return None
    return log.Moved(entries_since(table.room, trial, made), last=not trial.asks)


def is_asked(table: TableState, seat: Seat, number: int) -> bool:
    return any(ask.seat == seat and opened == number for ask, opened in table.asks.items())


def take_back(table: TableState, seat: Seat) -> log.Undone | log.UndoAsked:
    """Free until somebody else has moved since, and always among bots; else people are asked."""
    left = entries_after_undo(table, seat)
    if not others_moved_since(table, seat, left) or not other_people(table, seat):
        return log.Undone(seat, left)
    require(table.undo_by is None, "undo_asked")
    return log.UndoAsked(seat)


def consent(
    table: TableState, seat: Seat, agree: bool
) -> log.Undone | log.UndoAgreed | log.UndoDeclined:
    """Whoever asked may say no to it, too, and so withdraw."""
    asker = required(table.undo_by, "nothing_asked")
    if seat == asker and not agree:
        return log.UndoDeclined(seat)
    require(seat in other_people(table, asker), "nothing_asked")
    if not agree:
        return log.UndoDeclined(seat)
    if undo_waits_for(table) - {seat}:
        return log.UndoAgreed(seat)
    return log.Undone(asker, entries_after_undo(table, asker))


def undo_waits_for(table: TableState) -> set[Seat]:
    """Who has not yet agreed to take a move back."""
    if table.undo_by is None:
        return set()
    return other_people(table, table.undo_by) - table.undo_agreed


def can_undo(table: TableState, seat: Seat) -> bool:
    """Whether taking back would do anything: at once, or by asking the others."""
    try:
        entries_after_undo(table, seat)
    except Denied:
        return False
    return True


def entries_after_undo(table: TableState, seat: Seat) -> int:
    require(table.opened.day is None, "daily_counts")
    match = required(table.match, "not_started")
    require(not table.over, "over")  # the seed may be known by now
    try:
        left = match.undo_point(seat)
    except ValueError:
        raise Denied("undo_barred") from None
    origin = table.opened.origin
    require(origin is None or left >= origin.entries, "undo_barred")
    return left


def others_moved_since(table: TableState, seat: Seat, left: int) -> bool:
    assert table.match is not None
    return any(entry.seat not in (seat, NATURE) for entry in table.match.entries[left:])


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
    table: TableState, ask: Ask, number: int, answering: Mapping[tuple[Seat, int], int]
) -> log.Away:
    """`answering` are those whose answers are being simulated by now: they were in time."""
    require(table.asks.get(ask) == number and not table.chairs[ask.seat].away, "stale")
    require(not answering.get((ask.seat, number)), "stale")
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
    return log.Said(guest.session, guest.name, next(iter(seats_of(table, guest)), None), text)


def rematch(table: TableState, name: str) -> log.Rematched:
    """The same players go on at the table of that name."""
    require(table.rematch is None, "conflict")
    return log.Rematched(name)


def close(table: TableState) -> log.Closed:
    require(not table.over, "over")
    return log.Closed()


def own_seat(table: TableState, guest: Guest, seat: int) -> None:
    require(seat in seats_of(table, guest), "not_your_seat")


def seats_of(table: TableState, guest: Guest) -> list[Seat]:
    return [
        Seat(place) for place, chair in enumerate(table.chairs) if chair.session == guest.session
    ]


def runs_table(table: TableState, guest: Guest) -> bool:
    return guest.session == table.opened.host or bool(seats_of(table, guest))
