"""How long a player waits between two own turns at a table of four with three bots.

A server of its own, over loopback, with the pause that it has by default; one table after the
other, for every room and every pace. Own moves are random. Reported: the median and the longest of
the waits in which somebody else was to play, from the acknowledgement of the last own move to the
next question; and the same in CPU of the server and its workers, where the system tells it
(Linux): hardly anything there runs side by side, so that is what one waits on quiet cores.
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
from pathlib import Path
from typing import NamedTuple, get_args

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


class Wait(NamedTuple):
    """In seconds."""

    wall: float
    cpu: float


async def wait_for_turn(table: RemoteTable, answered: int, server: int) -> Wait | None:
    """Until the next question; None where nobody else was to play before it."""
    began, spent, others = time.perf_counter(), cpu_of(server), False
    while True:
        if table.update is None:
            await table.receive()
            continue
        ask = table.asked()
        if table.update.table.over:
            return None
        if ask is not None and ask.number != answered:
            wait = Wait(time.perf_counter() - began, cpu_of(server) - spent)
            return wait if others else None
        others = others or any(ask.seat != table.seat for ask in table.update.asks)
        await table.receive()


def cpu_of(process: int) -> float:
    """Seconds of CPU so far, with those of its children; 0.0 where nobody tells."""
    at = Path(f"/proc/{process}")
    if not at.exists():
        return 0.0
    ticks = (at / "stat").read_text().rpartition(")")[2].split()[11:13]
    children = (at / f"task/{process}/children").read_text().split()
    return sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK") + sum(cpu_of(int(c)) for c in children)


class Kind(NamedTuple):
    """What is waited for."""

    game: str
    pace: Pace
    level: str


async def waits(client: Client, kind: Kind, turns: int, server: int) -> list[Wait]:
    found: list[Wait] = []
    while len(found) < turns:
        found += await waits_of_game(client, kind, turns - len(found), server)
    return found


async def waits_of_game(client: Client, kind: Kind, turns: int, server: int) -> list[Wait]:
    game, pace, level = kind
    table = await client.open(game, SEATS)
    await table.add_bots(*[level] * (SEATS - 1))
    await table.start()
    socket = await table.connected()
    await socket.send(to_json(requests.KeepPace(pace)).decode())
    bot, rng = make_bot("uniform", table.room), FastRng(f"waiting/{game}")
    found: list[Wait] = []
    answered = 0
    while len(found) < turns:
        waited = await wait_for_turn(table, answered, server)
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


async def measure(address: str, kinds: list[Kind], turns: int, server: int) -> None:
    async with Client(address, "Ann") as client:
        for kind in kinds:
            found = await waits(client, kind, turns, server)
            print(
                f"{kind.game:<18} {kind.level:<9} {kind.pace:<8} {len(found):>3} waits"
                f"  {told([wait.wall for wait in found])};"
                f"  of CPU {told([wait.cpu for wait in found])}",
                flush=True,
            )


def told(seconds: list[float]) -> str:
    if not seconds:
        return "-"
    return f"median {statistics.median(seconds):>5.2f} s  longest {max(seconds):>5.2f} s"


def main() -> None:
    names = [room.name for room in OWN if SEATS in room.seats]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=names, choices=names)
    parser.add_argument("--paces", nargs="+", default=list(get_args(Pace)), choices=get_args(Pace))
    parser.add_argument("--level", default="", help="of the bots; else the usual one of the room")
    parser.add_argument("--turns", type=int, default=12)
    args = parser.parse_args()
    kinds = [
        Kind(game, pace, args.level or usual_level(game))
        for game in args.games
        for pace in args.paces
    ]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "clowder", "serve", "--port", "0", "--data", folder]
        server = subprocess.Popen(
            command, env=os.environ | LIMITS, stdout=subprocess.PIPE, text=True
        )
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found is not None
            asyncio.run(measure(found[0], kinds, args.turns, server.pid))
        finally:
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    main()
