"""Reasons that a room knows by itself: what a move does, seen from the seat alone.

A package of bots may have a module `why.py` with `why(view, ask, move, rng)`, which gives a
sentence or None. It is given where roll-outs have little to say; some always come first (`FIRST`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias

from clowder.bots import rooms
from clowder.bots.advice import Advice
from clowder.bots.bot import Bot, Wrapped
from clowder.bots.budget import Budget
from clowder.core.game import Ask
from clowder.core.rng import Rng
from clowder.core.value import replace
from clowder.core.words import Say

Why: TypeAlias = Callable[[Any, Ask, Any, Rng], Say | None]

LITTLE = {"hint-habit", "hint-always", "hint-equal", "hint-little"}  # they say nothing of the game
FIRST = {"hint-bid", "hint-home"}  # what everybody wants to know there
ONLY = "hint-only"  # nothing needs a reason then


def why_of(room: str) -> Why | None:
    name = f"{rooms.__name__}.{room}"
    if find_spec(name) is None or find_spec(f"{name}.why") is None:
        return None
    found: Why = import_module(f"{name}.why").why
    return found


class WithRoomReasons(Wrapped):
    """Advises what the other bot advises, with the room's own reason where that tells more."""

    def __init__(self, bot: Bot, why: Why) -> None:
        super().__init__(bot)
        self.why = why

    def advise(
        self,
        view: Any,
        ask: Ask,
        moves: Sequence[Any] | None,
        rng: Rng,
        budget: Budget | None = None,
    ) -> Advice:
        advice = self.bot.advise(view, ask, moves, rng, budget)
        if advice.reason.key == ONLY:
            return advice
        sentence = self.why(view, ask, advice.move, rng)
        tells_more = sentence is not None and sentence.key in FIRST
        if sentence is None or not (tells_more or advice.reason.key in LITTLE):
            return advice
        return replace(advice, reason=sentence)
