"""What happened, for the log and for drawing. Only goals in the hand are hidden from others."""

from __future__ import annotations

from typing import Literal, TypeAlias

from clowder.core.game import Seat
from clowder.core.value import Value, replace
from clowder.games.cat_and_the_tower.physics.deeds import Drop
from clowder.games.cat_and_the_tower.physics.film import Film
from clowder.games.cat_and_the_tower.pieces import Action, Goal, Name


class StartChosen(Value):
    seat: Seat


class Dealt(Value):
    actions: tuple[Action, ...]  # face up
    goals: tuple[Goal, ...]
    hands: tuple[tuple[Goal | None, ...], ...]  # None: face down to the viewer


class Raised(Value):
    """A tower stands already, and has been shaken."""

    top: int  # its highest floor


class Used(Value):
    seat: Seat
    action: Action
    side: int  # 0: put away without effect (TOW-11)


class LetGo(Value):
    """A piece is set down, where the hand meant to put it."""

    seat: Seat
    drop: Drop


class Petted(Value):
    seat: Seat
    friend: Name
    side: int


class Lifted(Value):
    seat: Seat
    name: Name


class Settled(Value):
    """How the pieces moved until all was at rest."""

    film: Film


class Blocked(Value):
    """Something was in the way, and the piece stayed in the hand (TOW-6)."""

    seat: Seat
    name: Name
    by: Name


class Held(Value):
    seat: Seat
    name: Name
    floor: int


class Slipped(Value):
    """It does not rest where it must, and is in the hand again (TOW-26)."""

    seat: Seat
    name: Name


class Fell(Value):
    names: tuple[Name, ...]  # what is taken away
    walls: tuple[Name, ...]  # of these, what is counted (TOW-14)
    total: int  # counted so far


class Returned(Value):
    """Pieces that the table puts back (TOW-12, TOW-15)."""

    names: tuple[Name, ...]


class GaveUp(Value):
    seat: Seat


class Passed(Value):
    seat: Seat


class Claimed(Value):
    seat: Seat
    goal: Goal
    floor: int


class Swapped(Value):
    seat: Seat
    goal: Goal


class Turned(Value):
    """A card comes from its deck: face up, or into a hand."""

    pile: Literal["actions", "goals"]
    card: int | None  # None: face down to the viewer
    seat: Seat | None = None  # who drew it; None: it lies open


class Shuffled(Value):
    pile: Literal["actions", "goals"]


class Climbed(Value):
    seat: Seat
    name: Name
    floor: int


class Counted(Value):
    """Five seconds (TOW-18), and the scenarios they won."""

    scenarios: tuple[int, ...]


class SpokeUp(Value):
    """Whether to go on (TOW-19)."""

    seat: Seat
    further: bool


class Collapsed(Value):
    seat: Seat


Event: TypeAlias = (
    StartChosen | Dealt | Raised | Used | LetGo | Petted | Lifted | Settled | Blocked | Held
    | Slipped | Fell | Returned | GaveUp | Passed | Claimed | Swapped | Turned | Shuffled | Climbed
    | Counted | SpokeUp | Collapsed
)  # fmt: skip


def witness(event: Event, seat: Seat | None) -> Event:
    match event:
        case Dealt(hands=hands):
            seen = (
                hand if owner == seat else (None,) * len(hand) for owner, hand in enumerate(hands)
            )
            return replace(event, hands=tuple(seen))
        case Turned(seat=owner) if owner is not None and owner != seat:
            return replace(event, card=None)
        case _:
            return event
