"""The table as it really is, seen from above."""

from __future__ import annotations

from typing import TypeAlias

from clowder.core.sealed import Sealed
from clowder.core.value import Value
from tests.example_room.pounce.options import Options
from tests.example_room.pounce.pieces import DECK, Card


class Dealing(Value):
    """NATURE is to deal (PNC-1)."""


class Choosing(Value):
    """A mouse is out; everyone chooses a card, at once and in secret (PNC-2)."""

    sealed: Sealed[Card]


class Over(Value):
    """The last mouse has come and gone (PNC-5)."""


Phase: TypeAlias = Dealing | Choosing | Over


class State(Value):
    options: Options
    seats: int
    phase: Phase
    turns: tuple[tuple[Card, ...], ...] = ()  # the cards opened for each mouse, by seat
    # What lies hidden during the game; empty before the deal and after the last mouse.
    hands: tuple[tuple[Card, ...], ...] = ()  # each in order
    left: tuple[Card, ...] = ()  # not dealt, in order


def inventory(state: State) -> tuple[str, ...]:
    """Every card, wherever it lies; before and after the game they are all in the deck."""
    if not state.hands:
        return tuple(str(card) for card in DECK)
    piles = (state.left, *state.hands, *state.turns)
    return tuple(str(card) for card in sorted(card for pile in piles for card in pile))
