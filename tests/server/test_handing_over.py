"""Seats that a bot plays on: whoever leaves, comes back, or runs out of time."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from clowder.core.room import AnyRoom
from clowder.server.log.entries import Clock
from clowder.server.wire import messages, requests
from clowder.server.work.bots import BotWorkers, Thought
from clowder.server.work.turns import Turn
from tests.server.bench import Hand, guest, only, open_house, seated_table
from tests.server.worlds import NearPool
from tests.waiting import until

pytestmark = pytest.mark.anyio


async def test_leaving_hands_the_seat_to_a_bot_and_coming_back_takes_it_again(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await seated_table(house, [ann, bo])

        await Hand(house, live, ann, 0).say(requests.Leave("bye", 0))
        await until(
            lambda: all(ask.seat != 0 for ask in live.table.asks), "the bot to bury a card for her"
        )
        assert live.table.chairs[0].away

        await Hand(house, live, ann, 0).say(requests.Look(0, 0))
        assert not live.table.chairs[0].away


class HeldBots(BotWorkers):
    """They think once they are let go."""

    def __init__(self) -> None:
        super().__init__(NearPool(), 60.0)
        self.asked = 0
        self.may_think = asyncio.Event()

    async def think(self, room: AnyRoom, wanted: Thought, turn: Turn) -> object:
        self.asked += 1
        await self.may_think.wait()
        return await super().think(room, wanted, turn)


async def test_what_a_bot_thought_is_dropped_where_the_player_came_back_meanwhile(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await seated_table(house, [ann, bo])
        house.bots = bots = HeldBots()
        hand = Hand(house, live, ann, 0)
        await hand.say(requests.Leave("bye", 0))
        await until(lambda: bots.asked, "a bot to think for Ann")

        await hand.say(requests.Return("back", 0))
        bots.may_think.set()
        await until(lambda: not live._thinking, "the bot to have thought")

        assert {ask.seat for ask in live.table.asks} == {0, 1}
        assert only(messages.Done, await hand.answer("mine"))


async def test_time_that_runs_out_hands_the_seat_to_a_bot(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        clock = Clock("move", 1)
        live = await seated_table(house, [ann, bo], clock=clock)
        await Hand(house, live, bo, 1).answer("bos")

        await until(lambda: live.table.chairs[0].away, "the time to run out")
