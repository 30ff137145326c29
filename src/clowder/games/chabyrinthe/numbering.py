"""Every move that is not a deal has a number, the same for both sizes of the square."""

from __future__ import annotations

from typing import Final

from clowder.core.game import Seat
from clowder.games.chabyrinthe.moves import Adopt, Insert, Move, Rotate, Start
from clowder.games.chabyrinthe.pieces import GUARDIANS

SIDE: Final = 4  # of the larger square
QUARTERS: Final = 3  # of a rotation, from 1
TURNS: Final = 4  # of a new card, from 0
INSERT: Final = SIDE * SIDE * QUARTERS  # the first number of each kind; rotations begin with 0
ADOPT: Final = INSERT + 4 * SIDE * TURNS
START: Final = ADOPT + 4 * SIDE * len(GUARDIANS)
ACTIONS: Final = START + 4


def number(move: Move) -> int | None:
    """None for a deal."""
    match move:
        case Rotate(row=row, column=column, quarters=quarters):
            return QUARTERS * (SIDE * (row - 1) + column - 1) + quarters - 1
        case Insert(place=place, turn=turn):
            return INSERT + TURNS * place + turn
        case Adopt(place=place, guardian=guardian):
            return ADOPT + len(GUARDIANS) * place + GUARDIANS.index(guardian)
        case Start(seat=seat):
            return START + seat
        case _:
            return None


def move(number: int) -> Move:
    """The move again; raises ValueError where no move has the number."""
    if not 0 <= number < ACTIONS:
        raise ValueError(f"no move has the number {number}")
    if number < INSERT:
        cell, quarters = divmod(number, QUARTERS)
        return Rotate(cell // SIDE + 1, cell % SIDE + 1, quarters + 1)
    if number < ADOPT:
        return Insert(*divmod(number - INSERT, TURNS))
    if number < START:
        place, guardian = divmod(number - ADOPT, len(GUARDIANS))
        return Adopt(place, GUARDIANS[guardian])
    return Start(Seat(number - START))
