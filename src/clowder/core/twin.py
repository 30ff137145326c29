"""Twin: the rules of a room once more, over small integers, for search and training alone.

The readable rules stay the law. A twin (`games/<room>/fast.py`) is a position that changes in
place, thousands of times faster; a law in `clowder.testing` plays both side by side. This file and
the twins are written for mypyc and run as plain Python too:

- fields and locals are `i64`; sets are bits of an `i64` (the lower 62: larger literals are slow);
- shifts of a constant go through `bit`: mypyc 2.4 compiles `1 << n` to a 32-bit shift, silently;
- a twin imports this module and what is compiled with it, nothing of the readable rules: numbers
  of pieces and cells are its own, and `games/<room>/reading.py` turns a state into a twin;
- loops belong inside methods (`rollout`), since a call from Python costs more than a whole move;
- no class is marked `acyclic`: where more than fifty such objects are freed within each other,
  CPython puts some off by a mark in front of them, where mypyc 2.4 leaves no room: memory breaks.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

NATURE_BIT: Final = 256  # in `Twin.asked`: NATURE is asked


@mypyc_attr(allow_interpreted_subclasses=True)
class Twin:
    """A position of a game with all that is hidden known: a world to think in.

    A subclass has `__slots__`-like typed fields, set in `__init__`, and every method below.
    """

    def copy(self) -> Twin:
        """Another position that is equal to this one and changes on its own."""
        raise NotImplementedError

    def asked(self) -> i64:
        """Who must decide now: bit n for seat n, NATURE_BIT alone for chance, 0: game over."""
        raise NotImplementedError

    def legal(self, seat: i64) -> list[int]:
        """The numbers of the seat's allowed moves, ascending; none for one that is not asked.

        For NATURE (-1) those of its moves that have a number.
        """
        raise NotImplementedError

    def sample(self, seat: i64, dice: Dice) -> i64:
        """One of the seat's allowed moves, each as likely as any other; the seat is asked.

        The same as drawing from `legal`, without listing what is not drawn.
        """
        raise NotImplementedError

    def apply(self, seat: i64, action: i64) -> None:
        """Make an allowed move. It is not checked."""
        raise NotImplementedError

    def draw(self, dice: Dice) -> bool:
        """Let NATURE answer, fairly; False, and nothing changes, where thinking should end.

        Where the rest of the game has little to do with what was decided so far (the next round
        of a card game), it is better not to play it out.
        """
        raise NotImplementedError

    def rollout(self, dice: Dice) -> None:
        """Play on by a cheap and sensible policy, until the end or until thinking should end."""
        raise NotImplementedError

    def play_any(self, most: i64, dice: Dice) -> i64:
        """Play random allowed moves until NATURE is to draw, at most `most`; returns how many.

        A twin may do the same in a loop of its own, which is faster.
        """
        made: i64 = 0
        asked = self.asked()
        while asked != 0 and asked != NATURE_BIT and made < most:
            mover = lowest(asked)
            self.apply(mover, self.sample(mover, dice))
            made += 1
            asked = self.asked()
        return made

    def values(self) -> list[float]:
        """What the position is worth to each seat, from 0 (lost) to 1 (won), as an estimate.

        At the end of the game exactly: 1 shared among the winners.
        """
        raise NotImplementedError

    def points(self) -> list[int]:
        """The points of each seat in the result of a finished game."""
        raise NotImplementedError

    def ranks(self) -> list[int]:
        """The rank of each seat in the result of a finished game."""
        raise NotImplementedError

    def key(self) -> tuple[int, ...]:
        """All that the position consists of, as numbers: equal keys, equal positions."""
        raise NotImplementedError


class Dice:
    """Quick repeatable chance: a congruential generator whose upper bits are used."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state: i64 = seed & 0xFFFFFFFF

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1; n is at most 2^24."""
        self.state = (self.state * 1664525 + 1013904223) & 0xFFFFFFFF
        return ((self.state >> 8) * n) >> 24


def bit(index: i64) -> i64:
    """The set of this one index."""
    value: i64 = 1
    value <<= index  # a local that changes: see the top of the file
    return value


def count(bits: i64) -> i64:
    """How many of the lower 62 bits are set."""
    bits -= bits >> 1 & 0x1555555555555555
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333)
    bits = bits + (bits >> 4) & 0x0F0F0F0F0F0F0F0F
    return bits * 0x0101010101010101 >> 56 & 127  # the sum of all bytes is in the highest


def lowest(bits: i64) -> i64:
    """The lowest index of a set that is not empty."""
    return count((bits & -bits) - 1)


def nth(bits: i64, skip: i64) -> i64:
    """The index of the bit that comes after `skip` lower ones."""
    while skip:
        bits &= bits - 1
        skip -= 1
    return lowest(bits)


def any_of(bits: i64, dice: Dice) -> i64:
    """One index of a set that is not empty."""
    return nth(bits, dice.below(count(bits)))


def indices(bits: i64) -> list[int]:
    """The set as a list, ascending."""
    found: list[int] = []
    while bits:
        found.append(lowest(bits))
        bits &= bits - 1
    return found


def ranks_of(marks: list[int]) -> list[int]:
    """The rank of each seat by its mark, more being better; equals tie."""
    return [1 + sum([other > mark for other in marks]) for mark in marks]


def win_shares_of(ranks: list[int]) -> list[float]:
    """What the end of a game is worth to each seat: 1 shared among the winners."""
    winners = float(ranks.count(1))
    return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]
