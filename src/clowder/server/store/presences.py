"""Queries about who looks at which table on which node."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence

from sqlalchemy import delete, select
from sqlalchemy.dialects.postgresql import insert

from clowder.server.store import schema
from clowder.server.store.index import Statement
from clowder.server.store.leases import lives
from clowder.server.store.store import Store

presences = schema.presences.c


async def save(store: Store, node: str, table: str, seen: str, people: Collection[str]) -> None:
    """What is to be known of the table, and whom that names; empty: nothing. Raises Conflict where
    there is no such table."""
    await store.write(statement_for(table, node, seen), people=people)


def statement_for(table: str, node: str, seen: str) -> Statement:
    if not seen:
        own = (presences.table == table, presences.node == node)
        return delete(schema.presences).where(*own), {}
    row = insert(schema.presences).values(table=table, node=node, seen=seen)
    kept = row.on_conflict_do_update(index_elements=["table", "node"], set_={"seen": seen})
    return kept, {}


async def find_elsewhere(store: Store, node: str, names: Sequence[str]) -> dict[str, list[str]]:
    """What the other nodes that live say of these tables."""
    query = select(presences.table, presences.seen).where(
        presences.table.in_(names), presences.node != node, lives(presences.node)
    )
    found: dict[str, list[str]] = defaultdict(list)
    for row in await store.read(query.order_by(presences.table, presences.node)):
        found[row.table].append(row.seen)
    return found
