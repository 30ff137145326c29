"""Shows that the disk is waited for: python -m tests.server.sync_trace [acknowledgements]

Runs a server under strace. No command may leave the server, in an acknowledgement or in an update,
before an fdatasync of the write-ahead log that began after the command was written there.
"""

from __future__ import annotations

import asyncio
import os
import re
import secrets
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from clowder.client import Client
from clowder.server.wire import requests
from tests.server.process import OwnServer, command

STRACE = ["strace", "-f", "-y", "-s", "100000", "-e", "trace=pwrite64,fdatasync,/^(send|write)"]
CALL = re.compile(r"^(?P<thread>\d+) +(?P<call>\w+)\(\d+<(?P<file>[^>]*)>(?P<rest>.*)$")
RESUMED = re.compile(r"^(?P<thread>\d+) +<\.\.\. fdatasync resumed>")


class Trace:
    """Reads the calls in order."""

    def __init__(self, commands: Iterable[str]) -> None:
        self.unsynced = set(commands)  # not known to be on disk
        self.written: set[str] = set()  # in the log, but maybe not on disk
        self.syncing: dict[str, set[str]] = {}  # by thread: what a sync under way will cover
        self.acknowledged: set[str] = set()
        self.early: set[str] = set()  # told to somebody too soon

    def read(self, line: str) -> None:
        if resumed := RESUMED.match(line):
            self.unsynced -= self.syncing.pop(resumed["thread"], set())
        elif call := CALL.match(line):
            self._read_call(call["thread"], call["call"], call["file"], call["rest"])

    def _read_call(self, thread: str, call: str, file: str, rest: str) -> None:
        if file.endswith("-wal") and call == "pwrite64":
            self.written |= {command for command in self.unsynced if command in rest}
        elif file.endswith("-wal") and call == "fdatasync" and "unfinished" in rest:
            self.syncing[thread] = set(self.written)
        elif file.endswith("-wal") and call == "fdatasync":
            self.unsynced -= self.written
        elif file.startswith(("TCP", "socket")):
            self._read_sending(rest)

    def _read_sending(self, rest: str) -> None:
        self.early |= {command for command in self.unsynced if command in rest}
        self.acknowledged |= set(re.findall(r'\\"Done\\",\\"id\\":\\"(\w+)\\"', rest))


async def talk(address: str, times: int) -> list[str]:
    """Lines of chat: unlike moves, they can be found in what everybody is shown as well."""
    commands = [secrets.token_hex(8) for _ in range(times)]
    async with Client(address, "Ann") as client:
        table = await client.open("cat_in_the_box", 2)
        for name in commands:
            await table.command(requests.Chat(name, f"says {name}"))
        await table.close()
    return commands


def run(folder: Path, times: int) -> Trace:
    report = folder / "strace"
    settings = {
        "CLOWDER_MESSAGES_PER_SECOND": "1e6",
        "CLOWDER_MESSAGES_AT_ONCE": "1000000",
        "CLOWDER_CHATS_PER_MINUTE": "1000000",
    }
    with subprocess.Popen(
        [*STRACE, "-o", str(report), *command(folder)],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | settings,
        start_new_session=True,
    ) as process:
        try:
            commands = asyncio.run(talk(OwnServer(process).address, times))
        finally:
            os.killpg(process.pid, signal.SIGTERM)
    trace = Trace(commands)
    with report.open(encoding="utf-8", errors="replace") as lines:
        for line in lines:
            trace.read(line)
    return trace


def main(times: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        trace = run(Path(folder), times)
    seen = len(trace.acknowledged)
    print(f"{seen} of {times} acknowledgements seen, {len(trace.early)} before their fdatasync")
    sys.exit(0 if seen == times and not trace.early else 1)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
