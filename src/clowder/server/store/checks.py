"""What is checked inside a commit, and then holds until it is done."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, bindparam, select

from clowder.server.store import schema
from clowder.server.store.rows import Lease

AT_ONCE = 400  # values in one statement; SQLite has a limit
SESSION = schema.sessions.c.session
KNOWN = (  # made once: every commit asks
    select(SESSION)
    .where(SESSION.in_(bindparam("names", expanding=True)))
    .order_by(SESSION)
    .with_for_update(read=True, key_share=True, skip_locked=True)
)


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
    names, found = sorted(wanted), set[str]()
    for start in range(0, len(names), AT_ONCE):
        some = {"names": names[start : start + AT_ONCE]}
        found.update(row[0] for row in connection.execute(KNOWN, some))
    return found
