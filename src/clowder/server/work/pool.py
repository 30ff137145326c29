"""The worker pool: so many processes at once, shared fairly by all tables."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar, TypeVarTuple, cast

from clowder.server.work.turns import Taken, Turn, TurnQueue
from clowder.server.work.worker import Worker

REMEMBERED = 1024  # tables of which it is known where their minds are
Args = TypeVarTuple("Args")
Found = TypeVar("Found")

logger = logging.getLogger(__name__)


class WorkFailed(Exception):
    """The worker raised an exception, took too long, or died."""


class Job(NamedTuple):
    """Work that waits, or is being done."""

    work: Callable[..., object]
    args: tuple[object, ...]
    seconds: float
    found: asyncio.Future[Any]


class WorkerPool:
    """Runs functions in worker processes. One that died is replaced before it is needed."""

    def __init__(self, workers: int, prepare: Callable[[], None]) -> None:
        self.workers = workers
        self._prepare = prepare  # runs first in each process
        self.runs: Counter[str] = Counter()  # by kind, for metrics
        self.failures: Counter[str] = Counter()
        self._queue: TurnQueue[Job] = TurnQueue()
        self._idle: dict[int, asyncio.Future[Taken[Job]]] = {}
        self._thinkers = 0  # workers busy with long thoughts of bots
        self._last_at: dict[str, int] = {}  # by table
        self._wanted: dict[asyncio.Future[Any], Worker | None] = {}  # and who is at it
        self._tasks: list[asyncio.Task[None]] = []
        self._closed = False

    async def run(
        self, turn: Turn, seconds: float, work: Callable[[*Args], Found], *args: *Args
    ) -> Found:
        """Raises WorkFailed. Time spent waiting for a worker is not counted."""
        if self._closed:
            raise WorkFailed("the server is closing")
        self.start()
        job = Job(work, args, seconds, asyncio.get_running_loop().create_future())
        self._wanted[job.found] = None
        self._queue.add(turn, job)
        self._hand_out()
        try:
            return cast(Found, await job.found)
        except asyncio.CancelledError:
            self._queue.discard(job)
            if (worker := self._wanted[job.found]) is not None:
                worker.kill()
            raise
        finally:
            del self._wanted[job.found]

    def start(self) -> None:
        """Warm: every worker is ready before anybody needs it."""
        for number in range(len(self._tasks), self.workers):
            self._tasks.append(asyncio.create_task(self._serve(number), name=f"worker {number}"))

    async def close(self) -> None:
        """End all workers, for good.

        Whoever opens a pool must close it: where a loop ends while a process is starting, asyncio
        cancels what connects the pipes as well, and then waits for them for ever.
        """
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()
        for found in self._wanted:
            found.cancel()

    async def _serve(self, number: int) -> None:
        worker = Worker(self._prepare)
        try:
            while True:
                try:
                    await worker.start()
                except Exception as error:  # then whoever comes next hears of it
                    logger.warning("a worker did not start: %s", describe(error))
                await self._do(worker, await self._next(number))
        finally:
            self._idle.pop(number, None)
            await worker.end()

    async def _next(self, number: int) -> Taken[Job]:
        self._idle[number] = asyncio.get_running_loop().create_future()
        self._hand_out()
        return await self._idle[number]

    def _hand_out(self) -> None:
        """Give idle workers what is next; long thoughts of bots never take the last worker."""
        while idle := [number for number, offer in self._idle.items() if not offer.done()]:
            taken = self._queue.take(slow=self._thinkers < max(1, self.workers - 1))
            if taken is None:
                return
            self._thinkers += taken.slow
            table = taken.turn.table
            home = self._last_at.pop(table, None)  # a mind may have kept something there
            self._last_at[table] = home if home in idle else idle[0]
            self._idle[self._last_at[table]].set_result(taken)
            if len(self._last_at) > REMEMBERED:
                del self._last_at[next(iter(self._last_at))]

    async def _do(self, worker: Worker, taken: Taken[Job]) -> None:
        turn, job = taken.turn, taken.job
        began = time.monotonic()
        try:
            if not job.found.done():  # else whoever wanted it has gone
                self._wanted[job.found] = worker
                self.runs[turn.kind] += 1
                found = await worker.call(job.seconds, job.work, job.args)
                if not job.found.done():
                    job.found.set_result(found)
        except Exception as error:
            self._fail(turn, job, error)
        finally:
            self._thinkers -= taken.slow
            self._queue.ended(taken, time.monotonic() - began)

    def _fail(self, turn: Turn, job: Job, error: Exception) -> None:
        if job.found.done():
            return  # nobody waits any more, and its worker was ended for that
        self.failures[turn.kind] += 1
        logger.warning("%s worker failed: %s", turn.kind, describe(error))
        failed = WorkFailed(describe(error))
        failed.__cause__ = error
        job.found.set_exception(failed)


def describe(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
