"""A server on one core, a load of scripted players on the other, over loopback.

Each table has four players with a socket each and makes a move a second. Reported: how long an
acknowledgement takes (every move is on disk first), CPU per move, memory per table, the lag of the
server's loop, and how many moves a second it makes when nobody waits.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from clowder.core.move_tree import MoveTree, unpack
from clowder.core.value import to_json

SEATS = 4
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


class Ask(msgspec.Struct):
    number: int
    seat: int


class Frame(msgspec.Struct):
    """The little that a scripted player reads of a frame."""

    type: str
    id: str | None = None
    asks: tuple[Ask, ...] = ()
    moves: tuple[MoveTree, ...] | None = None


frames = msgspec.json.Decoder(Frame)


class Load:
    """All tables together, and what was measured."""

    def __init__(self, pace: float) -> None:
        self.pace = pace
        self.acks: list[float] = []
        self.measuring = False
        self.moves = 0


class Player:
    """One socket at one seat: answers what is asked, and times the acknowledgement."""

    def __init__(self, load: Load, socket: ClientConnection, seat: int, turn: asyncio.Lock) -> None:
        self.load, self.socket, self.seat, self.turn = load, socket, seat, turn
        self.sent: dict[str, float] = {}
        self.commands = 0
        self.answered = 0

    async def run(self) -> None:
        await self.socket.send(f'{{"type":"Look","seat":{self.seat}}}')
        while True:
            text = await self.socket.recv(decode=False)
            if b'"moves":null' in text:
                continue  # nothing is asked here: the driver must not be the slow one
            frame = frames.decode(text)
            if frame.type == "Done":
                self.note(frame.id)
            elif frame.type == "Update" and frame.moves:
                number = next(ask.number for ask in frame.asks if ask.seat == self.seat)
                if number > self.answered:
                    self.answered = number
                    asyncio.create_task(self.answer(number, frame.moves))  # noqa: RUF006 (nobody waits for it)

    def note(self, command: str | None) -> None:
        started = self.sent.pop(command or "", None)
        if started is not None and self.load.measuring:
            self.load.acks.append(time.perf_counter() - started)
            self.load.moves += 1

    async def answer(self, number: int, moves: tuple[MoveTree, ...]) -> None:
        """Think for a second or so, as people do, then play anything allowed."""
        async with self.turn:
            if self.load.pace:
                await asyncio.sleep(self.load.pace * random.uniform(0.5, 1.5))
            self.commands += 1
            command = f"c{self.seat}-{self.commands}-{number}"
            move = to_json(random.choice(unpack(moves))).decode()
            self.sent[command] = time.perf_counter()
            await self.socket.send(
                f'{{"type":"Answer","id":"{command}","seat":{self.seat},"ask":{number},"move":{move}}}'
            )


async def open_table(http: httpx2.AsyncClient) -> str:
    """A table whose four seats belong to one session."""
    body = {"game": "cat_in_the_box", "seats": SEATS}
    answer = await post(http, "/api/tables", body)
    name = str(answer["table"]["table"])
    for seat in range(SEATS):
        await post(http, f"/api/tables/{name}/sit", {"id": f"sit{seat}", "seat": seat})
    await post(http, f"/api/tables/{name}/start", {"id": "start"})
    return name


async def post(http: httpx2.AsyncClient, path: str, body: dict[str, Any]) -> Any:
    headers = {"Content-Type": "application/json"}
    answer = await http.post(path, content=to_json(body), headers=headers)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def seat_players(
    load: Load, address: str, token: str, names: list[str]
) -> list[asyncio.Task[None]]:
    """Four sockets a table, opened a few at a time."""
    gate = asyncio.Semaphore(50)
    headers = {"Authorization": f"Bearer {token}"}

    async def sit(name: str, seat: int, turn: asyncio.Lock) -> asyncio.Task[None]:
        async with gate:
            url = f"ws://{address}/api/tables/{name}/live"
            socket = await connect(
                url, additional_headers=headers, compression=None, proxy=None, ping_interval=None
            )
        return asyncio.create_task(Player(load, socket, seat, turn).run())

    turns = [asyncio.Lock() for _ in names]
    return await asyncio.gather(
        *(
            sit(name, seat, turn)
            for name, turn in zip(names, turns, strict=True)
            for seat in range(SEATS)
        )
    )


async def measure(address: str, tables: int, pace: float, seconds: float, server: int) -> None:
    http = await come_in(address)
    empty = memory(server)
    names = [await open_table(http) for _ in range(tables)]
    load = Load(pace)
    token = http.headers["Authorization"].removeprefix("Bearer ")
    players = await seat_players(load, address, token, names)
    await asyncio.sleep(8 if pace else 0)  # at full speed games are soon over
    cpu, started = cpu_seconds(server), time.perf_counter()
    load.measuring = True
    lags = await sample_lag(http, seconds)
    load.measuring = False
    spent, used = time.perf_counter() - started, cpu_seconds(server) - cpu
    print(
        f"{tables:>6} tables  {load.moves / spent:>7.0f} moves/s"
        f"  ack p50 {at(load.acks, 0.5):>6.1f} p99 {at(load.acks, 0.99):>6.1f} ms"
        f"  cpu {used / spent:>4.0%} {1e3 * used / max(1, load.moves):>5.2f} ms/move"
        f"  {(memory(server) - empty) / tables / 1024:>5.0f} kB/table"
        f"  lag p50 {at(lags, 0.5):>5.1f} p99 {at(lags, 0.99):>5.1f} ms",
        flush=True,
    )
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    await http.aclose()


async def come_in(address: str) -> httpx2.AsyncClient:
    """A guest with a token, who will own every seat."""
    http = httpx2.AsyncClient(base_url=f"http://{address}", timeout=60)
    await post(http, "/api/session", {"name": "load"})
    http.headers["Origin"] = f"http://{address}"
    token = (await post(http, "/api/tokens", {}))["token"]
    http.headers["Authorization"] = f"Bearer {token}"
    return http


async def sample_lag(http: httpx2.AsyncClient, seconds: float) -> list[float]:
    """How long the server's loop keeps a trivial request waiting."""
    lags, end = [], time.perf_counter() + seconds
    while time.perf_counter() < end:
        started = time.perf_counter()
        await http.get("/healthz")
        lags.append(time.perf_counter() - started)
        await asyncio.sleep(0.1)
    return lags


