"""How a piece is tilted and turned, as quaternions; no solver is needed for that."""

from __future__ import annotations

import math

from clowder.games.cat_and_the_tower.physics import shapes
from clowder.games.cat_and_the_tower.tower import GRAIN, TWIST, Part, Pose

Quaternion = tuple[float, float, float, float]
Vector = tuple[float, float, float]


def twist_of(part: Part) -> Quaternion:
    w, i, j, k = (value / TWIST for value in part.pose[3:])
    return (w, i, j, k)


def inverse(twist: Quaternion) -> Quaternion:
    w, i, j, k = twist
    return (w, -i, -j, -k)


def turned(twist: Quaternion, at: Vector) -> Vector:
    """Where a point comes to be by this turn about the origin."""
    _, x, y, z = times(times(twist, (0.0, *at)), inverse(twist))
    return (x, y, z)


def level_of(base: Part) -> Quaternion:
    """The tilt of a floor, without its turn: a wall is held so that it stands flush."""
    w, i, j, k = (value / TWIST for value in base.pose[3:])
    up = (2 * (i * k + w * j), 2 * (j * k - w * i), 1 - 2 * (i * i + j * j))
    cosine = up[2]
    axis = (-up[1], up[0])
    length = math.hypot(*axis)
    if length < 1e-9:
        return (1.0, 0.0, 0.0, 0.0)
    half = math.atan2(length, cosine) / 2
    sine = math.sin(half) / length
    return (math.cos(half), axis[0] * sine, axis[1] * sine, 0.0)


def surface(base: Part, x: float, y: float) -> float:
    """How high the upper side of a floor is at a place."""
    w, i, j, k = (value / TWIST for value in base.pose[3:])
    up = (2 * (i * k + w * j), 2 * (j * k - w * i), 1 - 2 * (i * i + j * j))
    cx, cy, cz = (value / GRAIN for value in base.pose[:3])
    return cz + (shapes.THICK / 2 - up[0] * (x - cx) - up[1] * (y - cy)) / up[2]


def about_z(angle: float) -> Quaternion:
    return (math.cos(angle / 2), 0.0, 0.0, math.sin(angle / 2))


def times(one: Quaternion, other: Quaternion) -> Quaternion:
    a, b, c, d = one
    e, f, g, h = other
    return (
        a * e - b * f - c * g - d * h,
        a * f + b * e + c * h - d * g,
        a * g - b * h + c * e + d * f,
        a * h + b * g - c * f + d * e,
    )


def grains(x: float, y: float, z: float, twist: Quaternion) -> Pose:
    a, b, c = (round(value * GRAIN) for value in (x, y, z))
    d, e, f, g = (round(value * TWIST) for value in twist)
    return (a, b, c, d, e, f, g)
