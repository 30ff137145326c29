"""What actions bring, one after the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeAlias

from clowder.bots.rooms.chabyrinthe.board import (
    Board,
    Square,
    fates,
    homes,
    inserts,
    rotations,
)
from clowder.games.chabyrinthe.moves import Action, Insert, Rotate
from clowder.games.chabyrinthe.pieces import Kind

Chances: TypeAlias = tuple[tuple[Kind, float], ...]  # how likely the top card is of each kind


class Prospect(NamedTuple):
    """One way in which an action may go."""

    action: Action
    gain: float
    board: Board


def prospects(board: Board, side: int, top: Kind | None) -> Iterator[Prospect]:
    """Every distinct action with each choice after it; inserts only where `top` is known."""
    for cell, quarters, square in rotations(board.square):
        row, column = divmod(cell, side)
        for fate in fates(board._replace(square=square), side):
            yield Prospect(Rotate(row + 1, column + 1, quarters), fate.gain, fate.board)
    for place, turn, square in inserts(board.square, top, side) if top else ():
        for fate in fates(board._replace(square=square), side):
            yield Prospect(Insert(place, turn), fate.gain, fate.board)


def best_gain(board: Board, side: int, tops: Chances) -> float:
    """The expected gain of the best action, over the cards that may be on top; no inserts where
    `tops` is empty."""
    turning = most(board, (square for _, _, square in rotations(board.square)), side)
    if not tops:
        return turning
    return sum(
        chance
        * max(turning, most(board, (s for _, _, s in inserts(board.square, kind, side)), side))
        for kind, chance in tops
    )


def most(board: Board, squares: Iterable[Square], side: int) -> float:
    """The highest gain among these squares; those that join no cat are skipped quickly."""
    strays, guardians = board.strays, board.guardians
    best = 0.0
    for square in squares:
        for place, _ in strays:
            if homes(square, side, place, guardians):
                ends = fates(board._replace(square=square), side)
                best = max(best, *(fate.gain for fate in ends))
                break
    return best
