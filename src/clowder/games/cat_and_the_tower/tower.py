"""The tower as a value: which piece lies where, and which pieces touch."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from clowder.core.value import Value
from clowder.games.cat_and_the_tower.pieces import Name, floor_name, is_floor, number_of

GRAIN = 100_000  # grains in a centimetre: the poses of a record are whole numbers
TWIST = 10_000_000  # what 1 is in a recorded quaternion
UPRIGHT = 0.7071  # the least `uprightness` of a piece that stands: 45° (TOW-12)

# x, y, z in grains from the middle of the table, then a unit quaternion (w, x, y, z).
Pose: TypeAlias = tuple[int, int, int, int, int, int, int]
# The one touches the other; True: and rests on it.
Touch: TypeAlias = tuple[Name, Name, bool]


class Part(Value):
    """A piece on the tower."""

    name: Name
    pose: Pose
    floor: int  # that it was placed on; of a floor, its own number
    bend: int = 0  # of a wall: the angle between its two leaves, in degrees
    turn: int = 0  # in which it was placed


Tower: TypeAlias = tuple[Part, ...]
BASE = Part(floor_name(1), (0, 0, GRAIN // 10, TWIST, 0, 0, 0), 1)  # fixed (TOW-1)


def find(tower: Tower, name: Name) -> Part | None:
    return next((part for part in tower if part.name == name), None)


def names(tower: Iterable[Part]) -> set[Name]:
    return {part.name for part in tower}


def without(tower: Tower, gone: Iterable[Name]) -> Tower:
    away = set(gone)
    return tuple(part for part in tower if part.name not in away)


def top_of(tower: Tower) -> int:
    """The number of the highest floor."""
    return max(number_of(part.name) for part in tower if is_floor(part.name))


def uprightness(pose: Pose) -> float:
    """The cosine of how far the piece is tilted; 1 is upright."""
    _, _, _, _, i, j, _ = pose
    return 1 - 2 * (i * i + j * j) / TWIST**2


def is_upright(pose: Pose) -> bool:
    return uprightness(pose) >= UPRIGHT
