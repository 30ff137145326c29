"""The level of Cat in the Box that searches the twin, and what its hints tell."""

from __future__ import annotations

from clowder.bots.budget import Budget
from clowder.bots.search import SearchBot
from clowder.bots.search.reasons import CHANCE, Lens, Measure, Risk
from clowder.core.game import Seat
from clowder.core.room import AnyRoom
from clowder.core.twin import Twin


def points_of_round(before: Twin, after: Twin, seat: Seat) -> float:
    return after.points()[seat] - before.points()[seat]


def is_stuck(before: Twin, after: Twin, seat: Seat) -> bool:
    """Whether a roll-out ended in a paradox of one's own that costs points."""
    return after.points()[seat] < before.points()[seat]


LENS = Lens((Measure("round", points_of_round), CHANCE), 480, Risk("paradox", is_stuck))


class Quick(SearchBot):
    """A look into some worlds."""

    budget = Budget(iterations=600, seconds=0.1)

    def __init__(self, room: AnyRoom, worlds: int = 20) -> None:
        super().__init__(room, worlds)

    def lens_in(self, world: Twin) -> Lens:  # noqa: ARG002 (the same in all)
        return LENS
