"""Where a walk of each length can end, from every place of the tiles that lie face up."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from clowder.bots.rooms.stray_cat.hands import FARTHEST, Numbers
from clowder.core.twin import indices
from clowder.games.stray_cat.fast_choices import Choices
from clowder.games.stray_cat.fast_ground import FOG, NOWHERE, SPOTS

Flags = npt.NDArray[np.bool_]


class Ends(NamedTuple):
    """The ends of walks of one length: those of a place lie from its `begins` on, after one entry
    that stands for nowhere."""

    rows: Numbers
    begins: Numbers  # by place


class Roads(NamedTuple):
    """What everyone can see of the map; places by their numbers in the twin."""

    places: tuple[int, ...]
    houses: tuple[bool, ...]
    edges: tuple[tuple[int, int], ...]  # between places, by their order
    fogs: tuple[bool, ...]  # whether there is a tile that lies face down beside a place
    jumps: tuple[tuple[int, ...], ...]  # where a shortcut leads from each (STR-15)


def roads_of(table: Choices) -> Roads:
    ground, shown, works = table.ground, table.shown, table.works
    places = [place for cell in indices(shown) for place in ground.places[cell]]
    index = {place: number for number, place in enumerate(places)}
    edges: list[tuple[int, int]] = []
    fogs = [False] * len(places)
    for place in places:
        for to in ground.steps(shown, works, place, NOWHERE, NOWHERE):
            if to % SPOTS == FOG:
                fogs[index[place]] = True
            else:
                edges.append((index[place], index[to]))
    houses = [ground.house[place] > 0 for place in places]
    by_cell = {
        place // SPOTS: tuple(map(index.__getitem__, table.shortcuts(place))) for place in places
    }
    jumps = [by_cell[place // SPOTS] for place in places]
    return Roads(tuple(places), tuple(houses), tuple(edges), tuple(fogs), tuple(jumps))


class Ways:
    """Places have numbers of their own here; the one after the last stands for nowhere."""

    def __init__(self, roads: Roads) -> None:
        self.places, self.edges = roads.places, roads.edges
        self.index = {place: number for number, place in enumerate(roads.places)}
        size = len(self.places)
        self.houses = np.array(roads.houses)
        self.fogs = np.array(roads.fogs)
        self.ends: list[Ends] = [Ends(np.arange(size), np.arange(size))]
        self.to_fog: list[Flags] = [np.zeros(size, dtype=bool)]  # by steps: onto such a tile
        self.measure(size)
        met = np.zeros((size, size), dtype=bool)
        for start, row in enumerate(roads.jumps):
            met[start, list(row)] = True
        self.jumps = ends_of(met)

    def measure(self, size: int) -> None:
        """Find where walks end; by roads, not places, since none turns straight back (STR-8)."""
        heads = np.array([to for _, to in self.edges], dtype=np.intp)
        before = self.roads_before()
        # By place and road, and after the last road one that nobody ever walks.
        road = np.zeros((size, len(heads) + 1), dtype=bool)
        for number, (start, _) in enumerate(self.edges):
            road[start, number] = True
        self.to_fog.append(self.fogs)
        for _ in range(FARTHEST):
            met = np.zeros((size, size), dtype=bool)
            which, roads = np.nonzero(road)
            met[which, heads[roads]] = True
            self.ends.append(ends_of(met))
            self.to_fog.append(met @ self.fogs)
            road[:, :-1] = road[:, before].any(axis=2)

    def roads_before(self) -> Numbers:
        """By road: the roads from which one comes onto it, filled up with one that nobody walks."""
        into: dict[int, list[int]] = {}
        for number, (_, to) in enumerate(self.edges):
            into.setdefault(to, []).append(number)
        rows = [
            [number for number in into.get(start, ()) if self.edges[number][0] != to]
            for start, to in self.edges
        ]
        nobody = len(self.edges)
        width = max(map(len, rows), default=0)
        filled = [row + [nobody] * (width - len(row)) for row in rows]
        return np.array(filled, dtype=np.intp).reshape(len(rows), width)


ways_of = lru_cache(maxsize=8)(Ways)


def ends_of(met: Flags) -> Ends:
    size = len(met)
    rows: list[int] = []
    begins: list[int] = []
    for row in met:
        begins.append(len(rows))
        rows += [size, *np.flatnonzero(row).tolist()]
    return Ends(np.array(rows, dtype=np.intp), np.array(begins, dtype=np.intp))
