"""Waiting for work that goes on where whoever waits for it is gone."""

from __future__ import annotations

import asyncio
from typing import TypeVar

from clowder.server.store.store import StorageError

Done = TypeVar("Done")


async def shielded(work: asyncio.Task[Done]) -> Done:
    """Raises StorageError where the work itself was cancelled, as happens when a table is read
    anew from its log."""
    try:
        return await asyncio.shield(work)
    except asyncio.CancelledError:
        waiting = asyncio.current_task()
        if work.cancelled() and waiting is not None and not waiting.cancelling():
            raise StorageError("it was ended before it was done") from None
        raise
