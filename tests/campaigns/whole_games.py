"""Two worlds through whole games: wherever play shows a difference, two new ones go on from there.

Each stretch of a game is a pair of worlds as in tests/server/worlds.py, with all that a curious
viewer asks in it: tries, hints, undo, chat, leaving and coming back, pages of others. A game goes
on until it ends; some tables have the deal of the day.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from clowder.core.game import NATURE, Seat
from clowder.core.match import Match
from clowder.core.record_text import AnyMatch
from clowder.core.rng import FastRng
from clowder.testing import Case
from tests.campaigns.report import Report, Stretch
from tests.laws.rooms import HOUSE, TABLES
from tests.server.inquiry import Inquiry
from tests.server.positions import Position, golden_match, position_of
from tests.server.worlds import Pair, World, open_worlds

MOST_MOVES = 6  # between two pairs
TODAY = "2001-09-09"  # by the clock of these houses, which stands still


async def run(folder: Path, minutes: float, seed: str) -> Report:
    stretch, complaints, counts = Stretch(minutes), list[str](), Counter[str]()
    async with open_worlds(folder) as worlds:
        game = 0
        while not (stretch.over or complaints):
            rng = FastRng(f"{seed}/{game}")
            case = HOUSE[game % len(HOUSE)]
            try:
                await play_whole(worlds, case, rng, counts, stretch)
            except Exception as error:  # a Difference, or whatever else ends a game
                complaints.append(f"{case.room.name}, seed {seed}/{game}: {error!r}"[:1000])
            game += 1
    return stretch.report("worlds", seed, {"games": game, **counts}, complaints)


async def play_whole(
    worlds: tuple[World, World],
    case: Case,
    rng: FastRng,
    counts: Counter[str],
    stretch: Stretch,
) -> None:
    """Pair after pair, until the game is over."""
    daily = None if case.room.slow_asks else case.room.daily  # golden games have seats of their own
    day = TODAY if daily is not None and rng.below(4) == 0 else None
    for match in moments(case, rng, daily.seats if daily is not None and day else None):
        if stretch.over:
            return
        seats: list[Seat | None] = [Seat(seat) for seat in range(match.seats)]
        viewer = rng.choice(seats if day else [None, *seats])  # nobody watches a deal of the day
        try:
            position = position_of(case, match, viewer, rng)._replace(day=day)
        except AssertionError:  # no other story of so long a game was found
            counts[f"moments of {case.room.name} left out"] += 1
            continue
        await compare(worlds, position, rng, counts)
    counts[f"whole games of {case.room.name}"] += 1


async def compare(
    worlds: tuple[World, World], position: Position, rng: FastRng, counts: Counter[str]
) -> None:
    pair = Pair(*worlds)
    number = counts["pairs"]
    await pair.lay(f"table{number}", position, f"talk/{number}")
    inquiry = Inquiry(pair, rng, position.viewer)
    await inquiry.run()
    counts["ended while they were compared"] += worlds[0].live.table.over
    await pair.clear()
    counts["pairs"] += 1
    counts["pairs that differed in what is hidden"] += position.changed
    counts["pairs with the deal of the day"] += position.day is not None
    counts[f"pairs of {position.room.name}"] += 1
    counts["acts"] += inquiry.acts
    counts["bytes"] += pair.compared


def moments(case: Case, rng: FastRng, seats: int | None = None) -> Iterator[AnyMatch]:
    """One game from its beginning to just before its end, some moves on each time."""
    if case.room.slow_asks:
        yield from recorded_moments(case, rng)
        return
    tables = [table for table in TABLES if table.case is case and seats in (None, table.seats)]
    table, style = rng.choice(tables), rng.choice(case.styles)
    match: AnyMatch = Match(case.room, table.options, table.seats, rng)
    while match.asks:
        yield match
        for _ in range(1 + rng.below(MOST_MOVES)):
            if match.asks:
                seat = rng.choice(match.asks).seat
                match = match.fork()
                match.play(seat, style(match, seat, rng))


def recorded_moments(case: Case, rng: FastRng) -> Iterator[AnyMatch]:
    """Of a golden game, where NATURE would simulate for long."""
    match, entries = golden_match(case, rng)
    wait = 0
    for entry in entries:
        if entry.seat != NATURE and wait == 0:
            yield match.fork()
            wait = 1 + rng.below(MOST_MOVES)
        wait -= entry.seat != NATURE
        match.play(entry.seat, entry.move)
