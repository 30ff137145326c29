"""Intervals over deals."""

from __future__ import annotations

import math
from statistics import fmean, stdev

import pytest

from clowder.bots.estimates import Estimate, by_deal, share, student
from clowder.core.rng import FastRng

# Student's t for 95 %, two-sided, as tables print it.
TABLE = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 9: 2.262, 19: 2.093, 30: 2.042}


@pytest.mark.parametrize("freedom", TABLE)
def test_students_t_is_the_one_in_the_books(freedom: int) -> None:
    assert student(freedom) == pytest.approx(TABLE[freedom], rel=0.0015)


def test_students_t_comes_to_the_normal_distribution() -> None:
    assert student(10**6) == pytest.approx(1.95996, abs=1e-4)


def test_games_on_one_deal_count_as_one_witness() -> None:
    deals = [(0, 1.0), (1, 2.0), (2, 3.0), (3, 6.0)]

    once, often = by_deal(deals), by_deal(deals * 10)

    assert (once.mean, once.low, once.high) == pytest.approx((often.mean, often.low, often.high))
    assert once.mean == pytest.approx(3)
    assert once.high - once.mean == pytest.approx(3.182 * math.sqrt(14 / 3) / 2, rel=0.002)


def test_a_single_deal_promises_nothing() -> None:
    assert by_deal([(0, 1.0), (0, 2.0)]) == Estimate(1.5, -math.inf, math.inf)
    assert share([(0, 1.0), (0, 0.5)]) == Estimate(0.75, 0.0, 1.0)


@pytest.mark.parametrize("won", [0.0, 0.5, 1.0])
def test_a_clean_sweep_is_not_taken_for_certainty(won: float) -> None:
    estimate = share((seed, won) for seed in range(20))

    assert estimate.mean == won
    assert 0 <= estimate.low <= won <= estimate.high <= 1
    assert estimate.high - estimate.low > 0.16


def test_a_sweep_has_the_exact_interval_of_the_books() -> None:
    estimate = share((seed, 1.0) for seed in range(20))

    assert estimate.low == pytest.approx(0.8316, abs=1e-4)  # Clopper and Pearson, 20 of 20


def test_a_share_with_some_spread_has_students_interval() -> None:
    deals = [1.0, 0.5, 0.5, 1.0, 0.0, 1.0, 0.5, 1.0, 0.5, 1.0]

    estimate = share(enumerate(deals))

    margin = 2.262 * stdev(deals) / math.sqrt(10)
    assert estimate.high - estimate.mean == pytest.approx(margin, rel=0.002)
    assert estimate.mean == fmean(deals)


def test_nineteen_intervals_of_twenty_hold_the_truth() -> None:
    rng, held = FastRng("intervals"), 0

    for _ in range(1000):
        deals = [(rng.below(3) + rng.below(2)) / 3 for _ in range(12)]  # 1/2 on average
        estimate = share(enumerate(deals))
        held += estimate.low <= 0.5 <= estimate.high

    assert 930 <= held <= 970
