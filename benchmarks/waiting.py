"""How long a player waits between two own turns at a table of four with three bots.

A server of its own, over loopback, with the pause that it has by default; one table after the
other, for every room and every pace. Own moves are random. Reported: the median and the longest of
the waits in which somebody else was to play, from the acknowledgement of the last own move to the
next question.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from typing import get_args

from clowder.bots.levels import make_bot, usual_level
from clowder.client import Client
from clowder.client.remote_table import RemoteTable
from clowder.core.rng import FastRng
from clowder.core.value import to_json
from clowder.games import OWN
from clowder.server.tables.bot_pause import Pace
from clowder.server.wire import requests

SEATS = 4
LIMITS = {"CLOWDER_MESSAGES_PER_SECOND": "1000", "CLOWDER_REQUESTS_PER_MINUTE": "100000"}


async def wait_for_turn(table: RemoteTable, answered: int) -> float | None:
    """Seconds until the next question; None where nobody else was to play before it."""
    began, others = time.perf_counter(), False
    while True:
        if table.update is None:
            await table.receive()
            continue
        ask = table.asked()
        if table.update.table.over:
            return None
        if ask is not None and ask.number != answered:
            return time.perf_counter() - began if others else None
        others = others or any(ask.seat != table.seat for ask in table.update.asks)
        await table.receive()


async def waits(client: Client, game: str, pace: Pace, turns: int) -> list[float]:
    found: list[float] = []
    while len(found) < turns:
        found += await waits_of_game(client, game, pace, turns - len(found))
    return found


async def waits_of_game(client: Client, game: str, pace: Pace, turns: int) -> list[float]:
    table = await client.open(game, SEATS)
    await table.add_bots(*[usual_level(game)] * (SEATS - 1))
    await table.start()
    socket = await table.connected()
    await socket.send(to_json(requests.KeepPace(pace)).decode())
    bot, rng = make_bot("uniform", table.room), FastRng(f"waiting/{game}")
    found: list[float] = []
    answered = 0
    while len(found) < turns:
        waited = await wait_for_turn(table, answered)
        assert table.update is not None
        if table.update.table.over:
            break
        found += [waited] if answered and waited is not None else []
        ask = table.asked()
        assert ask is not None
        answered = ask.number
        await table.play(table.choose(bot, rng))
    await table.close()
    return found


async def measure(address: str, games: list[str], paces: list[Pace], turns: int) -> None:
    async with Client(address, "Ann") as client:
        for game in games:
            for pace in paces:
                found = await waits(client, game, pace, turns)
                median = statistics.median(found) if found else float("nan")
                print(
                    f"{game:<18} {pace:<8} {len(found):>3} waits"
                    f"  median {median:>6.2f} s  longest {max(found, default=0):>6.2f} s",
                    flush=True,
                )


def main() -> None:
    names = [room.name for room in OWN if SEATS in room.seats]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=names, choices=names)
    parser.add_argument("--paces", nargs="+", default=list(get_args(Pace)), choices=get_args(Pace))
    parser.add_argument("--turns", type=int, default=12)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "clowder", "serve", "--port", "0", "--data", folder]
        server = subprocess.Popen(
            command, env=os.environ | LIMITS, stdout=subprocess.PIPE, text=True
        )
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found is not None
            asyncio.run(measure(found[0], args.games, args.paces, args.turns))
        finally:
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    main()
