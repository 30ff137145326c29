"""The levels of Cat in the Box that search."""

from __future__ import annotations

from typing import Any

from clowder.bots.budget import Budget
from clowder.bots.search import SearchBot
from clowder.core.rng import Rng
from clowder.core.room import AnyRoom
from clowder.core.twin import Twin
from clowder.games.cat_in_the_box.fast import CatInTheBox


class Quick(SearchBot):
    """A look into some worlds."""

    budget = Budget(iterations=600, seconds=0.1)

    def __init__(self, room: AnyRoom, worlds: int = 20) -> None:
        super().__init__(room, worlds)


class Strong(SearchBot):
    """A long look into many worlds. A paradox of somebody else is as good as a trick."""

    budget = Budget(iterations=24_000, seconds=1.5)

    def __init__(self, room: AnyRoom, worlds: int = 160) -> None:
        super().__init__(room, worlds)


class Kind(SearchBot):
    """Strong, and would rather have a round played out than gain by a paradox."""

    budget = Budget(iterations=8_000, seconds=1.0)

    def __init__(self, room: AnyRoom, worlds: int = 80) -> None:
        super().__init__(room, worlds)

    def world(self, view: Any, rng: Rng) -> Twin:
        twin = super().world(view, rng)
        assert isinstance(twin, CatInTheBox)
        twin.kind = True
        return twin
