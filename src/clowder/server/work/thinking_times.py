"""How long bots of a level usually think, so that no single thought shows how long it took."""

from __future__ import annotations

from collections import deque

REMEMBERED = 32  # thoughts of a level, at all tables
IGNORED = 1  # the longest of them may be a hiccup of the machine
SHORTEST = 0.01  # seconds: whatever takes less is seen by nobody
FACTOR = 1.5  # between the steps of the ladder: coarse, so that a level stays on its step


class ThinkingTimes:
    """A step for each level: most of its thoughts, light or hard ones, take less than that.

    Moves are shown after a whole number of steps. All tables count together, so that one hand does
    not move the step, and the machine's speed does.
    """

    def __init__(self) -> None:
        self._thoughts: dict[tuple[str, str], deque[float]] = {}

    def step(self, room: str, level: str, seconds: float) -> float:
        """After a thought of so many seconds; it counts from the next one on."""
        earlier = self._thoughts.setdefault((room, level), deque(maxlen=REMEMBERED))
        longest = sorted(earlier)[-1 - IGNORED :]
        earlier.append(seconds)
        return ladder(longest[0]) if len(longest) > IGNORED else 0.0


def ladder(seconds: float) -> float:
    """The next step above; 0 for what nobody can see."""
    if seconds < SHORTEST:
        return 0.0
    step = SHORTEST
    while step < seconds:
        step *= FACTOR
    return step
