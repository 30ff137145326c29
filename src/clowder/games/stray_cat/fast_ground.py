"""The map in small integers: where the twin's kittens can step (STR-8 to STR-10, STR-13).

A place is numbered as in numbering.py: SPOTS numbers per cell, counted from 0, the last of which
stands for the tile while it lies face down.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from mypy_extensions import i64

NOWHERE: Final = -1
SPOTS: Final = 12  # numbers of places per cell
FOG: Final = 11  # the last of them: the tile lies face down
PLACES: Final = 192
TOKEN_MASKS: Final = (0b11, 0b11100, 0b11100000)  # the features of each kind of token, as bits
FAR: Final = 40  # steps; whatever is farther is as far as that
THROUGH_FOG: Final = 3  # steps across a tile that nobody has seen, and off it
THROUGH_WORKS: Final = 12  # what a detour may take, or waiting until the marker is moved
MOST_DISTANCES: Final = 4000  # tables that are kept


def sets_by_number(among: int, largest: int) -> list[int]:
    """The bit sets of cards in the order in which numbering.py counts them."""
    sets: list[int] = []
    for size in range(1, largest + 1):
        sets += sorted(sum(1 << card for card in row) for row in combinations(range(among), size))
    return sets


class FastGround:
    """The tiles as they lie, also those that nobody has seen; it never changes."""

    def __init__(self, cells: int) -> None:
        self.near: list[list[int]] = [[] for _ in range(PLACES)]
        self.house: list[int] = [0] * PLACES  # its features as bits; 0: not a house
        self.walk: list[bool] = [False] * PLACES
        self.places: list[list[int]] = [[] for _ in range(cells)]  # by cell
        self.walk_places: list[list[int]] = [[] for _ in range(cells)]
        self.house_places: list[list[int]] = [[] for _ in range(cells)]
        self.home_places: dict[int, int] = {}  # by the features of a house
        self.start_places: list[int] = []
        self.start_cells = 0  # as bits
        self.touching: list[int] = [0] * cells  # the cells beside each, also at a corner, as bits
        self.known_distances: dict[int, list[int]] = {}

    def distances(self, shown: int, works: int, goal: int) -> list[int]:
        """About how many steps each place is from a goal, as far as everyone can see."""
        key = (shown * PLACES + works + 1) * PLACES + goal
        found = self.known_distances.get(key)
        if found is None:
            if len(self.known_distances) >= MOST_DISTANCES:
                self.known_distances.clear()
            found = self.measure(shown, works, goal)
            self.known_distances[key] = found
        return found

    def measure(self, shown: int, works: int, goal: int) -> list[int]:
        steps = [FAR] * PLACES
        layers: list[list[int]] = [[] for _ in range(FAR + THROUGH_WORKS + 1)]
        layers[0].append(goal)
        for length in range(FAR):
            for place in layers[length]:
                if steps[place] <= length:
                    continue
                steps[place] = length
                if place % SPOTS == FOG:
                    for outer in self.around(place // SPOTS):
                        if shown >> (outer // SPOTS) & 1:
                            layers[length + 1].append(outer)
                        else:
                            layers[length + THROUGH_FOG].append(outer // SPOTS * SPOTS + FOG)
                    continue
                for to in self.steps(shown, NOWHERE, place, NOWHERE, NOWHERE):
                    cost = THROUGH_WORKS if to == works else 1
                    if to % SPOTS == FOG:
                        cost = THROUGH_FOG
                    layers[length + cost].append(to)
        return steps

    def around(self, cell: int) -> list[int]:
        """The places beyond the roads that leave a tile."""
        return [
            near
            for place in self.walk_places[cell]
            for near in self.near[place]
            if near // SPOTS != cell
        ]

    def steps(self, shown: i64, works: i64, place: i64, came: i64, barred: i64) -> list[int]:
        """Where one may step at all; onto a face-down tile its fog."""
        found: list[int] = []
        for near in self.near[place]:
            to = self.step(shown, works, near, came, barred)
            if to != NOWHERE:
                found.append(to)
        return found

    def leads_on(self, shown: i64, works: i64, place: i64, came: i64, barred: i64) -> bool:
        """Whether there is any step."""
        for near in self.near[place]:
            if self.step(shown, works, near, came, barred) != NOWHERE:
                return True
        return False

    def step(self, shown: i64, works: i64, near: i64, came: i64, barred: i64) -> i64:
        """A place beside, or the fog over its tile; NOWHERE where one may not go."""
        cell: i64 = near // SPOTS
        to: i64 = near if shown >> cell & 1 else cell * SPOTS + FOG
        return to if to != came and to != works and to != barred else NOWHERE

    def far(  # noqa: PLR0913 (an object for a step would cost more than the step)
        self, shown: i64, works: i64, place: i64, came: i64, limit: i64, barred: i64
    ) -> i64:
        """How far one gets, `limit` at most; onto an unseen tile as far as one likes.

        Tried depth first: whatever does not lead on for long is a tree, and small.
        """
        if limit == 0 or place % SPOTS == FOG:
            return limit
        best: i64 = 0
        for near in self.near[place]:
            to = self.step(shown, works, near, came, barred)
            if to != NOWHERE:
                length: i64 = 1 + self.far(shown, works, to, place, limit - 1, barred)
                if length == limit:
                    return limit
                if length > best:
                    best = length
        return best

    def good_steps(  # noqa: PLR0913 (likewise)
        self, shown: i64, works: i64, place: i64, came: i64, left: i64, barred: i64
    ) -> list[int]:
        """The steps that leave a way of full length, or else one of the longest."""
        if left == 0:
            return []
        if left == 1:
            return self.steps(shown, works, place, came, barred)
        best: i64 = 0
        found: list[int] = []
        for to in self.steps(shown, works, place, came, barred):
            length: i64 = 1 + self.far(shown, works, to, place, left - 1, barred)
            if length > best:
                best = length
                found = [to]
            elif length == best:
                found.append(to)
        return found

    def entrance(self, place: int, cell: int) -> int:
        """Where one comes in who crosses from `place` onto that cell."""
        for near in self.near[place]:
            if near // SPOTS == cell:
                return near
        raise ValueError(f"no road leads from {place} to cell {cell}")
