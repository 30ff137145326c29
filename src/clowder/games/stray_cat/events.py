"""What happened, for the log and for drawing."""

from __future__ import annotations

from typing import TypeAlias

from clowder.core.game import Seat
from clowder.core.value import Value, replace
from clowder.games.stray_cat.ground import Laid, Place
from clowder.games.stray_cat.layout import Cell
from clowder.games.stray_cat.moves import Home
from clowder.games.stray_cat.pieces import Card, Feature, House, Token
from clowder.games.stray_cat.state import How


class StartChosen(Value):
    seat: Seat


class Dealt(Value):
    hands: tuple[tuple[Card, ...], ...]  # a hand the viewer cannot see is empty


class Played(Value):
    seat: Seat
    cards: tuple[Card, ...]


class Searched(Value):
    """Somebody looks for food, and draws so many cards."""

    seat: Seat
    count: int


class TileTurned(Value):
    seat: Seat  # whose kitten walked onto it
    cell: Cell
    laid: Laid


class Stepped(Value):
    kitten: Seat
    by: Seat
    start: Place
    to: Place
    how: How


class Jumped(Value):
    kitten: Seat
    start: Place
    to: Place


class Drew(Value):
    seat: Seat
    card: Card | None  # None: not the viewer's to see


class BadDrawn(Value):
    """A bad luck card comes up, and will strike or is discarded unused."""

    seat: Seat
    card: Card
    strikes: bool


class Shuffled(Value):
    count: int


class Discarded(Value):
    seat: Seat
    cards: tuple[Card, ...]


class FightBegan(Value):
    attacker: Seat
    defender: Seat
    place: Place


class CardHidden(Value):
    seat: Seat
    card: Card | None  # None: face down to the viewer


class Fought(Value):
    """A fight is over; a card is None where nobody played one, a winner where nobody won."""

    attacker: Seat
    defender: Seat
    cards: tuple[Card | None, Card | None]  # the attacker's first
    winner: Seat | None


class Visited(Value):
    """A walk ends in a house, and the left neighbour looks at the walker's tokens."""

    seat: Seat
    by: Seat
    place: Place
    house: House
    home: Home | None  # None: not the viewer's to see


class Remembered(Value):
    seat: Seat
    by: Seat
    token: Token | None  # None: nothing fits
    feature: Feature | None


class Struck(Value):
    """Bad luck takes effect; `idle` if it has none."""

    seat: Seat
    card: Card
    idle: bool = False


class Picked(Value):
    seat: Seat
    card: Card  # raven or mouse
    victim: Seat


class Pecked(Value):
    seat: Seat  # who loses the card
    card: Card


class DogCame(Value):
    seat: Seat
    place: Place


class Gathered(Value):
    kitten: Seat
    by: Seat
    start: Place
    to: Place


class WorksPut(Value):
    seat: Seat
    place: Place


class Ended(Value):
    winner: Seat | None
    homes: tuple[Home, ...]  # all tokens are turned over
    ways: tuple[tuple[Place, ...], ...]  # by which road each kitten gets home, for whoever looks


Event: TypeAlias = (
    StartChosen
    | Dealt
    | Played
    | Searched
    | TileTurned
    | Stepped
    | Jumped
    | Drew
    | BadDrawn
    | Shuffled
    | Discarded
    | FightBegan
    | CardHidden
    | Fought
    | Visited
    | Remembered
    | Struck
    | Picked
    | Pecked
    | DogCame
    | Gathered
    | WorksPut
    | Ended
)

# After one of these somebody knows more than before: there is no way back.
SHOWING = (
    StartChosen, Dealt, TileTurned, Drew, BadDrawn, Shuffled, Fought, Visited, Remembered, Pecked,
    Ended,
)  # fmt: skip


def witness(event: Event, seat: Seat | None) -> Event:
    """The event as `seat` perceives it: other hands are hidden, tokens are the neighbour's."""
    match event:
        case Dealt(hands=hands):
            own = tuple(hand if owner == seat else () for owner, hand in enumerate(hands))
            return replace(event, hands=own)
        case Drew(seat=owner) | CardHidden(seat=owner) if owner != seat:
            return replace(event, card=None)
        case Visited(by=by) if by != seat:
            return replace(event, home=None)
        case _:
            return event
