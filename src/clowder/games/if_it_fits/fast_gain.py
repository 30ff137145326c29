"""What a move brings by a simple measure: of each box, what it is worth to one seat.

The policy of roll-outs, and of the bot that only compares what it could do now.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clowder.games.if_it_fits.fast_board import (
    ASLEEP,
    AWAKE,
    CAT,
    LEFT,
    NOTHING,
    OPEN,
    PRINCESS,
    PRINTED,
    RIGHT,
    SLEEPER,
    SPRAYS,
    WALLS,
    Board,
    most_toys,
)
from clowder.games.if_it_fits.numbering import KIND
from clowder.games.if_it_fits.pieces import START

CLOSING: Final = 0.75  # how likely one open side is to be closed, while there are cards
GROWTH: Final = 0.35  # what each of a few open sides may still bring to whoever holds a box
CAT_PRICE: Final = 0.3  # what a cat at home is worth at the start
NO_CAT: Final = 100.0  # the price where there is none
KEEP: Final = 0.6  # what each toy of a card, and a seam beside it, is worth in hand at the start
SHARE: Final = 1.0  # how much the others' points count, all of them together, beside one's own
PATIENCE: Final = 1.0  # what a turn with a drawn card is worth about: a sleeper must bring more
RESERVE: Final = 1.5  # a Princess is kept for something better

CHANCES: Final[list[float]] = [CLOSING**sides for sides in range(512)]  # by open sides
# By kind: its toys less its sprays, and one more if a cat can lie across a side of it.
USES: Final[list[int]] = [
    most_toys(PRINTED[kind])
    - (PRINTED[kind] >> SPRAYS)
    + (WALLS[2 * kind] & (LEFT | RIGHT) != LEFT | RIGHT)
    for kind in range(len(PRINTED))
]
START_BOX: Final[int] = KIND[START]


class Contents:
    """What is in a box, for a moment."""

    def __init__(self) -> None:
        self.counts: i64 = 0
        self.cats: i64 = 0

    def add(self, board: Board, label: i64) -> None:
        self.counts += board.counts[label]
        self.cats += board.cats[label]

    def add_card(self, kind: i64) -> None:
        if kind > PRINCESS:
            self.cats += SLEEPER[kind - PRINCESS - 1]
        else:
            self.counts += PRINTED[kind]


class Measure:
    """How one seat values boxes, at a moment of the game."""

    def __init__(self, board: Board, seat: int, hope: float) -> None:
        self.board: Board = board
        self.seat: i64 = seat
        self.hope: float = hope  # how much of the game is left, from 1 to 0
        self.price: float = CAT_PRICE * hope if board.out[seat] < 5 else NO_CAT  # of laying a cat
        self.known: list[float] = []  # by label, what boxes are worth; filled on first use

    def worth(self, box: Contents) -> float:
        """What a box brings to this seat, less what it brings to the others."""
        board = self.board
        seats = board.seats
        sleeper: i64 = 1 if board.advanced else 2
        most: i64 = 0
        mine: i64 = 0
        winners: i64 = 0
        extras: i64 = 0
        mine_extra: i64 = 0
        seat: i64 = 0
        cats = box.cats
        if cats & AWAKE:
            while seat < seats:
                up: i64 = cats >> 3 * seat & 7
                if up:
                    strength: i64 = 2 * up + sleeper * (cats >> 3 * seat + ASLEEP & 7)
                    extras += up - 1
                    if seat == self.seat:
                        mine = strength
                        mine_extra = up - 1
                    if strength > most:
                        most, winners = strength, 1
                    elif strength == most:
                        winners += 1
                seat += 1
        if winners == 0:
            return 0.0
        points = self.prospect(box)
        won: bool = mine == most
        own = points if won else 0.0
        others = points * float(winners - (1 if won else 0))
        if not board.advanced:
            own += float(mine_extra)
            others += float(extras - mine_extra)
        return own - SHARE * others / float(seats - 1)

    def prospect(self, box: Contents) -> float:
        """Its points now, and what may become of it."""
        points = float(most_toys(box.counts) - (box.counts >> SPRAYS))
        sides: i64 = box.counts & OPEN
        if sides == 0:
            return 2.0 * points
        chance = self.hope * CHANCES[sides]
        growing: i64 = sides if sides < 4 else 4
        return points * (1.0 + chance) + self.hope * GROWTH * float(growing)

    def of_label(self, label: i64) -> float:
        """What a box of the table is worth; kept, since moves are many and boxes few."""
        if not self.known:
            for number in range(len(self.board.counts)):
                box = Contents()
                box.add(self.board, number)
                self.known.append(self.worth(box))
        return self.known[label]

    def keeping(self, kind: i64) -> float:
        """What a card in hand may bring: its toys, and a seam for a cat."""
        return self.hope * KEEP * float(USES[kind])

    def settle(self, label: i64) -> float:
        """How much a cat in a box adds."""
        box = Contents()
        box.add(self.board, label)
        box.cats += CAT[self.seat]
        return self.worth(box) - self.of_label(label) - self.price

    def give(self, kind: i64, label: i64) -> float:
        box = Contents()
        box.add(self.board, label)
        box.add_card(kind)
        return self.worth(box) - self.of_label(label) - self.keeping(kind)

    def oust(self, cell: i64) -> float:
        """What it brings to put a Princess in the place of a cat."""
        board = self.board
        label: i64 = board.label[cell]
        box = Contents()
        box.add(board, label)
        if board.kind[cell] > PRINCESS:
            box.cats -= SLEEPER[board.kind[cell] - PRINCESS - 1]
        else:
            box.cats -= CAT[board.over[cell] - PRINCESS - 1]
        return self.worth(box) - self.of_label(label) - RESERVE * self.hope

    def sleep(self, cell: i64) -> float:
        return self.lay(PRINCESS + 1 + self.seat, 0, cell) - self.price - PATIENCE

    def lay(self, kind: i64, turned: i64, cell: i64) -> float:
        """What a card does to the boxes it touches, and a cat after it if one may follow."""
        board = self.board
        walls: i64 = WALLS[2 * kind + turned]
        touched: list[int] = []
        sides = [0, 0, 0, 0]
        joined = [0, 0, 0, 0]
        opened: i64 = 0
        seam: bool = False
        for side in range(4):
            other: i64 = board.near[4 * cell + side]
            walled: bool = walls >> side & 1 != 0
            if other == NOTHING or board.kind[other] == NOTHING:
                if not walled:
                    opened += 1
            elif not board.walls[other] >> (side + 2) % 4 & 1:
                label: i64 = board.label[other]
                number: i64 = 0
                while number < len(touched) and touched[number] != label:
                    number += 1
                if number == len(touched):
                    touched.append(label)
                sides[number] += 1
                if not walled:
                    joined[number] = 1
                    if side & 1 and board.over[other] == NOTHING:
                        seam = True
        return self.compare(kind, touched, sides, joined, opened, seam)

    def compare(  # noqa: PLR0913 (all that a card touches; a tuple would cost more)
        self,
        kind: i64,
        touched: list[int],
        sides: list[int],
        joined: list[int],
        opened: i64,
        seam: bool,
    ) -> float:
        """The boxes after a card less those before it."""
        new = Contents()
        new.counts = opened
        before = after = 0.0
        for number in range(len(touched)):
            label: i64 = touched[number]
            before += self.of_label(label)
            if joined[number]:
                new.add(self.board, label)
                new.counts -= sides[number]
            else:
                apart = Contents()
                apart.add(self.board, label)
                apart.counts -= sides[number]
                after += self.worth(apart)
        new.add_card(kind)
        worth = self.worth(new)
        after += worth
        if kind > PRINCESS:  # a cat of one's own, asleep: `sleep` knows its price
            return after - before
        change = after - before
        if seam and kind != START_BOX:
            change += self.following(new, worth)
        return change - self.keeping(kind)

    def following(self, box: Contents, worth: float) -> float:
        """What a cat would add to the box just laid, if one may and should follow."""
        cats = box.cats
        if cats != 0 and (cats | cats >> ASLEEP) >> 3 * self.seat & 7 == 0:
            return 0.0
        box.cats += CAT[self.seat]
        gain = self.worth(box) - worth - self.price
        return gain if gain > 0.0 else 0.0
