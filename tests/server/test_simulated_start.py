"""A start that is simulated: meanwhile the table is free, and may change its mind."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from clowder.core.verify import verify
from clowder.games import find_room
from clowder.server.log import decide
from clowder.server.log.commands import command
from clowder.server.log.decide import Guest
from clowder.server.log.denied import Denied
from clowder.server.tables.house import House
from clowder.server.tables.live import LiveTable
from clowder.server.wire.bodies import TableSettings
from tests.server.bench import guest, open_house
from tests.server.test_simulating import WaitingNature
from tests.waiting import until

pytestmark = pytest.mark.anyio
ROOM = find_room("cat_and_the_tower")


@asynccontextmanager
async def waiting_room(
    folder: Path,
) -> AsyncIterator[tuple[House, LiveTable, Guest, WaitingNature]]:
    async with open_house(folder) as house:
        ann, nature = await guest(house, "Ann"), WaitingNature()
        house.nature = nature
        settings = TableSettings(ROOM.name, 2, {"start": "shaken"})
        live = await house.open_table(ann, settings)
        await live.do(command("sit", decide.sit, ann, 0, ""))
        await live.do(command("bot", decide.seat_bot, ann, 1, "uniform"))
        try:
            yield house, live, ann, nature
        finally:
            await nature.pool.close()


async def test_the_tower_stands_once_it_is_simulated(tmp_path: Path) -> None:
    async with waiting_room(tmp_path) as (_, live, ann, nature):
        starting = asyncio.create_task(live.do(command("start", decide.start, ann)))
        await until(lambda: nature.asked, "the simulation")
        await live.do(command("talk", decide.speak, ann, "Meow"))
        assert live.table.match is None

        nature.may_go.set()
        await starting

        assert live.table.match is not None
        assert live.table.match.state.top > 1
        assert verify(ROOM, live.table.record())


async def test_a_seat_that_is_left_meanwhile_is_not_played(tmp_path: Path) -> None:
    async with waiting_room(tmp_path) as (_, live, ann, nature):
        starting = asyncio.create_task(live.do(command("start", decide.start, ann)))
        await until(lambda: nature.asked, "the simulation")
        await live.do(command("away", decide.remove_bot, ann, 1))
        nature.may_go.set()

        with pytest.raises(Denied, match="seats_free"):
            await starting
        assert live.table.match is None
