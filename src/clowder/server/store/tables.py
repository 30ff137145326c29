"""Queries about tables: opening them, and finding those that are wanted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Select, and_, func, insert, or_, select

from clowder.server.store import schema
from clowder.server.store.index import change, index_entry
from clowder.server.store.rows import LogRow, SeatedRow, Status, TableRow, columns_of
from clowder.server.store.store import INSERT_ENTRY, Store, log_columns

tables = schema.tables.c
lines = schema.lines.c
seatings = schema.seatings.c


async def create(store: Store, row: TableRow, seed: bytes, written: Sequence[LogRow]) -> None:
    """A table with the first entries of its log, all in one commit; raises Conflict where there
    is one of that name or code."""
    await store.write(
        (insert(schema.tables), columns_of(row)),
        (insert(schema.secrets), {"table": row.table, "seed": seed}),
        *((INSERT_ENTRY, log_columns(row.table, each)) for each in written),
        *(statement for each in written for statement in index_entry(row.table, each)),
    )


async def find_by_code(store: Store, code: str) -> str | None:
    """The name of the table that waits under that code."""
    found = await names(store, select(tables.table).where(tables.code == code))
    return found[0] if found else None


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


async def find_unfinished_of(store: Store, session: str, most: int) -> list[SeatedRow]:
    """The tables at which somebody sits and which are not over, newest first."""
    query = seated(session).where(tables.status != "over")
    return await find_seated(store, session, query.order_by(tables.made_at.desc()).limit(most))


async def find_finished_of(
    store: Store, session: str, before: tuple[int, str] | None, most: int
) -> list[SeatedRow]:
    """The tables at which somebody sat until they were over, the last first; those that ended
    `before` a time, among equals before a name."""
    query = seated(session).where(tables.status == "over")
    if before is not None:
        at, name = before
        earlier = and_(tables.ended_at == at, tables.table < name)
        query = query.where(or_(tables.ended_at < at, earlier))
    latest = query.order_by(tables.ended_at.desc(), tables.table.desc())
    return await find_seated(store, session, latest.limit(most))


async def count_finished_of(store: Store, session: str) -> int:
    counted = seated(session).where(tables.status == "over").subquery()
    [row] = await store.read(select(func.count()).select_from(counted))
    return int(row[0])


async def note_end(store: Store, table: str, ended: str) -> None:
    """How a table ended that was over before that was written down."""
    await store.write(change(table, ended=ended))


def seated(session: str) -> Select[Any]:
    own = select(seatings.table).where(seatings.session == session)
    columns = (tables.table, tables.game, tables.status, tables.made_at)
    return select(*columns, tables.ended_at, tables.ended).where(tables.table.in_(own))


async def find_seated(store: Store, session: str, query: Select[Any]) -> list[SeatedRow]:
    rows = await store.read(query)
    wanted = [row.table for row in rows]
    own = select(seatings.table, seatings.seat).where(
        seatings.session == session, seatings.table.in_(wanted)
    )
    seats: dict[str, list[int]] = {name: [] for name in wanted}
    for row in await store.read(own.order_by(seatings.seat)):
        seats[row.table].append(row.seat)
    return [SeatedRow(**row._mapping, seats=tuple(seats[row.table])) for row in rows]


async def names(store: Store, query: object) -> list[str]:
    return [row.table for row in await store.read(query)]
