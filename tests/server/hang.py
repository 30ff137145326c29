"""A house whose bot hangs, in a process of its own."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from clowder.bots.levels import BOTS
from tests.server.bench import guest, open_house, seated_table
from tests.server.strange import Sleeper

SLEEPER = "tests.server.strange:Sleeper"


async def hang(folder: Path) -> None:
    BOTS[SLEEPER] = Sleeper
    async with open_house(folder, bot_seconds=3.0, workers=1) as house:
        await seated_table(house, [await guest(house, "Ann")], bots=1, level=SLEEPER)
        await asyncio.sleep(3600)


if __name__ == "__main__":
    asyncio.run(hang(Path(sys.argv[1])))
