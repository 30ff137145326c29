"""Kills servers while people play, and starts them again on the same data."""

from __future__ import annotations

import asyncio
import math
import os
import random
import re
import shutil
import signal
import socket
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from clowder.client import Client
from clowder.core.value import Value
from tests.server.ledger import compare, read_journals, read_rows, replay_all
from tests.server.players import Journal, Player, play_games
from tests.server.process import arguments
from tests.server.starter import Started, starter
from tests.server.warm import Wanted
from tests.waiting import PATIENCE

TABLES, SEATS = 3, 2  # in each house
POINTS = ("queued", "before_commit", "after_commit", "before_ack")
SETTINGS = {
    "CLOWDER_MESSAGES_PER_SECOND": "1e6",
    "CLOWDER_MESSAGES_AT_ONCE": "1000000",
    "CLOWDER_CHATS_PER_MINUTE": "1000000",
    "CLOWDER_REQUESTS_PER_MINUTE": "1000000",
    "CLOWDER_SESSIONS_PER_HOUR": "1000000",
    "CLOWDER_TABLES_PER_SESSION": "1000000",
    "CLOWDER_WARM": "false",  # it is killed before it has much to think about
    "CLOWDER_QUEUE_FRAMES": "10000",
}
TRIES = 10_000  # of a player to reach the server: the plan's patience ends first
STRANGE = "a player met what should not be"


@dataclass
class Report:
    kills: Counter[str] = field(default_factory=Counter)  # by how the server died
    in_flight: int = 0  # kills with a command sent to that server and not acknowledged
    on_disk: int = 0  # kills after which such a command was found on disk
    acknowledged: int = 0
    finished: int = 0
    complaints: list[str] = field(default_factory=list)
    start_seconds: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        total, start = self.kills.total(), sum(self.start_seconds) / max(1, len(self.start_seconds))
        return (
            f"{total} kills ({', '.join(f'{n} {how}' for how, n in self.kills.items())}): "
            f"{self.in_flight} with commands between sending and acknowledgement, in "
            f"{self.on_disk} of these on disk already; {self.acknowledged} acknowledged, "
            f"{self.finished} games finished, a start takes {start:.2f} s; "
            f"{len(self.complaints)} complaints"
        )


class Servers:
    """All that were started here."""

    def __init__(self) -> None:
        self._all: list[Started] = []

    def start(self, wanted: Wanted) -> Started:
        self._all.append(starter().start(wanted))
        return self._all[-1]


@contextmanager
def killed_at_the_end() -> Iterator[Servers]:
    servers = Servers()
    try:
        yield servers
    finally:
        for server in servers._all:
            server.kill()


class Plan(Value):
    """How servers die, how talkative the players are, and what is wrong with the server."""

    ways: tuple[str, ...] = (*("instant",) * 4, *POINTS, "starting")
    cold: float = 0.1  # this share of the servers is started from nothing
    talk: float = 0.3
    fault: str = ""
    patience: float = PATIENCE  # seconds for anything at all