def at(values: list[float], share: float) -> float:
    """So many milliseconds or less in that share of cases."""
    ordered = sorted(values)
    return 1e3 * ordered[int(share * (len(ordered) - 1))] if ordered else float("nan")


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """Bytes the process has in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def start_server(folder: str) -> tuple[subprocess.Popen[str], str]:
    command = [sys.executable, "-m", "clowder", "serve", "--port", "0", "--data", folder]
    server = subprocess.Popen(
        command, env=os.environ | LIMITS, stdout=subprocess.PIPE, text=True, preexec_fn=on_core(0)
    )
    assert server.stdout is not None
    found = re.search(r"http://(\S+)", server.stdout.readline())
    assert found is not None
    return server, found[1]


def on_core(core: int) -> Any:
    return lambda: os.sched_setaffinity(0, {core})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 500, 1000])
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--saturate", type=int, default=300, help="tables that move without pause")
    args = parser.parse_args()
    if len(os.sched_getaffinity(0)) > 1:
        os.sched_setaffinity(0, {1})
    gc.disable()  # a collection among thousands of sockets would be taken for the server's delay
    runs = [(tables, 1.0) for tables in args.tables] + [(args.saturate, 0.0)]
    for tables, pace in runs:
        with tempfile.TemporaryDirectory() as folder:
            server, address = start_server(folder)
            try:
                uvloop.run(measure(address, tables, pace, args.seconds, server.pid))
            finally:
                server.terminate()
                server.wait(20)


if __name__ == "__main__":
    main()
