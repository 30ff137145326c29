"""The table as it really is, seen from above."""

from __future__ import annotations

from typing import Literal, TypeAlias

from clowder.core.game import Seat
from clowder.core.value import Value
from clowder.games.chabyrinthe.options import Options
from clowder.games.chabyrinthe.pieces import (
    CATS,
    GUARDIANS,
    SQUARE_SIZES,
    Card,
    Cat,
    Guardian,
    Kind,
    Place,
    SquareSize,
    sewer_cards,
)

Done: TypeAlias = Literal["rotate", "insert"]


class Stray(Value):
    """A cat outside the square."""

    place: Place
    cat: Cat


class Found(Value):
    """A cat that was taken and is still to be seen to (CHA-11)."""

    place: Place
    cat: Cat
    guardians: tuple[Guardian, ...]  # those it was joined to when it was taken


class Seating(Value):
    """NATURE is to name the first player (CHA-4)."""


class Dealing(Value):
    """NATURE is to deal; all cards are in the box."""


class Acting(Value):
    """A player has actions left in their turn (CHA-5, CHA-6)."""

    seat: Seat
    done: tuple[Done, ...] = ()  # the actions of this turn so far


class Adopting(Value):
    """Who took several cats, or one with two guardians, chooses which to see to (CHA-11)."""

    seat: Seat
    done: tuple[Done, ...]  # the action that joined them included
    found: tuple[Found, ...]  # by place


class Over(Value):
    """The last cat is taken (CHA-14), or nobody finds one any more (CHA-20)."""


Phase: TypeAlias = Seating | Dealing | Acting | Adopting | Over


class State(Value):
    options: Options
    seats: int
    phase: Phase
    start: Seat = Seat(0)  # the first player; settled once Seating is over
    # What lies on the table; empty before the deal.
    square: tuple[Card, ...] = ()  # row by row
    deck: tuple[Kind, ...] = ()  # sewers, from the top
    hidden: int = 0  # how many below its top card nobody has seen there (CHA-3)
    strays: tuple[Stray, ...] = ()  # by place
    guardians: tuple[Place, ...] = ()  # where each stands
    cats: tuple[Cat, ...] = ()  # their deck, from the top
    taken: tuple[tuple[Cat, ...], ...] = ()  # by seat, in the order taken
    turn: int = 1  # the number of this turn
    last: int = 0  # the number of the last turn in which a cat was taken

    @property
    def size(self) -> SquareSize:
        return SQUARE_SIZES[self.options.side]

    @property
    def missing(self) -> int:
        """How many cats are not taken yet."""
        return len(self.strays) + len(self.cats)


def inventory(state: State) -> tuple[str, ...]:
    """Every card, wherever it lies; before the deal they are all in the box."""
    if not state.square:
        return tuple(sorted((*sewer_cards(), *CATS, *GUARDIANS)))
    sewers = [*(card.kind for card in state.square), *state.deck]
    cats = [stray.cat for stray in state.strays]
    cats += [*state.cats, *(cat for pile in state.taken for cat in pile)]
    return tuple(sorted((*sewers, *cats, *GUARDIANS[: len(state.guardians)])))
