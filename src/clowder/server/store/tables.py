"""Queries about tables: opening them, and finding those that are wanted."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Select, func, insert, select

from clowder.server.store import schema
from clowder.server.store.rows import LogRow, Status, TableRow, columns_of
from clowder.server.store.store import INSERT_ENTRY, Store, log_columns

tables = schema.tables.c
lines = schema.lines.c


async def create(store: Store, row: TableRow, seed: bytes, written: Sequence[LogRow]) -> None:
    """A table with the first entries of its log, all in one commit; raises Conflict where there
    is one of that name."""
    await store.write(
        (insert(schema.tables), columns_of(row)),
        (insert(schema.secrets), {"table": row.table, "seed": seed}),
        *((INSERT_ENTRY, log_columns(row.table, each)) for each in written),
    )


async def find_seed(store: Store, table: str) -> bytes:
    [row] = await store.read(select(schema.secrets.c.seed).where(schema.secrets.c.table == table))
    return bytes(row.seed)


async def find_status(store: Store, table: str) -> Status | None:
    """None where there is no such table."""
    rows = await store.read(select(tables.status).where(tables.table == table))
    return rows[0].status if rows else None


async def find_playing(store: Store) -> list[str]:
    """The names of all tables where a game is in progress."""
    return await names(store, select(tables.table).where(tables.status == "playing"))


async def find_listed(store: Store, most: int) -> list[str]:
    """The names of the public tables that are not over, newest first."""
    query = select(tables.table).where(tables.public, tables.status != "over")
    return await names(store, query.order_by(tables.made_at.desc()).limit(most))


async def find_idle(store: Store, before: int) -> list[str]:
    """The names of the tables that are not over and whose newest entry is older than that."""
    return await names(store, idle_tables(before))


def idle_tables(before: int) -> Select[tuple[str]]:
    """Reads one entry of each table that is not over, however many there are in all."""
    newest = (
        select(lines.at)
        .where(lines.table == tables.table)
        .order_by(lines.number.desc())
        .limit(1)
        .scalar_subquery()
    )
    return select(tables.table).where(tables.status.in_(("open", "playing")), newest < before)


async def count_unfinished(store: Store, host: str) -> int:
    """How many tables of that host are not over."""
    query = select(func.count()).where(tables.host == host, tables.status != "over")
    [row] = await store.read(query)
    return int(row[0])


async def names(store: Store, query: object) -> list[str]:
    return [row.table for row in await store.read(query)]
