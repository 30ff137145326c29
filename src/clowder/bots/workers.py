"""Work spread over processes of this machine, or over a cluster of machines (Ray)."""

from __future__ import annotations

import threading
import warnings
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from itertools import chain
from socket import create_connection
from typing import Any, Final, Generic, TypeVar, cast

from clowder.core.fault import Fault
from clowder.core.words import say

Item = TypeVar("Item")
Done = TypeVar("Done")


class End:
    """Marks the end of the items, since any value may be an item."""


END: Final = End()
PATIENCE = 10  # seconds until a cluster answers
TRIES = 3  # lost workers in a row, with nothing done in between, after which it gives up

# There is one worker for each core, but it claims half a core only, so that workers replacing lost
# ones still fit on the machines that are left.
ON_CLUSTER = {"num_cpus": 0.5}


def spread(
    work: Callable[[Item], Done],
    items: Iterable[Item],
    processes: int | None = 1,
    cluster: str | None = None,
) -> Iterator[Done]:
    """Yield the result of each item, in order; the items of a lost worker are done again.

    `processes` is how many work at once (None: as many as a cluster has); `cluster` is the address
    of a Ray cluster, or "auto" for the one that runs here.
    """
    how = {"n_jobs": processes or 1} if cluster is None else on_cluster(cluster, processes)
    feed, lost = Feed(items), 0
    while True:
        try:
            for done in attempt(work, feed, how):
                lost = 0
                yield done
            return
        except losses(cluster) as error:
            lost += 1
            if lost >= TRIES:
                sentence = say("fault-workers-lost", times=lost)
                raise Fault(f"{lost} workers in a row were lost: {error}", sentence) from error
        feed.begin_again()


def attempt(work: Callable[[Item], Done], feed: Feed[Item], how: dict[str, Any]) -> Iterator[Done]:
    from joblib import Parallel, delayed  # slow to load, and a single game does without

    calls = (delayed(work)(item) for item in feed.items())
    results = Parallel(return_as="generator", **how)(calls)
    try:
        for done in results:
            feed.waiting.popleft()
            yield done
    finally:
        with without_a_word():
            results.close()


@contextmanager
def without_a_word() -> Iterator[None]:
    """joblib warns of what is left undone, and the thread that gives work out may end over work
    that it has just been told to leave (KeyError). Whoever stops early means to."""
    usual = threading.excepthook

    def tell(what: threading.ExceptHookArgs) -> None:
        is_leaving = type(what.thread).__name__ == "_ExecutorManagerThread"
        if not (is_leaving and what.exc_type is KeyError):
            usual(what)

    threading.excepthook = tell
    try:
        with warnings.catch_warnings(action="ignore", category=UserWarning):
            yield
    finally:
        threading.excepthook = usual


class Feed(Generic[Item]):
    """Items to be worked on; those given out are remembered until their result is there."""

    def __init__(self, items: Iterable[Item]) -> None:
        self._source = iter(items)
        self._lock = threading.Lock()  # joblib takes items from several threads
        self._turn = 0
        self.waiting: deque[Item] = deque()

    def items(self) -> Iterator[Item]:
        turn = self._turn
        while (item := self._take(turn)) is not END:
            yield cast("Item", item)

    def _take(self, turn: int) -> Item | End:
        with self._lock:
            if turn != self._turn:
                return END
            for item in self._source:
                self.waiting.append(item)
                return item
            return END

    def begin_again(self) -> None:
        """Give out again what was not done; iterators made before this end."""
        with self._lock:
            self._turn += 1
            self._source = chain(list(self.waiting), self._source)
            self.waiting.clear()


def losses(cluster: str | None) -> tuple[type[BaseException], ...]:
    """The exceptions that say that a worker process has died."""
    from joblib.externals.loky.process_executor import BrokenProcessPool

    if cluster is None:
        return (BrokenProcessPool,)
    errors = import_module("ray.exceptions")
    gone = (errors.RayActorError, errors.RaySystemError, errors.WorkerCrashedError)
    return (BrokenProcessPool, *gone)


def join_cluster(address: str) -> Any:
    """Ray, connected; raises Fault where there is no such cluster, or nothing to connect with."""
    try:
        ray = import_module("ray")
    except ImportError as error:
        raise Fault("Ray is not installed: clowder[cluster]", say("fault-no-ray")) from error
    if not ray.is_initialized():
        try:
            knock(address)
            ray.init(address=address, log_to_driver=False, logging_level="error")
        except (OSError, ValueError, RuntimeError) as error:
            sentence = say("fault-no-cluster", address=address)
            raise Fault(f"no Ray cluster at '{address}': {error}", sentence) from error
    return ray


def knock(address: str) -> None:
    """Raises OSError where nothing listens at the address; Ray itself would retry for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        create_connection((host, int(port)), timeout=PATIENCE).close()


def leave_cluster() -> None:
    import_module("ray").shutdown()


def on_cluster(address: str, processes: int | None) -> dict[str, Any]:
    """The arguments by which joblib.Parallel uses that cluster."""
    cores = int(join_cluster(address).cluster_resources()["CPU"])
    # With one worker joblib would start none and do the work in this process.
    count = max(2, min(processes or cores, cores))
    backend = import_module("ray.util.joblib.ray_backend").RayBackend(ray_remote_args=ON_CLUSTER)
    # It inherits False from the backend for local processes, whose pool cannot do it safely. Ray's
    # own pool can, and games are to be reported as they end.
    backend.supports_return_generator = True
    return {"n_jobs": count, "backend": backend}
