"""What is checked inside a commit, and then holds until it is done."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, select

from clowder.server.store import schema
from clowder.server.store.rows import Lease

AT_ONCE = 400  # values in one statement; SQLite has a limit


def find_held(connection: Connection, wanted: Collection[Lease]) -> set[tuple[str, str, int]]:
    """Those of these leases that hold. They are locked: nobody can take one over until then."""
    if not wanted:
        return set()
    columns = schema.leases.c
    query = select(columns.table, columns.node, columns.epoch)
    names = sorted({lease.table for lease in wanted})
    locked = query.where(columns.table.in_(names)).order_by(columns.table)
    found = connection.execute(locked.with_for_update(read=True))
    return {(row.table, row.node, row.epoch) for row in found}


def find_known(connection: Connection, wanted: Collection[str]) -> set[str]:
    """Those of these sessions that nobody has had forgotten. They are locked: whoever is to be
    forgotten waits until then, and finds what was written. One that is being forgotten just now
    counts as gone, since reading every log takes long."""
    column, names = schema.sessions.c.session, sorted(wanted)
    found: set[str] = set()
    for start in range(0, len(names), AT_ONCE):
        query = select(column).where(column.in_(names[start : start + AT_ONCE])).order_by(column)
        locked = query.with_for_update(read=True, key_share=True, skip_locked=True)
        found.update(connection.scalars(locked))
    return found
