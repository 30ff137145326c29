"""Two nodes of one house, for tests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from clowder.server.tables.house import House
from tests.server.bench import open_house

OPENING = {"game": "cat_in_the_box", "seats": 2}


@asynccontextmanager
async def two_houses(folder: Path, db: str, bus: str = "") -> AsyncIterator[tuple[House, House]]:
    settings: dict[str, Any] = {"db": db, "bus": bus, "grace_seconds": 0.0}
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(open_house(folder, **settings))
        second = await stack.enter_async_context(open_house(folder, **settings))
        yield first, second
