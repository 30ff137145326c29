"""What happened, for the log and for drawing. Nothing in it is hidden from anybody."""

from __future__ import annotations

from typing import TypeAlias

from clowder.core.game import Seat
from clowder.core.value import Value
from clowder.games.chabyrinthe.pieces import Card, Cat, Cell, Guardian, Kind, Place
from clowder.games.chabyrinthe.state import Stray


class StartChosen(Value):
    seat: Seat


class Dealt(Value):
    square: tuple[Card, ...]
    top: Kind
    strays: tuple[Stray, ...]


class Rotated(Value):
    seat: Seat
    row: int
    column: int
    quarters: int
    card: Card  # as it lies now


class Inserted(Value):
    seat: Seat
    place: Place
    card: Card
    out: Card  # what fell out, and went under the deck
    top: Kind  # of the deck, now


class CatTaken(Value):
    seat: Seat
    cat: Cat
    place: Place
    guardians: tuple[Guardian, ...]  # all that it was joined to
    way: tuple[Cell, ...]  # from the cat to the first of them


class GuardianMoved(Value):
    guardian: Guardian
    start: Place
    end: Place


class CatCame(Value):
    cat: Cat
    place: Place


Event: TypeAlias = StartChosen | Dealt | Rotated | Inserted | CatTaken | GuardianMoved | CatCame


def witness(event: Event, seat: Seat | None) -> Event:  # noqa: ARG001 (the protocol passes it)
    """Everything happens in the open."""
    return event
