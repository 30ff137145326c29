"""A gravity that obeys no law: towers come to rest in every way that the rules must answer.

Physics is slow and mostly kind. These outcomes are quick, and as wild as is wished: pieces hold,
slip, topple, sag, lean on the table, fall alone or with all that they carry.
"""

from __future__ import annotations

import dataclasses

from clowder.core.game import Seat
from clowder.core.rng import Rng
from clowder.core.value import replace
from clowder.games.cat_and_the_tower import ROOM
from clowder.games.cat_and_the_tower.contacts import walls_on
from clowder.games.cat_and_the_tower.moves import Move, Settle
from clowder.games.cat_and_the_tower.physics.deeds import Drop, Rest
from clowder.games.cat_and_the_tower.pieces import (
    TABLE,
    Name,
    floor_name,
    is_floor,
    is_friend,
)
from clowder.games.cat_and_the_tower.state import Raising, Settling, State
from clowder.games.cat_and_the_tower.tower import Part, Touch, Tower
from tests.games.cat_and_the_tower.position import LYING, at

WILDNESS = (0, 10, 30)  # of a hundred


def sample(state: State, seat: Seat, rng: Rng) -> Move:
    if isinstance(state.phase, Raising):
        return raise_by_whim(state, state.phase, rng)
    if isinstance(state.phase, Settling):
        return settle_by_whim(state, rng, rng.choice(WILDNESS))
    return ROOM.sample(state, seat, rng)


# The same rules, and NATURE at its whim: for laws that hold whatever gravity does.
WHIMSICAL = dataclasses.replace(ROOM, sample=sample)


def settle_by_whim(state: State, rng: Rng, wildness: int) -> Settle:
    """`wildness` is how often of a hundred times something goes wrong."""
    phase = state.phase
    assert isinstance(phase, Settling)
    new: tuple[Part, ...] = ()
    if isinstance(phase.deed, Drop):
        if rng.below(100) < wildness:
            return Settle(blocked=rng.choice([Name("toto"), Name("table"), floor_name(1)]))
        drop = phase.deed
        new = (Part(drop.name, at(5), drop.floor, drop.bend, drop.at),)
    elif isinstance(phase.deed, Rest):
        new = phase.deed.back
    scene = Scene((*state.tower, *new), state.touches, rng)
    for part in new:
        scene.stand(part.name)
        if rng.below(100) < wildness:
            scene.upset(part.name)
    while rng.below(100) < wildness:
        scene.upset(rng.choice(state.tower).name)
    fresh = {part.name for part in new}
    lies = [part for part in scene.parts.values() if part.name in fresh or part not in state.tower]
    return Settle(tuple(lies), tuple(sorted(scene.touches)))


def raise_by_whim(state: State, phase: Raising, rng: Rng) -> Settle:
    """As many of the planned storeys as it likes; they stand, since no start has fallen."""
    drops = phase.drops[: 3 * rng.below(len(phase.drops) // 3 + 1)]
    new = tuple(Part(drop.name, at(5), drop.floor, drop.bend, drop.at) for drop in drops)
    scene = Scene((*state.tower, *new), state.touches, rng)
    for part in new:
        scene.stand(part.name)
    lies = [part for part in scene.parts.values() if part not in state.tower]
    return Settle(tuple(lies), tuple(sorted(scene.touches)))


class Scene:
    def __init__(self, tower: Tower, touches: tuple[Touch, ...], rng: Rng) -> None:
        self.parts = {part.name: part for part in tower}
        self.touches = set(touches)
        self.rng = rng

    def stand(self, name: Name) -> None:
        """As it should be: walls and cats on their floor, floors on walls, friends on backs too."""
        part = self.parts[name]
        self.parts[name] = replace(part, pose=at(5 * part.floor))
        if is_floor(name):
            self.rest(name, *walls_on(self.tower, part.floor - 1))
            return
        friends = [n for n, p in self.parts.items() if is_friend(n) and p.floor == part.floor]
        others = [n for n in friends if n != name]
        if is_friend(name) and others and self.rng.below(2):
            below = self.rng.shuffled(others)[: 1 + self.rng.below(2)]
            self.rest(name, *(n for n in below if not self.is_above(n, name)))
            if self.rng.below(4) == 0:
                self.touches.add((name, floor_name(part.floor), False))
            return
        self.rest(name, floor_name(part.floor))
        if is_friend(name):
            beside = [n for n in others if self.rng.below(3) == 0]
            self.touches |= {(name, n, False) for n in beside if not self.touch_already(name, n)}

    def upset(self, name: Name) -> None:
        """One of many mishaps."""
        part = self.parts[name]
        mishap = self.rng.below(6)
        below = floor_name(max(1, part.floor - 1))
        if name == floor_name(1):
            return
        if mishap == 0:  # all that it carries comes down with it
            for carried in sorted({name, *self.carried_by(name)}):
                self.rest(carried, TABLE)
        elif mishap == 1:
            self.rest(name, TABLE)
        elif mishap == 2:  # tipped, and still there
            self.parts[name] = replace(part, pose=at(5 * part.floor, LYING))
        elif mishap == 3 and below in self.parts:
            self.rest(name, below)
        elif mishap == 4 and is_floor(name) and below in self.parts:  # it sags
            self.touches.add((name, below, True))
        elif mishap == 5:  # it leans from the table to some floor
            self.rest(name, TABLE)
            floors = [n for n in self.parts if is_floor(n) and n != name]
            self.touches.add((name, self.rng.choice(sorted(floors)), bool(self.rng.below(2))))

    def rest(self, name: Name, *below: Name) -> None:
        """It rests there now, and touches nothing else but what rests on it."""
        self.touches = {t for t in self.touches if t[0] != name and (t[1] != name or t[2])}
        self.touches |= {(name, lower, True) for lower in below}

    def carried_by(self, name: Name) -> set[Name]:
        found: set[Name] = set()
        edge = [name]
        while edge:
            lower = edge.pop()
            above = {one for one, other, rests in self.touches if other == lower and rests}
            edge += sorted(above - found)
            found |= above
        return found - {floor_name(1)}

    def is_above(self, one: Name, other: Name) -> bool:
        return one in self.carried_by(other)

    def touch_already(self, one: Name, other: Name) -> bool:
        return any({one, other} == {t[0], t[1]} for t in self.touches)

    @property
    def tower(self) -> Tower:
        return tuple(self.parts.values())
