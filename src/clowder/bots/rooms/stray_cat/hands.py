"""What can be in a hand, and what drawing and playing make of it, as tables.

A hand counts its meals by their steps, and whether there is a cat friend or a shortcut in it.
Pickup trucks lead to places that one has mostly left for good: they are left out.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.intp]
Floats = npt.NDArray[np.float32]

LIMIT = 4
FRIEND, SHORTCUT = 3, 4  # kinds of cards, after meals of one, two and three steps
KINDS = 5
STEPS = (1, 2, 3)
FARTHEST = 9  # steps of a walk that is planned
CHANCES = (11 / 38, 8 / 38, 5 / 38, 2 / 38, 4 / 38)  # of drawing each kind (STR-C1)
NOTHING = 1 - sum(CHANCES)  # a truck, or bad luck

Hand = tuple[int, ...]  # how many of each kind


def total(hand: Hand) -> int:
    return sum(steps * count for steps, count in zip(STEPS, hand, strict=False))


def is_possible(hand: Hand) -> bool:
    return sum(hand) <= LIMIT and hand[FRIEND] <= 1 and hand[SHORTCUT] <= 1


HANDS: tuple[Hand, ...] = tuple(filter(is_possible, product(range(LIMIT + 1), repeat=KINDS)))
NUMBER = {hand: number for number, hand in enumerate(HANDS)}


def number_of(cards: Iterable[int]) -> int:
    """The hand that these kinds of cards make, as far as it can be counted."""
    hand = [0] * KINDS
    for kind in cards:
        hand[kind] += 1
    hand[FRIEND], hand[SHORTCUT] = min(hand[FRIEND], 1), min(hand[SHORTCUT], 1)
    return NUMBER[tuple(hand)]


def changed(hand: Hand, kind: int, by: int) -> Hand:
    return (*hand[:kind], hand[kind] + by, *hand[kind + 1 :])


def kept_after(hand: Hand, kind: int) -> list[int]:
    """The hands one may keep after drawing a card."""
    more = changed(hand, kind, 1)
    if is_possible(more):
        return [NUMBER[more]]
    fewer = (changed(more, other, -1) for other in range(KINDS) if more[other])
    return sorted({NUMBER[one] for one in fewer if is_possible(one)})


def padded(rows: list[list[int]]) -> Numbers:
    width = max(map(len, rows))
    return np.array([row + row[:1] * (width - len(row)) for row in rows], dtype=np.intp)


class Walks(NamedTuple):
    """Every way to play some of the meals of a hand: hand by hand."""

    begins: Numbers  # by hand
    steps: Numbers
    rest: Numbers  # the hand that is left


def walks() -> Walks:
    """The ways to play meals; a walk of no steps is among those of each hand, so none is empty."""
    begins: list[int] = []
    steps: list[int] = []
    rest: list[int] = []
    for hand in HANDS:
        begins.append(len(steps))
        for part in product(*(range(count + 1) for count in hand[:FRIEND])):
            if total(part) <= FARTHEST:
                left = tuple(a - b for a, b in zip(hand, (*part, 0, 0), strict=True))
                steps.append(total(part))
                rest.append(NUMBER[left])
    return Walks(*(np.array(row, dtype=np.intp) for row in (begins, steps, rest)))


WALKS = walks()
DRAWN = [padded([kept_after(hand, kind) for hand in HANDS]) for kind in range(KINDS)]
# By hand with that card: the hand without it.
WITHOUT = {
    kind: np.array(
        [
            NUMBER[changed(hand, kind, -1)] if hand[kind] else number
            for number, hand in enumerate(HANDS)
        ]
    )
    for kind in (FRIEND, SHORTCUT)
}
HAS = {kind: np.array([hand[kind] > 0 for hand in HANDS]) for kind in (FRIEND, SHORTCUT)}
TOTALS = np.array([total(hand) for hand in HANDS], dtype=np.float32)
