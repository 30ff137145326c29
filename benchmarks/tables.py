"""A server on one core, a load of scripted players on the other, over loopback, beside the floor.

Each table has four players with a socket each and makes a move a second. Reported: how long an
acknowledgement takes (every move is on disk first), CPU a move, memory a table, the lag of the
server's loop, and the same of a bare server (floor.py) that reads a frame, commits a row of the
same size and sends four frames of the same bytes, right afterwards, on the same core, at the same
pace: what a move costs is stated as a multiple of that floor, which a busy machine slows down too.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import re
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import uvloop

sys.path.insert(0, str(Path(__file__).parents[1]))  # also where it is started as a file

from benchmarks.load import SEATS, Load, come_in, open_table, seat_players, seat_pushers
from clowder.games import ROOMS

LIMITS = {
    "CLOWDER_REQUESTS_PER_MINUTE": "10000000",
    "CLOWDER_SESSIONS_PER_HOUR": "10000000",
    "CLOWDER_MESSAGES_PER_SECOND": "100000",
    "CLOWDER_MESSAGES_AT_ONCE": "100000",
    "CLOWDER_CONNECTIONS": "100000",
    "CLOWDER_CONNECTIONS_PER_ADDRESS": "100000",
    "CLOWDER_SOCKETS_PER_SESSION": "100000",
    "CLOWDER_TABLES_PER_SESSION": "100000",
}
WARM_SECONDS = 5.0  # of play before anything is measured


class Measured(msgspec.Struct):
    """One server under load; times in milliseconds."""

    moves: int
    per_second: float
    p50_ms: float
    p99_ms: float
    cpu_ms: float  # a move
    busy: float  # of the core
    kb_a_table: float
    lag_p99_ms: float
    heard_bytes: float  # by all four players, a move
    sent_bytes: float


class Compared(msgspec.Struct):
    """A room beside its floor: what `--json` prints, a line for each."""

    room: str
    tables: int
    p99_ms: float
    cpu_ms: float
    floor_cpu_ms: float
    multiple: float
    p50_ms: float
    floor_p99_ms: float
    moves_per_second: float
    busy: float
    floor_busy: float
    kb_a_table: float
    floor_kb_a_table: float  # four sockets, and no game
    lag_p99_ms: float
    row_bytes: float
    frame_bytes: float
    opening_cpu_ms: float  # a table: opened, four sit down, started


class Server:
    """A server process on a core of its own."""

    def __init__(self, *command: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-P", *command],
            env=os.environ | LIMITS | {"PYTHONPATH": str(Path(__file__).parents[1])},
            stdout=subprocess.PIPE,
            text=True,
            preexec_fn=on_core(0),
        )
        assert self.process.stdout is not None
        found = re.search(r"http://(\S+)", self.process.stdout.readline())
        assert found is not None
        self.address = found[1]

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(60)

    def cpu(self) -> float:
        """Seconds that the process has used; its workers are not counted."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes that the process has in memory."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


async def measure_room(
    server: Server, room: str, tables: int, pace: float, seconds: float
) -> tuple[Measured, float]:
    """The room under load, and the CPU seconds that opening the tables took. A first table goes
    before them: whatever is loaded once, such as words, is not theirs."""
    http = await come_in(server.address)
    token = http.headers["Authorization"].removeprefix("Bearer ")
    first = [await open_table(http, room)]
    await leave(await seat_players(Load(pace, room), server.address, token, first))
    empty, opening = server.memory(), server.cpu()
    names = [await open_table(http, room) for _ in range(tables)]
    opening = server.cpu() - opening
    load = Load(pace, room)
    players = await seat_players(load, server.address, token, names)
    measured = await watch(server, http, load, seconds)
    measured.kb_a_table = kilobytes(server.memory() - empty, tables)
    await leave(players)
    await http.aclose()
    return measured, opening


async def measure_floor(
    server: Server, tables: int, pace: float, seconds: float, sent_bytes: int
) -> Measured:
    await leave(await seat_pushers(Load(pace), server.address, 1, sent_bytes))
    empty = server.memory()
    load = Load(pace)
    players = await seat_pushers(load, server.address, tables, sent_bytes)
    async with httpx2.AsyncClient(base_url=f"http://{server.address}", timeout=60) as http:
        measured = await watch(server, http, load, seconds)
    measured.kb_a_table = kilobytes(server.memory() - empty, tables)
    await leave(players)
    return measured


async def watch(server: Server, http: httpx2.AsyncClient, load: Load, seconds: float) -> Measured:
    await asyncio.sleep(WARM_SECONDS if load.pace else 0)  # at full speed games are soon over
    cpu, started = server.cpu(), time.perf_counter()
    load.measuring = True
    lags = await sample_lag(http, seconds)
    load.measuring = False
    spent, used, moves = time.perf_counter() - started, server.cpu() - cpu, max(1, load.moves)
    return Measured(
        moves=load.moves,
        per_second=round(load.moves / spent, 1),
        p50_ms=round(at(load.acks, 0.5), 1),
        p99_ms=round(at(load.acks, 0.99), 1),
        cpu_ms=round(1e3 * used / moves, 3),
        busy=round(used / spent, 2),
        kb_a_table=0,
        lag_p99_ms=round(at(lags, 0.99), 1),
        heard_bytes=load.heard_bytes / moves,
        sent_bytes=load.sent_bytes / moves,
    )


