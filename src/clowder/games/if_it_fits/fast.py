"""The twin of If It Fits: its rules over small integers, for search and training alone.

The readable rules are the law; a test plays both side by side. Who was dealt, drew and played which
card in the past is left out: nothing that follows depends on it.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from clowder.core.twin import Dice
from clowder.games.if_it_fits.fast_board import NOTHING, PRINCESS, SPECIALS
from clowder.games.if_it_fits.fast_gain import START_BOX, Measure
from clowder.games.if_it_fits.fast_plays import (
    CATS_EACH,
    CELL,
    CELLS,
    CHOOSING,
    DEALING,
    DISCARD,
    DRAW,
    FIRST_START,
    GIVE,
    LAY,
    OPENING,
    OUST,
    OVER,
    PASS,
    PLAYING,
    SETTLE,
    SETTLING,
    SLEEP,
    Plays,
)

SCALE: Final = 4.0  # how many points ahead make a win two and a half times as likely


class FitTwin(Plays):
    """A position of the game."""

    def __init__(self, seats: int, advanced: bool) -> None:
        super().__init__(seats, advanced)
        self.margin: float = 0.0  # what a point ahead is worth beside a win, to who wants that

    def copy(self) -> FitTwin:
        twin = FitTwin(self.seats, self.advanced)
        twin.copy_board(self)
        twin.phase = self.phase
        twin.turn = self.turn
        twin.start = self.start
        twin.here = self.here
        twin.ending = self.ending
        twin.hands = [hand.copy() for hand in self.hands]
        twin.pile = self.pile.copy()
        twin.whole = self.whole
        twin.margin = self.margin
        return twin

    def apply(self, seat: i64, action: i64) -> None:
        if action >= CELL:
            block: i64 = (action - CELL) // CELLS
            self.at_cell(seat, block, (action - CELL) % CELLS)
        elif action == DRAW:
            self.draw_card(seat)
        elif action == PASS:
            self.end_turn(seat)
        elif action == DISCARD:
            self.hands[seat].remove(PRINCESS)
            self.end_turn(seat)
        else:
            self.start = action - FIRST_START
            self.phase = DEALING

    def at_cell(self, seat: i64, block: i64, cell: i64) -> None:
        if block >= LAY:
            self.lay_box(seat, (block - LAY) // 2, (block - LAY) % 2, cell)
            return
        if block == SLEEP:
            self.lay(PRINCESS + 1 + seat, 0, cell)
        elif block == SETTLE:
            self.put_across(self.index(cell), PRINCESS + 1 + seat)
        elif block == OUST:
            self.hands[seat].remove(PRINCESS)
            self.crown(self.index(cell))
        else:
            self.hands[seat].remove(block - GIVE)
            self.put_across(self.index(cell), block - GIVE)
        self.end_turn(seat)

    def lay_box(self, seat: i64, kind: i64, turned: i64, cell: i64) -> None:
        """A box, and perhaps a cat after it (FIT-10); never after a start box or a toy."""
        here = self.lay(kind, turned, cell)
        if kind == START_BOX:
            self.turn = (seat + 1) % self.seats
            self.phase = CHOOSING if self.turn == self.start else OPENING
            return
        self.hands[seat].remove(kind)
        if kind >= SPECIALS and self.out[seat] < CATS_EACH:
            left: i64 = self.near[4 * here + 3]
            if self.can_settle(left, seat) or self.can_settle(here, seat):
                self.here = here
                self.phase = SETTLING
                return
        self.end_turn(seat)

    def draw_card(self, seat: i64) -> None:
        """The last card of the pile begins the end (FIT-16)."""
        hand, card = self.hands[seat], self.pile.pop()
        place: i64 = 0
        while place < len(hand) and hand[place] < card:
            place += 1
        hand.insert(place, card)
        self.ending = len(self.pile) == 0
        self.phase = PLAYING

    def end_turn(self, seat: i64) -> None:
        """All five cats on the table begin the end (FIT-16); empty hands are the end."""
        if self.out[seat] == CATS_EACH:
            self.ending = True
        self.here = NOTHING
        self.turn = (seat + 1) % self.seats
        if not self.ending:
            self.phase = CHOOSING
        elif self.hands[self.turn]:
            self.phase = PLAYING
        else:
            self.phase = OVER
            self.turn = 0

    def draw(self, dice: Dice) -> bool:  # noqa: ARG002 (before the deal there is nothing to think)
        return False

    def hope(self) -> float:
        """How much of the game is left: the pile or somebody's cats may end it (FIT-16)."""
        if self.ending:
            return 0.0
        left = float(len(self.pile)) / float(self.whole)
        return min(left, float(CATS_EACH - max(self.out)) / CATS_EACH)

    def rollout(self, dice: Dice) -> None:
        while self.phase >= OPENING and self.phase != OVER:
            self.apply(self.turn, self.best(dice))

    def best(self, dice: Dice) -> i64:
        """The move that brings most by the simple measure; of equals, any."""
        measure = Measure(self, self.turn, self.hope())
        best: i64 = NOTHING
        top = 0.0
        ties: i64 = 1
        for action in self.legal(self.turn):
            gain = self.gain(measure, action)
            if best == NOTHING or gain > top:
                best, top, ties = action, gain, 1
            elif gain == top:
                ties += 1
                if dice.below(ties) == 0:
                    best = action
        return best

    def gain(self, measure: Measure, action: i64) -> float:
        """How much better one stands after a move than before it."""
        if action < CELL:
            return 0.0
        block: i64 = (action - CELL) // CELLS
        cell = self.index((action - CELL) % CELLS)
        if block >= LAY:
            return measure.lay((block - LAY) // 2, (block - LAY) % 2, cell)
        if block == SLEEP:
            return measure.sleep(cell)
        if block == SETTLE:
            return measure.settle(self.label[cell])
        if block == OUST:
            return measure.oust(cell)
        return measure.give(block - GIVE, self.label[cell])

    def gains(self, seat: int, actions: list[int]) -> list[float]:
        """What each of some moves brings to a seat by the simple measure."""
        measure = Measure(self, seat, self.hope())
        return [self.gain(measure, action) for action in actions]

    def values(self) -> list[float]:
        if self.phase == OVER:
            return self.final_values()
        worths = [0.0] * self.seats
        for seat in range(self.seats):
            measure = Measure(self, seat, self.hope())
            for label in range(len(self.counts)):
                worths[seat] += measure.of_label(label)
        weights = [exp(worth / SCALE) for worth in worths]
        return [weight / sum(weights) for weight in weights]

    def final_values(self) -> list[float]:
        ranks = self.ranks()
        shares = [1.0 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
        if self.margin > 0.0:
            points = self.points()
            for seat in range(self.seats):
                others = max(points[:seat] + points[seat + 1 :])
                shares[seat] += self.margin * float(points[seat] - others)
        return shares

    def key(self) -> tuple[int, ...]:
        numbers: list[int] = [self.seats, self.advanced, self.phase, self.turn, self.start]
        numbers += [self.ending, NOTHING if self.here == NOTHING else self.at[self.here]]
        for hand in self.hands:
            numbers += [len(hand), *hand]
        pile = sorted(self.pile) if self.phase == OVER else self.pile  # nobody draws from it
        numbers += [len(pile), *pile, *self.out]
        for number in sorted([self.at[cell] for cell in range(self.cells)]):
            cell = self.index(number)
            numbers += [number, self.kind[cell], self.walls[cell], self.over[cell]]
            if self.kind[cell] != NOTHING:
                label: i64 = self.label[cell]
                numbers += [self.counts[label], self.cats[label]]
        return tuple(numbers)
