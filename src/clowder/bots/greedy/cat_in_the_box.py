"""Cat in the Box: avoid the paradox, make the bid, grow the group."""

from __future__ import annotations

from collections.abc import Sequence

from clowder.core.game import Ask
from clowder.core.rng import Rng
from clowder.games.cat_in_the_box.moves import Move
from clowder.games.cat_in_the_box.view import View


def choose(view: View, ask: Ask, moves: Sequence[Move], rng: Rng) -> Move:
    return rng.choice(moves)
