"""Real processes: a server of its own, and the workers in which its bots think."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from clowder.server.work import worker
from tests.waiting import PATIENCE


def command(folder: Path, port: int = 0, program: str = "clowder") -> list[str]:
    options = ["--data", str(folder), "--port", str(port)]
    return [sys.executable, "-m", program, "serve", *options]


class Server:
    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        self.process = process
        self.address = process.stdout.readline().split()[-1]
        self.port = int(self.address.rpartition(":")[2])

    def end(self) -> tuple[int, str]:
        """SIGTERM: the exit code, and what it had to say about it."""
        self.process.terminate()
        said, complained = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, said + complained


@contextmanager
def serving(
    folder: Path, port: int = 0, program: str = "clowder", **settings: object
) -> Iterator[Server]:
    settings = {"warm": False} | settings  # most tests need no worker
    names = {f"CLOWDER_{name.upper()}": str(value) for name, value in settings.items()}
    process = subprocess.Popen(
        command(folder, port, program),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | names,
    )
    with process:
        try:
            yield Server(process)
        finally:
            process.kill()


WORKER = worker.__name__.encode()


def workers_of(parent: int) -> list[int]:
    """The processes that `parent` has started to think."""
    return [child for child in children_of(parent) if WORKER in command_of(child)]


def children_of(parent: int) -> list[int]:
    task = Path(f"/proc/{parent}/task/{parent}/children")
    return [int(word) for word in task.read_text().split()]


def command_of(process: int) -> bytes:
    """Nothing once it has ended."""
    with suppress(FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{process}/cmdline").read_bytes()
    return b""


def is_there(process: int) -> bool:
    """Whether that worker still lives."""
    return WORKER in command_of(process)
