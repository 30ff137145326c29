"""Reports are counted, by guest and by address, so that nobody floods the hosts of the house."""

from __future__ import annotations

from limits import RateLimitItemPerHour

from clowder.server.http.limiter import Limiter
from clowder.server.log.denied import require
from clowder.server.settings import Settings


class Reporting:
    def __init__(self, settings: Settings, limiter: Limiter) -> None:
        self._limiter = limiter
        self._by_session = RateLimitItemPerHour(settings.reports_per_session)
        self._by_address = RateLimitItemPerHour(settings.reports_per_address)

    async def count(self, address: str, session: str) -> None:
        """Count a report; raises Denied where there were too many."""
        by_session = await self._limiter.hit_moving(self._by_session, "reports", session)
        require(by_session, "too_many_reports")
        by_address = await self._limiter.hit_moving(self._by_address, "reports at", address)
        require(by_address, "too_many_reports")
