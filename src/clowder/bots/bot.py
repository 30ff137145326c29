"""Bot: a player that decides by what its seat can see, and by nothing else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from clowder.core.game import Ask, Game
from clowder.core.rng import Rng

AnyGame = Game[Any, Any, Any, Any, Any]


class Bot(ABC):
    """Made once for a seat at a table; it gets views, never states."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    @abstractmethod
    def choose(self, view: Any, ask: Ask, moves: Sequence[Any] | None, rng: Rng) -> Any:
        """An allowed answer to `ask`; `moves` lists them all, or is None where none can."""
