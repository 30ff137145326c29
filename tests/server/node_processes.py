"""Two nodes as processes with one PostgreSQL and one Redis, and people of one table on both."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from clowder.client import Client, RemoteTable
from clowder.client.connection import Failure
from clowder.core.value import Value
from tests.server.backends import Postgres
from tests.server.kill import POINTS, SETTINGS, TRIES, Servers, find_port, killed_at_the_end
from tests.server.ledger import Row, compare, read_journals, replay_all
from tests.server.players import Journal, Player, play_games
from tests.server.starter import Started
from tests.server.warm import Wanted
from tests.waiting import until

TABLES, BOTS = 2, 1
AGAIN_SECONDS = 0.05


@dataclass
class Node:
    """A server process under an address that stays, and how it dies by itself, if it does."""

    servers: Servers
    options: tuple[str, ...]
    out: Path
    process: Started | None = None

    async def start(self, points: str = "", **settings: str) -> None:
        self.out.unlink(missing_ok=True)
        environment = os.environ | SETTINGS | settings
        options = ("serve", *self.options)
        wanted = Wanted(options, str(self.out), environment, failpoints=points)
        self.process = self.servers.start(wanted)
        await until(lambda: self.address or not self.alive, "the node to start", self.said)
        assert points or self.alive, f"the node ended by itself: {self.said()}"

    def said(self) -> str:
        return self.out.read_text() if self.out.exists() else ""

    @property
    def address(self) -> str:
        for line in self.said().splitlines(keepends=True):
            if "serving at " in line and line.endswith("\n"):
                return line.partition("serving at ")[2].strip()
        return ""

    @property
    def alive(self) -> bool:
        return self.process is not None and self.process.is_alive()

    def signal(self, how: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(how)

    async def kill(self) -> None:
        self.signal(signal.SIGKILL)
        await until(lambda: not self.alive, "the node to die")


@asynccontextmanager
async def two_nodes(folder: Path, db: str, bus: str) -> AsyncIterator[tuple[Node, Node]]:
    """Neither is started yet; those that run at the end are ended."""
    rng = random.Random(os.urandom(8))
    shared = ("--db", db, "--bus", bus, "--data", str(folder))
    with killed_at_the_end() as servers:
        first, second = (
            Node(servers, ("--port", str(find_port(rng)), *shared), folder / f"{name}.out")
            for name in "ab"
        )
        yield first, second


@asynccontextmanager
async def company_of_two_nodes(
    folder: Path, db: str, bus: str, talk: float = 0.3
) -> AsyncIterator[Company]:
    """People on both nodes, who have begun to play."""
    async with two_nodes(folder, db, bus) as (first, second):
        await asyncio.gather(first.start(), second.start())
        company = Company(folder, (first, second))
        company.sit_down(talk)
        await company.play_on(5)
        yield company
        await company.end()


class PatientPlayer(Player):
    """Sends a command again where the database was away."""

    async def send(self, table: RemoteTable, request: object) -> None:
        while True:
            try:
                await super().send(table, request)
                return
            except Failure as failure:
                if failure.code != "storage":
                    raise
            await asyncio.sleep(AGAIN_SECONDS)


@dataclass
class Company:
    """People who play and talk at some tables, each of them on both nodes, with a bot."""

    folder: Path
    nodes: tuple[Node, Node]
    players: list[PatientPlayer] = field(default_factory=list)
    games: list[asyncio.Task[None]] = field(default_factory=list)
    stop: asyncio.Event = field(default_factory=asyncio.Event)

    def sit_down(self, talk: float) -> None:
        for table in range(TABLES):
            people = [
                PatientPlayer(
                    Client(node.address, f"{table}-{seat}", tries=TRIES),
                    Journal(self.folder / f"{table}-{seat}.journal"),
                    random.Random(os.urandom(8)),
                    talk,
                )
                for seat, node in enumerate(self.nodes)
            ]
            self.players += people
            self.games.append(asyncio.create_task(play_games(list(people), self.stop, BOTS)))

    @property
    def acknowledged(self) -> int:
        return sum(player.acknowledged for player in self.players)

    def at(self, node: Node) -> list[PatientPlayer]:
        """Each table has a player for each node, in their order."""
        return self.players[self.nodes.index(node) :: len(self.nodes)]

    async def play_on(self, some: int = 1, at: Node | None = None) -> None:
        """Until so many further commands are acknowledged, or that node is dead: the others may
        wait for the people there."""
        wanted = self.acknowledged + some
        await until(
            lambda: (
                self.acknowledged >= wanted or self.trouble or (at is not None and not at.alive)
            ),
            "somebody to play on",
            lambda: [node.said() for node in self.nodes],
        )
        if self.trouble is not None:
            raise self.trouble

    @property
    def trouble(self) -> BaseException | None:
        done = [game for game in self.games if game.done()]
        return done[0].exception() or RuntimeError("a game has ended") if done else None

    async def end(self) -> None:
        self.stop.set()
        await until(lambda: all(game.done() for game in self.games), "the games to stop")
        await asyncio.gather(*self.games)
        for player in self.players:
            player.journal.close()


def read_rows(postgres: Postgres, database: str) -> list[Row]:
    query = 'SELECT "table", number, command, line FROM lines ORDER BY "table", number'
    return [
        Row(table, number, command if "/" in command[:5] else command.rpartition("/")[2], line)
        for table, number, command, line in postgres.execute(query, database)
    ]


async def judge(postgres: Postgres, database: str, folder: Path) -> tuple[int, int]:
    """How many commands were acknowledged and how many games finished; raises AssertionError
    where something was lost, doubled or left out, or a finished game does not fit its seed."""
    rows, promised = read_rows(postgres, database), read_journals(folder)
    assert compare(promised, rows) == []
    finished = await replay_all(folder, rows, postgres.url(database))
    return len(promised), finished


class Survived(Value):
    """What two nodes came to that were killed again and again."""

    ways: Counter[str]  # how often by which
    in_flight: int  # kills with a command sent to that node and not acknowledged
    on_disk: int  # of these, with such a command in the database
    acknowledged: int
    finished: int


async def kill_nodes(
    folder: Path, postgres: Postgres, bus: str, database: str, kills: int
) -> Survived:
    """People of two tables on both nodes, whichever dies; raises AssertionError like `judge`."""
    url, ways, seen = postgres.url(database), Counter[str](), Counter[str]()
    async with company_of_two_nodes(folder, url, bus) as company:
        for number in range(kills):
            node = company.nodes[number % 2]
            way = random.choice(("instant", *POINTS))
            waiting = await kill_one(company, node, way)
            seen["in flight"] += bool(waiting)
            seen["on disk"] += bool(
                waiting & {row.command for row in read_rows(postgres, database)}
            )
            ways[way] += 1
            await node.start()
    sums = seen["in flight"], seen["on disk"]
    return Survived(ways, *sums, *await judge(postgres, database, folder))


async def kill_one(company: Company, node: Node, way: str) -> set[str]:
    """At any instant or at a point that may be met, while the other node goes on; the commands
    that were sent there and not acknowledged."""
    if way != "instant":
        await node.kill()
        await node.start(f"{way}=0.2")
    ready_at = time.monotonic()
    await company.play_on(at=node)
    if way == "instant":
        await asyncio.sleep(random.uniform(0, 0.3))
        await node.kill()
    else:
        await until(lambda: not node.alive or company.trouble, f"death at {way}")
    died_at = time.monotonic()
    await asyncio.sleep(0.02)  # what the node managed to say is heard
    return {
        player.waiting[0]
        for player in company.at(node)
        if player.waiting is not None and ready_at < player.waiting[1] < died_at
    }


async def rows_grow(postgres: Postgres, database: str, kind: str, beyond: int) -> float:
    """Seconds until there are more entries of that kind than so many."""
    began = time.monotonic()
    await until(lambda: count(postgres, database, kind) > beyond, f"an entry like {kind}")
    return time.monotonic() - began


def count(postgres: Postgres, database: str, kind: str) -> int:
    """Entries whose command begins like that."""
    query = f"SELECT count(*) FROM lines WHERE command LIKE '{kind}%'"
    return int(postgres.execute(query, database)[0][0])
