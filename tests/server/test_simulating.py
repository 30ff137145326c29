"""While NATURE simulates, the table is free for everything else, and nothing is decided twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from clowder.core.game import NATURE, Seat
from clowder.core.record_text import AnyMatch
from clowder.core.rng import Rng
from clowder.core.room import AnyRoom
from clowder.games import find_room
from clowder.server.log import decide
from clowder.server.log.commands import Command, command
from clowder.server.log.decide import Guest
from clowder.server.log.denied import Denied
from clowder.server.log.entries import Clock
from clowder.server.tables import bot_player
from clowder.server.tables.house import House
from clowder.server.tables.live import LiveTable
from clowder.server.wire import messages, requests
from clowder.server.work.bots import prepare
from clowder.server.work.nature import NatureWorkers
from clowder.server.work.pool import WorkerPool
from tests.server.bench import Hand, guest, only, open_house, seated_table
from tests.waiting import PATIENCE, until, within

pytestmark = pytest.mark.anyio
NO_CLOCK = Clock()
ROOM = find_room("cat_and_the_tower")
WALL = ROOM.read_move("wall brick 150 150 180 90")  # far from Toto: it is let go in any case


class WaitingNature(NatureWorkers):
    """Simulates once the test lets it."""

    def __init__(self) -> None:
        super().__init__(WorkerPool(1, prepare), PATIENCE)
        self.asked = 0
        self.may_go = asyncio.Event()

    async def let_answer(
        self, room: AnyRoom, match: AnyMatch, rng: Rng, guest: str, table: str
    ) -> None:
        self.asked += 1
        await self.may_go.wait()
        await super().let_answer(room, match, rng, guest, table)


class Site:
    """A wall is to be placed by Ann, and NATURE waits."""

    def __init__(self, house: House, live: LiveTable, ann: Guest, nature: WaitingNature) -> None:
        self.house, self.live, self.nature = house, live, nature
        self.number = next(iter(live.table.asks.values()))
        self.ann = Hand(house, live, ann, 0)

    def placing(self, id: str = "place") -> Command:
        return command(id, decide.answer, Seat(0), self.number, WALL)

    async def begin(self, command: Command) -> asyncio.Task[int]:
        before = self.nature.asked
        task = asyncio.create_task(self.live.do(command))
        await until(lambda: self.nature.asked > before, "a simulation")
        return task

    def last_seats(self) -> list[Seat]:
        assert self.live.table.match is not None
        return [entry.seat for entry in self.live.table.match.entries[-2:]]


@asynccontextmanager
async def building_site(folder: Path, clock: Clock = NO_CLOCK) -> AsyncIterator[Site]:
    async with open_house(folder) as house:
        ann, nature = await guest(house, "Ann"), WaitingNature()
        house.nature = nature
        live = await seated_table(house, [ann], game=ROOM.name, clock=clock)
        number = next(iter(live.table.asks.values()))
        await live.do(command("use", decide.answer, Seat(0), number, ROOM.read_move("use 1 1")))
        try:
            yield Site(house, live, ann, nature)
        finally:
            await live.stop()
            await nature.pool.close()


async def test_whoever_chats_while_a_wall_falls_is_heard_at_once(tmp_path: Path) -> None:
    async with building_site(tmp_path) as site:
        placing = await site.begin(site.placing())

        heard = await within(site.ann.say(requests.Chat("hi", "Hold it!")), "an answer to a chat")
        assert only(messages.Done, heard).number == site.live.table.last_number
        site.nature.may_go.set()

        assert await placing == site.live.table.last_number
        assert site.last_seats() == [NATURE, NATURE]
        assert site.nature.asked == 1  # a chat does not change what falls


async def test_a_table_closed_meanwhile_stays_closed(tmp_path: Path) -> None:
    async with building_site(tmp_path) as site:
        placing = await site.begin(site.placing())

        closed = await within(site.live.do(command("close", decide.close)), "the table to close")
        site.nature.may_go.set()

        with pytest.raises(Denied, match="over"):
            await placing
        assert site.live.table.last_number == closed


async def test_a_table_that_is_stopped_meanwhile_begins_nothing_more(tmp_path: Path) -> None:
    async with building_site(tmp_path, Clock("move", 1000)) as site:
        await site.begin(site.placing())
        site.live.viewers.clear()

        await site.live.stop()

        assert site.live.idle  # no bot that thinks for it, no clock that runs


async def test_a_placing_sent_again_meanwhile_is_simulated_once(tmp_path: Path) -> None:
    async with building_site(tmp_path) as site:
        first = await site.begin(site.placing())
        again = asyncio.create_task(site.live.do(site.placing()))
        other = asyncio.create_task(site.live.do(site.placing("another")))
        site.nature.may_go.set()

        assert await first == await again
        with pytest.raises(Denied, match="stale"):
            await other
        assert site.nature.asked == 1


async def test_nobody_runs_out_of_time_while_their_wall_falls(tmp_path: Path) -> None:
    async with building_site(tmp_path, Clock("move", 1)) as site:
        placing = await site.begin(site.placing())
        await until(lambda: not site.live.clock.is_running, "the clock to run out")
        for number in range(5):  # each is written after whatever the clock has done by then
            await site.ann.say(requests.Chat(f"hi{number}", "Hold it!"))
        assert not site.live.table.chairs[0].away
        site.nature.may_go.set()

        await placing

        assert site.last_seats() == [NATURE, NATURE]


async def test_nobody_runs_out_of_time_at_the_very_instant_of_their_answer(tmp_path: Path) -> None:
    async with building_site(tmp_path, Clock("move", 1)) as site:
        ask = next(iter(site.live.table.asks))
        placing = asyncio.create_task(site.live.do(site.placing()))  # it is decided first,
        out_of_time = asyncio.create_task(site.live.time_out(ask, site.number))  # and then this

        await within(out_of_time, "the clock to be heard")
        assert not site.live.table.chairs[0].away
        site.nature.may_go.set()
        await placing

        assert site.last_seats() == [NATURE, NATURE]
        assert not site.live.table.chairs[0].away


async def test_a_bot_whose_placings_come_to_no_outcome_places_until_one_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot_player, "RETRY_SECONDS", 0.01)
    async with building_site(tmp_path) as site:
        failures = 0

        async def fail(room: AnyRoom, match: AnyMatch, rng: Rng, *whose: str) -> None:
            nonlocal failures
            failures += 1
            if failures <= bot_player.ATTEMPTS + 1:
                raise Denied("unsettled")
            await NatureWorkers.let_answer(site.nature, room, match, rng, *whose)

        monkeypatch.setattr(site.nature, "let_answer", fail)
        await site.ann.say(requests.Leave("bye", 0))

        settled = [NATURE, NATURE]
        await until(lambda: site.last_seats() == settled, "a placing that settles", site.last_seats)
        assert "the bot has not moved after 3 attempts; retrying" in caplog.text
