"""The process that starts servers, one for each test worker, and from outside what it started."""

from __future__ import annotations

import atexit
import os
import signal
import subprocess
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path
from threading import Lock

from clowder.core.value import to_json
from tests.server.warm import Wanted
from tests.waiting import wait_until

ROOT = Path(__file__).parents[2]


class Starter:
    """Speaks to that process, which ends when its stdin does."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.warm"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=ROOT,
        )
        self._turn = Lock()  # there are threads with loops of their own

    def start(self, wanted: Wanted) -> Started:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with self._turn:
            self._process.stdin.write(to_json(wanted) + b"\n")
            self._process.stdin.flush()
            return Started(int(self._process.stdout.readline()))

    def close(self) -> None:
        self._process.communicate()


@cache
def starter() -> Starter:
    """There from the first server on until all tests are over."""
    found = Starter()
    atexit.register(found.close)
    return found


class Started:
    """A process that is no child of ours."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def send_signal(self, number: signal.Signals) -> None:
        os.kill(self.pid, number)

    def is_alive(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def kill(self) -> None:
        """It is gone when this returns."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)
        wait_until(lambda: not self.is_alive(), "a killed process to be gone")
