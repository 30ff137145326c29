"""Quiet hours by the clock on the wall, over midnight and where that clock is put back."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from clowder.server.tables.quiet_hours import end_of_quiet
from clowder.server.wire.notices import QuietHours

PRAGUE = "Europe/Prague"


def end(begins: str, ends: str, now: str) -> str | None:
    """Both moments in UTC."""
    shown = datetime.fromisoformat(now).replace(tzinfo=UTC).timestamp()
    found = end_of_quiet(QuietHours(begins, ends, PRAGUE), shown)
    return None if found is None else f"{datetime.fromtimestamp(found / 1000, UTC):%Y-%m-%d %H:%M}"


@pytest.mark.parametrize(
    ("begins", "ends", "now", "expected"),
    [
        # Over midnight, and within a day.
        ("22:00", "07:00", "2026-11-15 20:59", None),
        ("22:00", "07:00", "2026-11-15 21:00", "2026-11-16 06:00"),
        ("22:00", "07:00", "2026-11-16 05:59", "2026-11-16 06:00"),
        ("22:00", "07:00", "2026-11-16 06:00", None),
        ("12:00", "14:00", "2026-11-16 11:30", "2026-11-16 13:00"),
        ("12:00", "14:00", "2026-11-16 13:00", None),
        # The clock goes forward: a night of one hour less, and an end that is not shown that day.
        ("22:00", "07:00", "2026-03-28 22:00", "2026-03-29 05:00"),
        ("22:00", "02:30", "2026-03-29 00:30", "2026-03-29 01:30"),
        # The clock goes back: what is shown twice is quiet until it is shown for the last time.
        ("22:00", "07:00", "2026-10-24 21:00", "2026-10-25 06:00"),
        ("22:00", "02:30", "2026-10-24 23:00", "2026-10-25 00:30"),
        ("22:00", "02:30", "2026-10-25 01:10", "2026-10-25 01:30"),
        ("22:00", "02:30", "2026-10-25 01:30", None),
    ],
)
def test_quiet_hours_end_in_the_future(
    begins: str, ends: str, now: str, expected: str | None
) -> None:
    assert end(begins, ends, now) == expected
