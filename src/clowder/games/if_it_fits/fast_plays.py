"""What the twin of If It Fits may be asked, and which answers are allowed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clowder.core.twin import NATURE_BIT, Dice, bit
from clowder.games.if_it_fits import numbering
from clowder.games.if_it_fits.fast_board import NOTHING, PRINCESS, SPECIALS, TURNS, WALLS, Board
from clowder.games.if_it_fits.fast_gain import START_BOX

SEATING: Final = 0
DEALING: Final = 1
OPENING: Final = 2
CHOOSING: Final = 3
PLAYING: Final = 4
SETTLING: Final = 5
OVER: Final = 6

DRAW: Final = 0
PASS: Final = 1
DISCARD: Final = 2
FIRST_START: Final = 3
CELL: Final[int] = numbering.CELL
CELLS: Final[int] = numbering.CELLS
SLEEP: Final = 0
SETTLE: Final = 1
OUST: Final = 2
GIVE: Final = 3
LAY: Final[int] = numbering.LAY
CATS_EACH: Final = 5
TRIES: Final = 8  # to draw a play, until all are listed


class Plays(Board):
    """Who must decide, and between what."""

    def __init__(self, seats: int, advanced: bool) -> None:
        super().__init__(seats, advanced)
        self.phase: i64 = SEATING
        self.turn: i64 = 0  # the seat that is asked
        self.start: i64 = 0
        self.here: i64 = NOTHING  # the cell of the box just laid, while a cat may follow
        self.ending: bool = False
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # kinds, ascending
        self.pile: list[int] = []  # what is left of it, from the bottom
        self.whole: i64 = 1  # how many cards it had

    def asked(self) -> i64:
        if self.phase == OVER:
            return 0
        return NATURE_BIT if self.phase <= DEALING else bit(self.turn)

    def legal(self, seat: i64) -> list[int]:
        if self.phase == SEATING and seat == -1:
            return [FIRST_START + start for start in range(self.seats)]
        if self.phase <= DEALING or self.phase == OVER or seat != self.turn:
            return []
        if self.phase == PLAYING:
            return self.plays(seat)
        found: list[int] = []
        if self.phase == OPENING:
            self.list_lays(START_BOX, found)
        elif self.phase == CHOOSING:
            found.append(DRAW)
            found.extend([CELL + SLEEP * CELLS + cell for cell in self.frontier()])
        else:
            found.append(PASS)
            lefts = [self.near[4 * self.here + 3], self.here]
            seams = [self.at[left] for left in lefts if self.can_settle(left, seat)]
            found.extend([CELL + SETTLE * CELLS + cell for cell in seams])
        return found

    def frontier(self) -> list[int]:
        """The free cells that a card touches, by number."""
        return sorted([self.at[cell] for cell in self.free])

    def plays(self, seat: i64) -> list[int]:
        """Every play of the hand."""
        found: list[int] = []
        hand = self.hands[seat]
        if PRINCESS in hand:
            cats = sorted([self.at[cell] for cell in self.laid if self.has_cat(cell)])
            found.extend([CELL + OUST * CELLS + cell for cell in cats])
        seams: list[int] = []
        if hand and hand[0] < SPECIALS:
            seams = sorted([self.at[cell] for cell in self.laid if self.can_settle(cell, seat)])
        last: i64 = NOTHING
        for kind in hand:
            if kind < SPECIALS and seams:
                found.extend([CELL + (GIVE + kind) * CELLS + cell for cell in seams])
        for kind in hand:
            if kind < PRINCESS and kind != last and not (kind < SPECIALS and seams):
                self.list_lays(kind, found)
            last = kind
        if not found:
            found.append(DISCARD)
        return found

    def list_lays(self, kind: i64, found: list[int]) -> None:
        cells = self.frontier()
        for turned in range(TURNS[kind]):
            first: i64 = CELL + (LAY + 2 * kind + turned) * CELLS
            walls: i64 = WALLS[2 * kind + turned]
            if self.advanced:  # FIT-21: no double walls
                free = [cell for cell in cells if not self.walls[self.index(cell)] & walls]
                found.extend([first + cell for cell in free])
            else:
                found.extend([first + cell for cell in cells])

    def sample(self, seat: i64, dice: Dice) -> i64:
        free: i64 = len(self.free)
        if self.phase == CHOOSING:
            place: i64 = dice.below(free + 1)
            return DRAW if place == free else CELL + SLEEP * CELLS + self.at[self.free[place]]
        if self.phase == PLAYING or self.phase == OPENING:
            for _ in range(TRIES):
                action: i64 = self.any_play(seat, dice)
                if action != NOTHING:
                    return action
        choices = self.legal(seat)
        return choices[dice.below(len(choices))]

    def any_play(self, seat: i64, dice: Dice) -> i64:
        """Any play, each as likely; NOTHING for one that double walls forbid (FIT-21)."""
        if self.phase == OPENING:
            return self.any_lay(START_BOX, dice.below(TURNS[START_BOX] * len(self.free)))
        hand = self.hands[seat]
        seams: i64 = self.count_seams(seat) if hand and hand[0] < SPECIALS else 0
        cats: i64 = sum(self.out) if hand and hand[-1] == PRINCESS else 0
        plays: i64 = cats
        last: i64 = NOTHING
        for kind in hand:
            plays += self.plays_of(kind, last, seams)
            last = kind
        if plays == 0:
            return DISCARD
        choice: i64 = dice.below(plays)
        if choice < cats:
            return CELL + OUST * CELLS + self.nth_cat(choice)
        choice -= cats
        last = NOTHING
        for kind in hand:
            plays = self.plays_of(kind, last, seams)
            if choice < plays:
                if kind < SPECIALS and seams:
                    return CELL + (GIVE + kind) * CELLS + self.nth_seam(seat, choice)
                return self.any_lay(kind, choice)
            choice -= plays
            last = kind
        return NOTHING

    def plays_of(self, kind: i64, last: i64, seams: i64) -> i64:
        """In how many ways a card can be played; walls that meet are not looked at."""
        if kind == last or kind >= PRINCESS:
            return 0
        return seams if kind < SPECIALS and seams else TURNS[kind] * len(self.free)

    def any_lay(self, kind: i64, choice: i64) -> i64:
        turned: i64 = choice // len(self.free)
        cell: i64 = self.free[choice % len(self.free)]
        if self.advanced and self.walls[cell] & WALLS[2 * kind + turned]:
            return NOTHING
        return CELL + (LAY + 2 * kind + turned) * CELLS + self.at[cell]

    def count_seams(self, seat: i64) -> i64:
        """On how many seams a cat or a toy of a seat may lie."""
        found: i64 = 0
        for cell in self.laid:
            if self.can_settle(cell, seat):
                found += 1
        return found

    def nth_seam(self, seat: i64, skip: i64) -> i64:
        """The number of a cell with such a seam, after so many others."""
        for cell in self.laid:
            if self.can_settle(cell, seat):
                if skip == 0:
                    return self.at[cell]
                skip -= 1
        return NOTHING

    def nth_cat(self, skip: i64) -> i64:
        """The number of a cell with a cat, after so many others."""
        for cell in self.laid:
            if self.has_cat(cell):
                if skip == 0:
                    return self.at[cell]
                skip -= 1
        return NOTHING
