"""A floor as whoever builds on it sees it: what stands where, by outlines along the tilted floor.

Lengths are centimetres from the middle of the floor, in a frame that leans as the floor does but is
turned as the table is: so a `turn` in it is that of a move.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import product
from typing import TypeAlias

from clowder.games.cat_and_the_tower.physics import shapes
from clowder.games.cat_and_the_tower.physics.twists import (
    Quaternion,
    Vector,
    inverse,
    level_of,
    times,
    turned,
    twist_of,
)
from clowder.games.cat_and_the_tower.pieces import (
    BRIM,
    HOLE,
    Name,
    floor_name,
    has_hole,
    is_floor,
    is_kitten,
    is_wall,
)
from clowder.games.cat_and_the_tower.tower import GRAIN, Part, Tower, find

Point: TypeAlias = tuple[float, float]
Outline: TypeAlias = Sequence[Point]  # convex
Box: TypeAlias = tuple[Vector, Vector, float]  # half sizes, middle, turn in degrees
STOREY = 5.5  # cm: pieces up to this far above the highest floor count as standing on it
SAGGING = 0.5  # cm: a piece of the next floor that hangs this far through its hole is in the way
RIM = 0.25  # cm: a piece nearer than this to the edge of its floor stands badly
BRINK = 0.1  # cm: the same for the edge of the hole in a floor (TOW-C3)


class Ground:
    def __init__(self, tower: Tower, floor: int) -> None:
        base = find(tower, floor_name(floor))
        assert base is not None
        self.floor = floor
        self.level = level_of(base)
        self.middle = at(base)
        self.yaw = yaw_of(times(inverse(self.level), twist_of(base)))
        above = find(tower, floor_name(floor + 1))
        ceiling = self.seen(at(above))[2] - SAGGING if above else STOREY
        self.things: dict[Name, list[Outline]] = {
            part.name: self.outlines(part)
            for part in tower
            if not is_floor(part.name)
            and self.seen(at(part))[2] > 0
            and self.lowest(part) < ceiling
        }

    def seen(self, point: Vector) -> Vector:
        """A point above the table in the coordinates of this floor."""
        x, y, z = (one - other for one, other in zip(point, self.middle, strict=True))
        return turned(inverse(self.level), (x, y, z))

    def spot(self, place: Point, height: float, above: float = 0.0) -> tuple[int, int]:
        """The x and y of the move that lets a piece of that height go so that it stands at `place`.

        `above` is how far above the floor it will stand: more than 0 on a back.
        """
        up = (shapes.THICK + height) / 2 + above
        x, y, _ = turned(self.level, (*place, up))
        return round(100 * (x + self.middle[0])), round(100 * (y + self.middle[1]))

    def place_of(self, part: Part) -> Point:
        return self.seen(at(part))[:2]

    def turn_of(self, part: Part) -> float:
        return yaw_of(times(inverse(self.level), twist_of(part)))

    def tilt_of(self, part: Part) -> float:
        """How far from upright on this floor, in degrees."""
        up = turned(times(inverse(self.level), twist_of(part)), (0.0, 0.0, 1.0))
        return math.degrees(math.acos(max(-1.0, min(1.0, up[2]))))

    @property
    def slope(self) -> tuple[float, float]:
        """How steep it is, in degrees, and which way is downhill."""
        x, y, z = turned(self.level, (0.0, 0.0, 1.0))
        return math.degrees(math.acos(min(1.0, z))), math.degrees(math.atan2(y, x))

    def lowest(self, part: Part) -> float:
        """How far above the floor its lowest corner is."""
        twist, z = times(inverse(self.level), twist_of(part)), self.seen(at(part))[2]
        boxes = (box for group in boxes_of(part) for box in group)
        return z + min(turned(twist, corner)[2] for box in boxes for corner in corners_of(box))

    def outlines(self, part: Part) -> list[Outline]:
        """The shapes of a piece from above, however it lies."""
        twist = times(inverse(self.level), twist_of(part))
        x, y, _ = self.seen(at(part))
        found = []
        for boxes in boxes_of(part):
            corners = (turned(twist, corner) for box in boxes for corner in corners_of(box))
            found.append(hull((x + corner[0], y + corner[1]) for corner in corners))
        return found

    def is_free(
        self, outlines: Iterable[Outline], clearance: float, but: Iterable[Name] = ()
    ) -> bool:
        """Whether a piece of these outlines keeps so far from all others."""
        skipped = {*but}
        mine = [*outlines]
        return all(
            are_apart(one, other, clearance)
            for name, others in self.things.items()
            if name not in skipped
            for other in others
            for one in mine
        )

    def carries(self, points: Iterable[Point]) -> bool:
        """Whether there is floor under every one of these, and not its rim."""
        for point in points:
            x, y = around(point, -self.yaw)
            far = max(abs(x), abs(y))
            if far > BRIM / 2 - RIM or (has_hole(self.floor) and far < HOLE / 2 + BRINK):
                return False
        return True


def at(part: Part) -> Vector:
    x, y, z = (value / GRAIN for value in part.pose[:3])
    return (x, y, z)


def yaw_of(twist: Quaternion) -> float:
    w, i, j, k = twist
    return math.degrees(math.atan2(2 * (w * k + i * j), w * w + i * i - j * j - k * k))


def around(point: Point, turn: float) -> Point:
    """A point turned about the middle of the floor."""
    x, y = point
    cosine, sine = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return x * cosine - y * sine, x * sine + y * cosine


def moved(points: Iterable[Point], place: Point, turn: float) -> list[Point]:
    return [(x + place[0], y + place[1]) for x, y in (around(point, turn) for point in points)]


def boxes_of(part: Part) -> list[list[Box]]:
    """Boxes about the piece, in groups that are one outline each."""
    if is_wall(part.name):
        return [[leaf] for leaf in leaves(shapes.height_of(part.name), part.bend)]
    size = shapes.KITTEN if is_kitten(part.name) else 1.0
    return [cat(size)]


def cat(size: float) -> list[Box]:
    body, head, head_at = (
        (size * x, size * y, size * z) for x, y, z in (shapes.BODY, shapes.HEAD, shapes.HEAD_AT)
    )
    return [(body, (0.0, 0.0, 0.0), 0.0), (head, head_at, 0.0)]


def leaves(height: float, bend: float) -> list[Box]:
    half = math.radians(bend) / 2
    size = (shapes.LEAF / 2, shapes.EDGE, height / 2)
    return [
        (size, (0.0, side * shapes.LEAF / 2 * math.sin(half), 0.0), side * bend / 2)
        for side in (1, -1)
    ]


def corners_of(box: Box) -> list[Vector]:
    size, (x, y, z), turn = box
    flat = moved(product((-size[0], size[0]), (-size[1], size[1])), (x, y), turn)
    return [(px, py, z + dz) for px, py in flat for dz in (-size[2], size[2])]


@lru_cache(16)
def cat_outline(size: float) -> Outline:
    """The outline of a cat that stands, from above."""
    return hull((x, y) for box in cat(size) for x, y, _ in corners_of(box))


@lru_cache(64)
def wall_outlines(bend: float) -> tuple[Outline, ...]:
    """The outlines of a wall that stands, from above: one for each leaf."""
    return tuple(hull((x, y) for x, y, _ in corners_of(leaf)) for leaf in leaves(1.0, bend))


def hull(points: Iterable[Point]) -> Outline:
    """The convex hull of some points, counter-clockwise."""
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return ordered

    def half(some: Iterable[Point]) -> list[Point]:
        chain: list[Point] = []
        for point in some:
            while len(chain) > 1 and cross(chain[-2], chain[-1], point) <= 0:
                chain.pop()
            chain.append(point)
        return chain[:-1]

    return half(ordered) + half(reversed(ordered))


def cross(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def are_apart(one: Outline, other: Outline, clearance: float) -> bool:
    """Whether two outlines are at least so far apart."""
    a, b = bounds(one), bounds(other)
    if a[0] - b[1] >= clearance or b[0] - a[1] >= clearance:
        return True
    if a[2] - b[3] >= clearance or b[2] - a[3] >= clearance:
        return True
    return gap(one, other) >= clearance


def bounds(outline: Outline) -> tuple[float, float, float, float]:
    xs, ys = zip(*outline, strict=True)
    return min(xs), max(xs), min(ys), max(ys)


def gap(one: Outline, other: Outline) -> float:
    """The distance that two outlines keep at least; below 0: they may overlap."""
    return max(apart_by_sides_of(one, other), apart_by_sides_of(other, one))


def apart_by_sides_of(one: Outline, other: Outline) -> float:
    widest = -math.inf
    for a, b in zip(one, (*one[1:], one[0]), strict=True):
        length = math.hypot(b[0] - a[0], b[1] - a[1])
        if length:
            widest = max(widest, min(-cross(a, b, point) for point in other) / length)
    return widest


def inside(outline: Outline, point: Point) -> float:
    """How far a point is from the nearest side of an outline; below 0: it is outside."""
    sides = zip(outline, (*outline[1:], outline[0]), strict=True)
    return min(cross(a, b, point) / (math.dist(a, b) or 1.0) for a, b in sides)
