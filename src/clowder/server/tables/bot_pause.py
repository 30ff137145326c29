"""How long a bot waits before its move is shown: by the pace of the players, not by its hand."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Literal, TypeAlias

Pace: TypeAlias = Literal["calm", "brisk", "at_once"]
USUAL: Pace = "calm"
# Of the calm pause. A turn of several bots can have twenty moves: at once, all of them together
# take less than a second.
SHARES: dict[Pace, float] = {"calm": 1.0, "brisk": 0.5, "at_once": 0.04}


def pause_for(paces: Iterable[Pace], calm: float) -> float:
    """The pause of whoever takes it most calmly; where nobody has chosen, the calm one."""
    return calm * max((SHARES[pace] for pace in paces), default=SHARES[USUAL])


def still_to_wait(thought: float, pause: float) -> float:
    """Seconds until the move is shown, after so many seconds of thought.

    It is shown after a whole number of pauses: how long a bot thinks tells something of its hand.
    """
    if pause <= 0:
        return 0.0
    return max(1, math.ceil(thought / pause)) * pause - thought
