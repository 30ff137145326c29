"""SIGTERM ends a server cleanly, whatever is going on, and the next one goes on."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import pytest

from clowder.client import Client, RemoteTable
from tests.server.process import is_there, serving, serving_anew, workers_of
from tests.waiting import until, within

pytestmark = pytest.mark.anyio


async def bots_have_moved(table: RemoteTable) -> None:
    """Until nobody but this seat is asked."""
    while table.update is None or {ask.seat for ask in table.update.asks} != {table.seat}:
        await within(table.receive(), "the bots to move", lambda: table.update)


async def until_bots_think(server: int) -> list[int]:
    """The workers of that server, once there are any."""
    await until(lambda: workers_of(server), "a bot to think")
    return workers_of(server)


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="needs /proc")
async def test_sigterm_with_games_in_flight_ends_cleanly_and_they_go_on_after_a_restart(
    tmp_path: Path,
) -> None:
    with serving_anew(tmp_path, bot_pause=3600) as server:
        async with Client(server.address, "Ann") as ann, Client(server.address, "Eve") as eve:
            table = await ann.open("cat_in_the_box", 3)
            await table.add_bots("baseline", "uniform")
            await table.start()
            watcher = await eve.watch(table.name)
            for view in (table, watcher):
                while view.update is None:
                    await view.receive()
            await table.play((table.moves or [])[0])
            workers = await until_bots_think(server.process.pid)
            silent = socket.create_connection(("127.0.0.1", server.port))

            code, said = await asyncio.to_thread(server.end)

            assert (code, said) == (0, "")
            await until(lambda: not any(map(is_there, workers)), "the workers to end")
            silent.close()
            with serving(tmp_path, server.port, bot_pause=0):
                before = table.update.number if table.update is not None else 0
                await bots_have_moved(table)
                assert table.update is not None
                assert table.update.number >= before + 2
                await table.play((table.moves or [])[0])
                await table.close()
                await watcher.close()


async def test_sigterm_before_anybody_came_ends_cleanly(tmp_path: Path) -> None:
    with serving_anew(tmp_path) as server:
        assert server.end() == (0, "")


async def test_two_sigterms_do_no_harm(tmp_path: Path) -> None:
    with serving_anew(tmp_path) as server:
        server.process.terminate()

        assert server.end() == (0, "")
