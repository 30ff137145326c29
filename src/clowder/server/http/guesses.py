"""Wrong codes are counted, by address and by session, so that nobody tries them in bulk."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from limits import RateLimitItemPerHour

from clowder.server.http.limiter import Limiter
from clowder.server.log.denied import Denied, require
from clowder.server.settings import Settings


class Guesses:
    """Right codes cost nothing, unless there were too many wrong ones before."""

    def __init__(self, settings: Settings, limiter: Limiter) -> None:
        self._limiter = limiter
        self._by_session = RateLimitItemPerHour(settings.wrong_codes_per_session)
        self._by_address = RateLimitItemPerHour(settings.wrong_codes_per_address)

    @asynccontextmanager
    async def limited(self, address: str, session: str) -> AsyncIterator[None]:
        """Raises Denied before the code is even looked up, where there were too many wrong ones;
        a Denied inside counts as one more."""
        counters = ((self._by_session, "session", session), (self._by_address, "address", address))
        for limit, *who in counters:
            require(await self._limiter.test_moving(limit, *who), "too_many_codes")
        try:
            yield
        except Denied:
            for limit, *who in counters:
                await self._limiter.hit_moving(limit, *who)
            raise
