"""What was measured of a level."""

from __future__ import annotations

from clowder.core.value import Value


class Share(Value):
    """The share of wins against the level below at a table for two, with its 95 % interval."""

    mean: float
    low: float
    high: float


class Measured(Value):
    """What was measured of a level: docs/strength.md says how."""

    share: Share | None  # None: the first level, or not measured
    seconds: float  # of CPU for a decision
