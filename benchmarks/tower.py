"""Figures of the tower: speed by height, standing, falling, sameness, bots' time on tall ones.

python -m benchmarks.tower speed | stand | fall | think [LEVEL] | same [placings]
    | rise BOT SEEDS TURNS

What its bots are worth is in benchmarks/tower_bots.py.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
import time

from benchmarks.tower_bots import seeds_in
from clowder.bots.levels import make_bot
from clowder.bots.simulation import let_answer, seated
from clowder.core.game import Seat
from clowder.core.match import Match
from clowder.core.rng import FastRng
from clowder.core.value import replace, to_json
from clowder.games import find_room
from clowder.games.cat_and_the_tower.chance import CALM, draw_tremor
from clowder.games.cat_and_the_tower.contacts import fallen
from clowder.games.cat_and_the_tower.moves import Settle
from clowder.games.cat_and_the_tower.notation import write_move
from clowder.games.cat_and_the_tower.physics.deeds import Count, Drop, Rest, Tremor
from clowder.games.cat_and_the_tower.physics.simulation import (
    Moving,
    Outcome,
    distance,
    simulate,
    touches_of,
)
from clowder.games.cat_and_the_tower.pieces import FRIENDS, TOTO, Name, floor_name
from clowder.games.cat_and_the_tower.settling import merged
from clowder.games.cat_and_the_tower.state import Build, Placing, Slot, State
from clowder.games.cat_and_the_tower.tower import BASE, GRAIN, Tower, find, without

GAME = "cat_and_the_tower"
HEIGHTS = (5, 10, 20, 24)
MINUTE = 12  # times five seconds


def build(storeys: int, seed: int, friends: bool = True) -> tuple[Tower, list[Outcome]]:
    """A careful tower, mostly with a friend on every second floor."""
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
        if friends and number % 2 == 0:
            drops.append(Drop(FRIENDS[(number // 2) % 16], number, x, y - 80, 90))
        for drop in drops:
            drawn = draw_tremor(CALM, rng)
            tremor = Tremor(drawn.x, drawn.y, drawn.turn, drawn.lean, drawn.force)
            outcome = simulate(tower, drop, tremor)
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
        top = find(tower, floor_name(storeys))
        assert top is not None
        x, y = (value * 100 // GRAIN for value in top.pose[:2])
        placed = simulate(tower, Drop(TOTO, storeys, x + 320, y, 90), Tremor())
        assert placed.blocked is None, placed.blocked
        cost = time.process_time() - begun
        held = simulate(tower, Count(), Tremor())
        largest = max(len(to_json(Settle(o.lies, o.touches, o.film))) for o in outcomes)
        print(
            f"{storeys} storeys, {len(tower)} pieces: {factor:.1f} times real time; a placing "
            f"settles in {placed.seconds:.2f} s, {cost:.2f} s of CPU; at most {largest} bytes; "
            f"{len(held.lies)} pieces moved in 5 s"
        )


def stand(storeys: int = 20) -> None:
    """A minute, each five seconds simulated on from where the last ones ended."""
    first, _ = build(storeys, seed=1)
    tower = first
    for _ in range(MINUTE):
        tower = merged(tower, Settle(simulate(tower, Count(), Tremor()).lies))
    begun = time.process_time()
    moving = Moving(first)
    moving.run(5.0 * MINUTE)
    cost = time.process_time() - begun
    poses = {part.name: pose for part, pose in zip(moving.scene, moving.poses(), strict=True)}
    crept = max(distance(part.pose, poses[part.name]) for part in first)
    kept = max(distance(part.pose, now.pose) for part, now in zip(first, tower, strict=True))
    print(
        f"{storeys} storeys, {len(first)} pieces, 60 s: the farthest is off {10 * crept:.3f} mm "
        f"in one go ({cost:.1f} s of CPU), {10 * kept:.3f} mm in counts of five seconds"
    )


def fall() -> None:
    """A wall is missing near the foot, half way up, near the top: what comes down, at what cost."""
    for storeys, friends in ((20, True), (24, False), (24, True)):
        tower, _ = build(storeys, seed=1, friends=friends)
        for floor in (1, storeys // 3, 2 * storeys // 3, storeys - 3):
            break_at(tower, floor)


def break_at(tower: Tower, floor: int) -> None:
    gone = without(tower, (Name(f"brick{2 * floor + 2}"),))
    begun = time.process_time()
    first = simulate(gone, Rest(), Tremor())
    cost = time.process_time() - begun
    lies = merged(gone, Settle(first.lies))
    fell = fallen(lies, first.touches)
    begun = time.process_time()
    second = simulate(without(lies, fell), Rest(), Tremor())
    again = time.process_time() - begun
    written = write_move(Settle(first.lies, first.touches, first.film))
    print(
        f"{len(gone)} pieces, a wall of floor {floor} missing: {len(fell)} fall in "
        f"{first.seconds:.1f} s, {cost:.2f} s of CPU, {len(written)} bytes; "
        f"the rest settles in {second.seconds:.1f} s, {again:.2f} s of CPU",
        flush=True,
    )


def think_at(level: str) -> None:
    """How long a level takes to set down a wall, also where every try brings the tower down."""
    for storeys in (5, 10, 15, 20, 24):
        tower, _ = build(storeys, seed=1)
        calm = [decide(level, tower, seed) for seed in range(3)]
        doomed = [decide(level, without(tower, (Name("brick4"),)), seed) for seed in range(3)]
        print(
            f"{storeys} storeys, {len(tower)} pieces: a decision takes at most {max(calm):.2f} s "
            f"of CPU, {max(doomed):.2f} s where a wall is missing near the foot",
            flush=True,
        )


def decide(level: str, tower: Tower, seed: int) -> float:
    room = find_room(GAME)
    bot = make_bot(level, room)
    dealt = Match(room, room.types.options(), 1, FastRng(1)).state
    phase = Placing(Seat(0), Build((Slot("window"), Slot("window"))))
    card = dealt.actions.shown[0]
    touches = touches_of(tower)
    state = replace(dealt, tower=tower, touches=touches, phase=phase, using=card)
    view, ask = room.view(state, Seat(0)), room.asks(state)[0]
    begun = time.process_time()
    bot.choose(view, ask, None, FastRng(seed), bot.budget)
    return time.process_time() - begun


def digest(placings: int) -> str:
    whole, count, seed = hashlib.sha256(), 0, 0
    while count < placings:
        _, outcomes = build(10, seed)
        for outcome in outcomes:
            whole.update(to_json(outcome))
        count, seed = count + len(outcomes), seed + 1
    return whole.hexdigest()


def same(placings: int) -> None:
    command = [sys.executable, "-m", "benchmarks.tower", "digest", str(placings)]
    told = {subprocess.check_output(command, text=True) for _ in range(2)}
    print(
        f"{placings} placings in two processes: {'the same' if len(told) == 1 else 'not the same'}"
    )


def play(bot: str, seed: int, seats: int, turns: int) -> tuple[State, int]:
    """Until a scenario is won or so many turns are over; and the highest floor on the way."""
    room, rng, top = find_room(GAME), FastRng(seed), 1
    match = Match(room, room.types.options(), seats, rng)
    heads = [rng.stream("bot", seat) for seat in range(seats)]
    bots = [seated(bot, room) for _ in range(seats)]
    while match.asks and not match.state.scenarios and match.state.turn <= turns:
        ask = match.asks[0]
        let_answer(match, ask, bots[ask.seat], heads[ask.seat])
        top = max(top, match.state.top)
    print(
        f"  {bot}, {seats} seats, seed {seed}: scenarios {match.state.scenarios}, "
        f"turn {match.state.turn}, top {top}",
        flush=True,
    )
    return match.state, top


def rise(bot: str, seeds: range, turns: int) -> None:
    tops = [play(bot, seed, 4, turns)[1] for seed in seeds]
    print(f"{bot}, 4 seats, {turns} turns: highest floors {sorted(tops)}")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["speed"]:
            speed()
        case ["stand"]:
            stand()
        case ["fall"]:
            fall()
        case ["think", *level]:
            think_at(level[0] if level else "planner")
        case ["same", *count]:
            same(int(count[0]) if count else 1000)
        case ["digest", count]:
            print(digest(int(count)))
        case ["rise", bot, seeds, turns]:
            rise(bot, seeds_in(seeds), int(turns))
        case _:
            sys.exit(__doc__)
