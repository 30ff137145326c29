"""The baseline for all bots: a random allowed move, each equally likely."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from clowder.bots.bot import Bot
from clowder.bots.budget import Budget
from clowder.core.game import Ask
from clowder.core.rng import Rng


class Uniform(Bot):
    def choose(
        self,
        view: Any,
        ask: Ask,
        moves: Sequence[Any] | None,
        rng: Rng,
        budget: Budget | None = None,  # noqa: ARG002 (the protocol passes it)
    ) -> Any:
        if moves is None:
            return self.room.sample(self.room.imagine(view, rng), ask.seat, rng)
        return rng.choice(moves)
