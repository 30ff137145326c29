"""What is done to the tower, and how far the hand is off: the input of a simulation."""

from __future__ import annotations

from typing import TypeAlias

from clowder.core.value import Value
from clowder.games.cat_and_the_tower.pieces import Name
from clowder.games.cat_and_the_tower.tower import Part


class Tremor(Value):
    """How far the hand is off: micrometres, and thousandths of a degree."""

    x: int = 0
    y: int = 0
    turn: int = 0
    lean: int = 0  # how far the piece is tilted when it is let go
    force: int = 0  # thousandths by which a touch is stronger or weaker


class Drop(Value):
    """Set a piece down on a floor, or a floor on its walls, and let go."""

    name: Name
    floor: int  # on which; of a floor, its own number
    x: int  # tenths of a millimetre from the middle of the table
    y: int
    turn: int  # degrees
    bend: int = 0
    hasty: bool = False
    at: int = 0  # the turn of the game


class Stroke(Value):
    """Touch a friend lightly (TOW-5)."""

    name: Name
    side: int  # degrees: where the touch pushes it


class Rest(Value):
    """Something was taken away: put these back, lowest first, and let the tower come to rest."""

    back: tuple[Part, ...] = ()


class Count(Value):
    """Five seconds, counted aloud (TOW-18)."""


Deed: TypeAlias = Drop | Stroke | Rest | Count
