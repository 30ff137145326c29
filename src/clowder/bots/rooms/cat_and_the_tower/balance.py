"""How a floor will lie on walls: it rests on the points that are highest around its middle."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import combinations

from clowder.bots.rooms.cat_and_the_tower.ground import Point, cross, hull, inside
from clowder.core.value import Value
from clowder.games.cat_and_the_tower.physics import shapes
from clowder.games.cat_and_the_tower.physics.twists import Quaternion, Vector, turned

LEVEL = 0.01  # cm: points at most this far below the plane count as touching it


class Lying(Value):
    """How a floor lies, by statics alone."""

    tilt: float  # degrees
    margin: float  # cm from its middle to the nearest edge of its support polygon


def lying(tops: Sequence[Vector], middle: Point) -> Lying | None:
    """How a floor would lie on these points; None where it would tip over."""
    for three in combinations(tops, 3):
        normal = normal_of(*three)
        if normal is None or not is_lid(normal, three[0], tops):
            continue
        carrying = [p for p in tops if below(normal, three[0], p) < LEVEL]
        margin = inside(hull((x, y) for x, y, _ in carrying), middle)
        if margin >= 0:
            return Lying(math.degrees(math.acos(min(1.0, normal[2]))), margin)
    return None


def normal_of(a: Vector, b: Vector, c: Vector) -> Vector | None:
    """The upward normal of the plane through three points, of length 1.

    None where they are in one line, or above each other.
    """
    u, v = (tuple(one - zero for one, zero in zip(p, a, strict=True)) for p in (b, c))
    x, y, z = u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]
    length = math.hypot(x, y, z)
    if abs(z) < 1e-6 or abs(cross(a[:2], b[:2], c[:2])) < 0.1:
        return None
    sign = math.copysign(1.0, z) / length
    return (x * sign, y * sign, z * sign)


def below(normal: Vector, on: Vector, point: Vector) -> float:
    return sum(n * (o - p) for n, o, p in zip(normal, on, point, strict=True))


def is_lid(normal: Vector, on: Vector, tops: Sequence[Vector]) -> bool:
    return all(below(normal, on, point) > -LEVEL for point in tops)


def tops_of(place: Vector, twist: Quaternion, height: float, bend: float) -> list[Vector]:
    """The highest points of a wall: its fold and its two tips."""
    half = math.radians(bend) / 2
    along, out = shapes.LEAF / 2 * math.cos(half), shapes.LEAF * math.sin(half)
    found = []
    for x, y in ((-along, 0.0), (along, out), (along, -out)):
        dx, dy, dz = turned(twist, (x, y, height / 2))
        found.append((place[0] + dx, place[1] + dy, place[2] + dz))
    return found
