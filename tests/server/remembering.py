"""Bots of a host: one that keeps count of its decisions, and one that cannot be made."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from clowder.bots.bot import Bot
from clowder.bots.budget import Budget
from clowder.core.game import Ask
from clowder.core.rng import Rng
from clowder.core.room import AnyRoom


class Counting(Bot):
    """Plays the first move, and writes down the number of this decision and who it is."""

    def __init__(self, room: AnyRoom, called: str = "") -> None:
        super().__init__(room)
        self.called = called
        self.decisions = 0

    def choose(
        self,
        view: Any,  # noqa: ARG002 (the protocol passes it)
        ask: Ask,
        moves: Sequence[Any] | None,
        rng: Rng,  # noqa: ARG002 (the protocol passes it)
        budget: Budget | None = None,  # noqa: ARG002 (the protocol passes it)
    ) -> Any:
        self.decisions += 1
        with Path(os.environ["COUNTED"]).open("a") as file:
            file.write(f"{ask.seat} {self.decisions} {os.getpid()} {self.called}\n")
        assert moves is not None
        return moves[0]
