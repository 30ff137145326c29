"""The clock of a table: how long each open question may still be thought about."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

from clowder.core.game import Ask
from clowder.server.log.holidays import TimeLeft, rest_at, rested
from clowder.server.log.state import TableState

GRACE_SECONDS = 10.0  # that everybody has at least after a restart of the server, to come back
LONGEST_WAIT = 3600.0  # until the clocks are looked at again: machines sleep, and clocks are set


class MoveClock:
    """Knows from the log when each question was asked, so that a restart does not reset it."""

    def __init__(self, table: TableState, now: Callable[[], float]) -> None:
        self._table = table
        self._now = now
        self._began = -math.inf
        self._written_at: dict[int, float] = {}  # by the number of the entry

    def give_grace(self) -> None:
        """Give everybody some seconds, since the server or the node of this table was away."""
        self._began = self._now()

    def note(self, number: int, at: int) -> None:
        """Remember when an entry of the log was written, in milliseconds."""
        self._written_at[number] = at / 1000

    def forget(self) -> None:
        """Drop the times of entries that no open question came from."""
        asked = set(self._table.asks.values())
        self._written_at = {n: at for n, at in self._written_at.items() if n in asked}

    def left(self) -> dict[Ask, TimeLeft]:
        """The time left for each open question; empty where the table has no clock."""
        limit = self._table.opened.clock.seconds()
        if limit is None or self._table.over:
            return {}
        now = self._now()
        spared = self._began + min(GRACE_SECONDS, limit) - now
        return {
            ask: TimeLeft(
                round(max(0.0, limit - self._thought(ask, number, now), spared), 1),
                rest_at(self._table.chairs[ask.seat].holidays, int(now * 1000)) / 1000,
            )
            for ask, number in self._table.asks.items()
        }

    def asked_at(self) -> int | None:
        """When the question that is open longest was asked, in milliseconds; None if none is."""
        asked = [self._written_at[number] for number in self._table.asks.values()]
        return round(min(asked) * 1000) if asked and not self._table.over else None

    def _thought(self, ask: Ask, number: int, now: float) -> float:
        """Seconds since the question was asked, without those of a holiday."""
        since, holidays = self._written_at[number], self._table.chairs[ask.seat].holidays
        return now - since - rested(holidays, int(since * 1000), int(now * 1000)) / 1000

    def is_up(self, ask: Ask) -> bool:
        left = self.left().get(ask)
        return left is not None and left.seconds <= 0 and left.rests <= 0

    def is_resting(self, ask: Ask) -> bool:
        left = self.left().get(ask)
        return left is not None and left.rests > 0

    def next_look(self, asks: Iterable[Ask]) -> float | None:
        """Seconds after which the time of one of these questions may be up; None without a
        clock."""
        left = self.left()
        waits = (left[ask].seconds + left[ask].rests for ask in asks if ask in left)
        soonest = min(waits, default=None)
        return None if soonest is None else min(soonest, LONGEST_WAIT)

    @property
    def is_running(self) -> bool:
        return any(left.seconds > 0 for left in self.left().values())
