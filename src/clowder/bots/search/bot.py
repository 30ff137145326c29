"""SearchBot: thinks in imagined worlds, on the twin of its room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from clowder.bots.advice import Advice, Alternative
from clowder.bots.bot import Bot
from clowder.bots.budget import Budget
from clowder.bots.search.reasons import Imagined, Lens, look_ahead, reason_for
from clowder.bots.search.searches import Option, ismcts, pimc
from clowder.core.game import Ask
from clowder.core.rng import Rng
from clowder.core.room import AnyRoom
from clowder.core.twin import Twin
from clowder.core.words import say

WORLDS = 48
ADVISED = 3  # moves of which something is told


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

    def advise(
        self,
        view: Any,
        ask: Ask,
        moves: Sequence[Any] | None,
        rng: Rng,
        budget: Budget | None = None,
    ) -> Advice:
        """The best three, and what became of them in the same imagined worlds."""
        if moves is not None and len(moves) == 1:
            return super().advise(view, ask, moves, rng, budget)
        given = budget or self.budget
        best = self.options(view, ask, rng, given)[:ADVISED]
        if len(best) == 1:
            return Advice(self._numbering.move(best[0].action), say("hint-always"))
        worlds = self.imagined(view, rng, given)
        lens, actions = self.lens_in(worlds[0]), [option.action for option in best]
        outlooks = look_ahead(lens, Imagined(worlds, ask.seat), actions, given, rng)
        reason, ordered, (worth, *others) = reason_for(lens, outlooks)
        first, *rest = map(self._numbering.move, ordered)
        return Advice(first, reason, worth, tuple(map(Alternative, rest, others)))

    def lens_in(self, world: Twin) -> Lens:  # noqa: ARG002 (other rooms look at it)
        """What its advice looks at in a roll-out to say what a move brings."""
        return Lens()

    def options(self, view: Any, ask: Ask, rng: Rng, budget: Budget) -> list[Option]:
        """The actions with what they are worth, best first."""
        worlds = self.imagined(view, rng, budget)
        if self.method == "ismcts":
            return ismcts(worlds, ask.seat, budget, rng)
        return pimc(worlds, ask.seat, worlds[0].legal(ask.seat), budget, rng)

    def imagined(self, view: Any, rng: Rng, budget: Budget) -> list[Twin]:
        """Worlds to think in, no more than there are iterations."""
        most = self.worlds if budget.iterations is None else min(self.worlds, budget.iterations)
        return [self.world(view, rng) for _ in range(max(1, most))]

    def world(self, view: Any, rng: Rng) -> Twin:
        """A world to think in; a bot with aims of its own may prepare it."""
        return self._twin(self.room.imagine(view, rng))
