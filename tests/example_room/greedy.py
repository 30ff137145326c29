"""Pounce: high, and better still with a card that nobody can match."""

from __future__ import annotations

from collections.abc import Sequence

from clowder.bots.bot import Bot
from clowder.bots.budget import Budget
from clowder.core.game import Ask
from clowder.core.rng import Rng
from tests.example_room.pounce.moves import Choose
from tests.example_room.pounce.pieces import BOX
from tests.example_room.pounce.view import View


class Greedy(Bot):
    """As a package of one's own names it in its metadata."""

    def choose(
        self,
        view: View,
        ask: Ask,
        moves: Sequence[Choose] | None,
        rng: Rng,
        budget: Budget | None = None,  # noqa: ARG002 (it does not search)
    ) -> Choose:
        return choose(view, ask, moves or (), rng)


def choose(view: View, ask: Ask, moves: Sequence[Choose], rng: Rng) -> Choose:  # noqa: ARG001 (not needed here)
    seen = [card for cards in (view.hand, *view.turns) for card in cards]
    return max(moves, key=lambda move: move.card + 2 * (seen.count(move.card) == BOX.copies))
