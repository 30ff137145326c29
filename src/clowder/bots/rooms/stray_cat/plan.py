"""How many turns a kitten is from home, from every place and with every hand.

Counted back from houses and from what follows a visit there: from somewhere one walks, draws or
plays a luck card, and does what is best on average. Where goals are several houses, one goes to
that which the cards lead to; and rests in houses, where food is plenty.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from clowder.bots.rooms.stray_cat.hands import (
    CHANCES,
    DRAWN,
    FARTHEST,
    FRIEND,
    HANDS,
    HAS,
    KINDS,
    NOTHING,
    SHORTCUT,
    WALKS,
    WITHOUT,
    Floats,
    Numbers,
)
from clowder.bots.rooms.stray_cat.tiles import (
    ENTRY_ENDS,
    ENTRY_FOGS,
    ISLANDS,
    entries_of,
)
from clowder.bots.rooms.stray_cat.ways import Ends, Ways
from clowder.games.stray_cat.fast_ground import FAR
from clowder.games.stray_cat.fast_outlook import AGAIN
from clowder.games.stray_cat.fast_turns import HANDS as CODES
from clowder.games.stray_cat.fast_turns import PAST, TURNS

NEVER = 60.0
MEALS = np.array([a + 5 * b + 25 * c for a, b, c, *_ in HANDS])  # as codes of fast_turns.py


class Weights(NamedTuple):
    """Weights that were found by games of the bot with itself."""

    step: float = 0.45  # turns that a step left in the hand saves after a visit
    friend: float = 1.2  # likewise a cat friend
    shortcut: float = 0.8
    # Turns that are left after a visit that leaves so many tokens face down.
    rest: tuple[float, ...] = (5.0, 10.0, 14.0, 18.0)
    ruled_out: float = 1.5  # turns saved by a visit that only shows which house is not home
    new: float = 2.0  # turns that a new tile saves later on, if home is on one of them
    back: float = 1.5  # turns from a house on a new tile back to where one came from
    # The first guess is so much too high: from below, one would wait for what never comes.
    over: float = 10.0
    far: float = 15.0  # turns where a new tile has nothing to offer, at first
    sweeps: int = 8


class Sight(NamedTuple):
    """What everyone can see of the map; places by their order."""

    ways: Ways
    houses: dict[int, int]  # the features of each house
    steps: dict[int, Numbers]  # by house: how far each place is
    fog: Numbers  # how far the next tile is that lies face down
    hidden: frozenset[int]  # the features of the houses on such tiles


def table_of(rows: list[float]) -> Floats:
    return np.array(rows, dtype=np.float32).reshape(FAR + 1, CODES)[:, MEALS]


WALK, HOUSE = table_of(TURNS.walk), table_of(TURNS.house)
PAST_WALK, PAST_HOUSE = table_of(PAST.walk), table_of(PAST.house)


def drawn(turns: Floats) -> Floats:
    """The turns that are left after a card was drawn, by place and hand."""
    left = np.float32(NOTHING) * turns
    for kind in range(KINDS):
        left += np.float32(CHANCES[kind]) * turns[:, DRAWN[kind]].min(axis=2)
    return left


def best_of(turns: Floats, ends: Ends) -> Floats:
    """The fewest turns at any of the ends, by place and hand."""
    return np.minimum.reduceat(turns[ends.rows], ends.begins, axis=0)


class Count:
    """The turns that are left, by place and hand: a guess that is improved again and again."""

    def __init__(self, ways: Ways, visits: dict[int, Floats]) -> None:
        self.ways, self.visits = ways, visits  # the turns after a visit, by place and hand
        self.turns = np.full((len(ways.places), len(HANDS)), NEVER, dtype=np.float32)
        # Where a walk leads onto a new tile, by steps left and hand.
        self.fog = np.full((FARTHEST + 1, len(HANDS)), NEVER, dtype=np.float32)

    def at_end(self) -> Floats:
        """The turns that are left where a walk ends: after the visit in a house that tells
        something, else as many as from that place."""
        ended = np.vstack([self.turns, np.full((1, len(HANDS)), NEVER, dtype=np.float32)])
        for place, after in self.visits.items():
            ended[place] = after
        return ended

    def improve(self) -> None:
        """Improve the count by one turn: what can be done in it, and what is left then."""
        turns, ways = self.turns, self.ways
        once = drawn(turns)
        twice = drawn(once)
        best = 1 + np.where(ways.houses[:, None], twice, once)
        best = np.minimum(best, 1 + self.walked())
        friend = 1 + drawn(drawn(twice))[:, WITHOUT[FRIEND]]
        best = np.where(HAS[FRIEND], np.minimum(best, friend), best)
        row = np.full((1, len(HANDS)), NEVER, dtype=np.float32)
        jumped = 1 + best_of(np.vstack([turns, row]), ways.jumps)[:, WITHOUT[SHORTCUT]]
        self.turns = np.where(HAS[SHORTCUT], np.minimum(best, jumped), best)

    def walked(self) -> Floats:
        """The turns that are left after the best walk."""
        ended = self.at_end()
        by_steps = [np.full_like(self.turns, NEVER)]
        for steps in range(1, FARTHEST + 1):
            best = best_of(ended, self.ways.ends[steps])
            for onto in range(1, steps + 1):
                reached = self.ways.to_fog[onto]
                best[reached] = np.minimum(best[reached], self.fog[steps - onto])
            by_steps.append(best)
        rows = np.stack(by_steps)[WALKS.steps, :, WALKS.rest]
        return np.minimum.reduceat(rows, WALKS.begins, axis=0).T


class Plan(Count):
    """The plan of one seat, over all places that lie open."""

    def __init__(
        self, sight: Sight, visits: dict[int, Floats], fog: Floats | None, weights: Weights
    ) -> None:
        super().__init__(sight.ways, visits)
        if fog is not None:
            self.fog = fog
        self.turns = self.guess(sight) + np.float32(weights.over / 2)
        for _ in range(weights.sweeps):
            self.improve()
        self.ended = self.at_end()

    def guess(self, sight: Sight) -> Floats:
        """A first guess of the turns that are left: as if one went for one goal alone."""
        houses = self.ways.houses[:, None]
        steps = sight.fog
        best: Floats = np.where(houses, PAST_HOUSE[steps], PAST_WALK[steps]) + self.fog[0, 0]
        for goal, after in self.visits.items():
            steps = sight.steps[goal]
            ahead = np.where(houses, HOUSE[steps], WALK[steps])
            ahead[goal] = HOUSE[AGAIN]
            best = np.minimum(best, ahead + after[0])
        return best


class Tiles(Count):
    """What may come of a tile that lies face down: any of them, from any side.

    Where one looks for a certain house, a tile that does not have it leaves fewer to look at:
    `fewer` is how much of the turns is left then.
    """

    def __init__(
        self, visits: dict[int, Floats], tiles: set[int], fewer: float, weights: Weights
    ) -> None:
        super().__init__(ISLANDS, visits)
        self.entries, self.fewer = entries_of(tiles), np.float32(fewer)
        after = min((float(after[0]) for after in visits.values()), default=0.0)
        self.turns[:] = self.fog[:] = (after or weights.far) + weights.over
        for _ in range(weights.sweeps):
            self.improve()
            self.entered = self.enter()
            self.fog = self.entered * self.fewer

    def enter(self) -> Floats:
        """The turns that are left for whoever walks onto a face-down tile, by the steps that
        remain: the mean over the tiles that it may be."""
        ended, found = self.at_end(), list[Floats]()
        for left in range(FARTHEST + 1):
            best = best_of(ended, ENTRY_ENDS[left])
            for onto in range(2, left + 1):
                reached = ENTRY_FOGS[onto]
                best[reached] = np.minimum(best[reached], found[left - onto] * self.fewer)
            found.append(best[self.entries].mean(axis=0))
        return np.array(found)
