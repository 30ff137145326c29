"""Queries about what came of games that are over."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Select, func, insert, select

from clowder.server.log.entries import Fur
from clowder.server.store import schema
from clowder.server.store.index import change
from clowder.server.store.rows import OutcomeRow, columns_of
from clowder.server.store.store import Store

outcomes = schema.outcomes.c


async def find_of(store: Store, sessions: Sequence[str], most: int) -> list[OutcomeRow]:
    """All seats of the last finished tables at which these sessions sat, the last first."""
    own = tables_of(sessions, most).subquery()
    query = select(schema.outcomes).join(own, own.c.table == outcomes.table)
    latest = query.order_by(outcomes.ended_at.desc(), outcomes.table, outcomes.seat)
    return [OutcomeRow(**row._mapping) for row in await store.read(latest)]


def tables_of(sessions: Sequence[str], most: int) -> Select[Any]:
    last = func.max(outcomes.ended_at)
    query = select(outcomes.table).where(outcomes.session.in_(sessions)).group_by(outcomes.table)
    return query.order_by(last.desc(), outcomes.table).limit(most)


async def find_own(store: Store, sessions: Sequence[str]) -> list[OutcomeRow]:
    """The outcomes of their own seats alone, oldest first."""
    query = select(schema.outcomes).where(outcomes.session.in_(sessions))
    rows = await store.read(query.order_by(outcomes.ended_at, outcomes.table, outcomes.seat))
    return [OutcomeRow(**row._mapping) for row in rows]


async def find_fur(store: Store, sessions: Sequence[str]) -> Fur:
    """The fur that they had the last time; empty where they have finished no game."""
    query = select(outcomes.fur).where(outcomes.session.in_(sessions))
    rows = await store.read(query.order_by(outcomes.ended_at.desc()).limit(1))
    found: Fur = rows[0].fur if rows else ""
    return found


async def note_end(
    store: Store, table: str, ended: str, rows: Sequence[OutcomeRow], people: Collection[str]
) -> None:
    """Store how a table ended that was over before endings were stored."""
    filled = ((insert(schema.outcomes), columns_of(row)) for row in rows)
    await store.write(change(table, ended=ended), *filled, people=people)
