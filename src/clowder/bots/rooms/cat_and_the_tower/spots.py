"""Where to set a piece down: over the middle of floor 1, and level where the tower leans."""

from __future__ import annotations

import math

from clowder.bots.rooms.cat_and_the_tower.cards import bases_on, climb, would_hold
from clowder.core.rng import Rng
from clowder.games.cat_and_the_tower import chance, refusals
from clowder.games.cat_and_the_tower.contacts import friends_on
from clowder.games.cat_and_the_tower.moves import Floor, Friend, Move, Put, Wall
from clowder.games.cat_and_the_tower.pieces import (
    COLOURS,
    HEIGHTS,
    Colour,
    Kind,
    Name,
    floor_name,
    kind_of,
)
from clowder.games.cat_and_the_tower.state import Befriend, Build, Climb, Placing, State
from clowder.games.cat_and_the_tower.tower import GRAIN, TWIST, Part, find

APART = 270  # tenths of a millimetre from the middle to each wall
BEND = 100
LEVELLING = 80  # at most so far off the floor below, to come back over the middle
NOOK = 320  # where a kitten fits between two walls
SEATS = ((-75, -80, 90), (75, -80, 90), (-75, 0, 270), (75, 0, 270), (0, -300, 0))  # for friends
PERCHES = ((0, NOOK, 90), (0, -NOOK, 270), (0, NOOK, 270), (0, -NOOK, 90), (0, 0, 90))


def place(state: State, phase: Placing, rng: Rng) -> Move:
    match phase.job:
        case Build(slots=slots):
            walls = tuple(slot.wall for slot in slots if slot.wall)
            if len(walls) == len(slots):
                return lay_floor(state, walls)
            if phase.tries > 2:
                return chance.some_placing(state, phase.job, rng)
            kinds = refusals.kinds_allowed(state, slots)
            return stand_wall(state, kinds, walls, phase.tries)
        case Befriend():
            return seat_friend(state, phase, phase.job, rng)
        case Climb(floor=floor):
            x, y, turn = PERCHES[phase.tries % len(PERCHES)]
            middle = centre(state, min(floor, state.top))
            return Put(middle[0] + x, middle[1] + y, turn)


def stand_wall(state: State, kinds: tuple[Kind, ...], walls: tuple[Name, ...], tries: int) -> Wall:
    """A wall for one side of the floor; of a pair, the lower one uphill."""
    x, y = middle_over_base(state)
    by_height = sorted(kinds, key=lambda kind: HEIGHTS[kind])
    uphill = -1 if downhill(state) > 0 else 1
    first = find(state.tower, walls[0]) if walls else None
    side = uphill if first is None else -1 if first.pose[0] * 100 / GRAIN > x else 1
    kind = by_height[0] if side == uphill else by_height[-1]
    off = APART - 25 * tries
    return Wall(kind, x + side * off, y, 0 if side < 0 else 180, BEND)


def lay_floor(state: State, walls: tuple[Name, ...]) -> Floor:
    parts = [part for part in state.tower if part.name in walls]
    x = sum(part.pose[0] for part in parts) * 100 // GRAIN // len(parts)
    y = sum(part.pose[1] for part in parts) * 100 // GRAIN // len(parts)
    return Floor(x, y, 0)


def middle_over_base(state: State) -> tuple[int, int]:
    """As far over the middle of floor 1 as the highest floor lets walls stand."""
    x, y = centre(state, state.top)
    return x - clip(x), y - clip(y)


def clip(off: int) -> int:
    return max(-LEVELLING, min(LEVELLING, off))


def downhill(state: State) -> float:
    """Which way the highest floor slopes, left (below 0) or right."""
    top = find(state.tower, floor_name(state.top))
    assert top is not None
    w, i, j, k = (value / TWIST for value in top.pose[3:])
    return 2 * (i * k + w * j)


def seat_friend(state: State, phase: Placing, job: Befriend, rng: Rng) -> Friend:
    colour, floor = wanted(state, phase, job, rng)
    floor = max(job.lowest, floor)
    bases = [part for name in bases_on(state, floor) if (part := find(state.tower, name))]
    if phase.tries < 3 and sits_on(state, phase, colour, bases):
        return on_backs(colour, floor, bases)
    middle = centre(state, floor)
    taken = [spot(base)[0] > middle[0] for base in bases]
    x, y, turn = SEATS[(phase.tries + (taken == [False])) % len(SEATS)]
    return Friend(colour, floor, middle[0] + x, middle[1] + y, turn)


def on_backs(colour: Colour, floor: int, bases: list[Part]) -> Friend:
    """Let a friend go over the back of another, or across two."""
    if len(bases) == 1:
        return Friend(colour, floor, *spot(bases[0]), turn_of(bases[0]))
    (a, b), (c, d) = map(spot, bases)
    return Friend(colour, floor, (a + c) // 2, (b + d) // 2, (turn_of(bases[0]) + 90) % 360)


def wanted(state: State, phase: Placing, job: Befriend, rng: Rng) -> tuple[Colour, int]:
    """Colour and floor of a friend: just above, where it lets one climb; else out of the way."""
    allowed = [c for c in COLOURS if c in refusals.friends_allowed(state, job)]
    colour = max(rng.shuffled(allowed), key=lambda c: climb(state, phase.seat, c))
    height = state.height(state.climber(phase.seat))
    if height < state.top and climb(state, phase.seat, colour):
        return colour, height + 1
    counts = {n: len(friends_on(state.tower, state.touches, n)) for n in range(1, state.top + 1)}
    above = [n for n in counts if n > height + 1]
    return colour, min(above or counts, key=lambda n: (counts[n], n))


def sits_on(state: State, phase: Placing, colour: Colour, bases: list[Part]) -> bool:
    cards = state.goals.shown if state.together else state.hands[phase.seat]
    kinds = [kind_of(base.name) for base in bases]
    return bool(bases) and any(would_hold(goal, colour, kinds) for goal in cards)


def spot(part: Part) -> tuple[int, int]:
    return round(part.pose[0] * 100 / GRAIN), round(part.pose[1] * 100 / GRAIN)


def turn_of(part: Part) -> int:
    w, i, j, k = (value / TWIST for value in part.pose[3:])
    return round(math.degrees(math.atan2(2 * (w * k + i * j), 1 - 2 * (j * j + k * k)))) % 360


def centre(state: State, floor: int) -> tuple[int, int]:
    part = find(state.tower, floor_name(floor))
    assert part is not None
    return spot(part)
