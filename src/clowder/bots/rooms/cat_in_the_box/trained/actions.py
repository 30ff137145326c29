"""The moves of Cat in the Box as numbers, for each number of players.

play  = the cell of the research board        0 .. 4 * columns - 1
bury  = 4 * columns + number - 1
bid   = 5 * columns + place of the bid among those offered
"""

from __future__ import annotations

from functools import cache

from clowder.core.value import Value
from clowder.games.cat_in_the_box.moves import Bid, Bury, Move, Play
from clowder.games.cat_in_the_box.pieces import COLOURS, SEAT_COUNTS, cell, colour_of, number_of

ROWS = len(COLOURS)


class Sizes(Value):
    """The numbers that the arrays of a game are made by."""

    seats: int
    columns: int
    hand: int
    bids: tuple[int, ...]

    @property
    def cells(self) -> int:
        return ROWS * self.columns

    @property
    def first_bid(self) -> int:
        return self.cells + self.columns

    @property
    def actions(self) -> int:
        return self.first_bid + len(self.bids)

    @property
    def tricks(self) -> int:
        """One card is buried and one is left over (CIB-3, CIB-11)."""
        return self.hand - 2


@cache
def sizes_for(seats: int) -> Sizes:
    count = SEAT_COUNTS[seats]
    return Sizes(seats, count.numbers, count.hand, count.bids)


def action_of(move: Move, sizes: Sizes) -> int:
    match move:
        case Play(number=number, colour=colour):
            return cell(colour, number, sizes.columns)
        case Bury(number=number):
            return sizes.cells + number - 1
        case Bid(tricks=tricks):
            return sizes.first_bid + sizes.bids.index(tricks)
        case _:
            raise ValueError(f"{move} is no player's move")


def move_of(action: int, sizes: Sizes) -> Move:
    if action >= sizes.first_bid:
        return Bid(sizes.bids[action - sizes.first_bid])
    if action >= sizes.cells:
        return Bury(action - sizes.cells + 1)
    return Play(number_of(action, sizes.columns), colour_of(action, sizes.columns))
