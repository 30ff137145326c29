"""The twin of Cat in the Box: the same rules over bits (see `core/twin.py` and `fast_table.py`)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clowder.core.twin import (
    NATURE_BIT,
    Dice,
    any_of,
    bit,
    indices,
    lowest,
    ranks_of,
    win_shares_of,
)
from clowder.games.cat_in_the_box.fast_hand import FEW_FOR_TWO
from clowder.games.cat_in_the_box.fast_policy import (
    JOINS,
    LOST_COLOUR,
    NOISE,
    beside,
    chance_to_win,
    choose_bid,
    choose_bury,
    danger,
    trick_share,
    trick_worth,
    win_shares,
)
from clowder.games.cat_in_the_box.fast_table import (
    BIDDING,
    BURYING,
    DEALING,
    OVER,
    PLAYING,
    FastTable,
)

ROW: Final = 0b111111111
EVERY_ROW: Final = 1 | 1 << 10 | 1 << 20 | 1 << 30
BURY: Final = 36  # where the numbers of actions begin: see numbering.py
BID: Final = 45

PEACE: Final = 0.5  # what a round that ended in a paradox is worth to the kind, to anybody


class CatInTheBox(FastTable):
    """A position of the game."""

    def copy(self) -> CatInTheBox:
        new = CatInTheBox(self.seats, self.columns, self.bids)
        self.copy_onto(new)
        return new

    def asked(self) -> i64:
        if self.phase == BURYING:
            return self._to_bury()
        if self.phase == PLAYING or self.phase == BIDDING:
            return bit(self.turn)
        return 0 if self.phase == OVER else NATURE_BIT

    def _to_bury(self) -> i64:
        asked: i64 = 0
        for seat in range(self.seats):
            if self.hands[seat].buried < 0:
                asked |= bit(seat)
        return asked

    def legal(self, seat: i64) -> list[int]:
        if seat < 0 or not self.asked() & bit(seat):
            return []
        if self.phase == BURYING:
            return [BURY + number for number in indices(self.hands[seat].numbers())]
        if self.phase == BIDDING:
            return [BID + tricks for tricks in indices(self.bids)]
        found: list[int] = []
        left: i64 = self.plays()
        while left:
            cell = lowest(left)
            found.append(cell - cell // 10)
            left &= left - 1
        return found

    def sample(self, seat: i64, dice: Dice) -> i64:
        if self.phase == PLAYING:
            cell: i64 = any_of(self.plays(), dice)
            return cell - cell // 10
        if self.phase == BIDDING:
            return BID + any_of(self.bids, dice)
        return BURY + any_of(self.hands[seat].numbers(), dice)

    def plays(self) -> i64:
        """The cells that whoever is on turn may play to (CIB-6 to CIB-8)."""
        found: i64 = self.open if self.open >= 0 else self.open_cells(self.turn)
        if self.led == 0 and self.free & ROW == bit(self.columns) - 1 and found & ~ROW:
            found &= ~ROW
        return found

    def open_cells(self, seat: i64) -> i64:
        hand = self.hands[seat]
        return hand.numbers() * EVERY_ROW & self.free & hand.colours

    def apply(self, seat: i64, action: i64) -> None:
        if action < BURY:
            self.play(action + action // 9)
        elif action < BID:
            self.bury(seat, action - BURY)
        else:
            self.hands[seat].bid = action - BID + 1
            self._pass()
            if self.turn == self.start:
                self.phase = PLAYING

    def bury(self, seat: i64, number: i64) -> None:
        """The cards leave the hands together, once all are chosen (CIB-3)."""
        self.hands[seat].buried = number
        if self._to_bury() == 0:
            for hand in self.hands:
                hand.counts -= bit(4 * hand.buried)
            self.tricks_left -= 1
            self.turn = self.start
            self.phase = BIDDING if self.bids else PLAYING

    def play(self, cell: i64) -> None:
        """Declare a card: `cell` is where its token goes (CIB-5)."""
        hand = self.hands[self.turn]
        number: i64 = cell % 10
        row: i64 = bit(cell - number) * ROW
        if self.led == 0:
            self.led = row
        elif row != self.led:
            hand.colours &= ~self.led  # CIB-9
        strength: i64 = self.strength(cell)
        if strength > self.best:
            self.best = strength
            self.winner = self.turn
        self.free ^= bit(cell)
        hand.owned |= bit(cell)
        hand.counts -= bit(4 * number)
        self.played += 1
        self._pass()
        if self.played == self.seats:
            self._end_trick()
        self._go_on()

    def strength(self, cell: i64) -> i64:
        """What decides the trick, more being better (CIB-10)."""
        number: i64 = cell % 10
        if cell < 10:
            return number + 20
        return number + 10 if bit(cell) & self.led else number

    def _pass(self) -> None:
        self.turn += 1
        if self.turn == self.seats:
            self.turn = 0

    def _end_trick(self) -> None:
        self.hands[self.winner].tricks += 1
        self.turn = self.winner
        self.tricks_left -= 1
        self._clear_trick()

    def _clear_trick(self) -> None:
        self.played = 0
        self.led = 0
        self.best = -1
        self.winner = 0

    def _go_on(self) -> None:
        """The round is played out (CIB-11), or ends in a paradox (CIB-12)."""
        if self.tricks_left == 0:
            self._end_round(-1)
        else:
            self.open = self.open_cells(self.turn)
            if self.open == 0:
                self._end_round(self.turn)

    def _end_round(self, paradox: i64) -> None:
        for seat in range(self.seats):
            hand = self.hands[seat]
            hand.end_round(hand.score(seat == paradox, self.bids != 0))
        self.broken = paradox >= 0
        self._clear_trick()
        self.rounds += 1
        self.free = 0
        self.open = -1
        self.tricks_left = 0
        self.turn = 0
        self.start += 1
        if self.start == self.seats:
            self.start = 0
        self.phase = OVER if self.rounds == self.seats else DEALING

    def draw(self, dice: Dice) -> bool:  # noqa: ARG002 (a round is thought of alone)
        return False

    def rollout(self, dice: Dice) -> None:
        """To the end of the round."""
        while self.phase == PLAYING or self.phase == BURYING or self.phase == BIDDING:
            if self.phase == PLAYING:
                self.play(self.choose_cell(dice))
            elif self.phase == BURYING:
                seat: i64 = lowest(self._to_bury())
                self.bury(seat, choose_bury(self.hands[seat].counts, dice))
            else:
                counts: i64 = self.hands[self.turn].counts
                share: i64 = trick_share(counts, self.tricks_left, self.seats, self.columns)
                self.apply(self.turn, BID - 1 + choose_bid(share, self.bids, dice))

    def play_any(self, most: i64, dice: Dice) -> i64:
        made: i64 = 0
        while made < most and (asked := self.asked()) and asked != NATURE_BIT:
            if self.phase == PLAYING:
                cells = self.plays()
                self.play(any_of(cells, dice))
            else:
                mover: i64 = lowest(asked)
                self.apply(mover, self.sample(mover, dice))
            made += 1
        return made

    def choose_cell(self, dice: Dice) -> i64:
        left: i64 = self.plays()
        best: i64 = lowest(left)
        if left & (left - 1) == 0:
            return best
        top: i64 = -1000000
        while left:
            worth: i64 = self._worth(lowest(left)) + dice.below(NOISE)
            if worth > top:
                top = worth
                best = lowest(left)
            left &= left - 1
        return best

    def _worth(self, cell: i64) -> i64:
        hand = self.hands[self.turn]
        number: i64 = cell % 10
        colours: i64 = hand.colours
        worth: i64 = 0
        if self.led and not bit(cell) & self.led and colours & self.led:
            colours &= ~self.led
            worth -= LOST_COLOUR
        cells: i64 = (self.free ^ bit(cell)) & colours
        worth -= danger(hand.counts - bit(4 * number), cells)
        if beside(hand.owned, cell):
            worth += JOINS
        strength: i64 = self.strength(cell) if self.led or cell < 10 else number + 10
        if strength > self.best:
            wanted: i64 = hand.bid if self.bids else FEW_FOR_TWO
            chance: i64 = chance_to_win(strength, self.seats - self.played - 1, self.columns)
            worth += trick_worth(hand.tricks, wanted, hand.owned, self.bids) * chance // 16
        return worth

    def values(self) -> list[float]:
        """Shares of the win; the fewer rounds are left, the more a lead is worth."""
        if self.phase == OVER:
            return win_shares_of(self.ranks())
        shares = win_shares([hand.total for hand in self.hands], self.seats - self.rounds)
        return [share * PEACE for share in shares] if self.broken and self.kind else shares

    def points(self) -> list[int]:
        return [hand.total for hand in self.hands]

    def ranks(self) -> list[int]:
        """Most points; of equals, more in the last round (CIB-15)."""
        return ranks_of([1024 * hand.total + hand.last for hand in self.hands])
