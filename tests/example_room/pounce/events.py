"""What happened, for the log and for drawing."""

from __future__ import annotations

from typing import TypeAlias

from clowder.core.game import Seat
from clowder.core.value import Value, replace
from tests.example_room.pounce.pieces import Card


class Dealt(Value):
    hands: tuple[tuple[Card, ...], ...]  # a hand the viewer cannot see is empty


class Chosen(Value):
    seat: Seat
    card: Card | None  # None: face down to the viewer


class Opened(Value):
    cards: tuple[Card, ...]  # by seat
    catcher: Seat | None  # None: the mouse got away


Event: TypeAlias = Dealt | Chosen | Opened


def witness(event: Event, seat: Seat | None) -> Event:
    """The event as `seat` perceives it: nobody sees another's hand or choice."""
    match event:
        case Dealt(hands=hands):
            return Dealt(tuple(hand if owner == seat else () for owner, hand in enumerate(hands)))
        case Chosen(seat=owner) if owner != seat:
            return replace(event, card=None)
        case _:
            return event
