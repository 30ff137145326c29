"""Waiting for a condition: no test depends on how fast the machine is, and each says what for."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

PATIENCE = 120.0  # seconds: far more than any crowded machine needs
STEP = 0.005  # seconds between two looks
Found = TypeVar("Found")


async def until(
    condition: Callable[[], object], what: str, last: Callable[[], object] | None = None
) -> None:
    """Raises AssertionError with what was waited for, and what there was at last."""
    ends_at = time.monotonic() + PATIENCE
    while not condition():
        check_patience(ends_at, what, last)
        await asyncio.sleep(STEP)


def wait_until(
    condition: Callable[[], object], what: str, last: Callable[[], object] | None = None
) -> None:
    """The same where no loop runs."""
    ends_at = time.monotonic() + PATIENCE
    while not condition():
        check_patience(ends_at, what, last)
        time.sleep(STEP)


def check_patience(ends_at: float, what: str, last: Callable[[], object] | None) -> None:
    if time.monotonic() > ends_at:
        found = "" if last is None else f"; at last there was {last()}"
        raise AssertionError(f"waited {PATIENCE:.0f} s for {what}{found}")


async def within(
    work: Awaitable[Found],
    what: str,
    last: Callable[[], object] | None = None,
    seconds: float = PATIENCE,
) -> Found:
    """The same for something that comes by itself."""
    try:
        async with asyncio.timeout(seconds):
            return await work
    except TimeoutError:
        found = "" if last is None else f"; at last there was {last()}"
        raise AssertionError(f"waited {seconds:.0f} s for {what}{found}") from None
