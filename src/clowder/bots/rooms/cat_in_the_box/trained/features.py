"""What a seat knows, as the input of a network: one definition for NumPy and JAX.

A `Sight` holds a seat's knowledge as small integers. `facts_of` strings them together, with some
that follow from them; every feature is then a test whether one fact lies between two bounds, so
that all features of a decision are made by one look-up and one comparison. Seats are counted from
the one that looks, which is seat 0.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from clowder.bots.rooms.cat_in_the_box.trained.actions import ROWS, Sizes, sizes_for
from clowder.games.cat_in_the_box.pieces import BOX

VERSION = 1  # of the features: weights made for another version do not fit
BURYING, BIDDING, PLAYING = range(3)
FREE, NEUTRAL = -1, -2  # owners that are no seat
NO_BID = 9  # tricks still to win, where there is no bid
FURTHEST = 15  # points ahead or behind: more make no difference
LEADS = (-12, -8, -5, -3, -2, -1, 0, 1, 2, 3, 4, 6, 9, 13)
MOST = 127

Array: TypeAlias = Any  # of NumPy or of JAX


class Sight(NamedTuple):
    """A seat's knowledge; -1 stands for none."""

    phase: Array
    hand: Array  # (columns,): how many of each number
    buried: Array  # own column
    owner: Array  # (cells,): seat, FREE or NEUTRAL
    filled: Array  # (cells,): the number of the trick that filled it, from 1; 0 for none
    tokens: Array  # (seats, 4): colours not lost
    lacking: Array  # (seats, columns): numbers a seat seems not to hold, since it did not follow
    bids: Array  # (seats,): 0 for none
    won: Array  # (seats,)
    trick: Array  # (seats,): the cell played to the trick on the table
    led: Array  # colour
    leader: Array
    start: Array
    tricks: Array  # how many are over
    legal: Array  # (actions,)
    ahead: Array  # (seats - 1,): own points in the game less the other's
    rounds_left: Array  # after this one


def facts_of(xp: Any, sight: Sight) -> Array:
    """(..., facts) as int8; `xp` is numpy or jax.numpy. All of `sight` may have axes in front."""
    *lead, columns = sight.hand.shape
    free = sight.owner.reshape(*lead, ROWS, columns) == FREE
    open_cells = free & (sight.tokens[..., 0, :] > 0)[..., None]
    own = sight.hand + (sight.buried[..., None] == xp.arange(columns))
    unseen = BOX.copies - own - (ROWS - free.sum(-2))
    down = sight.trick >= 0
    colour = xp.where(down, sight.trick // columns, -1)
    column = xp.where(down, sight.trick % columns, -1)
    follows = colour == sight.led[..., None]
    strength = xp.where(colour == 0, 40, xp.where(follows, 20, 0)) + column
    best = xp.where(down.any(-1), xp.where(down, strength, -1).argmax(-1), -1)
    parts = (
        sight.hand,
        unseen,
        sight.owner,
        open_cells,
        open_cells.sum(-2),
        sight.tokens,
        sight.lacking,
        sight.bids,
        xp.where(sight.bids > 0, sight.bids - sight.won, NO_BID),
        sight.won,
        colour,
        column,
        xp.stack([sight.led, best, down.sum(-1), sight.leader, sight.start], -1),
        xp.stack([sight.tricks, sight.phase], -1),
        sight.legal,
        sight.filled,
        sight.ahead.clip(-FURTHEST, FURTHEST),
        sight.rounds_left[..., None],
    )
    return xp.concatenate([part.astype(xp.int8).reshape(*lead, -1) for part in parts], -1)


@dataclass(frozen=True)
class Tests:
    """Feature f is `low[f] <= facts[fact[f]] <= high[f]`; after these come scaled facts."""

    fact: np.ndarray
    low: np.ndarray
    high: np.ndarray
    scaled: slice  # facts that are features as they are, divided by `scale`
    scale: float
    facts: int

    @property
    def size(self) -> int:
        return len(self.fact) + int(self.scaled.stop - self.scaled.start)

    def features(self, xp: Any, facts: Array) -> Array:
        """(..., size) of facts (..., facts), in float32."""
        found = xp.take(facts, self.fact, axis=-1, mode="clip")
        tests = (found >= self.low) & (found <= self.high)
        scaled = facts[..., self.scaled] / xp.float32(self.scale)
        return xp.concatenate([tests.astype(xp.float32), scaled.astype(xp.float32)], -1)


Bounds: TypeAlias = list[tuple[int, int]]


def equal(*values: int) -> Bounds:
    return [(value, value) for value in values]


def reached(*values: int) -> Bounds:
    return [(value, MOST) for value in values]


def feature_table(sizes: Sizes) -> Iterator[tuple[int, Bounds]]:
    """How many facts in a row have these tests, in the order of `facts_of`."""
    seats, columns, cells = sizes.seats, sizes.columns, sizes.cells
    copies, tricks = range(1, BOX.copies + 1), range(1, sizes.tricks + 1)
    yield columns, reached(*copies)  # hand
    yield columns, reached(*copies)  # unseen
    yield cells, equal(FREE, *range(seats))  # owner
    yield cells, equal(1)  # open to me
    yield columns, reached(*range(1, ROWS + 1))  # colours open to me
    yield seats * ROWS, equal(1)  # tokens
    yield seats * columns, equal(1)  # lacking
    yield seats, equal(*sizes.bids)
    yield seats, equal(*range(-2, 5))  # still to win
    yield seats, reached(*tricks)  # won
    yield seats, equal(*range(ROWS))  # colour on the table
    yield seats, equal(*range(columns))  # column on the table
    yield 1, equal(*range(ROWS))  # led
    yield 4, equal(*range(seats))  # best, how many are down, leader, start
    yield 1, equal(*range(sizes.tricks))
    yield 1, equal(BURYING, BIDDING, PLAYING)
    yield sizes.actions, equal(1)  # legal


@cache
def tests_for(seats: int) -> Tests:
    sizes = sizes_for(seats)
    rows: list[tuple[int, int, int]] = []
    first = 0
    for count, bounds in feature_table(sizes):
        rows += [(first + n, low, high) for n in range(count) for low, high in bounds]
        first += count
    scaled = slice(first, first + sizes.cells)
    ahead, left = scaled.stop, scaled.stop + seats - 1
    rows += [(ahead + n, low, high) for n in range(seats - 1) for low, high in reached(*LEADS)]
    rows += [(left, low, high) for low, high in equal(*range(seats))]
    fact, low, high = np.array(rows).T
    bounds8 = low.astype(np.int8), high.astype(np.int8)
    return Tests(fact.astype(np.int32), *bounds8, scaled, float(sizes.tricks), left + 1)


@cache
def score_features(seats: int) -> np.ndarray:
    """Which features tell of the score of the game: a network for single rounds ignores them."""
    tests = tests_for(seats)
    about_score = np.zeros(tests.size, bool)
    about_score[: len(tests.fact)] = tests.fact >= tests.scaled.stop
    return about_score
