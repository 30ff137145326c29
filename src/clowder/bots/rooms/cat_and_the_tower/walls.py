"""Where to stand walls and lay floors: level, over the middle, and clear of what is there."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations, product
from typing import TypeAlias

from clowder.bots.rooms.cat_and_the_tower.balance import lying, tops_of
from clowder.bots.rooms.cat_and_the_tower.ground import (
    Ground,
    Outline,
    Point,
    are_apart,
    around,
    at,
    moved,
    wall_outlines,
)
from clowder.core.value import Value, replace
from clowder.games.cat_and_the_tower import refusals
from clowder.games.cat_and_the_tower.contacts import walls_on
from clowder.games.cat_and_the_tower.moves import Floor, Wall
from clowder.games.cat_and_the_tower.physics import shapes
from clowder.games.cat_and_the_tower.physics.twists import (
    Vector,
    about_z,
    times,
    turned,
    twist_of,
)
from clowder.games.cat_and_the_tower.pieces import HEIGHTS, Kind
from clowder.games.cat_and_the_tower.state import Build, State
from clowder.games.cat_and_the_tower.tower import Part, find

APARTS = (2.7, 2.3, 3.0)  # cm from the middle of a storey to each of its walls
BENDS = (100, 75)
NARROW = 55  # where there is hardly room
INWARDS, OUTWARDS = 0, 180
# In which lines, how far apart, how bent and facing where: at first as one would like it.
USUAL = (range(0, 360, 45), APARTS, ((100, INWARDS),))
CROWDED = (
    range(0, 360, 30),
    APARTS,
    ((75, INWARDS), (75, OUTWARDS), (NARROW, INWARDS), (NARROW, OUTWARDS)),
)
SOME = 40  # places for a wall that are compared two by two
GRID = tuple(n * 0.8 for n in range(-5, 6))
LEVELLING = 0.8  # cm: at most so far off the floor below, to come back over the middle
CLEARANCE = 0.35  # cm between a wall and whatever is there
SAFE = 1.6  # cm that the middle of a floor should be inside of what carries it
TIPS = 1000.0
ASKEW = 0.3  # what it costs to stand in a line with no side of the floor
ENOUGH = 25  # placings of a sort that are proposed


class Stand(Value):
    """A wall that might stand there."""

    kind: Kind
    place: Point
    turn: float
    bend: int


Stands: TypeAlias = Iterator[tuple[Stand, float]]  # with what each costs


def wall_moves(state: State, job: Build) -> Iterator[Wall]:
    """Placings of a wall, the best first, all clear by their outlines; odd ones come last."""
    ground = Ground(state.tower, state.top)
    efforts = second_stands if own_walls(state, job) else first_stands
    for stands in efforts(state, job, ground):
        best: dict[Stand, float] = {}
        for stand, cost in stands:
            best[stand] = min(cost, best.get(stand, math.inf))
        for stand in sorted(best, key=best.__getitem__)[:ENOUGH]:
            yield as_move(ground, stand)


def own_walls(state: State, job: Build) -> list[Part]:
    names = [slot.wall for slot in job.slots if slot.wall]
    return [part for name in names if (part := find(state.tower, name))]


def as_move(ground: Ground, stand: Stand) -> Wall:
    x, y = ground.spot(stand.place, HEIGHTS[stand.kind])
    return Wall(stand.kind, x, y, round(stand.turn) % 360, stand.bend)


def first_stands(state: State, job: Build, ground: Ground) -> Iterator[Stands]:
    """The one wall of each pair that could be built, with what the pair costs."""
    tops, kinds = standing_tops(state), kind_pairs(state, job)

    def costs(pairs: Iterable[tuple[Stand, Stand]], askew: float = 0.0) -> Stands:
        for pair in pairs:
            if all(fits(ground, stand) for stand in pair):
                off_line = askew * (round(pair[0].turn) % 90 > 0)
                yield pair[0], cost_of(ground, tops, pair) + off_line

    for layouts in (USUAL, CROWDED):
        every = product(middles(ground), *layouts, kinds)
        yield costs((stands_at(*layout) for layout in every), ASKEW)
    yield costs(anywhere_in_pairs(ground, kinds))


def anywhere_in_pairs(
    ground: Ground, pairs: Sequence[tuple[Kind, Kind]]
) -> Iterator[tuple[Stand, Stand]]:
    """Some of the places where one wall fits, two by two."""
    for one, other in pairs:
        fitting = [s for place in anywhere() if fits(ground, s := Stand(one, *place[:3]))]
        some = fitting[:: 1 + len(fitting) // SOME]
        for first, second in permutations(some, 2):
            if math.dist(first.place, second.place) > APARTS[1] and are_clear(first, second):
                yield first, replace(second, kind=other)


def are_clear(one: Stand, other: Stand) -> bool:
    return all(are_apart(a, b, CLEARANCE) for a in outlines(one) for b in outlines(other))


def outlines(stand: Stand) -> list[Outline]:
    return [moved(leaf, stand.place, stand.turn) for leaf in wall_outlines(stand.bend)]


def stands_at(
    middle: Point, angle: float, apart: float, shape: tuple[int, int], kinds: tuple[Kind, Kind]
) -> tuple[Stand, Stand]:
    """Two walls opposite each other; `shape` is how they are bent, and which way they open."""
    (dx, dy), (bend, face) = around((apart, 0.0), angle), shape
    return (
        Stand(kinds[0], (middle[0] - dx, middle[1] - dy), angle + face, bend),
        Stand(kinds[1], (middle[0] + dx, middle[1] + dy), angle + face + 180, bend),
    )


def second_stands(state: State, job: Build, ground: Ground) -> Iterator[Stands]:
    """Places for the second wall: opposite the first; then wherever a floor would lie well."""
    tops, kinds = standing_tops(state), refusals.kinds_allowed(state, job.slots)
    for places in (opposite(state, job, ground), anywhere()):
        yield (
            (stand, cost_of(ground, tops, (stand,)) + odd)
            for place, turn, bend, odd in places
            for kind in kinds
            if fits(ground, stand := Stand(kind, place, turn, bend))
        )


def opposite(state: State, job: Build, ground: Ground) -> Iterator[tuple[Point, float, int, float]]:
    first = own_walls(state, job)[0]
    (x, y), turn = ground.place_of(first), ground.turn_of(first)
    for bend, off, apart in product(BENDS, (0, -8, 8, -20, 20, -35, 35), APARTS):
        dx, dy = around((2 * apart, 0.0), turn + off)
        yield (x + dx, y + dy), turn + off + 180, bend, 0.01 * abs(off) + 0.5 * (bend != BENDS[0])


def anywhere() -> Iterator[tuple[Point, float, int, float]]:
    for x, y, turn, bend in product(GRID, GRID, range(0, 360, 30), (*BENDS, NARROW)):
        yield (x, y), turn, bend, 0.0


def kind_pairs(state: State, job: Build) -> list[tuple[Kind, Kind]]:
    """Kinds of the first and second wall; what stands for a kind that ran out is not foreseen."""
    due = [slot.kind for slot in job.slots]
    return [
        (kind, next((other for other in due if other != kind), kind))
        for kind in refusals.kinds_allowed(state, job.slots)
    ]


def middles(ground: Ground) -> list[Point]:
    """Where to build around: points from the middle of the floor towards that of floor 1, then
    others where there may be room."""
    x, y, _ = ground.seen((0.0, 0.0, ground.middle[2]))
    far = math.hypot(x, y)
    reach = min(far, LEVELLING) / far if far else 0.0
    towards = [(x * reach * step, y * reach * step) for step in (1.0, 0.5, 0.0)]
    return [*towards, (LEVELLING, 0.0), (-LEVELLING, 0.0), (0.0, LEVELLING), (0.0, -LEVELLING)]


def fits(ground: Ground, stand: Stand) -> bool:
    half = math.radians(stand.bend) / 2
    along, out = shapes.LEAF / 2 * math.cos(half), shapes.LEAF * math.sin(half)
    feet = moved(((-along, 0.0), (along, out), (along, -out)), stand.place, stand.turn)
    if not ground.carries(feet):
        return False
    return ground.is_free(outlines(stand), CLEARANCE)


def standing_tops(state: State) -> list[Vector]:
    """The highest points of all walls of the highest storey, older ones too (TOW-3)."""
    names = walls_on(state.tower, state.top)
    return [
        point
        for part in state.tower
        if part.name in names
        for point in tops_of(at(part), twist_of(part), shapes.height_of(part.name), part.bend)
    ]


def cost_of(ground: Ground, tops: Sequence[Vector], stands: Sequence[Stand]) -> float:
    every = [*tops]
    for stand in stands:
        height = HEIGHTS[stand.kind]
        up = (shapes.THICK + height) / 2
        x, y, z = turned(ground.level, (*stand.place, up))
        place = (x + ground.middle[0], y + ground.middle[1], z + ground.middle[2])
        twist = times(ground.level, about_z(math.radians(stand.turn)))
        every += tops_of(place, twist, height, stand.bend)
    return floor_cost(every, centre(every))


def floor_cost(tops: Sequence[Vector], middle: Point) -> float:
    """How badly a floor would lie there: tilted, hardly carried, or far from the middle."""
    lies = lying(tops, middle)
    if lies is None:
        return TIPS
    return lies.tilt + 3 * max(0.0, SAFE - lies.margin) + 0.6 * math.hypot(*middle)


def centre(tops: Sequence[Vector]) -> Point:
    """The middle of the smallest upright rectangle around these points."""
    xs, ys = [x for x, _, _ in tops], [y for _, y, _ in tops]
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def floor_moves(state: State) -> list[Floor]:
    """Places for the next floor, the best first."""
    tops = standing_tops(state)
    x, y = centre(tops)
    steps = (-0.8, -0.4, 0.0, 0.4, 0.8)
    spots = sorted(
        ((x + dx, y + dy) for dx in steps for dy in steps),
        key=lambda spot: floor_cost(tops, spot) + 0.2 * math.dist(spot, (x, y)),
    )
    return [Floor(round(100 * spot[0]), round(100 * spot[1]), 0) for spot in spots]


def foreseen_tilt(state: State, kinds: tuple[Kind, ...]) -> float:
    """How tilted the next floor would be on two such walls, in degrees."""
    ground = Ground(state.tower, state.top)
    tops = standing_tops(state)
    pairs = {(kinds[0], kinds[-1]), (kinds[-1], kinds[0])}
    costs = [
        cost_of(ground, tops, stands_at(middle, angle, apart, (BENDS[0], INWARDS), pair))
        for middle in middles(ground)[:1]
        for angle in range(0, 180, 45)
        for apart in APARTS[:1]
        for pair in pairs
    ]
    return min(costs)
