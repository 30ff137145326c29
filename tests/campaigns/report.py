"""What a campaign came to, as JSON."""

from __future__ import annotations

import os
import signal
import time
from typing import Any, ClassVar

from clowder.core.value import Value


class Report(Value):
    campaign: str
    seconds: float
    seed: str  # the same seed tries the same again, as far as timing allows
    load: tuple[float, float, float]  # of the machine at the end, over 1, 5 and 15 minutes
    figures: dict[str, Any]  # counts, by what was counted
    complaints: tuple[str, ...]  # all that is not as it should be


class Stretch:
    """The time that a campaign has; SIGTERM cuts it short, and what was reached is reported."""

    cut: ClassVar[bool] = False

    @classmethod
    def heed_signals(cls) -> None:
        def end(*_: object) -> None:
            cls.cut = True

        signal.signal(signal.SIGTERM, end)

    def __init__(self, minutes: float) -> None:
        self.began = time.monotonic()
        self.ends = self.began + 60 * minutes

    @property
    def over(self) -> bool:
        return self.cut or time.monotonic() >= self.ends

    def seconds(self) -> float:
        return round(time.monotonic() - self.began, 1)

    def report(
        self, campaign: str, seed: str, figures: dict[str, Any], complaints: list[str]
    ) -> Report:
        return Report(campaign, self.seconds(), seed, os.getloadavg(), figures, tuple(complaints))
