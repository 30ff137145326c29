"""How many messages somebody may send."""

from __future__ import annotations

import time


class Bucket:
    """So many messages at once, and so many a second in the long run."""

    def __init__(self, rate: float, most: int) -> None:
        self.rate, self.most = rate, float(most)
        self.left, self.at = self.most, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate) - 1
        self.at = now
        return self.left >= 0
