"""Real processes: a server of its own, and the workers in which its bots think."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from clowder.server.work import worker
from tests.server.bench import lay_database
from tests.server.starter import Started, starter
from tests.server.warm import Wanted
from tests.waiting import PATIENCE, wait_until


def command(folder: Path, port: int = 0, program: str = "clowder") -> list[str]:
    return [sys.executable, "-m", program, *arguments(folder, port)]


def arguments(folder: Path, port: int) -> tuple[str, ...]:
    return ("serve", "--data", str(folder), "--port", str(port))


def environment(settings: dict[str, object]) -> dict[str, str]:
    usual = {"warm": False}  # most tests need no worker
    return os.environ | {
        f"CLOWDER_{name.upper()}": str(v) for name, v in (usual | settings).items()
    }


class Server:
    """Where it serves, and its process."""

    def __init__(self, process: Started, address: str) -> None:
        self.process = process
        self.address = address
        self.port = port_of(address)


def port_of(address: str) -> int:
    return int(address.rpartition(":")[2])


@contextmanager
def serving(
    folder: Path, port: int = 0, program: str = "clowder", **settings: object
) -> Iterator[Server]:
    """A fork of a process that has imported everything: how it ends is not known. What it has
    acknowledged outlives it, but no loss of power."""
    lay_database(folder)
    with started(program, arguments(folder, port), environment(settings)) as server:
        yield server


@contextmanager
def started(
    program: str, arguments: tuple[str, ...], environment: dict[str, str]
) -> Iterator[Server]:
    with TemporaryDirectory() as place:
        out = Path(place) / "out"
        wanted = Wanted(arguments, str(out), environment, program, durable=False)
        process = starter().start(wanted)
        try:
            yield Server(process, address_of(process, out))
        finally:
            process.kill()


def clowder(*words: object) -> subprocess.CompletedProcess[str]:
    """A command to its end, likewise in a fork."""
    called = tuple(map(str, words))
    with TemporaryDirectory() as place:
        out, errors, code = (Path(place) / name for name in ("out", "errors", "code"))
        wanted = Wanted(called, str(out), dict(os.environ), errors=str(errors), code=str(code))
        process = starter().start(wanted)
        wait_until(lambda: not process.is_alive(), f"clowder {' '.join(called)} to end")
        texts = (file.read_text("utf-8") for file in (out, errors))
        return subprocess.CompletedProcess(called, int(code.read_text()), *texts)


def address_of(process: Started, out: Path) -> str:
    """Where it serves, once it has said so."""

    def said() -> str:
        return out.read_text() if out.exists() else ""

    def whole_line() -> re.Match[str] | None:
        return re.search(r"serving at (\S+)\n", said())

    wait_until(lambda: whole_line() or not process.is_alive(), "a server", said)
    found = whole_line()
    assert found is not None, f"the server has ended: {said()}"
    return found[1]


class OwnServer:
    """A server that was started as everybody does: its first words, and its last."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        self.process = process
        self.address = process.stdout.readline().split()[-1]
        self.port = port_of(self.address)

    def end(self) -> tuple[int, str]:
        """SIGTERM: the exit code, and what it had to say about it."""
        self.process.terminate()
        said, complained = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, said + complained


@contextmanager
def serving_anew(
    folder: Path, port: int = 0, program: str = "clowder", **settings: object
) -> Iterator[OwnServer]:
    """A program of its own from the beginning, which takes longer."""
    process = subprocess.Popen(
        command(folder, port, program),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(settings),
    )
    with process:
        try:
            yield OwnServer(process)
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
