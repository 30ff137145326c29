"""The start that is given: storey by storey, as far as it holds, and then a shake."""

from __future__ import annotations

import math

from clowder.core.value import replace
from clowder.games.cat_and_the_tower import contacts
from clowder.games.cat_and_the_tower.physics.deeds import Drop, Tremor
from clowder.games.cat_and_the_tower.physics.simulation import (
    STROKE,
    Moving,
    Outcome,
    simulate,
    touches_of,
)
from clowder.games.cat_and_the_tower.pieces import floor_name, is_floor
from clowder.games.cat_and_the_tower.tower import GRAIN, Tower, find

PLAIN, APART = 100, 270  # degrees, tenths of a millimetre: how a careful hand bends and places


def raise_tower(tower: Tower, drops: tuple[Drop, ...], side: int, force: int) -> Outcome:
    """Where it comes to rest. What does not hold as planned is placed carefully; where that does
    not hold either, the tower ends below. A shake that would bring something down is left out."""
    built = tower
    for first in range(0, len(drops), 3):
        storey = add_storey(built, drops[first : first + 3])
        if storey is None:
            break
        built = storey
    shaken = shake(built, side, force)
    if not is_whole(shaken):
        shaken = built
    before = {part.name: part for part in tower}
    lies = tuple(part for part in shaken if before.get(part.name) != part)
    return Outcome(lies, touches_of(shaken))


def add_storey(tower: Tower, drops: tuple[Drop, ...]) -> Tower | None:
    for drop in drops:
        added = add(tower, drop) or add(tower, carefully(tower, drop))
        if added is None:
            return None
        tower = added
    return tower


def add(tower: Tower, drop: Drop) -> Tower | None:
    """The tower with one more piece; None where it does not hold, or harms another."""
    outcome = simulate(tower, drop, Tremor())
    if outcome.blocked is not None:
        return None
    lies = {part.name: part for part in outcome.lies}
    kept = tuple(lies.pop(part.name, part) for part in tower)
    after = (*kept, *lies.values())
    part = find(after, drop.name)
    holds = part is not None and contacts.holds(part, after, outcome.touches)
    return after if holds and is_whole(after) else None


def carefully(tower: Tower, drop: Drop) -> Drop:
    """The same piece over the middle of the floor below."""
    below = find(tower, floor_name(drop.floor - is_floor(drop.name)))
    assert below is not None
    x, y = (round(value * 100 / GRAIN) for value in below.pose[:2])
    if is_floor(drop.name):
        return replace(drop, x=x, y=y, turn=0)
    side = -1 if drop.x < 0 else 1
    turn = 0 if side < 0 else 180
    return replace(drop, x=x + side * APART, y=y, turn=turn, bend=PLAIN)


def shake(tower: Tower, side: int, force: int) -> Tower:
    """Everything that is loose gets the same push."""
    moving = Moving(tower)
    speed, angle = STROKE * force / 1000, math.radians(side)
    moving.data.qvel.reshape(-1, 6)[:, :2] = speed * math.cos(angle), speed * math.sin(angle)
    moving.settle()
    return tuple(replace(part, pose=pose) for part, pose in zip(tower, moving.poses(), strict=True))


def is_whole(tower: Tower) -> bool:
    touches = touches_of(tower)
    return not contacts.fallen(tower, touches) and all(
        contacts.is_in_place(part, tower, touches) for part in tower
    )
