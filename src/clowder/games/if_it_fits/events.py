"""What happened, for the log and for drawing, and what each seat perceives of it."""

from __future__ import annotations

from typing import TypeAlias

from clowder.core.game import Seat
from clowder.core.value import Value, replace
from clowder.games.if_it_fits.pieces import Card


class StartChosen(Value):
    seat: Seat


class Dealt(Value):
    hands: tuple[tuple[Card, ...], ...]  # empty where the viewer does not see them


class BoxLaid(Value):
    """A card lies on the grid: a box, a start box, or a special toy for want of a seam."""

    seat: Seat
    card: Card
    column: int
    row: int
    turned: bool


class CardDrawn(Value):
    seat: Seat
    card: Card | None  # None: not the viewer's
    left: int  # in the pile


class FellAsleep(Value):
    """A cat was laid asleep, as a box."""

    seat: Seat
    column: int
    row: int


class Settled(Value):
    """A cat lies awake across the seam to the right of this card."""

    seat: Seat
    column: int
    row: int


class Passed(Value):
    seat: Seat


class ToyGiven(Value):
    seat: Seat
    toy: Card
    column: int
    row: int


class Ousted(Value):
    """A Princess took a cat's place, and the cat went home."""

    seat: Seat
    owner: Seat
    column: int
    row: int
    asleep: bool


class Discarded(Value):
    seat: Seat


class BoxesJoined(Value):
    """Boxes became one by the last card laid, at least two of them with cats."""

    column: int  # the card laid last
    row: int
    cats: tuple[Seat, ...]  # whose cats are in it now


class BoxClosed(Value):
    """The last open side of a box with cats is closed."""

    column: int  # a card of it: the one laid last
    row: int
    worth: int


class EndBegan(Value):
    seat: Seat | None  # who has all cats on the table; None: the pile is empty


class Finished(Value):
    """All hands are empty."""

    points: tuple[int, ...]


Event: TypeAlias = (
    StartChosen
    | Dealt
    | BoxLaid
    | CardDrawn
    | FellAsleep
    | Settled
    | Passed
    | ToyGiven
    | Ousted
    | Discarded
    | BoxesJoined
    | BoxClosed
    | EndBegan
    | Finished
)


def witness(event: Event, seat: Seat | None) -> Event:
    """The event as `seat` perceives it: nobody sees another's hand."""
    match event:
        case Dealt(hands=hands):
            own = tuple(hand if owner == seat else () for owner, hand in enumerate(hands))
            return replace(event, hands=own)
        case CardDrawn(seat=owner) if owner != seat:
            return replace(event, card=None)
        case _:
            return event
