"""Search on top of networks that would rather see a round played out than gain by a paradox."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from clowder.bots.budget import Budget
from clowder.bots.rooms.cat_in_the_box.opening import choose_bury
from clowder.bots.rooms.cat_in_the_box.trained.bot import FOLDER
from clowder.bots.rooms.cat_in_the_box.trained.deep import Deep
from clowder.bots.rooms.cat_in_the_box.trained.weights import Network, load
from clowder.core.game import Ask
from clowder.core.rng import Rng
from clowder.core.room import AnyRoom
from clowder.games.cat_in_the_box.moves import Bury, Move
from clowder.games.cat_in_the_box.state import Burying
from clowder.games.cat_in_the_box.view import View

FULL_BOARD = (3, 4)  # seats that fill the whole board, if they leave out one of each number


class Kind(Deep):
    """Would rather see a round played out than gain by a paradox, its own or another's.

    It has learnt so: its network was trained to pay for every paradox. In imagined rounds everybody
    plays by that network, and it pays again. It reads nothing in the others' cards, and buries as
    `baseline` does where two who bury the same number doom the round.
    Other weights are named as `…trained.kind:Kind?weights=DIR/kind_{seats}.npz`.
    """

    def __init__(self, room: AnyRoom, peace: float = 8.0, weights: str = "") -> None:
        super().__init__(room, peace=peace, weigh=False)
        self._weights = weights or str(FOLDER / "kind_{seats}.npz")

    def network(self, seats: int) -> Network:
        return load(Path(self._weights.format(seats=seats)), seats)

    def choose(
        self,
        view: View,
        ask: Ask,
        moves: Sequence[Move] | None,
        rng: Rng,
        budget: Budget | None = None,
    ) -> Move:
        assert moves
        if view.seats in FULL_BOARD and isinstance(view.phase, Burying):
            return choose_bury(view, [move for move in moves if isinstance(move, Bury)])
        return super().choose(view, ask, moves, rng, budget)
