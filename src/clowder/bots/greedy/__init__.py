"""The sensible bot: one small, readable policy per room."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from clowder.bots.bot import AnyGame, Bot
from clowder.bots.greedy import (
    cat_and_the_tower,
    cat_in_the_box,
    chabyrinthe,
    if_it_fits,
    stray_cat,
)
from clowder.core.game import Ask
from clowder.core.rng import Rng

Policy: TypeAlias = Callable[[Any, Ask, Sequence[Any], Rng], Any]

POLICIES: dict[str, Policy] = {
    "cat_in_the_box": cat_in_the_box.choose,
    "chabyrinthe": chabyrinthe.choose,
    "if_it_fits": if_it_fits.choose,
    "stray_cat": stray_cat.choose,
    "cat_and_the_tower": cat_and_the_tower.choose,
}


class Greedy(Bot):
    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self._policy = POLICIES[game.name]

    def choose(self, view: Any, ask: Ask, moves: Sequence[Any] | None, rng: Rng) -> Any:
        return self._policy(view, ask, moves or (), rng)
