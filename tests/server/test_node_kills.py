"""Two nodes, people of one table on both: whatever dies, nothing is lost, doubled or forked."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest

from clowder.client import Client
from clowder.server.wire import requests
from tests.server.backends import Postgres, Redis
from tests.server.node_processes import (
    Node,
    company_of_two_nodes,
    count,
    judge,
    kill_nodes,
    rows_grow,
    two_nodes,
)
from tests.waiting import until

pytestmark = pytest.mark.anyio
KILLS = int(os.environ.get("CLOWDER_KILLS", "40"))  # 500 before a release
BRISK = {"CLOWDER_BOT_PAUSE": "0.1", "CLOWDER_WARM": "true", "CLOWDER_WORKERS": "1"}
HASTY = BRISK | {"CLOWDER_BOT_PAUSE": "0.04"}  # a whole game is waited for


async def test_nothing_is_lost_when_either_node_is_killed(
    tmp_path: Path, postgres: Postgres, redis: Redis, database: str
) -> None:
    survived = await kill_nodes(tmp_path, postgres, redis.url, database, 4)

    assert (survived.ways.total(), survived.acknowledged > 0) == (4, True)


@pytest.mark.long
async def test_nothing_is_lost_when_nodes_are_killed_again_and_again(
    tmp_path: Path, postgres: Postgres, redis: Redis, database: str
) -> None:
    survived = await kill_nodes(tmp_path, postgres, redis.url, database, KILLS)

    print(survived)
    assert survived.ways.total() == KILLS
    assert survived.in_flight > KILLS / 4


async def bots_alone(node: Node, clock: int = 0) -> None:
    """A game on that node that bots play to its end, since its player has left; with a clock,
    one whose player only thinks."""
    settings: dict[str, Any] = {"clock": {"kind": "move", "limit": clock}} if clock else {}
    async with Client(node.address, "Ann") as ann:
        table = await ann.open("cat_in_the_box", 3, **settings)
        await table.add_bots("baseline", "baseline")
        await table.start()
        if not clock:
            await table.command(requests.Leave("bye", 0))
        await table.close()


async def report_takeover(postgres: Postgres, database: str) -> None:
    """Wait until another node has the table, and then until a bot has moved there."""
    moved = count(postgres, database, "bot/")
    began = time.monotonic()
    await until(lambda: epoch(postgres, database) > 1, "another node to take over")
    taken = time.monotonic() - began
    await rows_grow(postgres, database, "bot/", moved)
    print(f"taken over after {taken:.1f} s, a bot moved after {time.monotonic() - began:.1f} s")


def epoch(postgres: Postgres, database: str) -> int:
    return max(
        (row[0] for row in postgres.execute("SELECT epoch FROM leases", database)), default=0
    )


async def test_bots_and_clocks_go_on_elsewhere_when_their_node_is_killed(
    tmp_path: Path, postgres: Postgres, redis: Redis, database: str
) -> None:
    async with two_nodes(tmp_path, postgres.url(database), redis.url) as (first, second):
        await first.start(**BRISK)
        await bots_alone(first)
        await rows_grow(postgres, database, "bot/", 4)
        await bots_alone(first, clock=4)
        await until(lambda: leases(postgres, database) == 2, "the node to run both tables")
        first.signal(signal.SIGSTOP)  # nothing more comes from it, however long the rest takes
        assert not count(postgres, database, "time/")
        await second.start(**BRISK)
        await bots_alone(second, clock=600)  # whoever takes over has a table of its own
        await first.kill()
        timed = asyncio.create_task(rows_grow(postgres, database, "time/", 0))
        await report_takeover(postgres, database)
        print(f"the time was up after {await timed:.1f} s, with 4 s to think")
        assert second.alive


def leases(postgres: Postgres, database: str) -> int:
    return len(postgres.execute("SELECT * FROM leases", database))


async def test_a_node_that_was_stopped_for_longer_than_its_lease_changes_nothing(
    tmp_path: Path, postgres: Postgres, redis: Redis, database: str
) -> None:
    async with two_nodes(tmp_path, postgres.url(database), redis.url) as (first, second):
        await first.start(**HASTY)
        await bots_alone(first)
        await rows_grow(postgres, database, "bot/", 4)
        first.signal(signal.SIGSTOP)
        await second.start(**HASTY)
        await report_takeover(postgres, database)
        first.signal(signal.SIGCONT)
        await until(
            lambda: postgres.execute("SELECT 1 FROM tables WHERE status = 'over'", database),
            "the end of the game",
            lambda: (first.said(), second.said()),
        )
        assert first.alive
    assert (await judge(postgres, database, tmp_path))[1] == 1


async def test_nothing_is_lost_when_the_database_cuts_off_commits_and_the_bus_is_gone(
    tmp_path: Path, postgres: Postgres, redis: Redis, database: str
) -> None:
    # A commit waits so long for others before it is flushed: most are cut off in there.
    for setting in ("commit_delay = 20000", "commit_siblings = 0"):
        postgres.execute(f"ALTER DATABASE {database} SET {setting}")
    cut = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = "
    inside = f"{cut}'{database}' AND state = 'active' AND query = 'COMMIT'"
    url = postgres.url(database)
    async with company_of_two_nodes(tmp_path, url, redis.url, talk=0.8) as company:
        for turn in range(6):
            await company.play_on(3)
            await until(lambda: postgres.execute(inside)[0][0], "a commit to be cut off")
            postgres.execute(f"{cut}'{database}'")  # and all the others, whatever they do
            if turn == 2:
                redis.stop()
            if turn == 4:
                redis.start()
        await asyncio.to_thread(postgres.stop, signal.SIGQUIT)
        await asyncio.to_thread(postgres.start)
        await company.play_on(3)
    acknowledged, finished = await judge(postgres, database, tmp_path)
    print(f"{acknowledged} acknowledged, {finished} games finished")
