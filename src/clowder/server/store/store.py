"""The store: what is on disk, and the one writer that commits whatever has queued up."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any, TypeVar

from sqlalchemy import Connection, Engine, delete, insert, select
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, SQLAlchemyError

from clowder.core.value import from_json, to_json
from clowder.server.failpoints import failpoint
from clowder.server.log.entries import LogEntry
from clowder.server.store import schema
from clowder.server.store.checks import find_held, find_known
from clowder.server.store.engine import READERS, UnsafeDatabase, is_deadlock, is_shared
from clowder.server.store.folder_lock import lock
from clowder.server.store.index import Statement, change, index_entry
from clowder.server.store.leftovers import end_connections
from clowder.server.store.outbox import put_notice
from clowder.server.store.rows import NOTHING_MORE, Following, Lease, LogRow, columns_of
from clowder.server.store.upgrade import upgrade

MOST_TOGETHER = 256  # writes in one commit
PROBE_BYTES = 8192  # two pages: the database must have room to grow

logger = logging.getLogger(__name__)
Found = TypeVar("Found")


class Conflict(Exception):
    """Somebody else has written an entry of that number, or that command was written before."""


class StorageError(Exception):
    """The disk said no, or cannot be asked; whoever tries again learns what was written."""


class LeaseLost(Exception):
    """Another node runs the bots and clocks of that table by now; nothing has been written."""


class Forgotten(StorageError):
    """Somebody whom it names is nobody any more; nothing has been written."""


@dataclass(eq=False)
class Write:
    """Statements that take effect together, if the lease holds and nobody whom they name was
    forgotten; `done` wakes whoever waits for them."""

    statements: list[Statement]
    lease: Lease | None = None
    people: frozenset[str] = frozenset()  # the sessions that they name
    done: asyncio.Future[None] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class Store:
    """Everything that is written is written on one thread of its own, a whole commit at a time:
    each change of threads would have to wait for the busy loop to let go. SQLite is read there,
    too; a database that several nodes share is read beside the writer."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.shared = is_shared(engine)
        self._thread = ThreadPoolExecutor(1, "store")
        self._beside = ThreadPoolExecutor(READERS, "reader") if self.shared else self._thread
        self._queue: asyncio.Queue[Write] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._locked: IO[bytes] | None = None
        self.written = 0
        self.commits = 0
        self.failures = 0  # commits that the disk refused
        self.failing = False  # whether the last one was
        self.refused = 0  # writes whose lease was lost, or who name somebody forgotten

    async def open(self) -> None:
        """Bring the database up to date and begin to write; raises Fault where it is in use."""
        file = self.engine.url.database
        if self.engine.dialect.name == "sqlite" and file:
            self._locked = lock(Path(file))
        try:
            await self._run(upgrade)
        except (SQLAlchemyError, OSError) as error:
            raise StorageError(first_line(error)) from None
        self._writer = asyncio.create_task(self._write_on(), name="store writer")

    async def close(self) -> None:
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        if self.shared:  # whoever reads has a connection until then
            await asyncio.to_thread(self._beside.shutdown)
        await self._apart(end_connections, self.engine)
        self._thread.shutdown()
        if self._locked is not None:
            self._locked.close()

    async def run(self, work: Callable[[Connection], Found]) -> Found:
        """Do some work on a connection, and commit; again where that was found dead. Raises
        StorageError."""
        try:
            return await self._run(work)
        except (SQLAlchemyError, OSError, UnsafeDatabase) as error:
            raise StorageError(first_line(error)) from None

    async def _run(self, work: Callable[[Connection], Found]) -> Found:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._beside, run_and_commit, self.engine, work)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
        return await loop.run_in_executor(self._beside, run_and_commit, self.engine, work)

    async def _apart(self, work: Callable[..., Found], *args: Any) -> Found:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *args)

    async def write(
        self,
        *statements: Statement,
        lease: Lease | None = None,
        people: Collection[str] = (),
    ) -> None:
        """Returns once the statements are on disk; raises Conflict, StorageError (of which
        Forgotten is one, where there are sessions that they name) or LeaseLost."""
        write = Write(list(statements), lease, frozenset(people))
        self._queue.put_nowait(write)
        await write.done

    async def read(self, query: Any) -> Sequence[Any]:
        """Raises StorageError."""
        return await self.run(lambda connection: connection.execute(query).all())

    async def probe(self) -> None:
        """Raises StorageError unless something can be written; a full disk can still be read."""
        key = f"probe/{secrets.token_hex(8)}"
        row = {"key": key, "value": bytes(PROBE_BYTES)}
        gone = delete(schema.house).where(schema.house.c.key == key)
        await self.write((insert(schema.house), row), (gone, {}))

    async def append(
        self,
        table: str,
        row: LogRow,
        following: Following = NOTHING_MORE,
        lease: Lease | None = None,
    ) -> None:
        """The next entry of a table's log, in one commit with what follows from it: whose table
        it is, its status, and the rest; with a `lease` only while that holds."""
        entry = (INSERT_ENTRY, log_columns(table, row))
        statements = [entry, *index_entry(table, row, following.ended)]
        if following.info is not None:
            statements.append(change(table, info=following.info))
        statements += [(insert(schema.outcomes), columns_of(row)) for row in following.outcomes]
        if following.result is not None:
            statements.append((insert(schema.results), columns_of(following.result)))
        if following.notice is not None:
            statements.append(put_notice(table, row.number, following.notice))
        await self.write(*statements, lease=lease, people=following.people)

    async def log(self, table: str, since: int = 0) -> list[LogRow]:
        """The log of a table after entry `since`."""
        columns = schema.lines.c
        query = select(columns.number, columns.command, columns.line, columns.at)
        wanted = query.where(columns.table == table, columns.number > since)
        rows = await self.read(wanted.order_by(columns.number))
        return [
            LogRow(number, command, from_json(line, LogEntry), at)
            for number, command, line, at in rows
        ]

    async def _write_on(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < MOST_TOGETHER and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            failpoint("queued")
            await self._commit(batch)

    async def _commit(self, batch: list[Write]) -> None:
        """Write all in one commit; where one of them fails, one half and then the other."""
        try:
            refused = await self._apart(commit, self.engine, batch)
        except (OperationalError, OSError) as error:
            if is_deadlock(error) and len(batch) > 1:
                await self._settle(batch, error)
                return
            self._note_failure(first_line(error))
            for write in batch:
                resolve(write, StorageError(first_line(error)))
        except Exception as error:  # whatever is wrong with one of them, the writer writes on
            await self._settle(batch, error)
        else:
            self.commits += 1
            self.written += len(batch) - len(refused)
            self.refused += len(refused)
            if self.failing:
                self.failing = False
                logger.warning("the database can be written again")
            for write in batch:
                resolve(write, refused[write]() if write in refused else None)

    def _note_failure(self, reason: str) -> None:
        """Log a failure once until it works again: everybody tries again and again."""
        self.failures += 1
        if not self.failing:
            self.failing = True
            logger.error("the database cannot be written: %s", reason)

    async def _settle(self, batch: list[Write], error: Exception) -> None:
        if len(batch) > 1:
            half = len(batch) // 2
            await self._commit(batch[:half])
            await self._commit(batch[half:])
        elif isinstance(error, IntegrityError):
            resolve(batch[0], Conflict())
        else:
            self._note_failure(first_line(error))
            resolve(batch[0], StorageError(first_line(error)))


INSERT_ENTRY = insert(schema.lines)


def log_columns(table: str, row: LogRow) -> dict[str, Any]:
    return {
        "table": table,
        "number": row.number,
        "command": row.command,
        "line": to_json(row.entry).decode(),
        "at": row.at,
    }


def resolve(write: Write, error: Exception | None) -> None:
    """Wake whoever waits for a write, unless they have gone."""
    if write.done.done():
        return
    if error is None:
        write.done.set_result(None)
    else:
        write.done.set_exception(error)


def first_line(error: Exception) -> str:
    """The error without the statement and its values, which do not belong in a log."""
    return str(error).partition("\n")[0]


def run_and_commit(engine: Engine, work: Callable[[Connection], Found]) -> Found:
    with engine.begin() as connection:
        return work(connection)


def commit(engine: Engine, batch: list[Write]) -> dict[Write, type[Exception]]:
    """Commit the batch; returns those writes that were left out, and why."""
    with engine.connect() as connection:
        refused = find_refused(connection, batch)
        execute_all(connection, [write for write in batch if write not in refused])
        failpoint("before_commit")
        connection.commit()
        failpoint("after_commit")
    return refused


def find_refused(connection: Connection, batch: list[Write]) -> dict[Write, type[Exception]]:
    leases = [write.lease for write in batch if write.lease is not None]
    held = find_held(connection, leases)
    known = find_known(connection, {session for write in batch for session in write.people})
    refused: dict[Write, type[Exception]] = {}
    for write in batch:
        it = write.lease
        if it is not None and (it.table, it.node, it.epoch) not in held:
            refused[write] = LeaseLost
        elif not write.people <= known:
            refused[write] = Forgotten
    return refused


def execute_all(connection: Connection, batch: list[Write]) -> None:
    """Write the batch; log entries, nearly all there is, go into one statement."""
    rows = [
        row for write in batch for statement, row in write.statements if statement is INSERT_ENTRY
    ]
    others = [item for write in batch for item in write.statements if item[0] is not INSERT_ENTRY]
    for statement, row in others:
        connection.execute(statement, row)
    if rows:
        # In one order on every node, so that none waits for another that waits for it.
        rows.sort(key=lambda row: (row["table"], row["number"]))
        connection.execute(INSERT_ENTRY, rows)
