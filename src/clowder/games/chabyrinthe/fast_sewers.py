"""The square in numbers: where its ways lead, cards that are turned and pushed.

A look is a kind of card in one rotation. A card has one way or, as a bridge, two; visited ways are
bits of one number, two for each cell. Places that a way ends at are bits of another.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clowder.core.twin import Twin, bit, lowest
from clowder.games.chabyrinthe.pieces import KINDS, LOOKS, Card, ways_of
from clowder.games.chabyrinthe.tunnels import doors, lane, neighbours

CARDS: Final[list[Card]] = [card for kind in KINDS for card in LOOKS[kind]]  # by look
LOOK: Final[dict[Card, int]] = {card: look for look, card in enumerate(CARDS)}
KIND: Final[list[int]] = [KINDS.index(card.kind) for card in CARDS]  # by look
FIRST: Final[list[int]] = [LOOK[LOOKS[kind][0]] for kind in KINDS]  # by kind: its first look
COUNT: Final[list[int]] = [len(LOOKS[kind]) for kind in KINDS]  # by kind: how many looks
# By four times the look, plus the side: which of its ways opens there, or -1.
WAY: Final[list[int]] = [
    next((number for number, way in enumerate(ways_of(card)) if side in way), -1)
    for card in CARDS
    for side in range(4)
]
# By twice the look, plus the way: the sides that it joins, as bits.
SIDES: Final[list[int]] = [
    sum(1 << side for side in way) for card in CARDS for way in (*ways_of(card), ())[:2]
]
# By the side of the square; lists are empty where there is no such square.
DOORS: Final[list[list[int]]] = [list(doors(side)) if side > 2 else [] for side in range(5)]
BEYOND: Final[list[list[int]]] = [list(neighbours(side)) if side > 2 else [] for side in range(5)]
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
        self.beyond: list[int] = BEYOND[side]
        self.lanes: list[int] = LANES[side]

    def reach(self, place: i64) -> i64:
        """The places that a way leads to from one of them, as bits (CHA-8)."""
        square = self.square
        port: i64 = self.doors[place]
        way: i64 = WAY[4 * square[port >> 2] + (port & 3)]
        if way < 0:
            return 0
        ends: i64 = 0
        seen: i64 = bit(2 * (port >> 2) + way)
        waiting: i64 = seen
        while waiting:
            node: i64 = lowest(waiting)
            waiting &= waiting - 1
            cell: i64 = node >> 1
            sides: i64 = SIDES[2 * square[cell] + (node & 1)]
            side: i64 = 0
            while sides:
                if sides & 1:
                    there: i64 = self.beyond[4 * cell + side]
                    if there < 0:
                        ends |= bit(-1 - there)
                    else:
                        way = WAY[4 * square[there >> 2] + (there & 3)]
                        if way >= 0:
                            next_bit: i64 = bit(2 * (there >> 2) + way)
                            if not seen & next_bit:
                                seen |= next_bit
                                waiting |= next_bit
                sides >>= 1
                side += 1
        return ends

    def rotate(self, cell: i64, quarters: i64) -> None:
        """Turn a card; what looks alike is the same look."""
        look: i64 = self.square[cell]
        kind: i64 = KIND[look]
        first: i64 = FIRST[kind]
        self.square[cell] = first + (look - first + quarters) % COUNT[kind]

    def push(self, place: i64, look: i64) -> i64:
        """Slide a card in beside a place; the look of the one that falls out at the far end."""
        side = self.side
        for number in range(side):
            cell: i64 = self.lanes[side * place + number]
            out: i64 = self.square[cell]
            self.square[cell] = look
            look = out
        return look

    def pull(self, place: i64, look: i64) -> None:
        """Take a push back, by the look of what fell out."""
        side = self.side
        number: i64 = side - 1
        while number >= 0:
            cell: i64 = self.lanes[side * place + number]
            out: i64 = self.square[cell]
            self.square[cell] = look
            look = out
            number -= 1
