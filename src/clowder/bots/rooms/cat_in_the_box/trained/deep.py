"""Search on top of the network: it says what to think about, roll-outs say how that ends."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from clowder.bots.budget import Budget
from clowder.bots.rooms.cat_in_the_box.trained.actions import action_of, sizes_for
from clowder.bots.rooms.cat_in_the_box.trained.bot import logits, network_for
from clowder.bots.search import Option, SearchBot, pimc
from clowder.core.game import Ask
from clowder.core.rng import Rng
from clowder.core.room import AnyRoom
from clowder.games.cat_in_the_box.moves import Move
from clowder.games.cat_in_the_box.view import View


class Deep(SearchBot):
    """Thinks about the moves that the network likes most, in many worlds that fit its view."""

    budget = Budget(iterations=8_000, seconds=1.5)

    def __init__(
        self, room: AnyRoom, worlds: int = 160, width: int = 5, trust: float = 0.01
    ) -> None:
        """`trust` is what the network's liking counts, in shares of the win a nat."""
        super().__init__(room, worlds)
        self.width, self.trust = width, trust

    def choose(
        self,
        view: View,
        ask: Ask,
        moves: Sequence[Move] | None,
        rng: Rng,
        budget: Budget | None = None,
    ) -> Move:
        assert moves
        if len(moves) == 1:
            return moves[0]
        liked = dict(self.liked(view, moves))
        worlds = [self.world(view, rng) for _ in range(self.worlds)]
        found = pimc(worlds, ask.seat, list(liked), budget or self.budget, rng)

        def worth(option: Option) -> float:
            return option.mean + self.trust * liked[option.action]

        move: Move = self._numbering.move(max(found, key=worth).action)
        return move

    def liked(self, view: View, moves: Sequence[Move]) -> list[tuple[int, float]]:
        """The actions that the network likes most, with the logarithm of how likely each is."""
        sizes = sizes_for(view.seats)
        said = logits(network_for(view.seats), view, moves)
        found = np.array([said[action_of(move, sizes)] for move in moves], np.float64)
        found -= found.max()
        logs = found - np.log(np.exp(found).sum())
        numbered = zip((self._numbering.number(move) for move in moves), logs, strict=True)
        best = sorted(numbered, key=lambda pair: -pair[1])[: self.width]
        return [(action, float(log)) for action, log in best if action is not None]
