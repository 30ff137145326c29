"""The bus: nodes let each other know over Redis that a table has a new entry, and nothing else.

It may lose everything: whoever hears nothing looks for itself a moment later.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from clowder.core.fault import Fault
from clowder.core.value import Value, to_json
from clowder.core.words import say

if TYPE_CHECKING:
    from redis.asyncio import Redis

CHANNEL = "clowder.tables"
MOST_WAITING = 10_000  # hints; the oldest are dropped
AGAIN_SECONDS = 0.5  # until the bus is tried again
QUIET_SECONDS = 5.0  # without a hint, until the connection is tried
TIMEOUT_SECONDS = 2.0  # for the bus to take a hint, or a connection

logger = logging.getLogger(__name__)


class TableHint(Value):
    """That a table has an entry of that number, or that other people look at it; the rest is in
    the database."""

    table: str
    number: int  # 0: somebody came or went


class Bus:
    def __init__(self, url: str, hear: Callable[[TableHint], None]) -> None:
        """Raises Fault where the URL makes no sense, or the driver is not installed."""
        self._redis = connect(url)
        self._hear = hear
        self._waiting: deque[TableHint] = deque(maxlen=MOST_WAITING)
        self._news = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._known: bool | None = None  # whether it is there, when last looked at

    def open(self) -> None:
        self._tasks = [
            asyncio.create_task(self._keep_running(self._send_on), name="bus sender"),
            asyncio.create_task(self._keep_running(self._listen_on), name="bus listener"),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    def publish(self, hint: TableHint) -> None:
        """Send it soon; never waits."""
        self._waiting.append(hint)
        self._news.set()

    async def _keep_running(self, work: Callable[[], object]) -> None:
        """Run `work` for ever, again a moment after each time that the bus went away."""
        from redis.exceptions import RedisError

        while True:
            try:
                await work()  # type: ignore[misc]
            except (RedisError, OSError, TimeoutError) as error:
                if work == self._listen_on:  # which finds out sooner or later
                    self._note(False, str(error))
                await asyncio.sleep(AGAIN_SECONDS)

    def _note(self, connected: bool, reason: str = "") -> None:
        """Log whether the bus is there, once for each change; silent where it is from the start."""
        if not connected and self._known is not False:
            logger.warning("connection to the bus lost: %s; the database is polled instead", reason)
        elif connected and self._known is False:
            logger.warning("connection to the bus restored")
        self._known = connected

    @property
    def connected(self) -> bool:
        return self._known is True

    async def _send_on(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            while self._waiting:
                hints = [self._waiting.popleft() for _ in range(len(self._waiting))]
                async with self._redis.pipeline(transaction=False) as pipeline:
                    for hint in hints:
                        pipeline.publish(CHANNEL, to_json(hint))
                    await pipeline.execute()

    async def _listen_on(self) -> None:
        async with self._redis.pubsub(ignore_subscribe_messages=True) as listener:
            await listener.subscribe(CHANNEL)
            await listener.ping()
            self._note(True)
            while True:
                message = await listener.get_message(timeout=QUIET_SECONDS)
                if message is None:
                    await listener.ping()  # a dead connection says nothing, too
                elif message["type"] == "message":
                    self._take(message["data"])

    def _take(self, data: bytes) -> None:
        try:
            self._hear(msgspec.json.decode(data, type=TableHint))
        except msgspec.MsgspecError:
            logger.warning("malformed message on the bus ignored")


def connect(url: str) -> Redis:
    try:
        from redis.asyncio import Redis
    except ModuleNotFoundError:
        raise Fault(
            "redis is not installed; pip install clowder[redis]",
            say("fault-driver", name="redis", extra="redis"),
        ) from None
    patience = TIMEOUT_SECONDS
    try:
        return Redis.from_url(
            url, retry=None, socket_connect_timeout=patience, socket_timeout=patience
        )
    except ValueError as error:
        raise Fault(f"--bus: {error}", say("fault-bus-url", reason=str(error))) from None
