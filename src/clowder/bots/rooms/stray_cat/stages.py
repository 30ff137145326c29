"""One visit after another: how many turns home is away, by how much one knows of it."""

from __future__ import annotations

import numpy as np

from clowder.bots.rooms.stray_cat.hands import FRIEND, HANDS, HAS, SHORTCUT, TOTALS, Floats
from clowder.bots.rooms.stray_cat.knowledge import Knowledge
from clowder.bots.rooms.stray_cat.plan import Plan, Sight, Tiles, Weights
from clowder.bots.rooms.stray_cat.tiles import HOUSE_AT, TILE_WITH
from clowder.bots.rooms.stray_cat.ways import Ways
from clowder.games.stray_cat.fast_choices import Choices
from clowder.games.stray_cat.fast_ground import FAR, FOG, SPOTS


def sight_of(table: Choices, ways: Ways) -> Sight:
    ground, shown, works = table.ground, table.shown, table.works

    def steps_to(place: int) -> list[int]:
        steps = ground.distances(shown, works, place)
        return [steps[place] for place in ways.places]

    houses, hidden = dict[int, int](), set[int]()
    for house, place in sorted(ground.home_places.items()):
        if shown >> place // SPOTS & 1:
            houses[ways.index[place]] = house
        else:
            hidden.add(house)
    unseen = [cell for cell in range(len(ground.places)) if not shown >> cell & 1]
    fogs = [[FAR] * len(ways.places), *(steps_to(cell * SPOTS + FOG) for cell in unseen)]
    return Sight(
        ways,
        houses,
        {index: np.array(steps_to(ways.places[index])) for index in houses},
        np.min(fogs, axis=0),
        frozenset(hidden),
    )


class Stages:
    """All that one may know later on, on the map as it is."""

    def __init__(self, sight: Sight, weights: Weights) -> None:
        self.sight, self.weights = sight, weights
        self.known: dict[Knowledge, Stage] = {}

    def stage(self, knows: Knowledge) -> Stage:
        if knows not in self.known:
            self.known[knows] = Stage(self, knows)
        return self.known[knows]


class Stage:
    """The turns that are left, on the open map and in the houses of a tile just turned over.

    With one token missing every visit that may follow is thought of; before, the turns after a
    visit are guessed.
    """

    def __init__(self, stages: Stages, knows: Knowledge) -> None:
        self.stages, self.knows = stages, knows
        sight, weights = stages.sight, stages.weights
        visits = {
            index: self.after(house, index)
            for index, house in sight.houses.items()
            if self.is_goal(house)
        }
        self.tiles: Tiles | None = None
        fog: Floats | None = None
        if sight.hidden and not (knows.missing == 0 and visits):
            self.tiles = self.new_tiles(sight, weights)
            fog = self.tiles.entered - np.float32(weights.new * knows.likely(sight.hidden))
        self.map = Plan(sight, visits, fog, weights)
        edge = sight.ways.fogs if sight.ways.fogs.any() else slice(None)
        self.back: Floats = self.map.turns[edge].mean(axis=0) + np.float32(weights.back)

    def new_tiles(self, sight: Sight, weights: Weights) -> Tiles:
        visits = {
            HOUSE_AT[house]: self.after(house, None)
            for house in sorted(sight.hidden)
            if self.is_goal(house)
        }
        tiles = {TILE_WITH[house] for house in sight.hidden}
        fewer = 1 - 1 / len(tiles) if self.knows.missing <= 1 else 1.0
        return Tiles(visits, tiles, fewer, weights)

    def is_goal(self, house: int) -> bool:
        knows = self.knows
        return knows.tells(house) > 0 if knows.missing else house == knows.known

    def at(self, house: int, index: int | None) -> Floats:
        """The turns that are left for a kitten in that house, by hand. `index` is the place of the
        house on the map; None where its tile was just turned over."""
        left: Floats = self.back
        if index is not None:
            left = self.map.turns[index]
        elif self.tiles is not None:
            left = np.minimum(self.back, self.tiles.turns[HOUSE_AT[house]])
        return left

    def after(self, house: int, index: int | None) -> Floats:
        """The turns that are left after a visit to that house, by hand."""
        left = np.zeros(len(HANDS), dtype=np.float32)
        for chance, then in self.knows.after(house):
            if self.knows.missing > 1:
                left += np.float32(chance) * self.guess(then)
            elif then != Knowledge(house, ()):
                left += np.float32(chance) * self.stages.stage(then).at(house, index)
        return left

    def guess(self, then: Knowledge) -> Floats:
        weights = self.stages.weights
        turns = weights.rest[then.missing]
        if then.missing == self.knows.missing:
            turns -= weights.ruled_out
        kept = weights.step * TOTALS + weights.friend * HAS[FRIEND]
        kept += weights.shortcut * HAS[SHORTCUT]
        return np.maximum(turns - kept, 0.5).astype(np.float32)
