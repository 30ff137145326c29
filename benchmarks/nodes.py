"""Moves a second with one node and with two that share a PostgreSQL, and what a move costs there.

Every table has two players on each node (all four on the only one). Nodes, database, Redis and
players share the cores of one machine, so a second node shows what sharing costs rather than what
another machine would bring; the costs a move do not depend on that.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

import msgspec
import uvloop

sys.path.insert(0, str(Path(__file__).parents[1]))  # also where it is started as a file

from benchmarks.load import SEATS, Load, Player, come_in, open_sockets, open_table
from benchmarks.tables import Server, at, leave
from tests.server.backends import Postgres, running_postgres, running_redis

WARM_SECONDS = 3.0
TICKS = os.sysconf("SC_CLK_TCK")


class Measured(msgspec.Struct):
    """What `--json` prints, a line for each number of nodes."""

    nodes: int
    tables: int
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    node_cpu_ms: float  # a move, of all nodes together
    database_cpu_ms: float
    commits: float  # a move, with those of reads and leases
    wal_bytes: float


class Database(msgspec.Struct):
    """What the database has done so far."""

    cpu: float
    commits: int
    wal: int


def look_at(postgres: Postgres, name: str) -> Database:
    query = (
        "SELECT xact_commit, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint"
        f" FROM pg_stat_database WHERE datname = '{name}'"
    )
    [(commits, wal)] = postgres.execute(query)
    assert postgres.process is not None
    return Database(cpu_of_family(postgres.process.pid), commits, wal)


def cpu_of_family(parent: int) -> float:
    """Seconds of a process and its children, those that have ended included."""
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return cpu_of(parent) + sum(cpu_of(int(child)) for child in children)


def cpu_of(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / TICKS


async def seat(load: Load, addresses: list[str], token: str, names: list[str]) -> list[Player]:
    urls = [
        f"ws://{addresses[place % len(addresses)]}/api/tables/{name}/live"
        for name in names
        for place in range(SEATS)
    ]
    sockets = await open_sockets(urls, {"Authorization": f"Bearer {token}"})
    turns = [asyncio.Lock() for _ in names]
    return [
        Player(load, socket, place % SEATS, turns[place // SEATS])
        for place, socket in enumerate(sockets)
    ]


async def measure(
    postgres: Postgres, name: str, servers: list[Server], args: argparse.Namespace
) -> Measured:
    addresses = [server.address for server in servers]
    http = await come_in(addresses[0])
    names = [await open_table(http, args.room) for _ in range(args.tables)]
    load = Load(args.pace, args.room)
    token = http.headers["Authorization"].removeprefix("Bearer ")
    players = await seat(load, addresses, token, names)
    tasks = [asyncio.create_task(player.run()) for player in players]
    await asyncio.sleep(WARM_SECONDS)
    before, cpu = look_at(postgres, name), sum(server.cpu() for server in servers)
    load.measuring, started = True, time.perf_counter()
    await asyncio.sleep(args.seconds)
    load.measuring, spent = False, time.perf_counter() - started
    after, used = look_at(postgres, name), sum(server.cpu() for server in servers) - cpu
    await leave(tasks)
    await http.aclose()
    moves = max(1, load.moves)
    return Measured(
        nodes=len(servers),
        tables=args.tables,
        moves_per_second=round(load.moves / spent, 1),
        p50_ms=round(at(load.acks, 0.5), 1),
        p99_ms=round(at(load.acks, 0.99), 1),
        node_cpu_ms=round(1e3 * used / moves, 3),
        database_cpu_ms=round(1e3 * (after.cpu - before.cpu) / moves, 3),
        commits=round((after.commits - before.commits) / moves, 2),
        wal_bytes=round((after.wal - before.wal) / moves),
    )


def measure_nodes(nodes: int, args: argparse.Namespace) -> Measured:
    with ExitStack() as stack:
        postgres = stack.enter_context(running_postgres())
        redis = stack.enter_context(running_redis())
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        database = postgres.make_database()
        db = postgres.url(database)
        options = ("--port", "0", "--data", folder, "--db", db, "--bus", redis.url)
        servers = [
            stack.enter_context(Server("-m", "clowder", "serve", *options)) for _ in range(nodes)
        ]
        for server in servers:  # which are used to the first core alone
            os.sched_setaffinity(server.process.pid, os.sched_getaffinity(1))
        return uvloop.run(measure(postgres, database, servers, args))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("room", nargs="?", default="cat_in_the_box")
    parser.add_argument("--nodes", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--pace", type=float, default=0.2, help="seconds a move; 0: no pause")
    parser.add_argument("--seconds", type=float, default=10)
    args = parser.parse_args()
    gc.disable()  # a collection among many sockets would be taken for the server's delay
    for nodes in args.nodes:
        print(msgspec.json.encode(measure_nodes(nodes, args)).decode(), flush=True)


if __name__ == "__main__":
    main()
