"""Work that is done again and again: whatever goes wrong with it once, the next time comes."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from clowder.server.store.store import StorageError

logger = logging.getLogger(__name__)


async def try_once(work: Callable[[], Awaitable[None]], otherwise: str) -> None:
    """Do it; what goes wrong is logged as `otherwise`, but for the disk, which logs for itself."""
    try:
        await work()
    except StorageError:
        return
    except Exception:
        logger.exception(otherwise)
