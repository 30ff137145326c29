"""The levels of Cat in the Box that search."""

from __future__ import annotations

from typing import Any

from clowder.bots.budget import Budget
from clowder.bots.search import SearchBot
from clowder.bots.search.reasons import CHANCE, Lens, Measure, Risk
from clowder.core.game import Seat
from clowder.core.rng import Rng
from clowder.core.room import AnyRoom
from clowder.core.twin import Twin
from clowder.games.cat_in_the_box.fast import CatInTheBox


def points_of_round(before: Twin, after: Twin, seat: Seat) -> float:
    return after.points()[seat] - before.points()[seat]


def is_stuck(before: Twin, after: Twin, seat: Seat) -> bool:
    """A paradox of one's own that costs points."""
    return after.points()[seat] < before.points()[seat]


LENS = Lens((Measure("round", points_of_round), CHANCE), 480, Risk("paradox", is_stuck))


class Quick(SearchBot):
    """A look into some worlds."""

    budget = Budget(iterations=600, seconds=0.1)

    def __init__(self, room: AnyRoom, worlds: int = 20) -> None:
        super().__init__(room, worlds)


class Strong(SearchBot):
    """A long look into many worlds. A paradox of somebody else is as good as a trick."""

    budget = Budget(iterations=24_000, seconds=1.5)

    def __init__(self, room: AnyRoom, worlds: int = 160) -> None:
        super().__init__(room, worlds)

    def lens_in(self, world: Twin) -> Lens:  # noqa: ARG002 (the same in all)
        return LENS


class Kind(SearchBot):
    """Strong, and would rather have a round played out than gain by a paradox."""

    budget = Budget(iterations=8_000, seconds=1.0)

    def __init__(self, room: AnyRoom, worlds: int = 80) -> None:
        super().__init__(room, worlds)

    def world(self, view: Any, rng: Rng) -> Twin:
        twin = super().world(view, rng)
        assert isinstance(twin, CatInTheBox)
        twin.kind = True
        return twin
