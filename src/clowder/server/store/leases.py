"""Queries about nodes: which of them live, and which runs the bots and clocks of a table.

All by the clock of the database, since the nodes' own may differ.
"""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    String,
    and_,
    cast,
    delete,
    exists,
    func,
    literal,
    literal_column,
    or_,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert

from clowder.server.store import schema
from clowder.server.store.rows import Lease
from clowder.server.store.store import Store

NOBODY = ""  # the node of a lease that was given back
FORGOTTEN_MS = 3_600_000  # after which a node that has ended is deleted

nodes = schema.nodes.c
leases = schema.leases.c
tables = schema.tables.c


NOW = cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)


async def renew(store: Store, node: str, ms: int) -> tuple[int, bool]:
    """Keep the node alive for so many milliseconds; returns the time now, and whether the others
    took it for dead until now (or it is new)."""

    def on(connection: Connection) -> tuple[int, bool]:
        alive = select(nodes.node).where(nodes.node == node, nodes.until > NOW)
        lived = connection.execute(alive).first() is not None
        row = insert(schema.nodes).values(node=node, until=NOW + ms)
        kept = row.on_conflict_do_update(index_elements=["node"], set_={"until": NOW + ms})
        connection.execute(kept)
        return int(connection.scalar(select(NOW)) or 0), not lived

    return await store.run(on)


async def claim(store: Store, node: str, names: Iterable[str]) -> list[Lease]:
    """Leases of those tables that no other living node runs. Those are looked for first, without
    a lock: claiming would have to wait for what they write."""
    wanted_names = sorted(names)
    others = select(leases.table).where(
        leases.table.in_(wanted_names), leases.node != node, lives(leases.node)
    )
    taken_names = {row.table for row in await store.read(others)} if wanted_names else set()
    rows = [
        {"table": name, "node": node, "epoch": 1}
        for name in wanted_names
        if name not in taken_names
    ]
    if not rows:
        return []
    wanted = insert(schema.leases).values(rows)
    # By name: where a row is in the way, an INSERT has no FROM that the column could be found in,
    # and `lives` would ask whether the node of any lease lives.
    free = or_(leases.node == node, ~lives(literal_column("leases.node", String)))
    taken = wanted.on_conflict_do_update(
        index_elements=["table"], set_={"node": node, "epoch": leases.epoch + 1}, where=free
    ).returning(leases.table, leases.epoch)
    found = await store.run(lambda connection: connection.execute(taken).all())
    return [Lease(row.table, node, row.epoch) for row in found]


async def give_back(store: Store, given: Iterable[Lease]) -> None:
    """Give leases back, where nothing is to be run for now; whoever needs one next claims it."""
    own = [
        and_(leases.table == it.table, leases.node == it.node, leases.epoch == it.epoch)
        for it in given
    ]
    if own:
        await store.write((update(schema.leases).where(or_(*own)).values(node=NOBODY), {}))


async def find_orphans(store: Store, most: int) -> list[str]:
    """Tables with a game in progress whose node has ended, or that never had one."""
    run = exists().where(leases.table == tables.table)
    run = run.where(or_(leases.node == NOBODY, lives(leases.node)))
    query = select(tables.table).where(tables.status == "playing", ~run).limit(most)
    return [row.table for row in await store.read(query)]


async def find_own(store: Store, node: str) -> set[str]:
    """Tables that the node has leases of, whether or not it has heard so."""
    return {row.table for row in await store.read(select(leases.table).where(leases.node == node))}


async def retire(store: Store, node: str) -> None:
    """End the node: others may take over its tables at once."""
    await store.write((delete(schema.nodes).where(nodes.node == node), {}))


async def forget(store: Store) -> None:
    """Leases of tables that are over, nodes that ended long ago, and who looked there."""
    over = select(tables.table).where(tables.status == "over")
    await store.write(
        (delete(schema.leases).where(leases.table.in_(over)), {}),
        (delete(schema.nodes).where(nodes.until < NOW - literal(FORGOTTEN_MS)), {}),
        (delete(schema.presences).where(schema.presences.c.node.not_in(select(nodes.node))), {}),
    )


def lives(node: ColumnElement[str]) -> ColumnElement[bool]:
    others = (schema.leases, schema.presences)
    return exists().where(nodes.node == node, nodes.until > NOW).correlate(*others)
