"""Figures with 95 % intervals over deals, since games on one deal are not independent."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from statistics import NormalDist, fmean, stdev

from clowder.core.value import Value

SURE = 0.95
FEW = 10  # deals below which nothing is concluded: an interval over so few is itself a guess
TAIL = (1 - SURE) / 2
NORMAL = NormalDist().inv_cdf(1 - TAIL)  # 1.96


class Estimate(Value):
    """A figure and its 95 % confidence interval."""

    mean: float
    low: float
    high: float


def deal_means(figures: Iterable[tuple[int, float]]) -> list[float]:
    """One mean per deal, by its seed."""
    deals: dict[int, list[float]] = {}
    for seed, figure in figures:
        deals.setdefault(seed, []).append(figure)
    return [fmean(deal) for deal in deals.values()]


def by_deal(figures: Iterable[tuple[int, float]]) -> Estimate:
    """The mean over deals with Student's t; a single deal has no bounds."""
    means = deal_means(figures)
    mean, margin = fmean(means), margin_of(means)
    return Estimate(mean, mean - margin, mean + margin)


def share(figures: Iterable[tuple[int, float]], least: float = 0.0) -> Estimate:
    """The same for what lies between `least` and 1, with the care that a sweep needs.

    Where every deal came out alike there is no spread to judge by, yet the next deal may differ:
    the margin is then that of the exact binomial interval (Clopper and Pearson) for n of n.
    """
    means = deal_means(figures)
    mean, margin = fmean(means), margin_of(means)
    if margin == 0:
        margin = (1 - least) * (1 - TAIL ** (1 / len(means)))
    return Estimate(mean, max(mean - margin, least), min(mean + margin, 1.0))


def margin_of(means: Sequence[float]) -> float:
    if len(means) < 2:
        return math.inf
    return student(len(means) - 1) * stdev(means) / math.sqrt(len(means))


def student(freedom: int) -> float:
    """How many standard errors a 95 % interval has on either side, by degrees of freedom.

    Exact for one and two, else by the expansion of Cornish and Fisher, to a part in a thousand.
    """
    if freedom == 1:
        return math.tan(math.pi * SURE / 2)
    if freedom == 2:
        return SURE / math.sqrt(2 * (1 - TAIL) * TAIL)
    z, n = NORMAL, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )
