"""What an entry of a log changes in the index of tables: whose they are, and how they stand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from sqlalchemy import Executable, delete, insert, update

from clowder.server.log import entries as log
from clowder.server.store import schema
from clowder.server.store.rows import LogRow

Statement: TypeAlias = tuple[Executable, dict[str, Any]]


def index_entry(table: str, row: LogRow, ended: str | None = None) -> Iterator[Statement]:
    """The statements to be written with the entry; `ended` tells of a game that is over with it."""
    match row.entry:
        case log.Sat(seat=seat, session=session):
            yield insert(schema.seatings), {"table": table, "seat": seat, "session": session}
        case log.Stood(seat=seat):
            seatings = schema.seatings.c
            left = delete(schema.seatings).where(seatings.table == table, seatings.seat == seat)
            yield left, {}
        case log.Started():
            yield change(table, status="playing", code=None)
        case log.Closed() | log.Moved(last=True):
            yield change(table, status="over", code=None, ended_at=row.at, ended=ended)
        case _:
            pass


def change(table: str, **columns: Any) -> Statement:
    return update(schema.tables).where(schema.tables.c.table == table).values(**columns), {}
