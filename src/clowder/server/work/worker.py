"""One worker process: it runs one function at a time, and is ended where that takes too long."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any, BinaryIO, TypeVar, TypeVarTuple

try:
    import resource
except ImportError:  # Windows has no such limits
    resource = None  # type: ignore[assignment]

MOST_MEMORY = 2 * 1024**3  # of a worker, in bytes
START_SECONDS = 60.0  # for a new process to import what it needs
SPARE_SECONDS = 1  # after which a worker that nobody ended ends itself
# There is a worker for each core: NumPy's threads would only wait for each other, and what they
# spend waiting counts as CPU of the thought.
ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
LENGTH = 8  # bytes that say how long a frame is
Args = TypeVarTuple("Args")
Found = TypeVar("Found")


class WorkerDied(Exception):
    """The process ended before it had answered."""


class Worker:
    """The server's end. What a function takes and gives is pickled."""

    def __init__(self, prepare: Callable[[], None]) -> None:
        self._prepare = prepare
        self._process: asyncio.subprocess.Process | None = None

    async def call(
        self, seconds: float, work: Callable[[*Args], Found], args: tuple[*Args]
    ) -> Found:
        """Raises what the function raises, TimeoutError or WorkerDied."""
        await self.start()
        await self._ask(START_SECONDS, import_module_of, work)
        found: Found = await self._ask(seconds, run_bounded, work, args, seconds)
        return found

    async def start(self) -> None:
        """A process, and in it what `prepare` imports: none of this is timed as work."""
        if self._process is not None and self._process.returncode is None:
            return
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", __name__),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=os.environ | ONE_THREAD | {"PYTHONPATH": os.pathsep.join(sys.path)},
        )
        await self._ask(START_SECONDS, self._prepare)

    async def _ask(self, seconds: float, function: Callable[..., Any], *args: object) -> Any:
        try:
            async with asyncio.timeout(seconds):
                answer = await self._exchange(pickle.dumps((function, args)))
        except BaseException:
            await self.end()
            raise
        went_well, found = pickle.loads(answer)
        if not went_well:
            raise found
        return found

    async def _exchange(self, frame: bytes) -> bytes:
        assert self._process is not None
        to, of = self._process.stdin, self._process.stdout
        assert to is not None
        assert of is not None
        try:
            to.write(len(frame).to_bytes(LENGTH) + frame)
            await to.drain()
            return await of.readexactly(int.from_bytes(await of.readexactly(LENGTH)))
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            raise WorkerDied(f"the process ended with {await self._process.wait()}") from error

    def kill(self) -> None:
        """Whoever waits for its answer hears that it died."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.communicate()  # reads to the end, so that the pipes are closed


# In the process itself -----------------------------------------------------------------------


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Until the server's end is closed."""
    while length := requests.read(LENGTH):
        frame = run(requests.read(int.from_bytes(length)))
        answers.write(len(frame).to_bytes(LENGTH) + frame)
        answers.flush()


def run(frame: bytes) -> bytes:
    """Whether it went well, and what came of it or the exception."""
    try:
        function, args = pickle.loads(frame)
        return pickle.dumps((True, function(*args)))
    except Exception as error:
        with suppress(Exception):  # which of others' exceptions survive cannot be known before
            if isinstance(pickle.loads(answer := pickle.dumps((False, error)))[1], type(error)):
                return answer
        return pickle.dumps((False, RuntimeError(f"{type(error).__name__}: {error}")))


def import_module_of(work: object) -> None:
    """Does nothing: unpickling its argument has imported the module."""


def run_bounded(work: Callable[[*Args], Found], args: tuple[*Args], seconds: float) -> Found:
    """Bounded in memory; an alarm ends the process even if the server was killed."""
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


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, who ends us
    requests, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    with open(os.devnull) as nothing:
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)  # what somebody's bot prints is no answer
    with suppress(BrokenPipeError):
        serve(requests, answers)


if __name__ == "__main__":
    main()
