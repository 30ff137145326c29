"""Where a cat can sit on a floor: on free ground, beside a friend, on a back, across two backs."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import islice
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from clowder.bots.rooms.cat_and_the_tower.ground import (
    BRINK,
    RIM,
    Ground,
    Outline,
    Point,
    are_apart,
    around,
    cat_outline,
    gap,
    moved,
)
from clowder.core.value import Value
from clowder.games.cat_and_the_tower.contacts import rests_on
from clowder.games.cat_and_the_tower.physics import shapes
from clowder.games.cat_and_the_tower.pieces import (
    BRIM,
    HOLE,
    Name,
    floor_name,
    has_hole,
    is_friend,
    is_kitten,
)
from clowder.games.cat_and_the_tower.state import State
from clowder.games.cat_and_the_tower.tower import find

Array: TypeAlias = npt.NDArray[np.float64]
STEP = 0.4  # cm between two perches that are tried
TURNS = (0, 90, 180, 270, 45, 135, 225, 315)
LOOKS = 40  # free perches that are compared
ASIDE = 0.4  # cm: so far before or behind is still beside
ROOMY = 0.55  # cm: more room than this is not asked for
REACH = 4.0
CLEARANCE = 0.32  # cm between a cat and whatever is there
BESIDE = 2 * shapes.BODY[1] + 0.25  # cm between the middles of two friends side by side
PAIR = 2.0  # cm: across two that are no farther apart, a third can sit
PARALLEL = 25.0  # degrees
BEHIND = 0.45  # cm: whoever sits on a back sits behind the head
LEANING = 20.0  # degrees: on the back of one that is tilted more, nobody stays
HIGH = 2 * shapes.BODY[2]
FOOT = (0.9, 0.7)  # of half its length and width: where a cat's weight is


class Perch(Value):
    """Where a cat would sit, along the floor."""

    place: Point
    turn: float
    above: float = 0.0  # the floor, in cm


def free_perches(ground: Ground, size: float = 1.0) -> Iterator[Perch]:
    """Places on the floor itself, near the middle first; uphill rather than downhill."""
    places, turns = spread_out(ground), [ground.yaw + turn for turn in TURNS]
    free = np.stack([are_free(ground, places, turn, size) for turn in turns], axis=1)
    for n, which in np.argwhere(free):
        yield Perch((float(places[n, 0]), float(places[n, 1])), turns[which])


def spread_out(ground: Ground) -> Array:
    """All places on the floor that are tried, the best first."""
    steps = np.arange(-REACH, REACH + STEP / 2, STEP)
    places = np.stack(np.meshgrid(steps, steps), axis=-1).reshape(-1, 2)
    tilt, downhill = ground.slope
    lean = around((min(tilt, 10.0) / 20, 0.0), downhill)
    order = np.argsort(np.hypot(*(places + lean).T), kind="stable")
    return places[order]


def are_free(ground: Ground, places: Array, turn: float, size: float) -> npt.NDArray[np.bool_]:
    """`is_free` for many places at once."""
    turned = np.array([around(point, turn - ground.yaw) for point in feet_of(size)])
    axes = np.array([around(axis, -ground.yaw) for axis in ((1.0, 0.0), (0.0, 1.0))])
    far = np.abs((places @ axes)[:, None, :] + turned).max(axis=2)
    free: npt.NDArray[np.bool_] = (far <= BRIM / 2 - RIM).all(axis=1)
    if has_hole(ground.floor):
        free &= (far >= HOLE / 2 + BRINK).all(axis=1)
    cat = np.array([around(point, turn) for point in cat_outline(size)])
    for outlines in ground.things.values():
        for outline in outlines:
            free &= gaps(cat, places, np.array(outline)) >= CLEARANCE
    return free


def gaps(shape: Array, places: Array, other: Array) -> Array:
    """`ground.gap` between a shape at each of these places and another one."""
    by_other = normals(other)
    off = (shape @ by_other.T).min(axis=0) - (other @ by_other.T).max(axis=0)
    apart: Array = (places @ by_other.T + off).max(axis=1)
    own = normals(shape)
    off = (other @ own.T).min(axis=0) - (shape @ own.T).max(axis=0)
    across: Array = (off - places @ own.T).max(axis=1)
    return np.maximum(apart, across)


def normals(outline: Array) -> Array:
    """The outward normal of each side of an outline, of length 1."""
    sides = np.roll(outline, -1, axis=0) - outline
    out = np.stack((sides[:, 1], -sides[:, 0]), axis=1)
    length: Array = np.linalg.norm(out, axis=1, keepdims=True)
    return out / length


def feet_of(size: float) -> list[Point]:
    long, wide = size * shapes.BODY[0] * FOOT[0], size * shapes.BODY[1] * FOOT[1]
    return [(x, y) for x in (-long, long) for y in (-wide, wide)]


def is_free(ground: Ground, perch: Perch, size: float = 1.0, but: tuple[Name, ...] = ()) -> bool:
    if not perch.above and not ground.carries(moved(feet_of(size), perch.place, perch.turn)):
        return False
    return ground.is_free([outline_of(perch, size)], CLEARANCE, but)


def outline_of(perch: Perch, size: float = 1.0) -> Outline:
    return moved(cat_outline(size), perch.place, perch.turn)


def backs(state: State, ground: Ground) -> list[Name]:
    """Those on that floor on whose backs somebody could sit: upright, and with a free back."""
    burdened = {lower for _, lower, rests in state.touches if rests}
    return [
        name
        for name in ground.things
        if is_friend(name)
        and name not in burdened
        and floor_name(ground.floor) in rests_on(state.touches, name)
        and (part := find(state.tower, name))
        and ground.tilt_of(part) < LEANING
    ]


def pairs(state: State, ground: Ground, among: list[Name]) -> list[tuple[Name, Name]]:
    """Pairs of friends side by side, across whose backs a third can sit."""
    found = []
    for n, one in enumerate(among):
        for other in among[n + 1 :]:
            a, b = find(state.tower, one), find(state.tower, other)
            assert a is not None
            assert b is not None
            off = abs(math.sin(math.radians(ground.turn_of(a) - ground.turn_of(b))))
            along = around(minus(ground.place_of(b), ground.place_of(a)), -ground.turn_of(a))
            close = abs(along[0]) < 1.0 and abs(along[1]) < PAIR
            if off < math.sin(math.radians(PARALLEL)) and close:
                found.append((one, other))
    return found


def minus(a: Point, b: Point) -> Point:
    return a[0] - b[0], a[1] - b[1]


def low_friends(state: State, ground: Ground) -> tuple[Name, ...]:
    """Cats that stand on the floor itself: over them one can reach a back."""
    floor = floor_name(ground.floor)
    return tuple(
        name
        for name in ground.things
        if (is_friend(name) or is_kitten(name)) and floor in rests_on(state.touches, name)
    )


def perches_on_back(state: State, ground: Ground, name: Name) -> list[Perch]:
    part = find(state.tower, name)
    assert part is not None
    place, turn = ground.place_of(part), ground.turn_of(part)
    back = around((-BEHIND, 0.0), turn)
    spot = (place[0] + back[0], place[1] + back[1])
    low = low_friends(state, ground)
    perches = [Perch(spot, turn, HIGH), Perch(spot, turn + 180, HIGH)]
    return [perch for perch in perches if is_free(ground, perch, but=low)]


def perches_across(state: State, ground: Ground, pair: tuple[Name, Name]) -> list[Perch]:
    a, b = (find(state.tower, name) for name in pair)
    assert a is not None
    assert b is not None
    (ax, ay), (bx, by), turn = ground.place_of(a), ground.place_of(b), ground.turn_of(a)
    same = math.cos(math.radians(turn - ground.turn_of(b))) > 0
    back = around((-BEHIND * same, 0.0), turn)
    spot = ((ax + bx) / 2 + back[0], (ay + by) / 2 + back[1])
    low = low_friends(state, ground)
    perches = [Perch(spot, turn + quarter, HIGH) for quarter in (90, 270)]
    return [perch for perch in perches if is_free(ground, perch, but=low)]


def perches_beside(state: State, ground: Ground, name: Name) -> list[Perch]:
    """Places so near beside a friend that a third can sit across both."""
    part = find(state.tower, name)
    assert part is not None
    place, turn = ground.place_of(part), ground.turn_of(part)
    found = [perch for perch in beside(Perch(place, turn)) if is_free(ground, perch, but=(name,))]
    return sorted(found, key=lambda perch: -spare(ground, perch, (name,)))


def beside(perch: Perch) -> Iterator[Perch]:
    for side in (BESIDE, -BESIDE):
        for along in (0.0, -ASIDE, ASIDE):
            dx, dy = around((along, side), perch.turn)
            for turn in (perch.turn, perch.turn + 180):
                yield Perch((perch.place[0] + dx, perch.place[1] + dy), turn)


def spare(ground: Ground, perch: Perch, but: tuple[Name, ...] = ()) -> float:
    """The distance that somebody there would have to everything else."""
    outline = outline_of(perch)
    apart = [gap(outline, o) for n, os in ground.things.items() if n not in but for o in os]
    return min(apart, default=REACH)


def spare_beside(ground: Ground, perch: Perch) -> float:
    """How far from everything a second one beside somebody there could be; below 0: not at all."""
    return max(
        (spare(ground, other) for other in beside(perch) if is_free(ground, other)), default=-1.0
    )


def roomy_perches(ground: Ground) -> list[Perch]:
    """Free ones, those first that leave good room for another beside them."""
    some = [*islice(free_perches(ground), LOOKS)]
    return sorted(some, key=lambda perch: -min(spare_beside(ground, perch), ROOMY))


def room_on(perches: list[Perch]) -> int:
    """How many of these places can be used together, taken in this order."""
    taken: list[Outline] = []
    for perch in perches:
        outline = outline_of(perch)
        if all(are_apart(outline, other, CLEARANCE) for other in taken):
            taken.append(outline)
    return len(taken)
