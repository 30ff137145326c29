"""Counts what clients do: on all nodes together where there is a bus, and always on this one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

from limits import RateLimitItem
from limits.aio.storage import MemoryStorage, RedisStorage
from limits.aio.strategies import FixedWindowRateLimiter, MovingWindowRateLimiter, RateLimiter

from clowder.server.settings import Settings

PATIENCE = 0.25  # seconds for the bus to answer
AGAIN_SECONDS = 5.0  # until a bus that did not is asked again


class Limiter:
    """Whoever is within the limits here is asked about on the bus. That may be gone: then each
    node counts for itself."""

    def __init__(self, settings: Settings) -> None:
        own, shared = MemoryStorage(), storage_on(settings.bus) if settings.bus else None
        self._bridge: Any = None if shared is None else shared.bridge
        self._fixed = strategies(FixedWindowRateLimiter, own, shared)
        self._moving = strategies(MovingWindowRateLimiter, own, shared)
        self._again_at = 0.0

    async def close(self) -> None:
        if self._bridge is not None:
            await self._bridge.storage.aclose()

    async def hit(self, limit: RateLimitItem, *who: str) -> bool:
        """Count one, by a fixed window; False where it is too many."""
        own, shared = self._fixed
        if not await own.hit(limit, *who):
            return False
        return shared is None or await self._ask(lambda: shared.hit(limit, *who))

    async def hit_moving(self, limit: RateLimitItem, *who: str) -> bool:
        """Count one, by a moving window, which is dearer; False where it is too many."""
        own, shared = self._moving
        counted = await own.hit(limit, *who)
        return counted and (shared is None or await self._ask(lambda: shared.hit(limit, *who)))

    async def test_moving(self, limit: RateLimitItem, *who: str) -> bool:
        """Whether another one would be too many."""
        own, shared = self._moving
        if not await own.test(limit, *who):
            return False
        return shared is None or await self._ask(lambda: shared.test(limit, *who))

    async def _ask(self, question: Callable[[], Awaitable[bool]]) -> bool:
        """True where the bus does not answer: this node's own count has said yes."""
        from redis.exceptions import RedisError

        if time.monotonic() < self._again_at:
            return True
        try:
            async with asyncio.timeout(PATIENCE):
                return await question()
        except (RedisError, OSError):
            self._again_at = time.monotonic() + AGAIN_SECONDS
            return True


def strategies(
    kind: Callable[[Any], RateLimiter], own: MemoryStorage, shared: RedisStorage | None
) -> tuple[RateLimiter, RateLimiter | None]:
    return kind(own), None if shared is None else kind(shared)


def storage_on(bus: str) -> RedisStorage:
    address = bus.replace("unix:", "redis+unix:", 1) if bus.startswith("unix:") else bus
    return RedisStorage(f"async+{address}", implementation="redispy", key_prefix="clowder")
