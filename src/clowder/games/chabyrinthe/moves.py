"""What the players, and NATURE, can decide."""

from __future__ import annotations

from typing import TypeAlias

from clowder.core.game import Seat
from clowder.core.value import Value
from clowder.games.chabyrinthe.pieces import Card, Cat, Guardian, Kind, Place


class Start(Value):
    """NATURE names the first player (CHA-4)."""

    seat: Seat


class Deal(Value):
    """NATURE lays the square and shuffles both decks (CHA-1 to CHA-3)."""

    square: tuple[Card, ...]  # row by row
    deck: tuple[Kind, ...]  # from the top
    cats: tuple[Cat, ...]  # the first two begin outside the square


class Rotate(Value):
    """Turn a card of the square clockwise (CHA-5)."""

    row: int  # from the top, counted from 1
    column: int  # from the left
    quarters: int


class Insert(Value):
    """Slide the top card of the deck in beside a place, and the far one out (CHA-6)."""

    place: Place
    turn: int  # of the new card, in quarter turns clockwise (CHA-C3)


class Adopt(Value):
    """See to the cat taken at a place, and move one of the guardians it was joined to (CHA-11)."""

    place: Place
    guardian: Guardian


Action: TypeAlias = Rotate | Insert
Move: TypeAlias = Start | Deal | Rotate | Insert | Adopt
