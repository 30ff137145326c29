"""Upkeep by hand: a copy of a running SQLite database, the way back, and what may be forgotten."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, nullcontext
from pathlib import Path

from sqlalchemy import Connection, and_, delete, exists, or_, select

from clowder.core.fault import Fault
from clowder.core.value import Value
from clowder.core.words import say
from clowder.server.store import kind_schema, schema
from clowder.server.store.engine import make_engine
from clowder.server.store.folder_lock import hand_over, lock
from clowder.server.store.friends import forget_statements
from clowder.server.store.kind_erasing import drop_kindness, prune_kindness
from clowder.server.store.upgrade import upgrade

OF_TABLES = (  # in an order that breaks no reference
    *(schema.lines, schema.seatings, schema.secrets, schema.results, schema.outcomes),
    *(schema.invitations, schema.notices, schema.leases, schema.presences),
    schema.tables,
)
MOST_AT_ONCE = 400  # names in one statement; SQLite has a limit


class Pruned(Value):
    """How much was forgotten."""

    tables: int
    sessions: int
    credentials: int


def back_up(database: Path, target: Path) -> None:
    """A whole copy, also while a server writes; `cp` would miss what is only in the log beside it.

    The copy is there whole or not at all. It is read by a connection that cannot write."""
    require_file(database)
    if target.exists():
        raise Fault(f"{target} exists already", say("fault-backup-exists", file=str(target)))
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    with closing(read_only(database)) as source, closing(sqlite3.connect(part)) as copy:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
    check(part)
    settle(part, target)


def read_only(database: Path) -> sqlite3.Connection:
    """Writes nothing and moves nothing from the log into the file: that is the server's alone."""
    return sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True, timeout=30)


def restore(copy: Path, database: Path, overwrite: bool) -> None:
    """Put a copy in the place of a database that no server uses; the one before stays beside it."""
    require_file(copy)
    check(copy)
    database.parent.mkdir(parents=True, exist_ok=True)
    with lock(database):
        if database.exists() and not overwrite:
            raise Fault(
                f"{database} exists already; --overwrite puts it aside",
                say("fault-restore-exists", file=str(database)),
            )
        part = database.with_name(f"{database.name}.part")
        part.write_bytes(copy.read_bytes())
        for ending in ("", "-wal", "-shm"):  # together they are the database there was
            old = database.with_name(f"{database.name}{ending}")
            if old.exists():
                old.replace(database.with_name(f"{database.name}.before{ending}"))
        hand_over(part)
        settle(part, database)


def check(file: Path) -> None:
    """Raises Fault unless it is a database of ours that is whole."""
    try:
        with closing(read_only(file)) as database:
            [[found]] = database.execute("PRAGMA integrity_check(1)").fetchall()
            database.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        found = str(error)
    if found != "ok":
        reason = say("fault-backup-broken", file=str(file), reason=found)
        raise Fault(f"{file} is no whole database of clowder: {found}", reason)


def require_file(file: Path) -> None:
    if not file.is_file():
        raise Fault(f"there is no {file}", say("fault-no-file", file=str(file)))


def settle(part: Path, target: Path) -> None:
    """On disk first, then under its name."""
    with part.open("rb+") as written:
        os.fsync(written.fileno())
    part.replace(target)


def prune_database(url: str, before: int) -> Pruned:
    """Raises Fault where a server is running with the SQLite file, or there is none."""
    engine = make_engine(url)
    file = engine.url.database
    held = nullcontext()
    if engine.dialect.name == "sqlite" and file:
        require_file(Path(file))
        held = lock(Path(file))  # type: ignore[assignment]
    with held:
        try:
            with engine.begin() as connection:
                upgrade(connection)
            with engine.begin() as connection:
                return prune(connection, before)
        finally:
            engine.dispose()


def prune(connection: Connection, before: int) -> Pruned:
    """Forget tables that ended before that time (milliseconds), and guests who have no table, who
    came before and have none but old cookies and tokens."""
    tables = prune_tables(connection, before)
    credentials = schema.credentials.c
    ended = delete(schema.credentials).where(credentials.ends_at < before)
    ended_count = connection.execute(ended).rowcount
    connection.execute(delete(schema.device_links))  # they work for two minutes
    ended_links = delete(schema.friend_links).where(schema.friend_links.c.ends_at < before)
    connection.execute(ended_links)
    prune_kindness(connection, before)
    sessions, seatings = schema.sessions.c, schema.seatings.c
    recent = exists().where(credentials.session == sessions.session, credentials.made_at >= before)
    seated = exists().where(seatings.session == sessions.session)
    hosting = exists().where(schema.tables.c.host == sessions.session)
    listed = exists().where(schema.results.c.session == sessions.session)
    kept = exists().where(schema.phrases.c.session == sessions.session)
    signing = exists().where(schema.passkeys.c.session == sessions.session)
    hosts = exists().where(kind_schema.hosts.c.session == sessions.session)
    barred = exists().where(kind_schema.bars.c.session == sessions.session)
    older = schema.sessions.alias("older")
    whole = exists().where(older.c.person == sessions.session)
    needed = or_(recent, seated, hosting, listed, kept, signing, hosts, barred, whole)
    idle = select(sessions.session).where(and_(sessions.made_at < before, ~needed))
    names = list(connection.scalars(idle))
    gone = sum(
        connection.execute(delete(schema.credentials).where(credentials.session.in_(some))).rowcount
        for some in in_parts(names)
    )
    for some in in_parts(names):
        for forgotten in forget_statements(some):
            connection.execute(forgotten)
        drop_kindness(connection, some)
        for theirs in (schema.notice_settings, schema.sessions):
            connection.execute(delete(theirs).where(theirs.c.session.in_(some)))
    return Pruned(tables, len(names), ended_count + gone)


def prune_tables(connection: Connection, before: int) -> int:
    tables = schema.tables.c
    over = select(tables.table).where(tables.status == "over", tables.ended_at < before)
    names = list(connection.scalars(over))
    for some in in_parts(names):
        for kept in OF_TABLES:
            connection.execute(delete(kept).where(kept.c.table.in_(some)))
    return len(names)


def in_parts(names: list[str]) -> list[list[str]]:
    return [names[at : at + MOST_AT_ONCE] for at in range(0, len(names), MOST_AT_ONCE)]
