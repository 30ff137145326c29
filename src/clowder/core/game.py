"""The values that every game speaks in: seats, asks, refusals, steps and results.

The functions over them, which are the rules of a game, are declared in `room.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic, NewType, TypeVar

from clowder.core.value import Value

Seat = NewType("Seat", int)
NATURE = Seat(-1)  # shuffles, dice, gravity: whatever no player decides


def left_of(seat: Seat, seats: int) -> Seat:
    """The next player clockwise."""
    return Seat((seat + 1) % seats)


State = TypeVar("State", bound=Value)
Move = TypeVar("Move", bound=Value)
Event = TypeVar("Event", bound=Value)
View = TypeVar("View", bound=Value)
Options = TypeVar("Options", bound=Value)


class Ask(Value):
    """An open question. Several at once are answered independently, in any order."""

    seat: Seat
    what: str  # "bury", "bid", "play": the verb of the notation; prompts and bots switch on it


class Piece(Value):
    """Something on the table that a refusal or a score line points at: ("colour", "red")."""

    what: str
    which: str | int


class Refusal(Value):
    """Why a move is not allowed; the words live in the locale files."""

    why: str  # a stable key, "cell_taken"
    rule: str  # the numbered rule behind it, "CIB-6"
    about: tuple[Piece, ...] = ()


def not_your_turn(rule: str, turn: Seat, seat: Seat) -> Refusal | None:
    """A refusal unless it is this seat's turn."""
    return None if seat == turn else Refusal("not_your_turn", rule, (Piece("seat", turn),))


def no_such_seat(rule: str, seats: int, seat: Seat) -> Refusal | None:
    """A refusal unless the seat is at the table."""
    return None if seat in range(seats) else Refusal("no_such_seat", rule, (Piece("seat", seat),))


class Line(Value):
    """One line of a score sheet."""

    what: str
    points: int
    about: tuple[Piece, ...] = ()


class Standing(Value):
    seats: tuple[Seat, ...]  # one player, a team, or everyone when cooperating
    rank: int  # 1 is best, equals tie; losing together is rank 2
    points: int
    sheet: tuple[Line, ...] = ()


class Result(Value):
    how: str  # "rounds_played", "tower_fell"
    standings: tuple[Standing, ...]
    unit: str = "points"  # what is counted: "points", or a word of the room such as "turns"
    tie_break: str | None = None  # what decided between equal points at the top: "minus"

    def standing(self, seat: Seat) -> Standing:
        return next(standing for standing in self.standings if seat in standing.seats)


class Course(Value):
    """How it stands on the way, as everybody sees it."""

    points: tuple[int, ...]  # by seat
    at: int  # the round, turn or card that the room counts its way by, from 1


def tie_break_in(marks: Iterable[tuple[int, ...]], names: Sequence[str]) -> str | None:
    """What decided between the winner and those with equal points; None if nothing had to, or did.

    A mark is what one is ranked by: the points, and then what breaks a tie, by these names.
    """
    best, *others = sorted(marks, reverse=True)
    beaten = [mark for mark in others if mark[0] == best[0] and mark != best]
    if not beaten:
        return None
    return next(
        name for name, one, two in zip(names, best[1:], beaten[0][1:], strict=True) if one != two
    )


class Step(Value, Generic[State, Event]):
    state: State
    events: tuple[Event, ...] = ()
    final: bool = False  # something hidden was shown: no undo past here
