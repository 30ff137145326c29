"""Starts servers for tests, most of them quickly: `tests/server/starter.py` speaks to it.

Importing a server takes longer than most tests that play with one. So everything is imported once,
and each server is a fork of that; a cold one is a plain `python -m clowder serve`. A line on stdin
asks for a server, the number of its process is the answer.
"""

from __future__ import annotations

import gc
import os
import runpy
import signal
import sys
import traceback
from pathlib import Path

import alembic.command  # noqa: F401 (slow, and imported late)

import clowder.cli  # noqa: F401 (likewise)
from clowder.core.value import Value, from_json
from clowder.locales import Words
from clowder.server import failpoints
from clowder.server.serving import configure
from clowder.server.settings import Settings
from clowder.server.store import engine
from clowder.server.tables.house import House
from tests.server.broken import FAULTS


class Wanted(Value):
    """A server: where it writes, where and how it may die, and what is wrong with it."""

    arguments: tuple[str, ...]  # of the program
    out: str  # a file for everything it says
    environment: dict[str, str]
    program: str = "clowder"  # as `python -m` takes it
    failpoints: str = ""
    fault: str = ""
    cold: bool = False
    durable: bool = True  # commits wait for the disk
    errors: str = ""  # a file for what goes to stderr, where that is to be told apart
    code: str = ""  # a file for the exit code


def start_servers() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the dead need no further care
    configure(House(Settings())).load()  # imports whatever a server needs
    Words("en")  # parsed once, too
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
    os.dup2(os.open(wanted.errors, os.O_CREAT | os.O_WRONLY) if wanted.errors else out, 2)
    os.environ.clear()
    os.environ.update(wanted.environment)
    if wanted.cold:
        os.environ["CLOWDER_FAILPOINTS"] = wanted.failpoints
        command = [sys.executable, "-m", wanted.program, *wanted.arguments]
        os.execv(sys.executable, command)
    failpoints.CHANCES.update(failpoints.read_chances(wanted.failpoints))
    if not wanted.durable:
        engine.PRAGMAS = (*engine.PRAGMAS, "synchronous=OFF")
    if wanted.fault:
        FAULTS[wanted.fault]()
    sys.argv = [wanted.program, *wanted.arguments]
    code = 1
    try:
        code = exit_code(wanted.program)
    finally:
        if wanted.code:
            Path(wanted.code).write_text(str(code))
        os._exit(code)  # what started here must not go on to start servers


def exit_code(program: str) -> int:
    try:
        runpy.run_module(program, run_name="__main__", alter_sys=True)
    except SystemExit as ended:
        return ended.code if isinstance(ended.code, int) else int(ended.code is not None)
    except BaseException:
        traceback.print_exc()
        return 1
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
    return 0


if __name__ == "__main__":
    start_servers()
