"""Stopping early: seldom wrong, and sooner than a fixed number of deals."""

from __future__ import annotations

import pytest

from clowder.bots.early_stop import BOUND, Shares, Verdict, judge
from clowder.bots.estimates import FEW
from clowder.core.rng import FastRng

QUESTION = Shares(0.5, 0.6)


def stop(share: float, seed: int, most: int = 2000) -> tuple[str | None, int]:
    """Deals of two games that are won by that share: the verdict, and after how many deals."""
    rng, deals = FastRng(seed), list[float]()
    while len(deals) < most:
        deals.append(sum(rng.below(1000) < 1000 * share for _ in range(2)) / 2)
        if decided := judge(QUESTION, deals).decided:
            return decided, len(deals)
    return None, most


@pytest.mark.parametrize(("share", "verdict"), [(0.5, "low"), (0.6, "high"), (0.75, "high")])
def test_it_is_seldom_wrong(share: float, verdict: str) -> None:
    decided = [stop(share, seed)[0] for seed in range(100)]

    assert decided.count(verdict) >= 90  # of 95 that are promised


def test_a_clear_case_is_over_soon() -> None:
    clear = [stop(0.8, seed)[1] for seed in range(30)]
    close = [stop(0.6, seed)[1] for seed in range(30)]

    assert sum(clear) < sum(close) / 2


def test_a_lucky_beginning_decides_nothing() -> None:
    assert judge(QUESTION, [1.0] * (FEW - 1)).decided is None
    assert judge(Shares(0.5, 0.51), [1.0] * FEW).decided is None


def test_nothing_is_decided_before_the_first_deal() -> None:
    assert judge(QUESTION, []) == Verdict(0.5, 0.6, 0.0, None)


def test_the_bound_is_walds() -> None:
    assert pytest.approx(2.944, abs=1e-3) == BOUND
