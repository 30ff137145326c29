"""Servers are killed while people play, round after round; each round judges what is on disk.

Rounds of houses with a file of their own take turns with rounds of two nodes that share a
PostgreSQL and have people of one table on both.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tests.campaigns.report import Report, Stretch
from tests.server.backends import Postgres, Redis, running_postgres, running_redis
from tests.server.node_processes import kill_nodes
from tests.server.test_kill import kill_many

ROUND = 20  # kills before what is on disk is judged
NODES_ROUND = 10  # the same, of nodes


class Deaths:
    """What all rounds came to."""

    def __init__(self) -> None:
        self.ways, self.node_ways = Counter[str](), Counter[str]()
        self.sums: Counter[str] = Counter()
        self.complaints: list[str] = []

    async def of_houses(self, place: Path) -> None:
        for report in await kill_many(place, ROUND):
            self.ways += report.kills
            self.complaints += report.complaints
            self.sums["with commands between sending and acknowledgement"] += report.in_flight
            self.sums["of these on disk already"] += report.on_disk
            self.sums["acknowledged commands"] += report.acknowledged
            self.sums["games finished"] += report.finished

    async def of_nodes(self, place: Path, postgres: Postgres, redis: Redis) -> None:
        database = postgres.make_database()
        try:
            survived = await kill_nodes(place, postgres, redis.url, database, NODES_ROUND)
        except Exception as error:
            self.complaints.append(f"nodes: {error!r}"[:3000])
            return
        self.node_ways += survived.ways
        self.sums["of nodes, with commands between the two"] += survived.in_flight
        self.sums["of these on nodes on disk already"] += survived.on_disk
        self.sums["acknowledged commands of nodes"] += survived.acknowledged
        self.sums["games finished on nodes"] += survived.finished

    def figures(self) -> dict[str, object]:
        return {
            "kills": self.ways.total(),
            "ways": dict(self.ways),
            "kills of nodes": self.node_ways.total(),
            "ways of nodes": dict(self.node_ways),
            **self.sums,
        }


async def run(folder: Path, minutes: float, seed: str) -> Report:
    """Chance is drawn anew for each house: instants of death cannot be repeated anyway."""
    deaths, number = Deaths(), 0
    with running_postgres() as postgres, running_redis() as redis:
        stretch = Stretch(minutes)  # not while those start: a campaign without a kill says nothing
        while not (stretch.over or deaths.complaints):
            place = folder / f"round{number}"
            place.mkdir()
            if number % 2:
                await deaths.of_nodes(place, postgres, redis)
            else:
                await deaths.of_houses(place)
            number += 1
    return stretch.report("kill", seed, deaths.figures(), deaths.complaints)
