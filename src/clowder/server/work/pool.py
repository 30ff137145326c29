"""Worker processes: so many at once, with bounded memory, ended when they take too long."""

from __future__ import annotations

import logging
import signal
from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

import anyio
import anyio.to_process

try:
    import resource
except ImportError:  # Windows has no such limits
    resource = None  # type: ignore[assignment]

MOST_MEMORY = 2 * 1024**3  # of a worker, in bytes
START_SECONDS = 60.0  # for a new worker process to import what it needs
SPARE_SECONDS = 1  # after which a worker that nobody ended ends itself
Args = TypeVarTuple("Args")
Found = TypeVar("Found")

logger = logging.getLogger(__name__)


class WorkFailed(Exception):
    """The worker raised an exception, took too long, or died."""


class WorkerPool:
    """Runs functions of one kind of work; what they take and give is pickled."""

    def __init__(self, kind: str, workers: int, seconds: float) -> None:
        self.kind = kind  # for metrics and logs
        self.seconds = seconds
        self.runs = 0
        self.failures = 0
        self._queue = anyio.Semaphore(workers)  # so that waiting for a worker is not timed
        self._limiter = anyio.CapacityLimiter(workers)

    async def run(self, work: Callable[[*Args], Found], *args: *Args) -> Found:
        """Raises WorkFailed."""
        async with self._queue:
            self.runs += 1
            try:
                # The next idle worker is the one used last: its start is not timed as work.
                await self._run(START_SECONDS, get_ready, work)
                return await self._run(self.seconds, run_bounded, work, args, self.seconds)
            except Exception as error:
                self.failures += 1
                reason = f"{type(error).__name__}: {error}"
                logger.warning("%s worker failed: %s", self.kind, reason)
                raise WorkFailed(reason) from error

    async def _run(self, seconds: float, function: Callable[[*Args], Found], *args: *Args) -> Found:
        with anyio.fail_after(seconds):
            return await anyio.to_process.run_sync(
                function, *args, cancellable=True, limiter=self._limiter
            )


def get_ready(work: object) -> None:
    """Runs in the worker: whoever reads the argument has imported its module."""


def run_bounded(work: Callable[[*Args], Found], args: tuple[*Args], seconds: float) -> Found:
    """Runs in the worker; an alarm ends it where the server was killed and nobody else would."""
    if resource is not None:
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    set_alarm(seconds + SPARE_SECONDS)
    try:
        return work(*args)
    finally:
        set_alarm(0)


def set_alarm(seconds: float) -> None:
    if hasattr(signal, "setitimer"):  # not on Windows
        signal.setitimer(signal.ITIMER_REAL, seconds)
