"""What a wish at a table comes to: the line to be written, or a typed no.

Nothing here changes anything; the line takes effect once it is on disk.
"""

from __future__ import annotations

from typing import Any

from clowder.bots.levels import bots_of
from clowder.core.game import Ask, Refusal, Seat
from clowder.core.record_text import AnyMatch
from clowder.core.value import Value
from clowder.server.log import entries as log
from clowder.server.log.state import TableState, entries_since, first_draws


class Denied(Exception):
    """No, and why: a code of the protocol, with words for it in the locale files."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Refused(Exception):
    """The rules of the game say no."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.why)
        self.refusal = refusal


class Guest(Value):
    """Who wishes: a session, by its own name."""

    session: str
    name: str
    language: str


def require(condition: object, code: str) -> None:
    if not condition:
        raise Denied(code)


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


def answer(table: TableState, seat: Seat, number: int, move: Any) -> log.Moved:
    """A move, and what NATURE draws at once."""
    trial = judge(table, seat, number, move)
    trial.rng = table.chance()
    trial.let_nature_answer()
    return moved(table, trial)


def judge(table: TableState, seat: Seat, number: int, move: Any) -> AnyMatch:
    """The match after a move; it quotes the question it answers, so that a late one cannot
    answer another."""
    require(table.match is not None, "not_started")
    assert table.match is not None
    require(not table.over, "over")
    asked = [opened for ask, opened in table.asks.items() if ask.seat == seat]
    require(number in asked, "stale")
    trial = table.match.fork()
    refusal = trial.play(seat, move)
    if refusal is not None:
        raise Refused(refusal)
    return trial


def moved(table: TableState, trial: AnyMatch) -> log.Moved:
    """The line that makes of a trial the truth."""
    assert table.match is not None
    written = entries_since(table.room, trial, len(table.match.entries))
    return log.Moved(written, last=not trial.asks)


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
    asker = table.undo_by
    require(asker is not None and seat in other_people(table, asker), "nothing_asked")
    assert asker is not None
    if not agree:
        return log.UndoDeclined(seat)
    if other_people(table, asker) - table.undo_agreed - {seat}:
        return log.UndoAgreed(seat)
    return log.Undone(asker, entries_after_undo(table, asker))


def entries_after_undo(table: TableState, seat: Seat) -> int:
    require(table.opened.day is None, "daily_counts")
    require(table.match is not None, "not_started")
    assert table.match is not None
    require(not table.over, "over")  # the seed may be known by now
    trial = table.match.fork()
    try:
        trial.undo(seat)
    except ValueError:
        raise Denied("undo_barred") from None
    origin = table.opened.origin
    require(origin is None or len(trial.entries) >= origin.entries, "undo_barred")
    return len(trial.entries)


def others_moved_since(table: TableState, seat: Seat, left: int) -> bool:
    assert table.match is not None
    return any(entry.seat not in (seat, -1) for entry in table.match.entries[left:])


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


def time_out(table: TableState, ask: Ask, number: int) -> log.Away:
    require(table.asks.get(ask) == number and not table.chairs[ask.seat].away, "stale")
    return log.Away(ask.seat, "time")


def come_back(table: TableState, guest: Guest, seat: int) -> log.Back:
    own_seat(table, guest, seat)
    require(table.chairs[seat].away, "not_away")
    return log.Back(Seat(seat))


def speak(table: TableState, guest: Guest, text: str) -> log.Said:
    require(text, "nothing_said")
    return log.Said(guest.session, guest.name, next(iter(seats_of(table, guest)), None), text)


def own_seat(table: TableState, guest: Guest, seat: int) -> None:
    require(seat in seats_of(table, guest), "not_your_seat")


def seats_of(table: TableState, guest: Guest) -> list[Seat]:
    return [
        Seat(place) for place, chair in enumerate(table.chairs) if chair.session == guest.session
    ]


def runs_table(table: TableState, guest: Guest) -> bool:
    return guest.session == table.opened.host or bool(seats_of(table, guest))
