"""What the players, and NATURE, can decide."""

from __future__ import annotations

from typing import Literal, TypeAlias

from clowder.core.game import Seat
from clowder.core.value import Value
from clowder.games.cat_and_the_tower.physics.film import Film
from clowder.games.cat_and_the_tower.pieces import Action, Colour, Goal, Kind, Name
from clowder.games.cat_and_the_tower.tower import Part, Touch

Pile: TypeAlias = Literal["actions", "goals"]


class Start(Value):
    """NATURE names the first player (TOW-1)."""

    seat: Seat


class Deal(Value):
    """NATURE shuffles both decks (TOW-1, TOW-20); from the top."""

    actions: tuple[Action, ...]
    goals: tuple[Goal, ...]


class Shuffle(Value):
    """NATURE makes a deck anew from its discards (TOW-10); from the top."""

    cards: tuple[int, ...]


class Tremble(Value):
    """NATURE says how far the hand is off: micrometres, thousandths of a degree and of a push."""

    x: int
    y: int
    turn: int
    lean: int
    force: int


class Settle(Value):
    """NATURE lets the tower come to rest (TOW-25): what has moved, who touches whom now."""

    lies: tuple[Part, ...] = ()
    touches: tuple[Touch, ...] = ()
    film: Film = Film()
    blocked: Name | None = None  # in the way of a placing, which is not let go then (TOW-6)


class Wall(Value):
    """Stand a bent wall on the highest floor (TOW-3)."""

    kind: Kind
    x: int  # tenths of a millimetre from the middle of floor 1
    y: int
    turn: int  # degrees
    bend: int  # degrees between its leaves
    hasty: bool = False


class Floor(Value):
    """Lay the next floor on the walls (TOW-3)."""

    x: int
    y: int
    turn: int
    hasty: bool = False


class Plan(Value):
    """NATURE plans a start: two walls and a floor for each storey, and a shake."""

    side: int  # degrees: where the shake pushes
    force: int  # thousandths of the touch that a friend gets
    placings: tuple[Wall | Floor, ...]


class Use(Value):
    """Choose an action card, and a side of it (TOW-2)."""

    action: Action
    side: int  # counted from 1


class Discard(Value):
    """Put away an action card without effect, where none can be used (TOW-11)."""

    action: Action


class Friend(Value):
    """Put a friend on a floor, or on friends there (TOW-4)."""

    colour: Colour
    floor: int
    x: int
    y: int
    turn: int
    hasty: bool = False


class Put(Value):
    """Put Toto, or your kitten, on the floor it climbs to (TOW-27)."""

    x: int
    y: int
    turn: int
    hasty: bool = False


class Lift(Value):
    """Take a friend from the tower, to place it anew (TOW-11, TOW-21)."""

    friend: Name


class Pet(Value):
    """Touch a friend lightly; it is pushed that way (TOW-5)."""

    friend: Name
    side: int  # degrees, in steps of 45


class Claim(Value):
    """Claim a goal that holds, and climb to a floor (TOW-8)."""

    goal: Goal
    floor: int


class Swap(Value):
    """Put away one of your own goals for a new one (TOW-21)."""

    goal: Goal


class Pass(Value):
    """Do without what you may do."""


class GiveUp(Value):
    """Give an action up after failed tries (TOW-26)."""


class GoOn(Value):
    """Whether to play on with the same tower (TOW-19)."""

    further: bool


NatureMove: TypeAlias = Start | Deal | Plan | Shuffle | Tremble | Settle
Setting: TypeAlias = Wall | Floor | Friend | Put
Choice: TypeAlias = Use | Discard | Lift | Pet | Claim | Swap | Pass | GiveUp | GoOn
Move: TypeAlias = (
    Start | Deal | Plan | Shuffle | Tremble | Settle | Use | Discard | Wall | Floor | Friend | Put
    | Lift | Pet | Claim | Swap | Pass | GiveUp | GoOn
)  # fmt: skip
