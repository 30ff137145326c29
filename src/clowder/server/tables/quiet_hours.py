"""Quiet hours: notices wait for their end, by the clock on the reader's wall."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

from clowder.server.log.denied import Denied
from clowder.server.wire.notices import QuietHours


def check_quiet(quiet: QuietHours) -> None:
    """Raises Denied where nobody knows the time zone."""
    try:
        ZoneInfo(quiet.zone)
    except (ValueError, OSError, LookupError):
        raise Denied("bad_time_zone") from None


def end_of_quiet(quiet: QuietHours, now: float) -> int | None:
    """When the quiet hours are over, in milliseconds; None where it is not quiet now."""
    zone = ZoneInfo(quiet.zone)
    local = datetime.fromtimestamp(now, UTC).astimezone(zone)
    begins, ends = time.fromisoformat(quiet.begins), time.fromisoformat(quiet.ends)
    clock = local.time()
    over_night = begins > ends
    is_late, is_early = clock >= begins, clock < ends
    if not (is_late or is_early if over_night else is_late and is_early):
        return None
    day = local.date() if is_early else local.date() + timedelta(days=1)
    # A clock that is put back shows that time twice: the next one counts, or it would be over.
    both = (datetime.combine(day, ends.replace(fold=fold), zone).timestamp() for fold in (0, 1))
    return int(min(end for end in both if end > now) * 1000)
