"""What the players, and NATURE, can decide."""

from __future__ import annotations

from typing import TypeAlias

from clowder.core.game import Seat
from clowder.core.value import Value
from clowder.games.cat_in_the_box.pieces import Colour, Number


class Start(Value):
    """NATURE names the first start player (CIB-1)."""

    seat: Seat


class Deal(Value):
    """NATURE deals (CIB-2); for two players it also lays five cards aside (CIB-16)."""

    hands: tuple[tuple[Number, ...], ...]
    up: tuple[Number, ...] = ()
    down: tuple[Number, ...] = ()


class Bury(Value):
    """Set a card aside, face down (CIB-3)."""

    number: Number


class Bid(Value):
    """Say how many tricks you will win (CIB-4)."""

    tricks: int


class Play(Value):
    """Play a card and declare its colour (CIB-5)."""

    number: Number
    colour: Colour


Move: TypeAlias = Start | Deal | Bury | Bid | Play
