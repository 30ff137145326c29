"""SearchBot: thinks in imagined worlds, on the twin of its room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from clowder.bots.bot import Bot
from clowder.bots.budget import Budget
from clowder.bots.search.searches import Option, ismcts, pimc
from clowder.core.game import Ask
from clowder.core.rng import Rng
from clowder.core.room import AnyRoom
from clowder.core.twin import Twin

WORLDS = 48


class SearchBot(Bot):
    """Plays what is best over many worlds that fit its view."""

    budget = Budget(iterations=4000, seconds=1.5)

    def __init__(
        self, room: AnyRoom, worlds: int = WORLDS, method: Literal["pimc", "ismcts"] = "pimc"
    ) -> None:
        """Raises ValueError where the room has no twin to search in."""
        super().__init__(room)
        if room.twin is None or room.numbering is None:
            raise ValueError(f"{room.name} has no twin to search in")
        if method not in ("pimc", "ismcts") or worlds < 1:
            raise ValueError(f"cannot search {worlds} worlds by '{method}': by pimc or ismcts")
        self._twin, self._numbering = room.twin, room.numbering
        self.worlds, self.method = worlds, method

    def choose(
        self,
        view: Any,
        ask: Ask,
        moves: Sequence[Any] | None,
        rng: Rng,
        budget: Budget | None = None,
    ) -> Any:
        if moves is not None and len(moves) == 1:
            return moves[0]
        best, *_ = self.options(view, ask, rng, budget or self.budget)
        return self._numbering.move(best.action)

    def options(self, view: Any, ask: Ask, rng: Rng, budget: Budget) -> list[Option]:
        """The actions with what they are worth, best first."""
        worlds = [self.world(view, rng) for _ in range(self.worlds)]
        if self.method == "ismcts":
            return ismcts(worlds, ask.seat, budget, rng)
        return pimc(worlds, ask.seat, worlds[0].legal(ask.seat), budget, rng)

    def world(self, view: Any, rng: Rng) -> Twin:
        """A world to think in; a bot with aims of its own may prepare it."""
        return self._twin(self.room.imagine(view, rng))
