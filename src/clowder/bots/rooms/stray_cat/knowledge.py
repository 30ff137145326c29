"""What a kitten knows of its home, and what a visit may tell it (STR-12)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import prod
from typing import NamedTuple

from clowder.core.twin import indices
from clowder.games.stray_cat.fast_ground import TOKEN_MASKS
from clowder.games.stray_cat.fast_outlook import Outlook

Chances = tuple[tuple[int, float], ...]  # of each feature that a token may have, as a bit


class Knowledge(NamedTuple):
    """The features that lie face up, as bits, and what the other tokens may be."""

    known: int
    down: tuple[Chances, ...]

    @property
    def missing(self) -> int:
        return len(self.down)

    def matching(self, house: int) -> list[float]:
        """How likely each token that lies face down matches a house."""
        return [sum(c for feature, c in chances if feature & house) for chances in self.down]

    def tells(self, house: int) -> float:
        """How likely a visit turns a token over."""
        return 1 - prod(1 - chance for chance in self.matching(house))

    def after(self, house: int) -> Iterator[tuple[float, Knowledge]]:
        """Each knowledge that one may have after a visit, and how likely it is."""
        likely = self.matching(house)
        turned = [0.0] * self.missing
        for pattern in product((False, True), repeat=self.missing):
            pairs = zip(pattern, likely, strict=True)
            chance = prod(p if matches else 1 - p for matches, p in pairs)
            if any(pattern):  # the neighbour turns over one that matches
                for index in range(self.missing):
                    turned[index] += chance * pattern[index] / sum(pattern)
            elif chance > 0:
                yield chance, self.without(house)
        for index, chance in enumerate(turned):
            if chance > 0:
                yield chance, self.with_token(index, house)

    def likely(self, houses: frozenset[int]) -> float:
        """How likely it is that one of these houses is home."""
        likely = 0.0
        for home in product(*self.down):
            features = self.known + sum(feature for feature, _ in home)
            likely += (features in houses) * prod(chance for _, chance in home)
        return likely

    def with_token(self, index: int, house: int) -> Knowledge:
        feature = next(f for f, _ in self.down[index] if f & house)
        return Knowledge(self.known | feature, (*self.down[:index], *self.down[index + 1 :]))

    def without(self, house: int) -> Knowledge:
        """The knowledge after a visit to that house where no token matched."""
        rows = [[(f, c) for f, c in chances if not f & house] for chances in self.down]
        wholes = [sum(c for _, c in row) for row in rows]
        return Knowledge(
            self.known,
            tuple(
                tuple((f, round(c / whole, 4)) for f, c in row)
                for row, whole in zip(rows, wholes, strict=True)
            ),
        )


def knowledge_of(outlook: Outlook) -> Knowledge:
    """What a seat knows of its home by what lies open to everybody."""
    down: list[Chances] = []
    for mask in TOKEN_MASKS:
        if not outlook.known & mask:
            chances = ((1 << bit, round(outlook.chances[bit], 4)) for bit in indices(mask))
            down.append(tuple((feature, c) for feature, c in chances if c))
    return Knowledge(outlook.known, tuple(down))
