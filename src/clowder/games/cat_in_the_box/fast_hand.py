"""One player in the twin of Cat in the Box."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clowder.core.twin import count

FEW_FOR_TWO: Final = 4  # CIB-17


class Hand:
    """One player: cards, colours still open, tokens on the board, and what was won."""

    __slots__ = ("bid", "buried", "colours", "counts", "last", "owned", "total", "tricks")

    def __init__(self) -> None:
        self.counts: i64 = 0  # four bits a number
        self.colours: i64 = 0  # all cells of the colours that were not given up
        self.owned: i64 = 0
        self.buried: i64 = -1  # -1: not yet
        self.bid: i64 = 0  # 0: not yet
        self.tricks: i64 = 0
        self.total: i64 = 0  # points of the rounds before
        self.last: i64 = 0  # points of the last of them

    def copy(self) -> Hand:
        new = Hand()
        new.counts = self.counts
        new.colours = self.colours
        new.owned = self.owned
        new.buried = self.buried
        new.bid = self.bid
        new.tricks = self.tricks
        new.total = self.total
        new.last = self.last
        return new

    def numbers(self) -> i64:
        """The numbers in hand, as a set."""
        held: i64 = self.counts
        held |= held >> 2
        held = (held | held >> 1) & 0x111111111
        held = (held | held >> 3) & 0x303030303  # two together, then four, then eight
        held = (held | held >> 6) & 0xF000F000F
        held = (held | held >> 12) & 0xF000000FF
        return (held | held >> 24) & 0x1FF

    def score(self, stuck: bool, by_bids: bool) -> i64:
        """The points of a round (CIB-13, CIB-14, CIB-17)."""
        if stuck:
            return -self.tricks
        kept = self.tricks == self.bid if by_bids else self.tricks <= FEW_FOR_TWO
        return self.tricks + largest_group(self.owned) if kept else self.tricks

    def end_round(self, points: i64) -> None:
        self.counts = 0
        self.colours = 0
        self.owned = 0
        self.buried = -1
        self.bid = 0
        self.tricks = 0
        self.total += points
        self.last = points


def largest_group(left: i64) -> i64:
    """Size of the largest connected group of cells."""
    largest: i64 = 0
    while left:
        group: i64 = 0
        grown: i64 = left & -left
        while grown != group:
            group = grown
            grown = (group | group << 1 | group >> 1 | group << 10 | group >> 10) & left
        left ^= group
        largest = max(largest, count(group))
    return largest
