"""An early stop: play only until one of two shares of wins is ruled out (SPRT)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import fmean, pvariance
from typing import Literal

from clowder.bots.estimates import FEW
from clowder.core.value import Value

WRONG = 0.05  # the error rate allowed for each of the two decisions
BOUND = math.log((1 - WRONG) / WRONG)


class Shares(Value):
    """Is the share of wins at most `low`, or at least `high`?"""

    low: float
    high: float


class Verdict(Value):
    """How the question stands, by the logarithm of the likelihood ratio of the two shares."""

    low: float
    high: float
    ratio: float  # log likelihood ratio: low at -BOUND and below, high at BOUND and above
    decided: Literal["low", "high"] | None


def judge(shares: Shares, deals: Sequence[float]) -> Verdict:
    """Wald's sequential test in its form for means (GSPRT), each deal being one observation.

    The spread is estimated with two imaginary deals, one lost and one won, so that a lucky
    beginning without any spread decides nothing; nor do fewer than FEW deals.
    """
    if not deals:
        return Verdict(shares.low, shares.high, 0.0, None)
    n, mean, spread = len(deals), fmean(deals), pvariance((*deals, 0.0, 1.0))
    ratio = n * (shares.high - shares.low) * (mean - (shares.low + shares.high) / 2) / spread
    decided: Literal["low", "high"] | None = None
    if n >= FEW and abs(ratio) >= BOUND:
        decided = "high" if ratio > 0 else "low"
    return Verdict(shares.low, shares.high, ratio, decided)
