"""Starts servers for the kill test, most of them quickly.

Importing a server takes longer than playing with it until it is killed. So everything is imported
once, and each server is a fork of that; a cold one is a plain `python -m clowder serve`. A line on
stdin asks for a server, the number of its process is the answer.
"""

from __future__ import annotations

import gc
import os
import signal
import sys

import alembic.command  # noqa: F401 (slow, and imported late)

from clowder.cli import main
from clowder.core.value import Value, from_json
from clowder.server import failpoints
from clowder.server.serving import configure
from clowder.server.settings import Settings
from clowder.server.tables.house import House
from tests.server.broken import FAULTS


class Wanted(Value):
    """A server: where it writes, where and how it may die, and what is wrong with it."""

    options: tuple[str, ...]  # of `clowder serve`
    out: str  # a file for everything it says
    settings: dict[str, str]  # its environment
    failpoints: str = ""
    fault: str = ""
    cold: bool = False


def start_servers() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the dead need no further care
    configure(House(Settings())).load()  # imports whatever a server needs
    gc.freeze()
    for line in sys.stdin:
        wanted = from_json(line, Wanted)
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            serve(wanted)
        print(child, flush=True)


def serve(wanted: Wanted) -> None:
    out = os.open(wanted.out, os.O_CREAT | os.O_WRONLY | os.O_TRUNC)
    sys.stdin = open(os.devnull)  # noqa: SIM115 (a fresh one, as at the start of a program)
    os.dup2(out, 1)
    os.dup2(out, 2)
    os.environ.update(wanted.settings)
    if wanted.cold:
        os.environ["CLOWDER_FAILPOINTS"] = wanted.failpoints
        command = [sys.executable, "-m", "clowder", "serve", *wanted.options]
        os.execv(sys.executable, command)
    failpoints.CHANCES.update(failpoints.read_chances(wanted.failpoints))
    if wanted.fault:
        FAULTS[wanted.fault]()
    try:
        main(["serve", *wanted.options])
    finally:
        os._exit(1)  # what started here must not go on to start servers


if __name__ == "__main__":
    start_servers()
