"""Queries about invitations to tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress

from sqlalchemy import delete, func, insert, select

from clowder.core.value import Value
from clowder.server.store import schema
from clowder.server.store.store import Conflict, Store

invitations = schema.invitations.c
tables = schema.tables.c
seatings = schema.seatings.c


class InvitationRow(Value):
    """Somebody is wanted at a table that has not begun."""

    table: str
    session: str
    by: str  # the session that invites
    name: str  # and how it is called
    seat: int | None  # of a rematch: where they sat before
    made_at: int


async def add(store: Store, rows: Iterable[InvitationRow]) -> None:
    """Store an invitation; whoever is invited there already is not invited twice."""
    for row in rows:
        fields = {name: getattr(row, name) for name in InvitationRow.__struct_fields__}  # type: ignore[attr-defined]
        with suppress(Conflict):
            await store.write((insert(schema.invitations), fields))


async def find_of(store: Store, sessions: Sequence[str]) -> list[tuple[InvitationRow, str | None]]:
    """Invitations with their tables; not to tables that have begun, or where they sit."""
    seated = select(seatings.table).where(seatings.session.in_(sessions))
    query = select(schema.invitations, tables.info).join(
        schema.tables, tables.table == invitations.table
    )
    wanted = query.where(
        invitations.session.in_(sessions), tables.status == "open", tables.table.not_in(seated)
    )
    rows = await store.read(wanted.order_by(invitations.made_at.desc(), invitations.table))
    found = []
    for row in rows:
        fields = dict(row._mapping)
        info = fields.pop("info")
        found.append((InvitationRow(**fields), info))
    return found


async def count_of(store: Store, table: str) -> int:
    query = select(func.count()).select_from(schema.invitations)
    [row] = await store.read(query.where(invitations.table == table))
    return int(row[0])


async def decline(store: Store, table: str, sessions: Sequence[str]) -> None:
    mine = delete(schema.invitations).where(
        invitations.table == table, invitations.session.in_(sessions)
    )
    await store.write((mine, {}))
