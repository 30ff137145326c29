"""Explains the moves of bots that cannot: plays them and others out in the twin, and compares."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from clowder.bots.advice import Advice, Alternative
from clowder.bots.bot import Bot, Wrapped
from clowder.bots.budget import Budget
from clowder.bots.search.reasons import Imagined, Lens, look_ahead, reason_for
from clowder.bots.search.searches import pimc
from clowder.core.game import Ask
from clowder.core.rng import Rng

WORLDS = 24
COMPARED = 12  # moves that are looked at beside its own
LOOK = Budget(iterations=144, seconds=0.5)  # to find the next best among them
LENS = Lens(trials=24)


class Explained(Wrapped):
    """Chooses what another bot chooses, and says why. The room must have a twin."""

    def __init__(self, bot: Bot, lens: Lens = LENS) -> None:
        super().__init__(bot)
        self.lens = lens

    def advise(
        self,
        view: Any,
        ask: Ask,
        moves: Sequence[Any] | None,
        rng: Rng,
        budget: Budget | None = None,
    ) -> Advice:
        plain = super().advise(view, ask, moves, rng, budget)
        room = self.room
        assert room.twin is not None
        assert room.numbering is not None
        chosen = room.numbering.number(plain.move)
        look = budget if budget is not None and budget.iterations is not None else LOOK
        most = min(WORLDS, look.iterations or WORLDS)
        worlds = [room.twin(room.imagine(view, rng)) for _ in range(most)]
        others = [action for action in worlds[0].legal(ask.seat) if action != chosen]
        if chosen is None or not others:
            return plain
        some = rng.shuffled(others)[:COMPARED]
        best = [option.action for option in pimc(worlds, ask.seat, some, look, rng)[:2]]
        outlooks = look_ahead(self.lens, Imagined(worlds, ask.seat), [chosen, *best], look, rng)
        reason, ordered, (worth, *worths) = reason_for(self.lens, outlooks)
        rest = map(room.numbering.move, ordered[1:])
        return Advice(plain.move, reason, worth, tuple(map(Alternative, rest, worths)))
