"""Stray Cat by the twin's own policy: the fewest turns to home, its own and the others'."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from clowder.bots.bot import Bot
from clowder.bots.budget import Budget
from clowder.core.game import Ask
from clowder.core.rng import Rng
from clowder.games.stray_cat.fast import StrayCat
from clowder.games.stray_cat.moves import Move
from clowder.games.stray_cat.numbering import move
from clowder.games.stray_cat.reading import twin_of
from clowder.games.stray_cat.view import View


class Homing(Bot):
    """Counts the turns to every goal, and looks at no more than it can see."""

    def choose(
        self,
        view: View,
        ask: Ask,
        moves: Sequence[Move] | None,
        rng: Rng,
        budget: Budget | None = None,  # noqa: ARG002 (it does not search)
    ) -> Any:
        if moves and len(moves) == 1:
            return moves[0]
        return move(self.world(view, rng).advise(ask.seat))

    def world(self, view: View, rng: Rng) -> StrayCat:
        """Some world that fits the view: the policy looks at what is known in all of them."""
        return twin_of(self.room.imagine(view, rng))
