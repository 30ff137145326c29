"""Queries about tables: opening them, and finding those that are wanted."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import ColumnElement, ScalarSelect, Select, and_, exists, func, insert, or_, select

from clowder.server.log.people import named_in
from clowder.server.store import schema
from clowder.server.store.index import change, index_entry
from clowder.server.store.rows import LogRow, SeatedRow, Status, TableRow, columns_of
from clowder.server.store.store import INSERT_ENTRY, Store, log_columns

tables = schema.tables.c
lines = schema.lines.c
seatings = schema.seatings.c
outcomes = schema.outcomes.c


async def create(store: Store, row: TableRow, seed: bytes, written: Sequence[LogRow]) -> None:
    """A table with the first entries of its log, all in one commit; raises Conflict where there
    is one of that name or code."""
    await store.write(
        (insert(schema.tables), columns_of(row)),
        (insert(schema.secrets), {"table": row.table, "seed": seed}),
        *((INSERT_ENTRY, log_columns(row.table, each)) for each in written),
        *(statement for each in written for statement in index_entry(row.table, each)),
        people={row.host}.union(*(named_in(each.entry) for each in written)),
    )


async def find_by_code(store: Store, code: str) -> str | None:
    """The name of the table that waits under that code."""
    found = await names(store, select(tables.table).where(tables.code == code))
    return found[0] if found else None


async def find_seed(store: Store, table: str) -> bytes:
    [row] = await store.read(select(schema.secrets.c.seed).where(schema.secrets.c.table == table))
    return bytes(row.seed)


async def find_status(store: Store, table: str) -> Status | None:
    """How a table stands; None where there is no such table."""
    rows = await store.read(select(tables.status).where(tables.table == table))
    return rows[0].status if rows else None


async def find_playing(store: Store) -> list[str]:
    """The names of all tables where a game is in progress."""
    return await names(store, select(tables.table).where(tables.status == "playing"))


async def find_last_numbers(store: Store, wanted: Sequence[str]) -> dict[str, int]:
    """The number of the last entry of each of these tables; reads that one entry of each."""
    last = newest(lines.number).label("last")
    rows = await store.read(select(tables.table, last).where(tables.table.in_(wanted)))
    return {row.table: row.last for row in rows}


async def find_listed(
    store: Store, most: int, without: Collection[str] = ()
) -> list[tuple[str, str | None]]:
    """The public tables that are not over, newest first: their names, and what is shown of them.
    Not those that the sessions `without` have opened, or at which they sit."""
    query = select(tables.table, tables.info).where(tables.public, tables.status != "over")
    if without:
        theirs = select(seatings.table).where(seatings.session.in_(without))
        query = query.where(tables.host.not_in(without), tables.table.not_in(theirs))
    rows = await store.read(query.order_by(tables.made_at.desc()).limit(most))
    return [(row.table, row.info) for row in rows]


async def note_info(store: Store, table: str, info: str, people: Collection[str]) -> None:
    """What is shown of a table that was opened before that was written down."""
    await store.write(change(table, info=info), people=people)


async def find_idle(store: Store, before: int) -> list[str]:
    """The names of the tables that are not over and whose newest entry is older than that."""
    return await names(store, idle_tables(before))


def idle_tables(before: int) -> Select[tuple[str]]:
    """Reads one entry of each table that is not over, however many there are in all."""
    unfinished = tables.status.in_(("open", "playing"))
    return select(tables.table).where(unfinished, newest(lines.at) < before)


def newest(column: ColumnElement[int]) -> ScalarSelect[int]:
    """Of the last entry of a table."""
    entries = select(column).where(lines.table == tables.table)
    return entries.order_by(lines.number.desc()).limit(1).scalar_subquery()


async def count_unfinished(store: Store, host: str) -> int:
    """How many tables of that host are not over."""
    query = select(func.count()).where(tables.host == host, tables.status != "over")
    [row] = await store.read(query)
    return int(row[0])


async def find_unfinished_of(store: Store, sessions: Sequence[str], most: int) -> list[SeatedRow]:
    """The tables at which somebody sits and which are not over, newest first."""
    query = seated(sessions).where(tables.status != "over")
    return await find_seated(store, sessions, query.order_by(tables.made_at.desc()).limit(most))


async def find_finished_of(
    store: Store,
    sessions: Sequence[str],
    before: tuple[int, str] | None,
    most: int,
    game: str | None = None,
) -> list[SeatedRow]:
    """The tables at which somebody sat until they were over, the last first; those that ended
    `before` a time, among equals before a name; of one `game`, or of any."""
    query = seated(sessions).where(tables.status == "over")
    if game is not None:
        query = query.where(tables.game == game)
    if before is not None:
        at, name = before
        earlier = and_(tables.ended_at == at, tables.table < name)
        query = query.where(or_(tables.ended_at < at, earlier))
    latest = query.order_by(tables.ended_at.desc(), tables.table.desc())
    return await find_seated(store, sessions, latest.limit(most))


async def count_finished_of(store: Store, sessions: Sequence[str]) -> int:
    counted = seated(sessions).where(tables.status == "over").subquery()
    [row] = await store.read(select(func.count()).select_from(counted))
    return int(row[0])


def seated(sessions: Sequence[str]) -> Select[Any]:
    own = select(seatings.table).where(seatings.session.in_(sessions))
    columns = (tables.table, tables.game, tables.status, tables.made_at)
    begun = exists().where(outcomes.table == tables.table).label("begun")
    return select(*columns, tables.ended_at, tables.ended, begun).where(tables.table.in_(own))


async def find_seated(store: Store, sessions: Sequence[str], query: Select[Any]) -> list[SeatedRow]:
    rows = await store.read(query)
    wanted = [row.table for row in rows]
    own = select(seatings.table, seatings.seat).where(
        seatings.session.in_(sessions), seatings.table.in_(wanted)
    )
    seats: dict[str, list[int]] = {name: [] for name in wanted}
    for row in await store.read(own.order_by(seatings.seat)):
        seats[row.table].append(row.seat)
    return [SeatedRow(**row._mapping, seats=tuple(seats[row.table])) for row in rows]


async def find_people(store: Store, wanted: Sequence[str]) -> dict[str, dict[int, str]]:
    """The sessions that sit at each of these tables, by seat."""
    query = select(seatings.table, seatings.seat, seatings.session)
    rows = await store.read(query.where(seatings.table.in_(wanted)).order_by(seatings.seat))
    found: dict[str, dict[int, str]] = {}
    for row in rows:
        found.setdefault(row.table, {})[row.seat] = row.session
    return found


async def names(store: Store, query: object) -> list[str]:
    return [row.table for row in await store.read(query)]
