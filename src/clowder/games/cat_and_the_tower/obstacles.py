"""What seems to be in the way of a piece before it is let go: by eye, from above. Gravity decides
(physics/placement.py); how the piece would stand is for whoever draws it to tell.
"""

from __future__ import annotations

import math
from typing import TypeAlias

from clowder.games.cat_and_the_tower.moves import Floor, Friend, Setting, Wall
from clowder.games.cat_and_the_tower.physics.shapes import BODY, HEAD_AT, KITTEN, LEAF
from clowder.games.cat_and_the_tower.pieces import Name, floor_name, is_friend, is_wall
from clowder.games.cat_and_the_tower.state import Climb, Placing
from clowder.games.cat_and_the_tower.tower import GRAIN, TWIST, Part, top_of
from clowder.games.cat_and_the_tower.view import View

Point: TypeAlias = tuple[float, float]
STEPS = tuple(n / 8 for n in range(9))
CLOSE = 0.3  # cm: nearer than this, two pieces are in each other's way


def obstacle_of(view: View, move: Setting) -> Name | None:
    """Another piece on that floor that is too near; a friend may well stand on friends (TOW-4)."""
    if isinstance(move, Floor):
        return None
    floor = floor_under(view, move)
    feet = [placed(foot, move) for foot in feet_of(move)]
    for part in view.tower:
        if part.floor != floor or part.name == floor_name(floor):
            continue
        if isinstance(move, Friend) and is_friend(part.name):
            continue
        if any(math.dist(foot, other) < CLOSE for foot in feet for other in outline(part)):
            return part.name
    return None


def floor_under(view: View, move: Setting) -> int:
    """The floor that the piece goes to."""
    match move, view.phase:
        case Friend(floor=floor), _:
            return floor
        case _, Placing(job=Climb(floor=floor)):
            return min(floor, top_of(view.tower))
        case _:
            return top_of(view.tower)


def feet_of(move: Setting) -> list[Point]:
    """Points all over what the piece stands on, seen from its own middle."""
    if isinstance(move, Wall):
        return leaf_points(move.bend)
    return cat_points(1.0 if isinstance(move, Friend) else KITTEN)


def leaf_points(bend: int) -> list[Point]:
    half = math.radians(bend) / 2
    along, out = LEAF * math.cos(half), LEAF * math.sin(half)
    return [(-along / 2 + along * step, side * out * step) for step in STEPS for side in (1, -1)]


def cat_points(size: float) -> list[Point]:
    long, wide = size * BODY[0], size * BODY[1]
    return [(long * (2 * a - 1), wide * (2 * b - 1)) for a in STEPS for b in STEPS]


def placed(point: Point, move: Setting) -> Point:
    return turned(point, math.radians(move.turn), (move.x / 100, move.y / 100))


def turned(point: Point, angle: float, to: Point) -> Point:
    x, y = point
    cosine, sine = math.cos(angle), math.sin(angle)
    return to[0] + x * cosine - y * sine, to[1] + x * sine + y * cosine


def heading(part: Part) -> float:
    """How far a piece is turned about the vertical."""
    _, _, _, w, i, j, k = (value / TWIST for value in part.pose)
    return math.atan2(2 * (w * k + i * j), w * w + i * i - j * j - k * k)


def outline(part: Part) -> list[Point]:
    if is_wall(part.name):
        points = leaf_points(part.bend)
    else:
        size = 1.0 if is_friend(part.name) else KITTEN
        points = [*cat_points(size), (size * HEAD_AT[0], 0.0)]
    middle, angle = (part.pose[0] / GRAIN, part.pose[1] / GRAIN), heading(part)
    return [turned(point, angle, middle) for point in points]
