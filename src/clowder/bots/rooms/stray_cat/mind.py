"""What a seat makes of its view: which houses are worth a visit, and how far they are."""

from __future__ import annotations

from math import prod
from typing import NamedTuple

from clowder.core.game import Seat
from clowder.games.stray_cat.ground import Ground, Place, cell_of, field_of, is_fog, is_walk_field
from clowder.games.stray_cat.imagine import token_worlds
from clowder.games.stray_cat.pieces import START, TOKENS, Feature, House
from clowder.games.stray_cat.view import View, table_in

TELLS = 10.0  # what it is worth to remember something for sure
HOME = 60.0
LAST = 40.0  # more for a house that may be home, when one token is missing
UNSEEN = 4.0  # what a face-down tile is worth
UNSEEN_HOME = 20.0  # when all is known and home is still to be found
NEAR = 0.75  # a goal not reached yet counts less,
DECAY = 0.9  # and less with every step
FIGHT = 1.5  # what a fight costs; without a card it is lost
UNARMED = 4.0

Chances = dict[Feature, float]


class Mind(NamedTuple):
    view: View
    seat: Seat
    ground: Ground
    worth: dict[Place, float]  # of each goal, houses and face-down tiles
    nearness: dict[Place, float]

    @property
    def here(self) -> Place:
        return self.view.kittens[self.seat]

    def near(self, place: Place) -> float:
        return self.nearness.get(place, 0.0)

    def at(self, place: Place) -> float:
        """The worth of being put on a place, before any visit."""
        return self.near(place) - self.risk(place, len(self.view.hand))

    def end(self, place: Place, cards: int) -> float:
        """The worth of ending a walk on a place, with so many cards left."""
        return self.worth.get(place, 0.0) + self.near(place) - self.risk(place, cards)

    def risk(self, place: Place, cards: int) -> float:
        rivals = sum(p == place for p in self.view.kittens) - (place == self.here)
        return rivals * (FIGHT if cards else UNARMED)

    def meals_here(self, cards: int) -> int:
        """How many cards food brings here (STR-17)."""
        few = is_walk_field(self.here) or (field_of(self.here) == START and cards > 0)
        return 1 if few else 2

    def shortcuts(self) -> tuple[Place, ...]:
        near = self.ground.board.adjacent(cell_of(self.here))
        cells = (cell for cell in self.ground.open_cells() if cell in near)
        return tuple(place for cell in cells for place in self.ground.walk_fields(cell))

    def starts(self) -> tuple[Place, ...]:
        places = (f"{cell}.{START}" for cell in self.ground.board.starts)
        return tuple(place for place in places if place != self.here)


def mind_of(view: View, seat: Seat) -> Mind:
    ground = table_in(view).ground
    worth = goals(view, seat, ground)
    return Mind(view, seat, ground, worth, nearness_of(ground, worth))


def goals(view: View, seat: Seat, ground: Ground) -> dict[Place, float]:
    chances = chances_of(view, seat)
    houses = ((place, ground.house_at(place)) for place in ground.near)
    found = {place: worth_of(view, seat, h, chances) for place, h in houses if h is not None}
    unseen = UNSEEN if HOME not in found.values() else 0.0
    if all(view.up[seat]):
        unseen = 0.0 if HOME in found.values() else UNSEEN_HOME
    fogs = {near for places in ground.near.values() for near in places if is_fog(near)}
    worth = found | dict.fromkeys(sorted(fogs), unseen)
    return {place: value for place, value in worth.items() if value}


def chances_of(view: View, seat: Seat) -> list[Chances]:
    """How likely each feature is for one's own home, token by token."""
    rows = []
    for token in TOKENS:
        worlds = token_worlds(view, token)
        whole = sum(ways for _, ways in worlds)
        chances: Chances = {}
        for row, ways in worlds:
            chances[row[seat]] = chances.get(row[seat], 0.0) + ways / whole
        rows.append(chances)
    return rows


def worth_of(view: View, seat: Seat, house: House, chances: list[Chances]) -> float:
    """The worth of each house: what a visit may reveal, or that it is home."""
    features: tuple[Feature, ...] = (house.shape, house.roof, house.garden)
    likely = [chance.get(f, 0.0) for chance, f in zip(chances, features, strict=True)]
    down = [c for c, up in zip(likely, view.up[seat], strict=True) if not up]
    if not down:
        return HOME if all(likely) else 0.0
    tells = 1 - prod(1 - chance for chance in down)
    last = LAST * prod(likely) if len(down) == 1 else 0.0
    return TELLS * tells + last


def nearness_of(ground: Ground, worth: dict[Place, float]) -> dict[Place, float]:
    """The worth of the best goal from each place, less for each step; a goal is left first."""
    best: dict[Place, float] = {}
    for goal, value in worth.items():
        layer, seen = [goal], {goal}
        value *= NEAR
        best[goal] = max(best.get(goal, 0.0), value * DECAY**2)
        while layer:
            value *= DECAY
            layer = [
                near
                for place in layer
                for near in around(ground, place)
                if near not in seen and near != ground.works
            ]
            seen.update(layer)
            for place in layer:
                best[place] = max(best.get(place, 0.0), value)
    return best


def around(ground: Ground, place: Place) -> tuple[Place, ...]:
    if not is_fog(place):
        return tuple(near for near in ground.near[place] if not is_fog(near))
    return tuple(other for other, places in ground.near.items() if place in places)
