"""The hand: where a piece comes to be when it is set down, and what is in its way (TOW-6)."""

from __future__ import annotations

import math
from typing import Any

import mujoco

from clowder.core.value import replace
from clowder.games.cat_and_the_tower.physics import shapes
from clowder.games.cat_and_the_tower.physics.deeds import Drop, Tremor
from clowder.games.cat_and_the_tower.physics.twists import (
    Quaternion,
    about_z,
    grains,
    level_of,
    surface,
    times,
)
from clowder.games.cat_and_the_tower.pieces import (
    TABLE,
    Name,
    floor_name,
    is_floor,
    is_friend,
    is_kitten,
    is_wall,
)
from clowder.games.cat_and_the_tower.tower import GRAIN, TWIST, Part, Tower, find

LET_GO = 0.1  # cm above what it touches first
FINE = 0.005  # cm: how well the first touch is found
STRIDE = 0.3  # cm: how far the hand goes between two looks
NEAR = 1.0  # cm
ABOVE = 12.0  # cm: how high over a floor the hand comes in where nothing is above
LEVEL = (0, 0, 0, TWIST, 0, 0, 0)


class Blocked(Exception):
    """There is no way to set it down there without a push."""

    def __init__(self, by: Name) -> None:
        super().__init__(by)
        self.by = by


def set_down(tower: Tower, drop: Drop, tremor: Tremor, probe: Probe | None = None) -> Part:
    """The piece just above what it touches first; raises Blocked. Whoever asks for more than one
    hand may give a `probe_for` the same drop."""
    x, y = drop.x / 100 + tremor.x / 10_000, drop.y / 100 + tremor.y / 10_000
    base = find(tower, floor_name(drop.floor - is_floor(drop.name)))
    assert base is not None
    level = (1.0, 0.0, 0.0, 0.0) if is_floor(drop.name) else level_of(base)
    turn = math.radians(drop.turn + tremor.turn / 1000)
    lean = math.radians(tremor.lean / 1000)
    twist = times(level, times(about_z(turn), (math.cos(lean / 2), math.sin(lean / 2), 0, 0)))
    part = Part(drop.name, (0,) * 7, drop.floor, drop.bend, drop.at)
    probe = probe or probe_for(tower, drop)
    probe.hold((x, y), twist)
    bottom = surface(base, x, y) + shapes.height_of(drop.name) / 2
    height, touched = probe.lower(bottom + headroom(tower, drop, x, y), bottom - 4.0)
    if not may_touch(drop, touched):
        raise Blocked(touched)
    return replace(part, pose=grains(x, y, height + LET_GO, twist))


def probe_for(tower: Tower, drop: Drop) -> Probe:
    return Probe(tower, Part(drop.name, (0,) * 7, drop.floor, drop.bend, drop.at))


def may_touch(drop: Drop, touched: Name) -> bool:
    """What a piece may come down on: its floor, its walls, other friends (TOW-3, TOW-4)."""
    if is_floor(drop.name):
        return is_wall(touched)
    if is_friend(drop.name) and is_friend(touched):
        return True
    return touched == floor_name(drop.floor)


def headroom(tower: Tower, drop: Drop, x: float, y: float) -> float:
    """How far above the floor the hand can begin: below the next floor, if there is one."""
    above = find(tower, floor_name(drop.floor + 1))
    if is_floor(drop.name) or above is None:
        return ABOVE
    base = find(tower, floor_name(drop.floor))
    assert base is not None
    room = surface(above, x, y) - shapes.THICK - surface(base, x, y)
    return max(room - shapes.height_of(drop.name) - 0.3, FINE)


def set_up_again(tower: Tower, back: tuple[Part, ...]) -> Tower:
    """The table puts pieces back as nearly as may be where they were, lowest first (TOW-12)."""
    for part in back:
        x, y, z = (value / GRAIN for value in part.pose[:3])
        w, i, j, k = (value / TWIST for value in part.pose[3:])
        probe = Probe(tower, part)
        probe.hold((x, y), (w, i, j, k))
        height = probe.raise_from(z)
        if is_kitten(part.name) and not is_over(tower, part, height):
            tower = (*tower, beside(tower, part))
        else:
            tower = (*tower, replace(part, pose=grains(x, y, height, (w, i, j, k))))
    return tower


def is_over(tower: Tower, part: Part, height: float) -> bool:
    """Whether the spot is just above the floor that the piece belongs to."""
    base = find(tower, floor_name(part.floor))
    assert base is not None
    x, y = part.pose[0] / GRAIN, part.pose[1] / GRAIN
    return abs(height - surface(base, x, y) - shapes.height_of(part.name) / 2) < NEAR


def beside(tower: Tower, part: Part) -> Part:
    """On the same floor where there is room, the nearest spot to its middle first."""
    base = find(tower, floor_name(part.floor))
    assert base is not None
    centre_x, centre_y = base.pose[0] / GRAIN, base.pose[1] / GRAIN
    steps = range(-3, 4)
    spots = sorted(((x, y) for x in steps for y in steps), key=lambda spot: math.hypot(*spot))
    probe = Probe(tower, part)
    for x, y in ((centre_x + dx, centre_y + dy) for dx, dy in spots):
        height = surface(base, x, y) + shapes.height_of(part.name) / 2 + LET_GO
        probe.hold((x, y), level_of(base))
        if probe.meets(height) is None:
            return replace(part, pose=grains(x, y, height, level_of(base)))
    return part


class Probe:
    """One piece in the hand, all others nailed down: what does it meet?"""

    def __init__(self, tower: Tower, part: Part) -> None:
        held = replace(part, pose=LEVEL)
        self.model = mujoco.MjModel.from_xml_string(
            shapes.model_of((*tower, held), loose=part.name)
        )
        self.data: Any = mujoco.MjData(self.model)
        self.names = (Name("world"), TABLE, *(other.name for other in tower), part.name)  # by body

    def hold(self, at: tuple[float, float], twist: Quaternion) -> None:
        """Over that place, turned like that."""
        *place, w, i, j, k = grains(*at, 0.0, twist)
        self.data.qpos[:3] = [value / GRAIN for value in place]
        self.data.qpos[3:] = [value / TWIST for value in (w, i, j, k)]

    def meets(self, height: float) -> Name | None:
        """What the piece would cut into most at this height, if anything."""
        self.data.qpos[2] = height
        mujoco.mj_kinematics(self.model, self.data)
        mujoco.mj_collision(self.model, self.data)
        depths = self.data.contact.dist
        if depths.min(initial=0.0) >= 0.0:
            return None
        pair = self.model.geom_bodyid[self.data.contact.geom[depths.argmin()]]
        return self.names[int(pair.min())]  # the piece in the hand is the last

    def lower(self, start: float, end: float) -> tuple[float, Name]:
        """The height of the first touch on the way down, and what is touched; raises Blocked."""
        met = self.meets(start)
        if met is not None:
            raise Blocked(met)
        free, height = start, start
        while met is None:
            free, height = height, height - STRIDE
            if height < end:
                raise Blocked(Name("nothing"))
            met = self.meets(height)
        while free - height > FINE:
            middle = (free + height) / 2
            found = self.meets(middle)
            if found is None:
                free = middle
            else:
                height, met = middle, found
        return free, met

    def raise_from(self, height: float) -> float:
        """The lowest free height from there up."""
        for _ in range(round(ABOVE / FINE)):
            if self.meets(height) is None:
                return height
            height += 10 * FINE
        return height
