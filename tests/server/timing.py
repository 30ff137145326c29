"""Does the time that an answer takes tell something that is hidden?

Three tables for each position: one, the same once more, and one that differs only in what the
viewer cannot see. The same questions go to all three, in changing order, and CPU time is taken, so
that a crowded machine does not count. If time tells nothing, the third is further from the first
than its double in half of the positions. Where it is so more often, and by more than could be told
over a network, time is a leak.
"""

from __future__ import annotations

import math
import statistics
import time
from collections import defaultdict
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from clowder.core.game import Seat
from clowder.core.rng import FastRng
from clowder.core.value import to_json
from clowder.games import ROOMS
from clowder.server.log.decide import Guest
from clowder.server.store import tables
from clowder.server.store.rows import LogRow, TableRow
from clowder.server.tables.live import LiveTable
from clowder.server.wire import requests
from tests.server.bench import Hand, do_not_wait_for_the_disk
from tests.server.inquiry import MOVES
from tests.server.positions import SEED, Position, lines, make_position, session
from tests.server.worlds import NOW, StillHouse, add_guests

KINDS = ("try", "refused", "hint")
REPEATS = {"try": 9, "refused": 9, "hint": 3}  # of each question at each table; the median counts
SURE = 4.0  # standard deviations
TOLD_US = 5.0  # microseconds of difference that nobody could find among those of a network


class Distance(NamedTuple):
    """How far answers are apart, in microseconds."""

    answer: float  # as long as one takes at all
    double: float  # between two tables that are the same
    other: float  # between two that differ in what is hidden


class Verdict(NamedTuple):
    kind: str
    positions: int
    samples: int
    sure: float  # by how many standard deviations the other one is further away more often
    answer_us: float
    double_us: float
    other_us: float

    @property
    def tells(self) -> bool:
        return self.sure > SURE and self.other_us - self.double_us > TOLD_US


async def inquire(
    folder: Path,
    positions: int,
    seed: str,
    games: Collection[str] = ROOMS,
    kinds: Collection[str] = KINDS,
) -> list[Verdict]:
    found: dict[str, list[Distance]] = defaultdict(list)
    house = StillHouse(folder)
    await house.open()
    await do_not_wait_for_the_disk(house)
    await add_guests(house)
    for number in range(positions):
        rng = FastRng(f"{seed}/{number}")
        position = seated_position(rng, games)
        three = [await lay(house, f"{number:06}", position, which) for which in (0, 0, 1)]
        asked = [each for each in questions(three, position, rng) if each[0] in kinds]
        for kind, frame in asked:
            found[kind].append(await measure(house, three, position, (kind, frame), rng))
        for live in three:
            await live.stop()
            house.live.pop(live.table.name, None)
    await house.close()
    return [judge(kind, distances) for kind, distances in found.items()]


def seated_position(rng: FastRng, games: Collection[str]) -> Position:
    """Seen from a seat, and with something hidden from it."""
    while True:
        position = make_position(rng, games)
        if position.viewer is not None and position.changed:
            return position


async def lay(house: StillHouse, prefix: str, position: Position, which: int) -> LiveTable:
    name = f"{prefix}{len(house.live)}"
    listed = TableRow(name, position.room.name, False, "playing", session(0), made_at=0)
    told = lines(position, position.stories[which], FastRng(prefix))
    rows = [
        LogRow(number, f"line{number}", line, int(NOW * 1000))
        for number, line in enumerate(told, start=1)
    ]
    await tables.create(house.store, listed, SEED, rows)
    return await house.find(name)


async def measure(
    house: StillHouse,
    three: list[LiveTable],
    position: Position,
    question: tuple[str, bytes],
    rng: FastRng,
) -> Distance:
    """By the median time of each table's answers."""
    assert position.viewer is not None
    person = Guest(session(position.viewer), "Cat", "en")
    hands = [Hand(house, live, person, position.viewer) for live in three]
    kind, frame = question
    times: list[list[int]] = [[], [], []]
    for _ in range(REPEATS[kind]):
        for place in rng.shuffled(range(3)):
            started = time.thread_time_ns()
            await hands[place].socket.hear(frame)
            times[place].append(time.thread_time_ns() - started)
            hands[place].frames()
    for hand in hands:
        hand.live.viewers.discard(hand.socket)
    one, double, other = (statistics.median(taken) / 1e3 for taken in times)
    return Distance(one, abs(one - double), abs(one - other))


def questions(
    three: list[LiveTable], position: Position, rng: FastRng
) -> Iterator[tuple[str, bytes]]:
    """Nothing that changes a table: tries, moves that are refused everywhere, and hints."""
    table, seat = three[0].table, position.viewer
    assert seat is not None
    moves = [move for move in rng.shuffled(MOVES) if isinstance(move, table.room.types.move)]
    raw = tuple(msgspec.Raw(to_json(move)) for move in moves[:4])
    yield "try", to_json(requests.Try("try", seat, raw))
    asked = [number for ask, number in table.asks.items() if ask.seat == seat]
    if not asked:
        return
    yield "hint", to_json(requests.Hint("hint", seat))
    refused = next((move for move in moves if is_refused(three, seat, move)), None)
    if refused is not None:
        yield (
            "refused",
            to_json(requests.Answer("no", seat, asked[0], msgspec.Raw(to_json(refused)))),
        )


def is_refused(three: list[LiveTable], seat: Seat, move: object) -> bool:
    matches = [live.table.match for live in three]
    return all(m is not None and m.room.refusal(m.state, seat, move) for m in matches)


def judge(kind: str, distances: list[Distance]) -> Verdict:
    """A sign test: ties count for half."""
    count = len(distances)
    further = sum((d.other > d.double) + 0.5 * (d.other == d.double) for d in distances)
    return Verdict(
        kind=kind,
        positions=count,
        samples=3 * REPEATS[kind] * count,
        sure=round((further - count / 2) / math.sqrt(count / 4), 2),
        answer_us=round(statistics.median(d.answer for d in distances), 1),
        double_us=round(statistics.median(d.double for d in distances), 2),
        other_us=round(statistics.median(d.other for d in distances), 2),
    )
