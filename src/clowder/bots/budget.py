"""Budget: how long a bot may think about one decision."""

from __future__ import annotations

from time import process_time

from clowder.core.value import Value


class Budget(Value):
    """At most so many iterations, and so many seconds of CPU; whichever ends first.

    By iterations alone a decision is repeatable; by seconds it fits the clock of any machine.
    """

    iterations: int | None = None
    seconds: float | None = None


class Clock:
    """Deals a budget out in parts."""

    def __init__(self, budget: Budget) -> None:
        self._left = budget.iterations
        self._end = None if budget.seconds is None else process_time() + budget.seconds

    def take(self, part: int) -> int:
        """How many iterations may be made now, of `part` that are wanted; 0: think no longer."""
        if self._end is not None and process_time() >= self._end:
            return 0
        if self._left is None:
            return part
        granted = min(part, self._left)
        self._left -= granted
        return granted
