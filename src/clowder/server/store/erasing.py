"""Forgetting a person: what others have played with them stays, and says "a guest".

The only place where an entry of a log is ever changed: who somebody was gives way to nobody, and
moves, chance and results stay as they are."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert, or_, select, update

from clowder.core.value import from_json, replace, to_json
from clowder.server.log import entries as log
from clowder.server.log.names import ERASED
from clowder.server.store import schema
from clowder.server.store.friends import forget_statements
from clowder.server.store.kind_erasing import UNSAID, forget_kindness
from clowder.server.store.leftovers import note_leftovers
from clowder.server.store.marks import CHANGED, FORGOTTEN, leave_mark
from clowder.server.store.store import Store

lines = schema.lines.c
seatings = schema.seatings.c
sessions = schema.sessions.c


async def erase(store: Store, of: Sequence[str]) -> list[str]:
    """In one commit; the names of the tables whose logs have changed. Reads every log there is.

    Raises StorageError; then nothing has changed."""

    def work(connection: Connection) -> list[str]:
        locked = lock(connection, of)
        changed = {name for session in locked for name in erase_session(connection, session)}
        for name in changed:  # the lobby reads the log once more, and keeps what it finds
            place = update(schema.tables).where(schema.tables.c.table == name)
            connection.execute(place.values(info=None))
        connection.execute(*leave_mark(CHANGED))
        connection.execute(*leave_mark(FORGOTTEN))
        note_leftovers(connection)
        return sorted(changed)

    return await store.run(work)


def lock(connection: Connection, of: Sequence[str]) -> list[str]:
    """Their sessions that there are, with those that have become theirs meanwhile.

    First of all: commits that name one (`checks.find_known`) are done by then and are found here,
    or are refused."""
    found: list[str] = []
    for theirs in (sessions.session.in_(of), sessions.person.in_(of)):
        query = select(sessions.session).where(theirs).order_by(sessions.session)
        found += connection.scalars(query.with_for_update())
    return list(dict.fromkeys(found))


def erase_session(connection: Connection, session: str) -> list[str]:
    nobody = secrets.token_hex(16)
    row = {"session": nobody, "name": "", "language": "en", "made_at": 0}
    connection.execute(insert(schema.sessions), row)
    erase_endings(connection, session)
    changed = erase_lines(connection, session, nobody)
    seen = schema.presences.c.seen.contains(session)  # nodes write anew who looks at a table
    connection.execute(delete(schema.presences).where(seen))
    hosted = update(schema.tables).where(schema.tables.c.host == session)
    connection.execute(hosted.values(host=nobody))
    connection.execute(
        update(schema.seatings).where(seatings.session == session).values(session=nobody)
    )
    played = update(schema.outcomes).where(schema.outcomes.c.session == session)
    connection.execute(played.values(session=None, name=ERASED))
    for forgotten in forget_statements([session]):
        connection.execute(forgotten)
    listed = update(schema.results).where(schema.results.c.session == session)
    connection.execute(listed.values(session=nobody, name=ERASED))
    forget_kindness(connection, session)
    ways = (schema.credentials, schema.phrases, schema.passkeys, schema.challenges)
    pushed = (schema.subscriptions, schema.notice_settings)
    for kept in (*pushed, *ways, schema.device_links, schema.sessions):
        connection.execute(delete(kept).where(kept.c.session == session))
    return changed


def erase_lines(connection: Connection, session: str, nobody: str) -> list[str]:
    mentioned = or_(lines.line.contains(session), lines.command.startswith(f"{session}/"))
    columns = (lines.table, lines.number, lines.command, lines.line)
    rows = connection.execute(select(*columns).where(mentioned)).all()
    for row in rows:
        entry = forget(from_json(row.line, log.LogEntry), session, nobody)
        place = update(schema.lines).where(lines.table == row.table, lines.number == row.number)
        command = row.command.replace(session, nobody)
        connection.execute(place.values(line=to_json(entry).decode(), command=command))
    return [row.table for row in rows]


def forget(entry: log.LogEntry, session: str, nobody: str) -> log.LogEntry:
    match entry:
        case log.Opened(host=host) if host == session:
            return replace(entry, host=nobody)
        case log.Sat(session=sitting) if sitting == session:
            return replace(entry, session=nobody, name=ERASED)
        case log.Said(session=speaking) if speaking == session:
            return replace(entry, session=nobody, name=ERASED, text=UNSAID)
        case log.Reacted(session=reacting) if reacting == session:
            return replace(entry, session=nobody, name=ERASED)
        case _:
            return entry


def erase_endings(connection: Connection, session: str) -> None:
    """Who sat at tables that are over, as they are listed for the others."""
    tables = schema.tables.c
    own = select(tables.table, tables.ended, seatings.seat).join(
        schema.seatings, seatings.table == tables.table
    )
    written: dict[str, dict[str, object]] = {}
    for row in connection.execute(own.where(seatings.session == session)):
        if row.ended is not None:
            ending = written.setdefault(row.table, json.loads(row.ended))
            ending["seats"][row.seat]["name"] = ERASED  # type: ignore[index]
    for table, ending in written.items():
        text = json.dumps(ending, ensure_ascii=False)
        connection.execute(update(schema.tables).where(tables.table == table).values(ended=text))
