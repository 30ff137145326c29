"""Worlds that fit what a seat sees, played on side by side in NumPy: where `deep` thinks.

All have the same past, so that their tricks go in step. Seats are counted from the one that thinks,
which is seat 0. A world that a paradox has ended stands still.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from clowder.bots.rooms.cat_in_the_box.trained.actions import ROWS, sizes_for
from clowder.bots.rooms.cat_in_the_box.trained.features import FREE, PLAYING, Array, Sight, facts_of
from clowder.games.cat_in_the_box.pieces import BOX, ROW
from clowder.games.cat_in_the_box.scoring import MOST_TRICKS_FOR_TWO
from clowder.games.cat_in_the_box.state import State

TRUMP = ROW[BOX.research.trump]
SPREAD = 2.0  # points by which luck sets players apart in a round


@dataclass
class Worlds:
    """The state of all worlds: the fields of `Sight`, with an axis for the worlds in front."""

    hands: Array  # (worlds, seats, columns)
    buried: Array  # (worlds, seats)
    owner: Array  # (worlds, 4, columns)
    filled: Array
    tokens: Array
    lacking: Array
    bids: Array
    won: Array
    trick: Array
    led: Array
    leader: Array
    turn: Array
    tricks: Array
    paradox: Array  # who caused one, -1 for nobody
    totals: Array  # (seats,): points before the round
    left: int  # rounds after this one
    start: int
    down: int  # cards of the trick on the table

    @property
    def seats(self) -> int:
        return int(self.hands.shape[1])

    @property
    def over(self) -> bool:
        sizes = sizes_for(self.seats)
        return bool((self.paradox >= 0).all()) or int(self.tricks.max()) >= sizes.tricks

    def legal(self) -> Array:
        """(worlds, cells) of the seats on turn (CIB-6 to CIB-8)."""
        rows = np.arange(len(self.hands))
        free = self.owner == FREE
        held = (self.hands[rows, self.turn] > 0)[:, None, :]
        can = free & held & (self.tokens[rows, self.turn] > 0)[..., None]
        opened = ~free[:, TRUMP].all(1)
        others = np.delete(can, TRUMP, 1).any((1, 2))
        can[:, TRUMP] &= ~((self.led < 0) & ~opened & others)[:, None]
        return (can & (self.paradox < 0)[:, None, None]).reshape(len(rows), -1)

    def facts(self, legal: Array, phase: int = PLAYING) -> Array:
        """What the seats on turn know; actions beyond the end of `legal` are not allowed."""
        worlds, seats = len(self.hands), self.seats
        me, rows = self.turn, np.arange(worlds)[:, None]
        order = (me[:, None] + np.arange(seats)) % seats
        sizes = sizes_for(seats)
        allowed = np.zeros((worlds, sizes.actions), np.int8)
        allowed[:, : legal.shape[1]] = legal
        own = rows[:, 0], me
        sight = Sight(
            phase=np.full(worlds, phase),
            hand=self.hands[own],
            buried=self.buried[own],
            owner=np.where(self.owner < 0, self.owner, (self.owner - me[:, None, None]) % seats),
            filled=self.filled,
            tokens=self.tokens[rows, order],
            lacking=self.lacking[rows, order],
            bids=self.bids[rows, order],
            won=self.won[rows, order],
            trick=self.trick[rows, order],
            led=self.led,
            leader=(self.leader - me) % seats,
            start=(self.start - me) % seats,
            tricks=self.tricks,
            legal=allowed,
            ahead=self.totals[me][:, None] - self.totals[order[:, 1:]],
            rounds_left=np.full(worlds, self.left),
        )
        return facts_of(np, sight)

    def play(self, cells: Array, legal: Array) -> None:
        """The seats on turn play; one that cannot causes a paradox (CIB-9, CIB-12)."""
        going = self.paradox < 0
        stuck = going & ~legal.any(1)
        self.paradox[stuck] = self.turn[stuck]
        n = np.flatnonzero(going & ~stuck)
        columns = self.hands.shape[2]
        seat, row, column = self.turn[n], cells[n] // columns, cells[n] % columns
        led = np.where(self.led[n] < 0, row, self.led[n])
        leaves = (row != led) & (self.tokens[n, seat, led] > 0)
        tells = leaves & (self.owner[n, led, column] != FREE)
        self.lacking[n, seat] |= tells[:, None] & (self.owner[n, led] == FREE)
        self.hands[n, seat, column] -= 1
        self.owner[n, row, column] = seat
        self.filled[n, row, column] = self.tricks[n] + 1
        self.tokens[n, seat, led] &= ~leaves
        self.trick[n, seat] = cells[n]
        self.led[n] = led
        self.turn[n] = (seat + 1) % self.seats
        self.down += 1
        if self.down == self.seats:
            self.take_trick(n)
            self.down = 0

    def take_trick(self, n: Array) -> None:
        """Highest red wins, without red the highest of the led colour (CIB-10)."""
        columns = self.hands.shape[2]
        row, column = self.trick[n] // columns, self.trick[n] % columns
        rank = np.where(row == TRUMP, 2, row == self.led[n][:, None])
        winner = (columns * rank + column).argmax(1)
        self.won[n, winner] += 1
        self.trick[n] = -1
        self.led[n] = -1
        self.leader[n] = self.turn[n] = winner
        self.tricks[n] += 1

    def points(self) -> Array:
        """(worlds, seats): what the round brings (CIB-13, CIB-14, CIB-17)."""
        seats = np.arange(self.seats)
        kept = self.won <= MOST_TRICKS_FOR_TWO if self.seats == 2 else self.won == self.bids
        mine = self.owner[:, None] == seats[:, None, None]
        gained = self.won + np.where(kept, largest_groups(mine), 0)
        return np.where(seats == self.paradox[:, None], -self.won, gained)

    def shares(self) -> Array:
        """(worlds,): how much of the win seat 0 has after the round; a guess unless it is over."""
        points = self.points()
        totals = self.totals + points
        if self.left == 0:
            marks = 100 * totals + points  # CIB-15
            best = marks == marks.max(1, keepdims=True)
            return best[:, 0] / best.sum(1)
        grown = np.exp((totals - totals.max(1, keepdims=True)) / (SPREAD * self.left**0.5))
        return grown[:, 0] / grown.sum(1)


def largest_groups(mine: Array) -> Array:
    """(worlds, seats) of (worlds, seats, 4, columns): the highest label floods each group."""
    *_, rows, columns = mine.shape
    label = np.where(mine, np.arange(1, rows * columns + 1).reshape(rows, columns), 0)
    while True:
        padded = np.pad(label, ((0, 0), (0, 0), (1, 1), (1, 1)))
        beside = np.maximum(padded[..., :-2, 1:-1], padded[..., 2:, 1:-1])
        across = np.maximum(padded[..., 1:-1, :-2], padded[..., 1:-1, 2:])
        flooded = np.where(mine, np.maximum(label, np.maximum(beside, across)), 0)
        if (flooded == label).all():
            break
        label = flooded
    flat = label.reshape(*label.shape[:2], -1)
    counts = np.stack([(flat == n).sum(-1) for n in range(1, rows * columns + 1)])
    most: Array = counts.max(0)
    return most


class Deal(NamedTuple):
    """Where the hidden cards lie, world by world, as the viewer counts seats."""

    hands: Array  # (worlds, seats, columns): how many of each number
    buried: Array  # (worlds, seats): columns


def deal_of(states: list[State], me: int, columns: int) -> Deal:
    seats = len(states[0].hands)
    hands = np.zeros((len(states), seats, columns), np.int8)
    buried = np.zeros((len(states), seats), np.int8)
    for world, state in enumerate(states):
        for seat in range(seats):
            there = (me + seat) % seats
            for number in state.hands[there]:
                hands[world, seat, number - 1] += 1
            buried[world, seat] = state.buried[there] - 1
    return Deal(hands, buried)


def worlds_of(sight: Sight, deal: Deal) -> Worlds:
    """`sight` is what the viewer, who is on turn, knows of all of them."""
    count, _, columns = deal.hands.shape

    def spread(known: Any, kind: Any = np.int8) -> Array:
        array = np.asarray(known, kind)
        return np.repeat(array[None], count, 0)

    return Worlds(
        *deal,
        owner=spread(sight.owner.reshape(ROWS, columns)),
        filled=spread(sight.filled.reshape(ROWS, columns)),
        tokens=spread(sight.tokens, bool),
        lacking=spread(sight.lacking, bool),
        bids=spread(sight.bids),
        won=spread(sight.won),
        trick=spread(sight.trick, np.int64),
        led=spread(sight.led, np.int64),
        leader=spread(sight.leader, np.int64),
        turn=spread(0, np.int64),
        tricks=spread(sight.tricks, np.int64),
        paradox=spread(-1, np.int64),
        totals=np.concatenate([[0], -np.asarray(sight.ahead, np.int64)]),
        left=int(sight.rounds_left),
        start=int(sight.start),
        down=int((sight.trick >= 0).sum()),
    )
