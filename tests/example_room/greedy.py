"""Pounce: high, and better still with a card that nobody can match."""

from __future__ import annotations

from collections.abc import Sequence

from clowder.core.game import Ask
from clowder.core.rng import Rng
from tests.example_room.pounce.moves import Choose
from tests.example_room.pounce.pieces import BOX
from tests.example_room.pounce.view import View


def choose(view: View, ask: Ask, moves: Sequence[Choose], rng: Rng) -> Choose:  # noqa: ARG001 (not needed here)
    seen = [card for cards in (view.hand, *view.turns) for card in cards]
    return max(moves, key=lambda move: move.card + 2 * (seen.count(move.card) == BOX.copies))