class Ordeal:
    """One data folder, its players, and one server after the other."""

    def __init__(self, servers: Servers, folder: Path, seed: str, plan: Plan) -> None:
        self.servers = servers
        self.folder = folder
        self.plan = plan
        self.rng = random.Random(seed)
        self.report = Report()
        self.port = find_port(self.rng)
        self.players: list[Player] = []
        self._stop = asyncio.Event()
        self._games: list[asyncio.Task[None]] = []

    async def run(self, kills: int) -> Report:
        try:
            await self._die("before_migrated", 1.0)
            for _ in range(kills - 1):
                await self._die(
                    self.rng.choice(self.plan.ways) if self.players else "instant", 0.03
                )
            await self._end_well()
        except Exception as error:
            why = f", {error.__cause__!r}" if error.__cause__ is not None else ""
            self.report.complaints.append(f"stopped: {error!r}{why}; {self._said()}")
        finally:
            for game in self._games:
                game.cancel()
            await asyncio.gather(*self._games, return_exceptions=True)
            for player in self.players:
                player.journal.close()
        await self._judge()
        return self.report

    async def _die(self, way: str, chance: float) -> None:
        """One server from its start to its death."""
        points = "" if way in ("instant", "starting") else f"{way}={chance}"
        server = await self._start(points, cold=self.rng.random() < self.plan.cold)
        if way == "starting":
            await asyncio.sleep(self.rng.uniform(0, 0.3))
        elif way != "before_migrated":
            await self._play_on(server)
            await asyncio.sleep(self.rng.uniform(0, 0.4) if way == "instant" else 0)
        if way in ("instant", "starting"):
            self._kill(server)
        await self._until(lambda: not server.is_alive(), f"the server did not die at {way}")
        await self._note_death(way)

    async def _end_well(self) -> None:
        server = await self._start("")
        await self._play_on(server)
        self._stop.set()
        await self._until(
            lambda: all(game.done() for game in self._games), "the games did not stop"
        )
        await asyncio.gather(*self._games)
        self._kill(server)

    def _kill(self, server: Started) -> None:
        try:
            server.send_signal(signal.SIGKILL)
        except ProcessLookupError:
            raise RuntimeError("the server died by itself") from None

    async def _start(self, failpoints: str, cold: bool = False) -> Started:
        self._out = self.folder / "server.out"
        self._out.unlink(missing_ok=True)
        wanted = Wanted(
            arguments(self.folder, self.port),
            str(self._out),
            os.environ | SETTINGS,
            failpoints=failpoints,
            fault=self.plan.fault,
            cold=cold,
        )
        self._started_at, self._ready_at = time.monotonic(), math.inf
        return self.servers.start(wanted)

    async def _play_on(self, server: Started) -> None:
        """Wait until the server is there and somebody has moved again."""
        await self._until(
            lambda: self._address() or not server.is_alive(), "the server did not start"
        )
        if not self._address():
            return  # it has died in the middle of it
        self._ready_at = time.monotonic()
        self.report.start_seconds.append(self._ready_at - self._started_at)
        if not self.players:
            self._sit_down()
        before = self._count()
        await self._until(
            lambda: self._count() > before or not server.is_alive() or self._has_trouble(),
            "nobody could play on",
        )
        if self._has_trouble():
            raise RuntimeError(STRANGE) from self._trouble()

    def _said(self) -> str:
        """The last words of the server."""
        return self._out.read_text()[-1000:] if self._out.exists() else ""

    def _address(self) -> str:
        """Where it serves, once it says so."""
        said = self._out.read_text() if self._out.exists() else ""
        found = re.search(r"serving at (\S+)\n", said)
        return "" if found is None else found[1]

    def _sit_down(self) -> None:
        address = self._address()
        for table in range(TABLES):
            names = [f"{table}-{seat}" for seat in range(SEATS)]
            journals = [Journal(self.folder / f"{name}.journal") for name in names]
            seeds = [random.Random(self.rng.random()) for _ in names]
            players = [
                Player(Client(address, name, tries=TRIES), journal, rng, self.plan.talk)
                for name, journal, rng in zip(names, journals, seeds, strict=True)
            ]
            self.players += players
            self._games.append(asyncio.create_task(play_games(players, self._stop)))

    def _count(self) -> int:
        return sum(player.acknowledged for player in self.players)

    def _trouble(self) -> BaseException | None:
        return next((game.exception() for game in self._games if game.done()), None)

    def _has_trouble(self) -> bool:
        return any(game.done() for game in self._games)

    async def _note_death(self, way: str) -> None:
        died_at = time.monotonic()
        await asyncio.sleep(0.02)  # what the server managed to say is heard
        waiting = {
            player.waiting[0]
            for player in self.players
            if player.waiting is not None and self._ready_at < player.waiting[1] < died_at
        }
        self.report.kills[way] += 1
        self.report.in_flight += bool(waiting)
        self.report.on_disk += bool(waiting & self._commands_on_disk())

    def _commands_on_disk(self) -> set[str]:
        """Looks at a copy: opening a database tidies it up."""
        copy = self.folder / "copy"
        shutil.rmtree(copy, ignore_errors=True)
        copy.mkdir()
        for file in self.folder.glob("clowder.db*"):
            if not file.name.endswith("-shm"):
                shutil.copy(file, copy)
        return {row.command for row in read_rows(copy / "clowder.db")}

    async def _until(self, condition: Callable[[], object], otherwise: str) -> None:
        """Raises TimeoutError with these words."""
        ends_at = time.monotonic() + self.plan.patience
        while not condition():
            if time.monotonic() > ends_at:
                raise TimeoutError(otherwise)
            await asyncio.sleep(0.005)

    async def _judge(self) -> None:
        rows = read_rows(self.folder / "clowder.db")
        promised = read_journals(self.folder)
        self.report.acknowledged = len(promised)
        self.report.complaints += compare(promised, rows)
        if not self.report.complaints:
            self.report.finished = await replay_all(self.folder, rows)


def find_port(rng: random.Random) -> int:
    """A free one below those that outgoing connections get.

    While no server listens, a player who tries to come back could otherwise be given the very
    port as its own end, and the next server would find it in use.
    """
    while True:
        port = rng.randrange(20_000, 32_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
