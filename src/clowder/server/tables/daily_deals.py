"""The deal of a day: which day it is, its seed, the commitment to it, and when it is public."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime, timedelta

from clowder.core.fairness import commitment as seed_commitment
from clowder.core.fairness import day_seed, deal_name
from clowder.server.log.denied import Denied, require

DAY_SECONDS = 86_400
GRACE_SECONDS = 3_600  # whoever began in time may finish, before anything is shown


class DailyDeals:
    """A day is a day of UTC, as "2026-11-15"."""

    def __init__(self, secret: bytes, now: Callable[[], float]) -> None:
        self._secret = secret
        self._now = now

    def today(self) -> str:
        return datetime.fromtimestamp(self._now(), UTC).date().isoformat()

    def seconds_left(self) -> int:
        """Until the next deal."""
        return DAY_SECONDS - int(self._now()) % DAY_SECONDS

    def is_public(self, day: str | None) -> bool:
        """Whether everybody may see its deal; a table that is not daily (None) hides none."""
        return day is None or self._now() >= closing(day)

    def seed(self, game: str, day: str) -> bytes:
        return day_seed(self._secret, game, day)

    def commitment(self, game: str, day: str) -> str:
        return seed_commitment(deal_name(day), self.seed(game, day))

    def known(self, day: str) -> str:
        """The same day; raises Denied where it is none, or has not begun."""
        try:
            date.fromisoformat(day)
        except ValueError:
            raise Denied("no_such_day") from None
        require(day <= self.today(), "no_such_day")
        return day


def closing(day: str) -> float:
    """The time from which the day's deal is public and further results do not count."""
    begun = datetime.fromisoformat(day).replace(tzinfo=UTC)
    return begun.timestamp() + DAY_SECONDS + GRACE_SECONDS


def streak(days: Sequence[str], today: str) -> int:
    """How many days in a row, up to today, or to yesterday while today's deal is still to be
    played; `days` has the last one first."""
    counted, wanted = 0, today if today in days[:1] else day_before(today)
    for day in days:
        if day != wanted:
            break
        counted, wanted = counted + 1, day_before(wanted)
    return counted


def longest_streak(days: Sequence[str]) -> int:
    """The most days in a row there ever were; `days` has the last one first."""
    most, counted, wanted = 0, 0, ""
    for day in days:
        counted = counted + 1 if day == wanted else 1
        most, wanted = max(most, counted), day_before(day)
    return most


def day_before(day: str) -> str:
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()


def next_day(day: str) -> str:
    return (date.fromisoformat(day) + timedelta(days=1)).isoformat()
