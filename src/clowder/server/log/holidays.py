"""Holidays: days that a player takes off, while the clock of their questions stands still.

All times are milliseconds since 1970; the time is passed in and written down with the entry, so
that every node and every restart comes to the same.
"""

from __future__ import annotations

from collections.abc import Sequence

from clowder.core.game import Seat
from clowder.core.value import Value
from clowder.server.log import entries as log
from clowder.server.log.decide import Guest, own_seat
from clowder.server.log.denied import require
from clowder.server.log.state import TableState

DAY_MS = 86_400_000


class TimeLeft(Value):
    """What the clock of a question shows."""

    seconds: float
    rests: float = 0.0  # seconds for which it stands still, before it goes on


def take(table: TableState, guest: Guest, seat: int, days: int, now: int) -> log.HolidayTaken:
    own_seat(table, guest, seat)
    require(table.match is not None, "not_started")
    require(not table.over, "over")
    chair = table.chairs[seat]
    require(not chair.away, "already_away")
    require(rest_at(chair.holidays, now) == 0, "on_holiday")
    require(days_used(chair.holidays) + days <= table.opened.clock.holiday, "no_holiday_left")
    return log.HolidayTaken(seat=Seat(seat), began=now, until=now + days * DAY_MS)


def end(table: TableState, guest: Guest, seat: int, now: int) -> log.HolidayEnded:
    own_seat(table, guest, seat)
    require(rest_at(table.chairs[seat].holidays, now), "not_on_holiday")
    return log.HolidayEnded(Seat(seat), now)


def rest_at(holidays: Sequence[log.HolidayTaken], now: int) -> int:
    """How much longer the clock stands still; 0 where it runs."""
    return max(0, holidays[-1].until - now) if holidays else 0


def rested(holidays: Sequence[log.HolidayTaken], since: int, now: int) -> int:
    """How much of the time between the two was holiday."""
    return sum(max(0, min(taken.until, now) - max(taken.began, since)) for taken in holidays)


def days_used(holidays: Sequence[log.HolidayTaken]) -> int:
    """Days that were begun; whoever comes back early keeps the others."""
    return sum(-((taken.began - taken.until) // DAY_MS) for taken in holidays)
