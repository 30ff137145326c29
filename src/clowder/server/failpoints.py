"""Places where a test can end the server, to show that nothing acknowledged is lost."""

from __future__ import annotations

import os
import random
import signal


def read_chances(text: str) -> dict[str, float]:
    """Of "before_commit=0.02,after_commit=0.02": die there with that probability."""
    parts = (part.partition("=") for part in text.split(",") if part)
    return {name: float(chance) for name, _, chance in parts}


CHANCES = read_chances(os.environ.get("CLOWDER_FAILPOINTS", ""))  # never set in earnest


def failpoint(name: str) -> None:
    if CHANCES and random.random() < CHANCES.get(name, 0.0):
        os.kill(os.getpid(), signal.SIGKILL)
