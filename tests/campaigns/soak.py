"""A server of its own, and people who play one game after the other at it, for as long as wanted.

Every few seconds: its memory, its tables, and how long answers took. A server that keeps what it
does not need any more shows in the slope of its memory.
"""

from __future__ import annotations

import asyncio
import os
import random
import statistics
import time
from collections import Counter
from collections.abc import Awaitable
from pathlib import Path
from typing import TypeVar

import httpx2

from clowder.client import Client, RemoteTable
from clowder.core.value import Value
from clowder.games import ROOMS
from tests.campaigns.plot import draw_courses
from tests.campaigns.report import Report, Stretch
from tests.server.process import OwnServer, serving_anew

TABLES = 8  # at once
SAMPLE_SECONDS = 5.0
THINK_SECONDS = 0.25  # most of a core is left to others
SHORT = 60  # moves, after which people leave a game that goes on for long
LIMITS: dict[str, object] = {
    "messages_per_second": 1e6,
    "messages_at_once": 10**6,
    "chats_per_minute": 10**6,
    "requests_per_minute": 10**6,
    "sessions_per_hour": 10**6,
    "tables_per_session": 10**6,
    "bot_pause": 0,
}
Done = TypeVar("Done")


class Sample(Value):
    """Of the last few seconds; times in milliseconds."""

    at: float  # seconds since the beginning
    memory: float  # megabytes
    tables: int  # in memory
    moves: int
    p50: float
    p99: float


class Soak:
    def __init__(self, server: OwnServer, stretch: Stretch, seed: str) -> None:
        self.server, self.stretch, self.seed = server, stretch, seed
        self.counts: Counter[str] = Counter()
        self.complaints: list[str] = []
        self.took: list[float] = []
        self.samples: list[Sample] = []

    async def run(self) -> None:
        games = [asyncio.create_task(self.play_on(table)) for table in range(TABLES)]
        await self.sample_on()
        for game in games:
            game.cancel()
        for ended in await asyncio.gather(*games, return_exceptions=True):
            if not isinstance(ended, asyncio.CancelledError):
                self.complaints.append(f"a table ended: {ended!r:.300}")

    async def play_on(self, table: int) -> None:
        """Game after game, each at a table of its own, by guests who have just come."""
        dice = random.Random(f"{self.seed}/{table}")
        rooms = [name for name, room in ROOMS.items() if not room.slow_asks]
        address = self.server.address
        while True:
            async with Client(address, "Ann") as ann, Client(address, "Bo") as bo:
                await self.play_once(ann, bo, dice.choice(rooms), dice)
                await self.timed(ann.ask("GET", "/api/tables"))
            self.counts["games"] += 1

    async def play_once(self, ann: Client, bo: Client, room: str, dice: random.Random) -> None:
        """The two of them, and now and then a mouse."""
        mice = dice.randrange(2)
        first = await ann.open(room, 2 + mice)
        second = await bo.join(first.name)
        await first.add_bots(*["baseline"] * mice)
        await first.start()
        playing = [asyncio.create_task(self.play(table, dice)) for table in (first, second)]
        try:
            await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in playing:
                one.cancel()
            ended = await asyncio.gather(*playing, return_exceptions=True)
        for how in ended:
            if isinstance(how, Exception):
                raise how

    async def play(self, table: RemoteTable, dice: random.Random) -> None:
        moves = 0
        async for _ in table.turns():
            assert table.moves
            await asyncio.sleep(dice.uniform(0, 2 * THINK_SECONDS))
            await self.timed(table.play(dice.choice(table.moves)))
            if dice.random() < 0.05:
                await self.timed(table.say("Meow"))
            moves += 1
            if moves == SHORT:
                return

    async def timed(self, work: Awaitable[Done]) -> Done:
        started = time.perf_counter()
        done = await work
        self.took.append(1e3 * (time.perf_counter() - started))
        return done

    async def sample_on(self) -> None:
        async with httpx2.AsyncClient(base_url=self.server.address, timeout=60) as http:
            while not self.stretch.over:
                await asyncio.sleep(SAMPLE_SECONDS)
                tables = live_tables((await http.get("/metrics")).text)
                took, self.took = sorted(self.took) or [0.0], []
                self.counts["answers"] += len(took)
                self.samples.append(
                    Sample(
                        at=self.stretch.seconds(),
                        memory=round(memory_of(self.server.process.pid) / 2**20, 1),
                        tables=tables,
                        moves=len(took),
                        p50=round(statistics.median(took), 1),
                        p99=round(took[int(0.99 * (len(took) - 1))], 1),
                    )
                )


def live_tables(metrics: str) -> int:
    lines = (line.split() for line in metrics.splitlines())
    return next(int(float(words[1])) for words in lines if words[0] == "clowder_tables")


def memory_of(process: int) -> int:
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def slope(samples: list[Sample]) -> float:
    """Megabytes an hour, over the second half: the first fills what is remembered on purpose."""
    late = samples[len(samples) // 2 :]
    if len(late) < 2:
        return 0.0
    line = statistics.linear_regression([s.at for s in late], [s.memory for s in late])
    return round(3600 * line.slope, 1)


async def run(folder: Path, minutes: float, seed: str) -> Report:
    stretch = Stretch(minutes)
    with serving_anew(folder / "soak", 0, "clowder", **LIMITS) as server:
        soak = Soak(server, stretch, seed)
        await soak.run()
        code, said = server.end()
    if code != 0 or "Traceback" in said:
        soak.complaints.append(f"the server ended with {code}: {said[-3000:]}")
    samples = soak.samples
    figures = {
        **soak.counts,
        "tables at once": TABLES,
        "megabytes at the end": samples[-1].memory,
        "megabytes an hour, second half": slope(samples),
        "p50 ms, median": statistics.median(sample.p50 for sample in samples),
        "p99 ms, median": statistics.median(sample.p99 for sample in samples),
        "p99 ms, worst": max(sample.p99 for sample in samples),
        "samples": samples,
        "plot": draw_courses(
            f"{stretch.seconds() / 60:.0f} minutes at {TABLES} tables",
            [sample.at / 60 for sample in samples],
            {
                "memory (MB)": [sample.memory for sample in samples],
                "answers, p50 (ms)": [sample.p50 for sample in samples],
                "answers, p99 (ms)": [sample.p99 for sample in samples],
            },
        ),
    }
    return stretch.report("soak", seed, figures, soak.complaints)
