"""What the twin of Cat in the Box consists of.

Card 1 is number 0 here. A hand has four bits for each number. The research board is one integer,
ten bits a colour, red lowest; the tenth bit stays empty, so that neighbours are plain shifts.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clowder.core.twin import Twin
from clowder.games.cat_in_the_box.fast_hand import Hand

SEATING: Final = 0
DEALING: Final = 1
BURYING: Final = 2
BIDDING: Final = 3
PLAYING: Final = 4
OVER: Final = 5


class FastTable(Twin):
    """All that lies on the table."""

    def __init__(self, seats: int, columns: int, bids: int) -> None:
        self.hands: list[Hand] = []
        self.seats: i64 = seats
        self.columns: i64 = columns
        self.bids: i64 = bids  # the set of what may be bid, by tricks less one; 0 for two players
        self.phase: i64 = SEATING
        self.start: i64 = 0
        self.rounds: i64 = 0  # played out
        self.turn: i64 = 0
        self.free: i64 = 0  # cells of the board without a token
        self.open: i64 = -1  # those for whoever is on turn; -1: to be found
        # The trick on the table.
        self.played: i64 = 0
        self.tricks_left: i64 = 0  # this one included
        self.led: i64 = 0  # the cells of its colour
        self.best: i64 = -1
        self.winner: i64 = 0
        # For search alone, and no part of the position.
        self.broken: bool = False  # a paradox ended a round that was thought of
        self.kind: bool = False  # such an end is worth less, whoever gains by it

    def copy_onto(self, other: FastTable) -> None:
        for hand in self.hands:
            other.hands.append(hand.copy())
        other.phase = self.phase
        other.start = self.start
        other.rounds = self.rounds
        other.turn = self.turn
        other.free = self.free
        other.open = self.open
        other.played = self.played
        other.tricks_left = self.tricks_left
        other.led = self.led
        other.best = self.best
        other.winner = self.winner
        other.broken = self.broken
        other.kind = self.kind

    def key(self) -> tuple[int, ...]:
        found: list[int] = [self.seats, self.columns, self.phase, self.start, self.rounds]
        found += [self.turn, self.free, self.played, self.tricks_left]
        found += [self.led, self.best, self.winner]
        for hand in self.hands:
            found += [hand.counts, hand.colours, hand.owned, hand.buried]
            found += [hand.bid, hand.tricks, hand.total, hand.last]
        return tuple(found)
