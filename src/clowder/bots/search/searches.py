"""Two searches: flat roll-outs (PIMC), and a tree over information sets (ISMCTS)."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import ceil, log2

from clowder.bots.budget import Budget, Clock
from clowder.bots.search.fast import Node, Tally, grow, roll_out
from clowder.core.game import Seat
from clowder.core.rng import Rng
from clowder.core.twin import Twin
from clowder.core.value import Value

PART = 16  # iterations between two looks at the clock
SEEDS = 2**24


class Option(Value):
    """An action and what it is worth, from 0 (lost) to 1 (won)."""

    action: int
    mean: float
    error: float  # the standard error of the mean
    visits: int


def pimc(
    worlds: Sequence[Twin], seat: Seat, actions: Sequence[int], budget: Budget, rng: Rng
) -> list[Option]:
    """The actions, best first. An iteration is one roll-out of one action.

    The worse half is dropped in each stage (sequential halving), so that the better ones are
    known better.
    """
    clock, seed, twins = Clock(budget), rng.below(SEEDS), list(worlds)
    left = [Tally(action) for action in actions]
    dropped: list[Tally] = []
    stages = max(1, ceil(log2(len(left))))
    while True:
        for turns in stage_parts(budget, len(left), stages):
            granted = clock.take(turns * len(left)) // len(left)
            if granted == 0:
                return options([*left, *reversed(dropped)])
            roll_out(twins, seat, left, granted, seed)
            seed += granted
        if len(left) > 2:
            left.sort(key=lambda tally: -tally.mean())
            keep = (len(left) + 1) // 2
            dropped += reversed(left[keep:])
            left = left[:keep]
        elif budget.iterations is not None:
            return options([*left, *reversed(dropped)])


def stage_parts(budget: Budget, actions: int, stages: int) -> list[int]:
    """The roll-outs of each action in one stage, in parts: the clock is looked at in between."""
    if budget.iterations is None:
        return [PART] * 4
    turns = max(1, budget.iterations // (stages * actions))
    whole, rest = divmod(turns, PART)
    return [PART] * whole + [rest] * (rest > 0)


def ismcts(
    worlds: Sequence[Twin], seat: Seat, budget: Budget, rng: Rng, *, by_chance: bool = False
) -> list[Option]:
    """The actions that the tree has tried, the most visited first.

    `by_chance` plays on by random moves instead of the twin's policy: faster, but weaker.
    """
    clock, root = Clock(budget), Node(-1, -1)
    twins = list(worlds)
    with without_collecting():
        while granted := clock.take(max(PART, len(twins))):
            grow(root, twins, seat, granted, rng.below(SEEDS), by_chance)
            twins = rng.shuffled(twins)
    tried = sorted(root.children(), key=lambda child: -child.visits)
    return [option(child) for child in tried]


@contextmanager
def without_collecting() -> Iterator[None]:
    """A tree lives until its search ends: a collection of garbage would look at all of it in vain,
    which took a fifth of the time."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


def options(tallies: Sequence[Tally]) -> list[Option]:
    """The options, best first: those that lasted longer before those that were dropped."""
    ordered = sorted(tallies, key=lambda tally: (-tally.visits, -tally.mean()))
    return [option(tally) for tally in ordered]


def option(tally: Tally) -> Option:
    return Option(int(tally.action), tally.mean(), tally.error(), int(tally.visits))
