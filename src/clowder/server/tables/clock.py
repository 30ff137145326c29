"""The clock of a table: how long each open question may still be thought about."""

from __future__ import annotations

from collections.abc import Callable

from clowder.server.log.state import TableState

GRACE_SECONDS = 10.0  # that everybody has at least after a restart of the server, to come back


class MoveClock:
    """Knows from the log when each question was asked, so that a restart does not reset it."""

    def __init__(self, table: TableState, now: Callable[[], float]) -> None:
        self._table = table
        self._now = now
        self._began = now()
        self._written_at: dict[int, float] = {}  # by the number of the entry

    def note(self, number: int, at: int) -> None:
        """An entry of the log was written at that time, in milliseconds."""
        self._written_at[number] = at / 1000

    def seconds_left(self) -> dict[int, float]:
        """For each open question by its number; nothing where there is no clock."""
        limit = self._table.opened.clock.seconds()
        if limit is None or self._table.over:
            return {}
        now, earliest = self._now(), self._began + min(GRACE_SECONDS, limit) - limit
        asked_at = {number: self._written_at[number] for number in self._table.asks.values()}
        return {
            number: round(max(0.0, max(at, earliest) + limit - now), 1)
            for number, at in asked_at.items()
        }

    @property
    def is_running(self) -> bool:
        return any(left > 0 for left in self.seconds_left().values())
