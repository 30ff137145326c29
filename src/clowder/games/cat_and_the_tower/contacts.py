"""What the touches come to: who is carried by which floor, who is on whose back, what has fallen.

Nothing here simulates: the touches were recorded when the tower came to rest.
"""

from __future__ import annotations

from collections.abc import Iterable

from clowder.games.cat_and_the_tower.pieces import (
    TABLE,
    Name,
    floor_name,
    is_floor,
    is_friend,
    is_kitten,
    is_wall,
    number_of,
)
from clowder.games.cat_and_the_tower.tower import Part, Touch, Tower, is_upright

Touches = tuple[Touch, ...]


def rests_on(touches: Touches, name: Name) -> set[Name]:
    return {lower for upper, lower, rests in touches if upper == name and rests}


def touching(touches: Touches, name: Name) -> set[Name]:
    """All that a piece touches, however slightly (TOW-9)."""
    ones = {other for one, other, _ in touches if one == name}
    return ones | {one for one, other, _ in touches if other == name}


def floor_of(touches: Touches, name: Name) -> int:
    """The floor that carries a cat, directly or through cats; the lower of two; 0: none (TOW-8)."""
    seen, floors, edge = {name}, [], [name]
    while edge:
        for lower in rests_on(touches, edge.pop()) - seen:
            seen.add(lower)
            if is_floor(lower):
                floors.append(number_of(lower))
            elif is_friend(lower) or is_kitten(lower):
                edge.append(lower)
    return min(floors, default=0)


def on_back(touches: Touches, name: Name) -> bool:
    """Resting on friends, and touching no floor (TOW-9)."""
    below = rests_on(touches, name)
    return any(map(is_friend, below)) and not any(map(is_floor, touching(touches, name)))


def friends_on(tower: Tower, touches: Touches, floor: int) -> tuple[Name, ...]:
    return tuple(
        part.name
        for part in tower
        if is_friend(part.name) and floor_of(touches, part.name) == floor
    )


def held_up(tower: Tower, touches: Touches) -> set[Name]:
    """What floor 1 holds up, through whatever; a floor that touches the table stands no more."""
    held, edge = {floor_name(1)}, [floor_name(1)]
    lying = {part.name for part in tower if is_floor(part.name)} & touching(touches, TABLE)
    upon: dict[Name, list[Name]] = {}
    for upper, lower, rests in touches:
        if rests and upper not in lying:
            upon.setdefault(lower, []).append(upper)
    while edge:
        more = set(upon.get(edge.pop(), ())) - held
        held |= more
        edge.extend(more)
    return held


def fallen(tower: Tower, touches: Touches) -> set[Name]:
    """What touches no standing floor, and is not held up by one (TOW-12).

    A floor stands or has fallen: one that touches the table has, whatever else it leans on.
    """
    held = held_up(tower, touches)
    floors = {name for name in held if is_floor(name)}
    return {
        part.name
        for part in tower
        if part.name not in held
        and (is_floor(part.name) or not touching(touches, part.name) & floors)
    }


def is_in_place(part: Part, tower: Tower, touches: Touches) -> bool:
    """Whether a piece still is where it belongs (TOW-12); lying there in another way is fine."""
    below = rests_on(touches, part.name)
    if is_wall(part.name):
        return is_upright(part.pose) and floor_name(part.floor) in below
    if is_floor(part.name):
        return part.floor == 1 or is_on_its_walls(part, tower, touches)
    return floor_of(touches, part.name) == part.floor


def is_on_its_walls(part: Part, tower: Tower, touches: Touches) -> bool:
    """And does not sag on the floor below; that one stays in its place then (TOW-12)."""
    below = rests_on(touches, part.name)
    walls = walls_on(tower, part.floor - 1)
    return bool(below & walls) and floor_name(part.floor - 1) not in below


def walls_on(tower: Tower, floor: int) -> set[Name]:
    return {part.name for part in tower if is_wall(part.name) and part.floor == floor}


def holds(part: Part, tower: Tower, touches: Touches) -> bool:
    """Whether a piece that was just let go rests where it must (TOW-26)."""
    below = rests_on(touches, part.name)
    if is_floor(part.name):
        return bool(below) and below <= walls_on(tower, part.floor - 1)
    if not is_upright(part.pose):
        return False
    if is_friend(part.name):
        return floor_of(touches, part.name) > 0 and not any(map(is_kitten, below))
    return below == {floor_name(part.floor)}


def pruned(touches: Touches, gone: Iterable[Name]) -> Touches:
    away = set(gone)
    return tuple(touch for touch in touches if not away & {touch[0], touch[1]})
