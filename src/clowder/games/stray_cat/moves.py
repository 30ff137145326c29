"""What the players, and NATURE, can decide."""

from __future__ import annotations

from typing import TypeAlias

from clowder.core.game import Seat
from clowder.core.value import Value
from clowder.games.stray_cat.ground import Laid, Place
from clowder.games.stray_cat.pieces import Card, Garden, Roof, Shape, Token


class Home(Value):
    """The three tokens of a player; None: not the viewer's to see."""

    shape: Shape | None
    roof: Roof | None
    garden: Garden | None


class Start(Value):
    """NATURE names the first player (STR-5)."""

    seat: Seat


class Deal(Value):
    """NATURE lays out the tiles, deals tokens and meals, shuffles the rest (STR-1 to STR-4)."""

    tiles: tuple[Laid, ...]  # the face-down ones, by cell
    homes: tuple[Home, ...]
    hands: tuple[tuple[Card, ...], ...]
    pile: tuple[Card, ...]  # from the top


class Shuffle(Value):
    """NATURE makes a new pile of the discards (STR-20)."""

    pile: tuple[Card, ...]


class Peck(Value):
    """NATURE picks the card that the raven takes (STR-21)."""

    card: Card


class Play(Value):
    """Look for home: with meals, or with one luck card (STR-7)."""

    cards: tuple[Card, ...]


class Food(Value):
    """Look for food (STR-17)."""


class Step(Value):
    """Lead a kitten one step (STR-8, STR-30); onto a face-down tile just its cell is named."""

    to: Place


class At(Value):
    """Choose a place: to jump to, for the dog, for the roadworks, for a kitten that is met."""

    place: Place


class Fight(Value):
    """Put a card face down into a fight (STR-26)."""

    card: Card


class Discard(Value):
    """Discard what is too much for a hand (STR-19)."""

    cards: tuple[Card, ...]


class Remember(Value):
    """Turn over a token of the right neighbour, or say that none fits the house (STR-12)."""

    token: Token | None


class Suffer(Value):
    """Choose which of two bad luck cards strikes (STR-18)."""

    card: Card


class Pick(Value):
    """Choose an opponent, for the raven or the mouse (STR-21, STR-24)."""

    seat: Seat


Move: TypeAlias = (
    Start
    | Deal
    | Shuffle
    | Peck
    | Play
    | Food
    | Step
    | At
    | Fight
    | Discard
    | Remember
    | Suffer
    | Pick
)
