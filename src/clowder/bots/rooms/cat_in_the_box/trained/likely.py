"""Likely worlds: drawn fairly first, then changed card by card until they explain what was done.

Of fair draws hardly one in a thousand is like the cards that the others show by their play, so
weighing them would leave two or three worlds to think in. The weights come step by step instead,
and after each step two cards that the viewer cannot see change places, wherever the past allows it
(a sequential Monte Carlo sampler with Metropolis moves).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from clowder.bots.rooms.cat_in_the_box.trained.features import Array
from clowder.bots.rooms.cat_in_the_box.trained.worlds import Deal

Explain: TypeAlias = Callable[[Deal], Array]  # the logarithm of how well worlds explain the past
STEPS = 20  # at most, until the past counts in full
KEPT = 0.8  # effective sample size after a step, as a share of the worlds
HALVINGS = 12  # to find how much of the past a step may add


class Slots:
    """The places of the cards that the viewer cannot see, the same in all worlds."""

    def __init__(self, deal: Deal, down: int) -> None:
        """`down` cards lie on the table, and nobody has seen them (CIB-16)."""
        _, seats, self.columns = deal.hands.shape
        self.own = Deal(deal.hands[:1, :1], deal.buried[:1, :1])
        counts = deal.hands[0, 1:].sum(1)
        self.holders = np.repeat(np.arange(1, seats), counts)
        burials, table = np.arange(seats + 1, 2 * seats), np.zeros(down, int)
        groups = np.concatenate([self.holders, burials, table])
        first, second = np.triu_indices(len(groups), 1)
        apart = groups[first] != groups[second]
        self.pairs = np.stack([first[apart], second[apart]])  # whose exchange makes a difference

    def cards(self, deal: Deal, down: Array) -> Array:
        """(worlds, slots): what lies there, as columns."""
        _, seats, columns = deal.hands.shape
        each = np.tile(np.arange(columns), seats - 1)
        held = [np.repeat(each, hands[1:].ravel()) for hands in deal.hands]
        return np.concatenate([np.array(held), deal.buried[:, 1:], down], 1).astype(np.int64)

    def deal(self, cards: Array) -> Deal:
        """The same cards as hands and burials."""
        worlds, held, seats = len(cards), len(self.holders), int(self.holders[-1]) + 1
        hands = np.zeros((worlds, seats, self.columns), np.int8)
        hands[:, :1] = self.own.hands
        np.add.at(hands, (np.arange(worlds)[:, None], self.holders, cards[:, :held]), 1)
        own = np.repeat(self.own.buried, worlds, 0)
        return Deal(hands, np.concatenate([own, cards[:, held : held + seats - 1]], 1))

    def exchanged(self, cards: Array, chance: np.random.Generator) -> Array:
        """The same worlds, each with two cards exchanged that are drawn at random."""
        rows = np.arange(len(cards))
        first, second = self.pairs[:, chance.integers(self.pairs.shape[1], size=len(cards))]
        changed = cards.copy()
        changed[rows, first], changed[rows, second] = cards[rows, second], cards[rows, first]
        return changed


def likely_deals(slots: Slots, cards: Array, explain: Explain, chance: np.random.Generator) -> Deal:
    """As many worlds, drawn in proportion to how well they explain the past (annealed importance
    sampling: resample, then exchange cards by Metropolis steps)."""
    found, counts = explain(slots.deal(cards)), 0.0
    for _ in range(STEPS):
        more = how_much_more(found, 1 - counts)
        counts += more
        kept = drawn(more * found, chance)
        cards, found = cards[kept], found[kept]
        changed = slots.exchanged(cards, chance)
        better = explain(slots.deal(changed))
        gain = counts * (better - found)
        taken = np.log(chance.random(len(cards))) < gain
        cards, found = np.where(taken[:, None], changed, cards), np.where(taken, better, found)
    return slots.deal(cards)


def how_much_more(found: Array, most: float) -> float:
    """The largest exponent for this step that leaves an effective sample size of `KEPT`."""
    low, high = 0.0, most
    for _ in range(HALVINGS):
        if different(high * found) >= KEPT * len(found):
            return high
        middle = (low + high) / 2
        low, high = (
            (middle, high) if different(middle * found) >= KEPT * len(found) else (low, middle)
        )
    return low


def different(logs: Array) -> float:
    """The effective sample size of weights given as logarithms."""
    weights = np.exp(logs - logs.max())
    return float(weights.sum() ** 2 / (weights**2).sum())


def drawn(logs: Array, chance: np.random.Generator) -> Array:
    """Systematic resampling: as many indices, each about as often as its weight says."""
    weights = np.exp(logs - logs.max())
    marks = (np.arange(len(logs)) + chance.random()) / len(logs) * weights.sum()
    return np.minimum(np.searchsorted(weights.cumsum(), marks), len(logs) - 1)