async def leave(players: list[asyncio.Task[None]]) -> None:
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)


async def sample_lag(http: httpx2.AsyncClient, seconds: float) -> list[float]:
    """How long the server's loop keeps a trivial request waiting."""
    lags, end = [], time.perf_counter() + seconds
    while time.perf_counter() < end:
        started = time.perf_counter()
        await http.get("/healthz")
        lags.append(time.perf_counter() - started)
        await asyncio.sleep(0.2)
    return lags


def at(values: list[float], share: float) -> float:
    """So many milliseconds or less in that share of cases."""
    ordered = sorted(values)
    return 1e3 * ordered[int(share * (len(ordered) - 1))] if ordered else float("nan")


def kilobytes(size: int, tables: int) -> float:
    return round(size / tables / 1024)


def row_size(folder: str) -> float:
    """Of an entry that is a move, as it lies in the database."""
    query = """SELECT avg(length(line)) FROM lines WHERE line LIKE '{"type":"Moved"%'"""
    with sqlite3.connect(f"{folder}/clowder.db") as database:
        return float(database.execute(query).fetchone()[0] or 0)


def on_core(core: int) -> Any:
    return lambda: os.sched_setaffinity(0, {core})


def compare(room: str, tables: int, pace: float, seconds: float) -> Compared:
    """The room, then at once the floor with rows and frames of the size that it had."""
    with tempfile.TemporaryDirectory() as folder:
        with Server("-m", "clowder", "serve", "--port", "0", "--data", folder) as server:
            work = measure_room(server, room, tables, pace, seconds)
            ours, opening = uvloop.run(work)
        row_bytes = row_size(folder)
        frame_bytes = ours.heard_bytes / SEATS
        row, frame = str(round(row_bytes)), str(round(frame_bytes))
        sizes = ("--row-bytes", row, "--frame-bytes", frame)
        with Server("-m", "benchmarks.floor", folder, *sizes) as server:
            sent = round(ours.sent_bytes)
            floor = uvloop.run(measure_floor(server, tables, pace, seconds, sent))
    return Compared(
        room=room,
        tables=tables,
        p99_ms=ours.p99_ms,
        cpu_ms=ours.cpu_ms,
        floor_cpu_ms=floor.cpu_ms,
        multiple=round(ours.cpu_ms / floor.cpu_ms, 2) if floor.cpu_ms else float("nan"),
        p50_ms=ours.p50_ms,
        floor_p99_ms=floor.p99_ms,
        moves_per_second=ours.per_second,
        busy=ours.busy,
        floor_busy=floor.busy,
        kb_a_table=ours.kb_a_table,
        floor_kb_a_table=floor.kb_a_table,
        lag_p99_ms=ours.lag_p99_ms,
        row_bytes=round(row_bytes),
        frame_bytes=round(frame_bytes),
        opening_cpu_ms=round(1e3 * opening / tables, 2),
    )


def tell(one: Compared) -> str:
    return (
        f"{one.room:<18}{one.tables:>6} tables {one.moves_per_second:>6.0f} moves/s"
        f"  ack p50 {one.p50_ms:>5.1f} p99 {one.p99_ms:>6.1f} (floor {one.floor_p99_ms:>5.1f}) ms"
        f"  cpu {one.cpu_ms:>6.3f} / {one.floor_cpu_ms:>5.3f} = {one.multiple:>5.2f} x floor"
        f"  core {one.busy:>4.0%} / {one.floor_busy:>4.0%}"
        f"  {one.kb_a_table:>4.0f} / {one.floor_kb_a_table:.0f} kB/table"
        f"  opening {one.opening_cpu_ms:>5.1f} ms"
        f"  frame {one.frame_bytes:>6.0f} B"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rooms", nargs="*", metavar="ROOM", help=f"of {', '.join(ROOMS)}")
    parser.add_argument("--tables", type=int, nargs="+", default=[200])
    parser.add_argument("--pace", type=float, default=1.0, help="seconds a move; 0: no pause")
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--json", action="store_true", help="a line of JSON for each room")
    args = parser.parse_args()
    if len(os.sched_getaffinity(0)) > 1:
        os.sched_setaffinity(0, {1})
    gc.disable()  # a collection among thousands of sockets would be taken for the server's delay
    for room in args.rooms or ROOMS:
        for tables in args.tables:
            # Every move of a tower is simulated in a worker: some tables keep them all busy.
            few = min(tables, 5) if ROOMS[room].slow_asks else tables
            one = compare(room, few, args.pace, args.seconds)
            print(msgspec.json.encode(one).decode() if args.json else tell(one), flush=True)


if __name__ == "__main__":
    main()
