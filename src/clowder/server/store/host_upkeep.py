"""Hosts of the house by hand: a link for a new one, the list of them, and the end of one.

A SQLite file that a server uses is only read: a second connection that writes could spoil it."""

from __future__ import annotations

import hashlib
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, delete, select

from clowder.core.fault import Fault
from clowder.core.words import say
from clowder.server.store import host_links, kind_schema, schema
from clowder.server.store.engine import make_engine
from clowder.server.store.folder_lock import lock
from clowder.server.store.hosts import ActRow, HostRow, all_hosts, insert_act
from clowder.server.store.migrations import NEWEST
from clowder.server.store.upgrade import version_of
from clowder.server.store.upkeep import require_file

LINK_MINUTES = 10
ID_LENGTH = 8
KEY = "cookie_key"  # of the house, by which links are signed as well


@contextmanager
def database(engine: Engine) -> Iterator[Connection]:
    """Commits at the end; raises Fault where there is no database of this version."""
    try:
        with engine.begin() as connection:
            if version_of(connection) != NEWEST:
                raise Fault(
                    "the database is of another version; start clowder serve with it once",
                    say("fault-host-version"),
                )
            yield connection
    finally:
        engine.dispose()


def reader(url: str) -> Engine:
    """A connection that cannot change a SQLite file."""
    engine = make_engine(url)
    if (file := file_of(engine)) is None:
        return engine
    address = f"{file.resolve().as_uri()}?mode=ro"
    return create_engine("sqlite://", creator=lambda: sqlite3.connect(address, uri=True))


def file_of(engine: Engine) -> Path | None:
    """The SQLite file; raises Fault where it is not there."""
    if engine.dialect.name != "sqlite" or not engine.url.database:
        return None
    file = Path(engine.url.database)
    require_file(file)
    return file


def make_link(url: str) -> str:
    """The secret of a link that makes whoever opens it a host: once, and for some minutes."""
    with database(reader(url)) as connection:
        house = schema.house.c
        key = connection.scalars(select(house.value).where(house.key == KEY)).one()
    return host_links.sign(bytes(key), now_ms() + LINK_MINUTES * 60_000)


def list_hosts(url: str) -> list[tuple[str, HostRow]]:
    """Each with an id; the first first."""
    with database(reader(url)) as connection:
        rows = [HostRow(**row._mapping) for row in connection.execute(all_hosts())]
    return [(id_of(row.session), row) for row in rows]


def id_of(session: str) -> str:
    return hashlib.sha256(f"host/{session}".encode()).hexdigest()[:ID_LENGTH]


def revoke(url: str, id: str) -> str:
    """They are a host no more: their name. Raises Fault where there is none of that id, or a server
    runs with the SQLite file."""
    found = next((row for each, row in list_hosts(url) if each == id), None)
    if found is None:
        raise Fault(f"there is no host {id}", say("fault-no-host", id=id))
    engine, hosts = make_engine(url), kind_schema.hosts
    file = file_of(engine)
    with nullcontext() if file is None else lock(file), database(engine) as connection:
        connection.execute(delete(hosts).where(hosts.c.session == found.session))
        statement, columns = insert_act(ActRow(now_ms(), None, "revoke", found.session))
        connection.execute(statement, columns)
    return found.name


def now_ms() -> int:
    return int(time.time() * 1000)
