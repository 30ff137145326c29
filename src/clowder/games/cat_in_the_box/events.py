"""What happened, for the log and for drawing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from clowder.core.game import Seat
from clowder.core.value import Value, replace
from clowder.games.cat_in_the_box.pieces import Colour, Number
from clowder.games.cat_in_the_box.state import Sheet

How: TypeAlias = Literal["leads", "follows", "leaves"]  # to the colour of the trick (CIB-9)


class StartChosen(Value):
    seat: Seat


class Dealt(Value):
    round: int  # counted from 1
    start: Seat
    hands: tuple[tuple[Number, ...], ...]  # a hand the viewer cannot see is empty
    up: tuple[Number, ...]


class Buried(Value):
    seat: Seat
    number: Number | None  # None: face down to the viewer


class BidMade(Value):
    seat: Seat
    tricks: int


class Played(Value):
    seat: Seat
    number: Number
    colour: Colour
    how: How


class ColourLost(Value):
    """A player left the led colour and took its token off their board (CIB-9)."""

    seat: Seat
    colour: Colour


class TrickWon(Value):
    seat: Seat
    tricks: int  # how many they have now


class ParadoxCaused(Value):
    seat: Seat
    hand: tuple[Number, ...]


class RoundScored(Value):
    round: int
    sheet: Sheet


Event: TypeAlias = (
    StartChosen
    | Dealt
    | Buried
    | BidMade
    | Played
    | ColourLost
    | TrickWon
    | ParadoxCaused
    | RoundScored
)


def still_visible(events: Sequence[Event], hidden: bool) -> list[Event]:
    """What a log may still tell: no card of a trick that is over while the board is hidden."""
    if not hidden:
        return list(events)
    visible: list[Event] = []
    over, scored = False, False
    for event in reversed(events):
        over = over or isinstance(event, TrickWon)
        scored = scored or isinstance(event, RoundScored)
        if scored or not over or not isinstance(event, Played):
            visible.append(event)
    return visible[::-1]


def witness(event: Event, seat: Seat | None) -> Event:
    """The event as `seat` perceives it: nobody sees another's hand or buried card."""
    match event:
        case Dealt(hands=hands):
            own = tuple(hand if owner == seat else () for owner, hand in enumerate(hands))
            return replace(event, hands=own)
        case Buried(seat=owner) if owner != seat:
            return replace(event, number=None)
        case _:
            return event
