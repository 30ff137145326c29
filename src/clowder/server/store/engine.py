"""Connections to the database, and what must hold before one is used."""

from __future__ import annotations

from typing import Any

from sqlalchemy import URL, Engine, ExceptionContext, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from clowder.core.fault import Fault
from clowder.core.words import say

PRAGMAS: tuple[str, ...] = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "secure_delete=ON",  # whoever is forgotten is not left in pages that are free by then
    "busy_timeout=5000",
    "wal_autocheckpoint=8000",  # pages: rarer, since everybody waits for a checkpoint
    "cache_size=-65536",  # kilobytes: entries of all tables are written in turn
)
READERS = 4  # connections beside the writer's, where the database is shared
DURABLE = ("fsync", "full_page_writes", "synchronous_commit")  # must not be off
# A node that stops in the middle of a commit must not hold up the others for longer.
PATIENCE = ("idle_in_transaction_session_timeout=2s", "lock_timeout=5s")
# Where the machine of the database is suddenly gone, nobody says so: whoever waits for its answer
# would wait for hours. Seconds, but for the last, and what the URL says counts more.
ALERT = {
    "connect_timeout": "5",
    "keepalives_idle": "4",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
}
DEADLOCK, READ_ONLY = "40P01", "25006"  # codes of PostgreSQL


class UnsafeDatabase(Fault):
    """The database may forget what it has said is on disk."""


def make_engine(url: str) -> Engine:
    """Raises Fault where the URL makes no sense, or its driver is not installed."""
    kept = 1 if url.startswith("sqlite") else 1 + READERS
    try:
        engine = create_engine(alert(make_url(url)), pool_size=kept, max_overflow=0)
    except ModuleNotFoundError as error:
        raise Fault(
            f"{error.name} is not installed; pip install clowder[postgres]",
            say("fault-driver", name=str(error.name), extra="postgres"),
        ) from None
    except ArgumentError as error:
        raise Fault(f"--db: {error}", say("fault-database-url", reason=str(error))) from None
    # One statement for all entries of a commit: for each, the driver lets go of the interpreter.
    engine.dialect.use_insertmanyvalues_wo_returning = True
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", set_up_sqlite)
    elif engine.dialect.name == "postgresql":
        event.listen(engine, "connect", set_up_postgresql)
        event.listen(engine, "handle_error", leave_read_only)
    return engine


def alert(url: URL) -> URL:
    if url.get_backend_name() != "postgresql":
        return url
    return url.set(query=ALERT | dict(url.query))


def is_shared(engine: Engine) -> bool:
    """Whether other nodes may use the same database: all but SQLite, which one server locks."""
    return engine.dialect.name != "sqlite"


def set_up_sqlite(connection: Any, _record: Any) -> None:
    """Acknowledged means on disk: every commit waits for the disk (FULL)."""
    connection.text_factory = read_text
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def read_text(raw: bytes) -> str:
    """What is no UTF-8 stays in its place: the driver would refuse the rows around it, too. Whoever
    decodes it says that it makes no sense."""
    return raw.decode("utf-8", "surrogateescape")


def set_up_postgresql(connection: Any, _record: Any) -> None:
    """Raises UnsafeDatabase, also where the database was started anew with other settings."""
    with connection.cursor() as cursor:
        for name in DURABLE:
            [value] = cursor.execute(f"SHOW {name}").fetchone()
            if value == "off":
                connection.close()
                raise UnsafeDatabase(
                    f"PostgreSQL runs with {name} = off: what was acknowledged could be lost;"
                    " switch it on",
                    say("fault-database-unsafe", name=name),
                )
        for setting in PATIENCE:
            name, _, value = setting.partition("=")
            cursor.execute(f"SET {name} = '{value}'")
    connection.commit()


def leave_read_only(context: ExceptionContext) -> None:
    """Where a database may only be read, all connections are made anew before they are used again:
    after a failover a new one may lead to another."""
    if getattr(context.original_exception, "sqlstate", None) == READ_ONLY:
        context.is_disconnect = True


def is_deadlock(error: Exception) -> bool:
    return getattr(getattr(error, "orig", None), "sqlstate", None) == DEADLOCK
