"""How many turns a way takes: a table over its length and the meals in the hand.

A kitten with a way of so many steps before it either walks some of them with some of its meals, or
draws. Ends must be met exactly. The table is the best way to do so, on average, where every drawn
card comes as from a full pile; luck cards lead nowhere here.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from clowder.games.stray_cat.fast_ground import FAR

HAND_LIMIT: Final = 4
BASE: Final = HAND_LIMIT + 1
HANDS: Final = BASE * BASE * BASE  # codes of hands: modest + 5 nourishing + 25 hearty
CODE: Final = (0, 1, BASE, BASE * BASE)  # of a meal, by its steps
CARD_CODE: Final = (1,) * 11 + (BASE,) * 8 + (BASE * BASE,) * 5  # by card
# Of drawing no meal, or one of so many steps, from a full pile (STR-C1).
CHANCES: Final = (14 / 38, 11 / 38, 8 / 38, 5 / 38)
NEVER: Final = 60.0
COUNTED: Final = 14  # longer ways just take longer
PER_STEP: Final = 1.05  # turns
SWEEPS: Final = 3


def size_of(code: int) -> int:
    return code % BASE + code // BASE % BASE + code // (BASE * BASE)


@cache
def total_of(code: int) -> int:
    return code % BASE + 2 * (code // BASE % BASE) + 3 * (code // (BASE * BASE))


@cache
def parts_of(code: int) -> list[int]:
    """Every part of a hand that can be played, as codes."""
    return [
        modest + BASE * nourishing + BASE * BASE * hearty
        for hearty in range(code // (BASE * BASE) + 1)
        for nourishing in range(code // BASE % BASE + 1)
        for modest in range(code % BASE + 1)
        if modest + nourishing + hearty
    ]


@cache
def with_meal(code: int, steps: int) -> int:
    """The hand with one meal more; a full one lets its smallest go, if that is smaller."""
    if size_of(code) < HAND_LIMIT:
        return code + CODE[steps]
    for less in range(1, steps):
        if code // CODE[less] % BASE:
            return code - CODE[less] + CODE[steps]
    return code


class Turns:
    """Average turns to the end of a way, on a walk field and, at first, in a house."""

    def __init__(self, exact: bool) -> None:
        codes = [code for code in range(HANDS) if size_of(code) <= HAND_LIMIT]
        codes.sort(key=lambda code: (-size_of(code), -total_of(code)))
        self.exact = exact  # whether the end must be met with the last step
        self.walk: list[float] = [0.0] * HANDS + [NEVER] * (FAR * HANDS)
        self.house: list[float] = [0.0] * HANDS + [NEVER] * (FAR * HANDS)
        for _ in range(SWEEPS):  # who walks past the end comes back from farther away
            for length in range(1, COUNTED + 1):
                self.count(length, codes)
        for at in range((COUNTED + 1) * HANDS, (FAR + 1) * HANDS):
            self.walk[at] = self.walk[at - HANDS] + PER_STEP
            self.house[at] = self.house[at - HANDS] + PER_STEP

    def count(self, length: int, codes: list[int]) -> None:
        at = length * HANDS
        for code in codes:
            walked = self.best_walk(length, code)
            drawn = draw(self.walk, at, code, twice=False)
            self.walk[at + code] = min(walked, drawn)
            self.house[at + code] = min(walked, draw(self.house, at, code, twice=True))

    def best_walk(self, length: int, code: int) -> float:
        """With some of the meals; past a house one comes to the field beyond its road."""
        best = NEVER
        for part in parts_of(code):
            left = length - total_of(part)
            if left < 0:
                left = 2 - left if self.exact else 0
            best = min(best, 1.0 + self.walk[left * HANDS + code - part])
        return best


def draw(row: list[float], at: int, code: int, twice: bool) -> float:
    """Where a draw changes nothing one draws again."""
    turns, same = 1.0, 0.0
    for one in range(4):
        first = with_meal(code, one) if one else code
        for two in range(4 if twice else 1):
            chance = CHANCES[one] * (CHANCES[two] if twice else 1.0)
            after = with_meal(first, two) if two else first
            if after == code:
                same += chance
            else:
                turns += chance * row[at + after]
    return min(NEVER, turns / (1.0 - same)) if same < 1.0 else NEVER


TURNS: Final = Turns(exact=True)  # into a house
PAST: Final = Turns(exact=False)  # onto a tile that nobody has seen
