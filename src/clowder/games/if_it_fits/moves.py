"""What the players, and NATURE, can decide. Columns and rows are counted from the first card."""

from __future__ import annotations

from typing import TypeAlias

from clowder.core.game import Seat
from clowder.core.value import Value
from clowder.games.if_it_fits.pieces import Card


class Start(Value):
    """NATURE names the first player (FIT-3)."""

    seat: Seat


class Deal(Value):
    """NATURE deals, and builds the draw pile (FIT-2)."""

    hands: tuple[tuple[Card, ...], ...]  # sorted
    pile: tuple[Card, ...]  # from the top


class Draw(Value):
    """Take the top card of the pile, and then play one of three (FIT-8)."""


class Sleep(Value):
    """Lay one of one's cats as a box card, asleep (FIT-9)."""

    column: int
    row: int


class Lay(Value):
    """Lay a card as a box, upright or turned by 180° (FIT-4); a start box too (FIT-3)."""

    card: Card
    turned: bool
    column: int
    row: int


class Settle(Value):
    """Lay an awake cat across the seam to the right of a card (FIT-10)."""

    column: int
    row: int


class Pass(Value):
    """Lay no cat after the box (FIT-10)."""


class Give(Value):
    """Lay a special toy across the seam to the right of a card (FIT-15)."""

    toy: Card
    column: int
    row: int


class Oust(Value):
    """Put a Princess in the place of a cat: of a sleeper's card, or of the left of two (FIT-14)."""

    column: int
    row: int


class Discard(Value):
    """Throw a Princess away, having nothing else and no cat to replace (FIT-14)."""


Played: TypeAlias = Lay | Give | Oust | Discard
Move: TypeAlias = Start | Deal | Draw | Sleep | Lay | Settle | Pass | Give | Oust | Discard
