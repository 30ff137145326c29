"""Whatever a bot does to its worker, the table gets a greedy move and goes on."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest
from prometheus_client import generate_latest

from clowder.bots.levels import BOTS, find_bot
from clowder.core.game import Seat
from clowder.server.http.metrics import measure
from clowder.server.tables import bot_player, hints
from clowder.server.tables.live import LiveTable
from clowder.server.wire import messages, requests
from clowder.server.work import bots
from clowder.server.work.bots import BotWorkers
from clowder.server.work.turns import Turn
from tests.server import slow_start
from tests.server.bench import Hand, guest, only, open_house, open_pool, seated_table
from tests.server.process import children_of, is_there, workers_of
from tests.waiting import PATIENCE, until, wait_until

GAME = "cat_in_the_box"
SECONDS = 4.0  # the longest thought: enough for a greedy move on a crowded machine
STRANGE = ("Sleeper", "Spinner", "Quitter", "Thrower", "Babbler", "Cheater", "Glutton")
ENDLESS = ("Sleeper", "Spinner")  # of them: their time must run out
QUITTER, THROWER = "tests.server.strange:Quitter", "tests.server.strange:Thrower"
ROOT = Path(__file__).parents[2]
sees_processes = pytest.mark.skipif(not Path("/proc/self").exists(), reason="needs /proc")


async def wait_for_bot(live: LiveTable) -> None:
    """Until it has buried its card."""
    await until(
        lambda: all(ask.seat != 1 for ask in live.table.asks),
        "the bot to bury a card",
        lambda: live.table.asks,
    )


@pytest.mark.anyio
@pytest.mark.parametrize("bot", STRANGE)
async def test_a_strange_bot_costs_the_table_a_greedy_move_and_nothing_else(
    bot: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    level = f"tests.server.strange:{bot}"
    monkeypatch.setitem(BOTS, level, find_bot(level, GAME))
    seconds = SECONDS if bot in ENDLESS else PATIENCE
    async with open_house(tmp_path, bot_seconds=seconds) as house:
        ann = await guest(house, "Ann")

        table = await seated_table(house, [ann], bots=1, level=level)
        await wait_for_bot(table)
        assert b'clowder_worker_failures{kind="bot"} 1.0' in generate_latest(measure(house))

        house.bots.seconds = PATIENCE
        another = await seated_table(house, [ann], bots=1, level="uniform")
        await wait_for_bot(another)
        assert house.pool.failures["bot"] == 1


@pytest.mark.anyio
async def test_a_hanging_bot_does_not_use_up_the_time_of_the_next_in_line(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house, open_pool(1, bots.prepare) as pool:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await seated_table(house, [ann, bo])
        assert live.table.match is not None
        room, view = live.table.room, live.table.match.view(Seat(0))
        ask = next(ask for ask in live.table.asks if ask.seat == 0)
        workers = BotWorkers(pool, SECONDS)
        sleeper = bots.thought(room, "tests.server.strange:Sleeper", view, ask, "one")
        quick = bots.thought(room, "uniform", view, ask, "two")

        await asyncio.gather(
            workers.think(room, sleeper, Turn("bot", "Ann", "one")),
            workers.think(room, quick, Turn("bot", "Ann", "two")),
        )

        assert pool.failures["bot"] == 1


@pytest.mark.anyio
async def test_a_table_goes_on_by_any_legal_move_where_the_usual_bot_fails_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "usual_level", lambda _room: THROWER)
    monkeypatch.setitem(BOTS, QUITTER, find_bot(QUITTER, "cat_in_the_box"))
    async with open_house(tmp_path) as house:
        table = await seated_table(house, [await guest(house, "Ann")], bots=1, level=QUITTER)

        await wait_for_bot(table)

        assert (house.pool.runs["bot"], house.pool.failures["bot"]) == (3, 2)  # all in workers


@pytest.mark.anyio
async def test_a_bot_that_cannot_move_at_all_is_tried_again_until_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for place in (bots, bot_player):
        monkeypatch.setattr(place, "usual_level", lambda _room: THROWER)
        monkeypatch.setattr(place, "LAST_RESORT", THROWER)
    monkeypatch.setattr(bot_player, "RETRY_SECONDS", 0.01)
    async with open_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        table = await seated_table(house, [ann, bo])
        bos = Hand(house, table, bo, 1)

        await bos.say(requests.Leave("bye", 1))
        await until(lambda: "retrying" in caplog.text, "a bot that fails often")
        assert f"table {table.table.name}, seat 1: the bot has not moved" in caplog.text
        monkeypatch.undo()

        await wait_for_bot(table)


@pytest.mark.anyio
async def test_whoever_asks_for_a_hint_that_no_bot_finds_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "LAST_RESORT", THROWER)
    monkeypatch.setattr(bots, "usual_level", lambda _room: THROWER)
    monkeypatch.setattr(hints, "usual_level", lambda _room: THROWER)
    async with open_house(tmp_path, adviser=THROWER) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        hand = Hand(house, await seated_table(house, [ann, bo]), ann, 0)

        heard = await hand.say(requests.Hint("help", 0))

        assert only(messages.Failed, heard).code == "no_hint"


@pytest.mark.anyio
async def test_the_start_of_a_worker_is_not_taken_from_its_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else no bot would ever move on a machine where a new process takes longer than a thought."""
    monkeypatch.setenv("SLOW_START", str(os.getpid()))
    seconds = slow_start.IMPORT_SECONDS - 1
    async with open_pool(1, bots.prepare) as pool:
        assert await pool.run(Turn("bot", "", ""), seconds, slow_start.work) == "done"


@sees_processes
def test_no_worker_outlives_its_house(tmp_path: Path) -> None:
    async def play() -> list[int]:
        async with open_house(tmp_path) as house:
            live = await seated_table(house, [await guest(house, "Ann")], bots=1)
            await wait_for_bot(live)
            return [worker for worker in workers_of(os.getpid()) if worker not in others]

    others = workers_of(os.getpid())  # of tests that ended while a worker was only beginning
    workers = asyncio.run(play())

    assert workers
    wait_until(lambda: not any(map(is_there, workers)), "the workers to end", lambda: workers)


@sees_processes
def test_a_house_that_closes_while_a_worker_begins_leaves_none(tmp_path: Path) -> None:
    async def play(steps: int) -> None:
        async with open_house(tmp_path / str(steps)) as house:
            await seated_table(house, [await guest(house, "Ann")], bots=1)
            for _ in range(steps):
                await asyncio.sleep(0)

    others = set(children_of(os.getpid()))
    for steps in (5, 10, 20, 40):  # of the loop: the process has begun, and has said nothing yet
        asyncio.run(play(steps))

    assert set(children_of(os.getpid())) <= others


@sees_processes
def test_a_hanging_worker_ends_by_itself_once_its_house_was_killed(tmp_path: Path) -> None:
    asleep = tmp_path / "asleep"
    with subprocess.Popen(
        [sys.executable, "-m", "tests.server.hang", str(tmp_path)],
        env=os.environ | {"ASLEEP": str(asleep)},
        cwd=ROOT,
    ) as house:
        try:
            wait_until(asleep.exists, "the bot to fall asleep")
            [worker] = workers_of(house.pid)
        finally:
            house.kill()

    wait_until(lambda: not is_there(worker), "the worker to end")
