"""The levels of If It Fits that search: the likeliest moves, played out in imagined worlds."""

from __future__ import annotations

from typing import Any

from clowder.bots.budget import Budget
from clowder.bots.search import Option, SearchBot, pimc
from clowder.bots.search.reasons import Lens, Measure
from clowder.core.game import Ask, Seat
from clowder.core.rng import Rng
from clowder.core.room import AnyRoom
from clowder.core.twin import Twin, win_shares_of
from clowder.games.if_it_fits.fast import FitTwin
from clowder.games.if_it_fits.numbering import DRAW

MARGIN = 0.01  # a point ahead, beside a game won


def wins(_before: Twin, after: Twin, seat: Seat) -> float:
    return win_shares_of(after.ranks())[seat]


def points(_before: Twin, after: Twin, seat: Seat) -> float:
    return after.points()[seat]


LENS = Lens((Measure("wins", wins, "chance", scale=0.1), Measure("points", points)), 120)


class Quick(SearchBot):
    """Some of the moves that bring most at once, in a few worlds."""

    budget = Budget(iterations=120, seconds=0.1)

    def __init__(self, room: AnyRoom, worlds: int = 12, wide: int = 6) -> None:
        super().__init__(room, worlds)
        self._wide = wide

    def options(self, view: Any, ask: Ask, rng: Rng, budget: Budget) -> list[Option]:
        worlds = self.imagined(view, rng, budget)
        first = worlds[0]
        assert isinstance(first, FitTwin)
        actions = rng.shuffled(first.legal(ask.seat))
        gains = dict(zip(actions, first.gains(ask.seat, actions), strict=True))
        likely = sorted(actions, key=lambda action: -gains[action])[: self._wide]
        if DRAW in gains and DRAW not in likely:  # never out of the question
            likely[-1] = DRAW
        return pimc(worlds, ask.seat, likely, budget, rng)

    def lens_in(self, world: Twin) -> Lens:  # noqa: ARG002 (the same in all)
        return LENS

    def world(self, view: Any, rng: Rng) -> Twin:
        twin = super().world(view, rng)
        assert isinstance(twin, FitTwin)
        twin.margin = MARGIN
        return twin


class Strong(Quick):
    """More of them, in many worlds."""

    budget = Budget(iterations=1200, seconds=1.4)

    def __init__(self, room: AnyRoom, worlds: int = 100, wide: int = 12) -> None:
        super().__init__(room, worlds, wide)
