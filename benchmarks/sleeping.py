"""Tables that nobody looks at: how long it takes until one is back, and what a sleeping one weighs.

For each room games are played by chance until just before their end (of Cat and the Tower the
longest recorded one is taken), written as logs, and brought back by the house, one at a time. Games
by chance are far longer than those of people: Stray Cat wanders.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import statistics
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))  # also where it is started as a file

from clowder.core.game import NATURE, Seat
from clowder.core.match import Match
from clowder.core.record import Entry
from clowder.core.record_reader import content_lines, read_entry
from clowder.core.record_text import AnyMatch, AnyRecord, changed_options, write_entry
from clowder.core.rng import FastRng
from clowder.core.room import AnyRoom
from clowder.core.value import replace
from clowder.games import ROOMS, find_room
from clowder.server.http.app import tune_interpreter
from clowder.server.log import entries as log
from clowder.server.settings import Settings
from clowder.server.store import tables
from clowder.server.store.rows import LogRow, TableRow
from clowder.server.tables.house import House
from tests.games.test_golden import read_head

SEATS = 4
GOLDEN = Path(__file__).parents[1] / "tests" / "games"


def play_by_chance(room: AnyRoom, seed: str) -> AnyRecord:
    """A whole game but for its last move, so that the table is still on."""
    rng = FastRng(seed)
    match: AnyMatch = Match(room, room.types.options(), SEATS, rng)
    while True:
        seat = rng.choice(match.asks).seat
        trial = match.fork()
        trial.play(seat, room.sample(match.state, seat, rng))
        if not trial.asks:
            return match.record()
        match = trial


def longest_golden(room: AnyRoom) -> AnyRecord:
    """As far as its last move by a player."""
    files = (GOLDEN / room.name / "golden").glob("*.game")
    longest = max(files, key=lambda file: file.stat().st_size)
    _, match, moves = read_head(list(content_lines(longest.read_text("utf-8"))))
    entries = [read_entry(room, place, line) for place, line in moves if line[0] not in "!>"]
    last = max(n for n, entry in enumerate(entries) if entry.seat != NATURE)
    return replace(match.record(), entries=tuple(entries[:last]))


def log_of(room: AnyRoom, record: AnyRecord, people: Sequence[str]) -> list[log.LogEntry]:
    """The log of a table where these sessions sit, whose first has opened it."""
    groups: list[list[Entry[Any]]] = [[]]
    for entry in record.entries:
        if entry.seat != NATURE:
            groups.append([])
        groups[-1].append(entry)
    first, *moves = (tuple(write_entry(room, entry) for entry in group) for group in groups)
    options = changed_options(room, record.options)
    opened = log.Opened(
        game=room.name,
        version=room.version,
        seats=record.seats,
        options=options,
        public=False,
        clock=log.Clock(),
        host=people[0],
        commitment="c" * 64,
        fair=True,
    )
    sat = [log.Sat(Seat(seat), it, f"Cat {seat}") for seat, it in enumerate(people)]
    return [opened, *sat, log.Started(first), *map(log.Moved, moves)]


async def write_table(house: House, name: str, room: AnyRoom, record: AnyRecord) -> int:
    made = [await house.sessions.make("Cat", "en", house.now_ms()) for _ in range(record.seats)]
    people = [guest.session for guest, _ in made]
    rows = [
        LogRow(number, f"line{number}", entry, house.now_ms())
        for number, entry in enumerate(log_of(room, record, people), start=1)
    ]
    row = TableRow(name, room.name, False, "playing", people[0], house.now_ms())
    await tables.create(house.store, row, bytes(32), rows)
    return len(rows)


async def measure(room: AnyRoom, count: int) -> str:
    with tempfile.TemporaryDirectory() as folder:
        house = House(Settings(data=folder, warm=False))
        await house.open()
        entries, seconds, cpu = [], [], []
        for number in range(count):
            record = longest_golden(room) if room.slow_asks else play_by_chance(room, f"{number}")
            entries.append(await write_table(house, f"table{number}", room, record))
        for number in range(count):
            started, used = time.perf_counter(), time.process_time()
            await house.find(f"table{number}")
            seconds.append(time.perf_counter() - started)
            cpu.append(time.process_time() - used)
        await house.tidy()
        left = await weigh_sleeping(house, count)
        await house.close()
    return (
        f"{room.name:<18} {statistics.mean(entries):5.0f} entries  back in"
        f" {1e3 * statistics.median(seconds):5.1f} ms (longest {1e3 * max(seconds):5.1f}),"
        f" of CPU {1e3 * statistics.median(cpu):5.1f} ms (most {1e3 * max(cpu):5.1f})"
        f"  asleep {left:6.0f} bytes"
    )


async def weigh_sleeping(house: House, count: int) -> float:
    """Bytes of Python's memory that each table leaves behind; after the first half, what the rules
    remember for all tables is there, too."""
    house.glances.clear()
    tracemalloc.start()
    await wake(house, range(count // 2))
    before = tracemalloc.get_traced_memory()[0]
    await wake(house, range(count // 2, count))
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / (count - count // 2)


async def wake(house: House, numbers: range) -> None:
    """And let them sleep again."""
    for number in numbers:
        await house.find(f"table{number}")
    await house.tidy()
    assert not house.live
    gc.collect()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rooms", nargs="*", metavar="ROOM", help=f"of {', '.join(ROOMS)}")
    parser.add_argument("--tables", type=int, default=50)
    args = parser.parse_args()
    tune_interpreter()
    for name in args.rooms or ROOMS:
        print(asyncio.run(measure(find_room(name), args.tables)), flush=True)


if __name__ == "__main__":
    main()
