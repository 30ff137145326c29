"""Where the ways of the sewers lead (CHA-8, CHA-12).

A port is a side of a card of the square: four times its cell, plus the side.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple, TypeAlias

from clowder.games.chabyrinthe.pieces import LOOKS, Card, Cell, Place, Side, ways_of

Port: TypeAlias = int

# By the side one comes in at: where one may go out. A bridge leads straight on.
THROUGH: dict[Card, tuple[tuple[Side, ...], ...]] = {
    card: tuple(
        tuple(out for way in ways_of(card) if side in way for out in way if out != side)
        for side in range(4)
    )
    for looks in LOOKS.values()
    for card in looks
}


class Walk(NamedTuple):
    """All that can be reached from a place."""

    came: dict[Port, Port | None]  # for each port one comes in at, the one before it
    ends: dict[Place, Port]  # for each place reached, the last port one came in at

    def way_to(self, place: Place) -> tuple[Cell, ...]:
        """The shortest way there, card by card."""
        port: Port | None = self.ends[place]
        cells = []
        while port is not None:
            cells.append(port // 4)
            port = self.came[port]
        return tuple(reversed(cells))


def walk(square: Sequence[Card], side: int, place: Place) -> Walk:
    """Go everywhere from `place`, never outside the square (CHA-8)."""
    beyond = neighbours(side)
    first = doors(side)[place]
    came: dict[Port, Port | None] = {first: None}
    ends: dict[Place, Port] = {}
    for port in (queue := [first]):  # the list grows while it is read
        cell, entered = divmod(port, 4)
        for out in THROUGH[square[cell]][entered]:
            reached = beyond[4 * cell + out]
            if reached < 0:
                ends.setdefault(~reached, port)
            elif reached not in came:
                came[reached] = port
                queue.append(reached)
    return Walk(came, ends)


@cache
def doors(side: int) -> tuple[Port, ...]:
    """The side of a card that each place lies at, clockwise from above the top-left (CHA-2)."""
    last, along = side - 1, range(side)
    top = [4 * column for column in along]
    right = [4 * (row * side + last) + 1 for row in along]
    bottom = [4 * (last * side + column) + 2 for column in reversed(along)]
    left = [4 * row * side + 3 for row in reversed(along)]
    return (*top, *right, *bottom, *left)


@cache
def neighbours(side: int) -> tuple[int, ...]:
    """By port: the port that it touches, or the place outside it, as ~place."""
    outside = {port: ~place for place, port in enumerate(doors(side))}
    steps = (-side, 1, side, -1)
    return tuple(
        outside.get(port, 4 * (port // 4 + steps[port % 4]) + (port + 2) % 4)
        for port in range(4 * side * side)
    )


@cache
def lane(side: int, place: Place) -> tuple[Cell, ...]:
    """The row or column that begins at a place, from there on (CHA-6)."""
    cell, entered = divmod(doors(side)[place], 4)
    step = (side, -1, -side, 1)[entered]
    return tuple(cell + step * index for index in range(side))
