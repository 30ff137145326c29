"""Cat in the Box by a trained network: the move that it thinks most of."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import numpy as np

from clowder.bots.bot import Bot
from clowder.bots.budget import Budget
from clowder.bots.rooms.cat_in_the_box.trained.actions import action_of, sizes_for
from clowder.bots.rooms.cat_in_the_box.trained.features import Array, tests_for
from clowder.bots.rooms.cat_in_the_box.trained.sight import facts_of_view
from clowder.bots.rooms.cat_in_the_box.trained.weights import Network, forward, load
from clowder.core.game import Ask
from clowder.core.rng import Rng
from clowder.core.room import AnyRoom
from clowder.games.cat_in_the_box.moves import Move
from clowder.games.cat_in_the_box.view import View

FOLDER = Path(__file__).parent


def file_name(seats: int) -> str:
    return f"cat_in_the_box_{seats}.npz"


@cache
def network_for(seats: int) -> Network:
    """Raises UnfitWeights that says what is wrong with the file."""
    return load(FOLDER / file_name(seats), seats)


class Trained(Bot):
    """Other weights are named as `…trained.bot:Trained?weights=FILE`."""

    def __init__(self, room: AnyRoom, weights: str | None = None) -> None:
        super().__init__(room)
        self._weights = None if weights is None else Path(weights)

    def network(self, seats: int) -> Network:
        """Raises UnfitWeights that says what is wrong with the file."""
        return network_for(seats) if self._weights is None else load(self._weights, seats)

    def choose(
        self,
        view: View,
        _ask: Ask,
        moves: Sequence[Move] | None,
        _rng: Rng,
        _budget: Budget | None = None,
    ) -> Move:
        assert moves
        if len(moves) == 1:
            return moves[0]
        sizes = sizes_for(view.seats)
        found = logits(self.network(view.seats), view, moves)
        return max(moves, key=lambda move: float(found[action_of(move, sizes)]))


def logits(network: Network, view: View, moves: Sequence[Move]) -> Array:
    """What the network says of every action, allowed or not."""
    facts = facts_of_view(view, moves)
    return forward(network.layers, tests_for(view.seats).features(np, facts))
