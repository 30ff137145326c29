"""The square in numbers: where its ways lead, cards that are turned and pushed.

A look is a kind of card in one rotation. For each side there is a set of the cards that are open to
it, so that all ways are followed at once, by shifts: the card to the right is one bit up, the card
below as many bits up as a row has cards. A card has one way or, as a bridge, two that cross.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clowder.core.twin import Twin, bit
from clowder.games.chabyrinthe.pieces import KINDS, LOOKS, Card, ways_of
from clowder.games.chabyrinthe.tunnels import doors, lane

CARDS: Final[list[Card]] = [card for kind in KINDS for card in LOOKS[kind]]  # by look
LOOK: Final[dict[Card, int]] = {card: look for look, card in enumerate(CARDS)}
KIND: Final[list[int]] = [KINDS.index(card.kind) for card in CARDS]  # by look
FIRST: Final[list[int]] = [LOOK[LOOKS[kind][0]] for kind in KINDS]  # by kind: its first look
COUNT: Final[list[int]] = [len(LOOKS[kind]) for kind in KINDS]  # by kind: how many looks
# By look: the sides that its ways open to, as bits; 1 for a bridge.
SIDES: Final[list[int]] = [
    sum(1 << side for way in ways_of(card) for side in way) for card in CARDS
]
BRIDGE: Final[list[int]] = [int(len(ways_of(card)) > 1) for card in CARDS]
# By the side of the square; lists are empty where there is no such square.
DOORS: Final[list[list[int]]] = [list(doors(side)) if side > 2 else [] for side in range(5)]
LANES: Final[list[list[int]]] = [
    [cell for place in range(4 * side) for cell in lane(side, place)] if side > 2 else []
    for side in range(5)
]


class Sewers(Twin):
    """The cards of the square."""

    def __init__(self, side: int) -> None:
        self.side: i64 = side
        self.square: list[int] = []  # looks, row by row
        self.doors: list[int] = DOORS[side]
        self.lanes: list[int] = LANES[side]
        # The cards that are open to each side, and the bridges; they follow from the looks.
        self.up: i64 = 0
        self.right: i64 = 0
        self.down: i64 = 0
        self.left: i64 = 0
        self.bridges: i64 = 0
        self.first_column: i64 = 0
        for row in range(self.side):
            self.first_column |= bit(row * self.side)

    def lay_out(self, looks: list[int]) -> None:
        self.square = looks
        for cell in range(i64(len(looks))):
            self.put(cell, looks[cell])

    def copy_square(self, other: Sewers) -> None:
        """Make another square like this one."""
        other.square = self.square.copy()
        other.up = self.up
        other.right = self.right
        other.down = self.down
        other.left = self.left
        other.bridges = self.bridges

    def put(self, cell: i64, look: i64) -> None:
        """A card in the place of another."""
        self.square[cell] = look
        others: i64 = ~bit(cell)
        sides: i64 = SIDES[look]
        bridge: i64 = BRIDGE[look]
        self.up = self.up & others | (sides & 1) << cell
        self.right = self.right & others | (sides >> 1 & 1) << cell
        self.down = self.down & others | (sides >> 2 & 1) << cell
        self.left = self.left & others | (sides >> 3) << cell
        self.bridges = self.bridges & others | bridge << cell

    def opens_to(self, port: i64) -> bool:
        """Whether a way leads out where somebody waits: four times the cell, plus the side."""
        cell: i64 = port >> 2
        side: i64 = port & 3
        if side == 0:
            return self.up >> cell & 1 != 0
        if side == 1:
            return self.right >> cell & 1 != 0
        return (self.down if side == 2 else self.left) >> cell & 1 != 0

    def joins_ports(self, start: i64, one: i64, other: i64) -> i64:
        """Which of two ports a way leads to from another, as bits (CHA-8)."""
        if not self.opens_to(start):
            return 0
        goals: i64 = (1 if self.opens_to(one) else 0) | (2 if self.opens_to(other) else 0)
        if goals == 0:
            return 0
        across: i64 = bit(start >> 2)  # cards reached by a way that leads left and right,
        along: i64 = across  # and up and down: both, but for bridges
        if self.bridges & across:
            if start & 1:
                along = 0
            else:
                across = 0
        last: i64 = -1
        while across + along != last:  # both only grow
            last = across + along
            beside: i64 = (across & self.right) << 1 & self.left & ~self.first_column
            beside |= (across & self.left & ~self.first_column) >> 1 & self.right
            above: i64 = (along & self.down) << self.side & self.up
            above |= (along & self.up) >> self.side & self.down
            both: i64 = (beside | above) & ~self.bridges
            across |= beside | both
            along |= above | both
        if not (across if one & 1 else along) >> (one >> 2) & 1:
            goals &= 2
        if not (across if other & 1 else along) >> (other >> 2) & 1:
            goals &= 1
        return goals

    def rotate(self, cell: i64, quarters: i64) -> None:
        """Turn a card; what looks alike is the same look."""
        look: i64 = self.square[cell]
        kind: i64 = KIND[look]
        first: i64 = FIRST[kind]
        self.put(cell, first + (look - first + quarters) % COUNT[kind])

    def push(self, place: i64, look: i64) -> i64:
        """Slide a card in beside a place; the look of the one that falls out at the far end."""
        side = self.side
        for number in range(side):
            cell: i64 = self.lanes[side * place + number]
            out: i64 = self.square[cell]
            self.put(cell, look)
            look = out
        return look

    def pull(self, place: i64, look: i64) -> None:
        """Take a push back, by the look of what fell out."""
        side = self.side
        number: i64 = side - 1
        while number >= 0:
            cell: i64 = self.lanes[side * place + number]
            out: i64 = self.square[cell]
            self.put(cell, look)
            look = out
            number -= 1
