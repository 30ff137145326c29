"""What a placing looks like before it is let go: how much of the piece has something under it, how
far its middle is from tipping, what stands in the way. By eye, from above; gravity may think
otherwise.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Literal, TypeAlias

from clowder.core.value import Value
from clowder.games.cat_and_the_tower.contacts import walls_on
from clowder.games.cat_and_the_tower.moves import Floor, Friend, Setting, Wall
from clowder.games.cat_and_the_tower.physics.shapes import BODY, HEAD_AT, KITTEN, LEAF, height_of
from clowder.games.cat_and_the_tower.pieces import (
    BRIM,
    HOLE,
    Name,
    floor_name,
    has_hole,
    is_friend,
    is_wall,
    number_of,
)
from clowder.games.cat_and_the_tower.state import Climb, Placing
from clowder.games.cat_and_the_tower.tower import GRAIN, TWIST, Part, find, top_of
from clowder.games.cat_and_the_tower.view import View

Risk: TypeAlias = Literal["low", "some", "high"]
Point: TypeAlias = tuple[float, float]
STEPS = tuple(n / 8 for n in range(9))
SAFE, DOUBTFUL = 6, 3  # millimetres that the middle should be from tipping
CLOSE = 0.3  # cm: nearer than this, two pieces are in each other's way


class Outlook(Value):
    over: int  # per cent of what it stands on that has something under it
    margin: int  # millimetres from its middle to where it would tip; below 0, it will
    risk: Risk
    by: Name | None  # what seems to be in the way


def outlook_of(view: View, move: Setting) -> Outlook:
    """How a piece would stand if it were let go here."""
    feet = [placed(foot, move) for foot in feet_of(move)]
    floor = floor_under(view, move)
    if isinstance(move, Floor):
        tops = wall_tops(view, floor)
        carried = [top for top in tops if is_on_square(unplaced(top, move), BRIM / 2)]
        over = share(len(carried), len(tops))
    else:
        base = find(view.tower, floor_name(floor))
        carried = [foot for foot in feet if base is not None and carries(base, foot)]
        over = share(len(carried), len(feet))
    margin = round(10 * depth((move.x / 100, move.y / 100), carried))
    by = None if isinstance(move, Floor) else in_the_way(view, move, feet, floor)
    return Outlook(over, margin, risk_of(over, margin, by), by)


def risk_of(over: int, margin: int, by: Name | None) -> Risk:
    if by is not None or margin < DOUBTFUL:
        return "high"
    return "some" if over < 100 or margin < SAFE else "low"


def floor_under(view: View, move: Setting) -> int:
    """The floor that the piece goes to; of a floor, the one that its walls stand on."""
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
    size = 1.0 if isinstance(move, Friend) else KITTEN
    return cat_points(size)


def leaf_points(bend: int) -> list[Point]:
    half = math.radians(bend) / 2
    along, out = LEAF * math.cos(half), LEAF * math.sin(half)
    return [(-along / 2 + along * step, side * out * step) for step in STEPS for side in (1, -1)]


def cat_points(size: float) -> list[Point]:
    long, wide = size * BODY[0], size * BODY[1]
    return [(long * (2 * a - 1), wide * (2 * b - 1)) for a in STEPS for b in STEPS]


def placed(point: Point, move: Setting) -> Point:
    return turned(point, math.radians(move.turn), (move.x / 100, move.y / 100))


def unplaced(point: Point, move: Setting) -> Point:
    shifted = (point[0] - move.x / 100, point[1] - move.y / 100)
    return turned(shifted, -math.radians(move.turn), (0.0, 0.0))


def turned(point: Point, angle: float, to: Point) -> Point:
    x, y = point
    cosine, sine = math.cos(angle), math.sin(angle)
    return to[0] + x * cosine - y * sine, to[1] + x * sine + y * cosine


def carries(base: Part, foot: Point) -> bool:
    """Whether a floor is under that point, and not its hole."""
    shifted = (foot[0] - base.pose[0] / GRAIN, foot[1] - base.pose[1] / GRAIN)
    point = turned(shifted, -heading(base), (0.0, 0.0))
    hole = has_hole(number_of(base.name)) and is_on_square(point, HOLE / 2)
    return is_on_square(point, BRIM / 2) and not hole


def is_on_square(point: Point, half: float) -> bool:
    return max(abs(point[0]), abs(point[1])) <= half


def wall_tops(view: View, floor: int) -> list[Point]:
    """Points along the upper edges of the walls of a storey."""
    names = walls_on(view.tower, floor)
    return [top for part in view.tower if part.name in names for top in tops_of(part)]


def tops_of(part: Part) -> list[Point]:
    half = height_of(part.name) / 2
    _, _, _, w, i, j, k = (value / TWIST for value in part.pose)
    lean = (2 * (i * k + w * j) * half, 2 * (j * k - w * i) * half)
    middle = (part.pose[0] / GRAIN + lean[0], part.pose[1] / GRAIN + lean[1])
    return [turned(point, heading(part), middle) for point in leaf_points(part.bend)]


def heading(part: Part) -> float:
    """How far a piece is turned about the vertical."""
    _, _, _, w, i, j, k = (value / TWIST for value in part.pose)
    return math.atan2(2 * (w * k + i * j), w * w + i * i - j * j - k * k)


def in_the_way(view: View, move: Setting, feet: list[Point], floor: int) -> Name | None:
    """Another piece on that floor that is too near; a friend may well stand on friends (TOW-4)."""
    for part in view.tower:
        if part.floor != floor or part.name == floor_name(floor):
            continue
        if isinstance(move, Friend) and is_friend(part.name):
            continue
        if any(math.dist(foot, other) < CLOSE for foot in feet for other in outline(part)):
            return part.name
    return None


def outline(part: Part) -> list[Point]:
    if is_wall(part.name):
        points = leaf_points(part.bend)
    else:
        size = 1.0 if is_friend(part.name) else KITTEN
        points = [*cat_points(size), (size * HEAD_AT[0], 0.0)]
    middle = (part.pose[0] / GRAIN, part.pose[1] / GRAIN)
    return [turned(point, heading(part), middle) for point in points]


def share(some: int, all_of_them: int) -> int:
    return round(100 * some / all_of_them) if all_of_them else 0


def depth(point: Point, carried: Iterable[Point]) -> float:
    """How far a point is inside what the others span; below 0, so far outside."""
    hull = hull_of(sorted(set(carried)))
    if len(hull) < 3:
        return -min((math.dist(point, other) for other in hull), default=BRIM)
    sides = zip(hull, (*hull[1:], hull[0]), strict=True)
    return min(cross(one, two, point) / math.dist(one, two) for one, two in sides)


def hull_of(points: list[Point]) -> list[Point]:
    """Around the outermost, counter-clockwise; `points` come in order."""
    return [*half_hull(points), *half_hull(points[::-1])]


def half_hull(points: list[Point]) -> list[Point]:
    hull: list[Point] = []
    for point in points:
        while len(hull) > 1 and cross(hull[-2], hull[-1], point) <= 1e-9:
            hull.pop()
        hull.append(point)
    return hull[:-1]


def cross(one: Point, two: Point, three: Point) -> float:
    """Above 0 where the third point lies to the left of the way from the first to the second."""
    return (two[0] - one[0]) * (three[1] - one[1]) - (two[1] - one[1]) * (three[0] - one[0])
