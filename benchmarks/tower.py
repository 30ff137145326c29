"""Figures of the tower: speed and settle time by height, sameness in two processes, games won.

python benchmarks/tower.py speed | same [placings] | won BOT GAMES [seats …]
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
import time

from clowder.bots.arena import share
from clowder.bots.simulation import let_answer, seat_bot
from clowder.core.match import Match
from clowder.core.rng import FastRng
from clowder.core.value import to_json
from clowder.games import find_room
from clowder.games.cat_and_the_tower.chance import CALM, draw_tremor
from clowder.games.cat_and_the_tower.deeds import Count, Drop, Tremor
from clowder.games.cat_and_the_tower.moves import Settle
from clowder.games.cat_and_the_tower.physics import Moving, Outcome, reckon
from clowder.games.cat_and_the_tower.pieces import FRIENDS, Name, floor_name
from clowder.games.cat_and_the_tower.settling import merged
from clowder.games.cat_and_the_tower.tower import BASE, GRAIN, Tower, find

GAME = "cat_and_the_tower"
HEIGHTS = (5, 10, 20)


def build(storeys: int, seed: int) -> tuple[Tower, list[Outcome]]:
    """A careful tower with a friend on every second floor."""
    rng, outcomes = FastRng(seed), []
    tower: Tower = (BASE,)
    for number in range(2, storeys + 1):
        below = find(tower, floor_name(number - 1))
        assert below is not None
        x, y = (value * 100 // GRAIN for value in below.pose[:2])
        x, y = x - max(-80, min(80, x)), y - max(-80, min(80, y))
        walls = (Name(f"brick{2 * number}"), Name(f"brick{2 * number + 1}"))
        drops = [Drop(walls[0], number - 1, x - 270, y, 0, 100)]
        drops += [
            Drop(walls[1], number - 1, x + 270, y, 180, 100),
            Drop(floor_name(number), number, x, y, 0),
        ]
        if number % 2 == 0:
            drops.append(Drop(FRIENDS[(number // 2) % 16], number, x, y - 80, 90))
        for drop in drops:
            drawn = draw_tremor(CALM, rng)
            tremor = Tremor(drawn.x, drawn.y, drawn.turn, drawn.lean, drawn.force)
            outcome = reckon(tower, drop, tremor)
            outcomes.append(outcome)
            tower = merged(tower, Settle(outcome.lies))
    return tower, outcomes


def speed() -> None:
    for storeys in HEIGHTS:
        tower, outcomes = build(storeys, seed=1)
        begun = time.process_time()
        Moving(tower).run(5.0)
        factor = 5.0 / (time.process_time() - begun)
        begun = time.process_time()
        placed = reckon(tower, Drop(Name("white4"), storeys, 0, -80, 90), Tremor())
        cost = time.process_time() - begun
        held = reckon(tower, Count(), Tremor())
        largest = max(len(to_json(Settle(o.lies, o.touches, o.film))) for o in outcomes)
        print(
            f"{storeys} storeys, {len(tower)} pieces: {factor:.1f} times real time; a placing "
            f"settles in {placed.seconds:.2f} s, {cost:.2f} s of CPU; at most {largest} bytes; "
            f"{len(held.lies)} pieces moved in 5 s"
        )


def digest(placings: int) -> str:
    whole, count, seed = hashlib.sha256(), 0, 0
    while count < placings:
        _, outcomes = build(10, seed)
        for outcome in outcomes:
            whole.update(to_json(outcome))
        count, seed = count + len(outcomes), seed + 1
    return whole.hexdigest()


def same(placings: int) -> None:
    command = [sys.executable, __file__, "digest", str(placings)]
    told = {subprocess.check_output(command, text=True) for _ in range(2)}
    print(
        f"{placings} placings in two processes: {'the same' if len(told) == 1 else 'not the same'}"
    )


def won(bot: str, games: int, seats: int) -> None:
    room, figures = find_room(GAME), []
    for seed in range(games):
        rng = FastRng(seed)
        match = Match(room.game, room.options(), seats, rng)
        bots = [seat_bot(bot, room.game) for _ in range(seats)]
        heads = [rng.stream("bot", seat) for seat in range(seats)]
        top = 1
        while match.asks and not match.state.stories:
            ask = match.asks[0]
            let_answer(match, ask, bot, bots[ask.seat], heads[ask.seat])
            top = max(top, match.state.top)
        figures.append((seed, float(bool(match.state.stories))))
        print(
            f"  {bot}, {seats} seats, seed {seed}: stories {match.state.stories}, "
            f"turn {match.state.turn}, top {top}",
            flush=True,
        )
    estimate = share(figures)
    print(
        f"{bot}, {seats} seats: won {estimate.mean:.2f} of {games} "
        f"({estimate.low:.2f} to {estimate.high:.2f})"
    )


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["speed"]:
            speed()
        case ["same", *count]:
            same(int(count[0]) if count else 1000)
        case ["digest", count]:
            print(digest(int(count)))
        case ["won", bot, games, *seats]:
            for each in map(int, seats or ["1", "2", "3", "4", "5"]):
                won(bot, int(games), each)
        case _:
            sys.exit(__doc__)
