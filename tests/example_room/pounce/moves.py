"""What the players, and NATURE, can decide."""

from __future__ import annotations

from typing import TypeAlias

from clowder.core.value import Value
from tests.example_room.pounce.pieces import Card


class Deal(Value):
    """NATURE deals (PNC-1)."""

    hands: tuple[tuple[Card, ...], ...]


class Choose(Value):
    """Pounce with this card (PNC-2)."""

    card: Card


Move: TypeAlias = Deal | Choose
