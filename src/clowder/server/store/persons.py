"""Queries about persons: recovery phrases, links for further devices, and their devices."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sqlalchemy import (
    ColumnElement,
    Connection,
    Executable,
    and_,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from clowder.core.value import Value, from_json
from clowder.server.log.entries import Said
from clowder.server.store import kind_schema, schema
from clowder.server.store.friends import BETWEEN
from clowder.server.store.marks import CHANGED, leave_mark
from clowder.server.store.rows import ResultRow
from clowder.server.store.sessions import Credential, insert_credential
from clowder.server.store.store import Store

sessions = schema.sessions.c
credentials = schema.credentials.c
phrases = schema.phrases.c
links = schema.device_links.c
subscriptions = schema.subscriptions.c
lines = schema.lines.c


class DeviceRow(Value):
    """A cookie that is good: one browser in which somebody is known."""

    hash: str
    made_at: int
    device: str


async def set_phrase(store: Store, session: str, hashed: str, now: int) -> None:
    """Store the phrase of a person, in place of any other."""
    row = {"hash": hashed, "session": session, "made_at": now}
    gone = delete(schema.phrases).where(phrases.session == session)
    await store.write((gone, {}), (insert(schema.phrases), row))


async def has_phrase(store: Store, session: str) -> bool:
    return bool(await store.read(select(phrases.hash).where(phrases.session == session)))


async def find_by_phrase(store: Store, hashed: str) -> str | None:
    """The session of the person who has the phrase with that hash."""
    rows = await store.read(select(phrases.session).where(phrases.hash == hashed))
    return rows[0].session if rows else None


async def add_link(store: Store, session: str, hashed: str, code_hash: str, ends_at: int) -> None:
    """Store the device link of a person, in place of any other."""
    row = {"hash": hashed, "code_hash": code_hash, "session": session, "ends_at": ends_at}
    gone = delete(schema.device_links).where(links.session == session)
    await store.write((gone, {}), (insert(schema.device_links), row))


async def take_link(store: Store, hashed: str, now: int) -> str | None:
    """Use a link or its code up: the session that it leads to."""

    def take(connection: Connection) -> str | None:
        wanted = or_(links.hash == hashed, links.code_hash == hashed)
        good = and_(wanted, links.ends_at > now)
        taken = connection.execute(
            delete(schema.device_links).where(good).returning(links.session)
        ).first()
        return None if taken is None else str(taken.session)

    return await store.run(take)


async def find_since(store: Store, session: str) -> int:
    [row] = await store.read(select(sessions.made_at).where(sessions.session == session))
    return int(row.made_at)


async def find_results(store: Store, of: Sequence[str]) -> list[ResultRow]:
    """Their results of daily deals, oldest first."""
    results = schema.results.c
    query = select(schema.results).where(results.session.in_(of)).order_by(results.at)
    return [ResultRow(**row._mapping) for row in await store.read(query)]


async def find_said(store: Store, of: Sequence[str]) -> list[tuple[str, int, str]]:
    """What they have said at tables: where, when, and the words. Reads every log there is."""
    query = select(lines.table, lines.at, lines.line).where(written_by("Said", of))
    rows = await store.read(query.order_by(lines.at))
    return [(row.table, row.at, from_json(row.line, Said).text) for row in rows]


async def count_reactions(store: Store, of: Sequence[str]) -> int:
    """How often they have held up a cat at tables. Reads every log there is."""
    [row] = await store.read(select(func.count()).where(written_by("Reacted", of)))
    return int(row[0])


def written_by(kind: str, of: Sequence[str]) -> ColumnElement[bool]:
    """Entries of that kind whose first field is one of these sessions."""
    begun = (f'{{"type":"{kind}","session":"{each}"' for each in of)
    return or_(*(lines.line.startswith(each) for each in begun))


async def find_devices(store: Store, session: str) -> list[DeviceRow]:
    """The browsers in which somebody is known, oldest first; replaced cookies do not count."""
    query = select(credentials.hash, credentials.made_at, credentials.device)
    rows = await store.read(query.where(own_cookies(session)).order_by(credentials.made_at))
    return [DeviceRow(row.hash, row.made_at, row.device or "") for row in rows]


def own_cookies(session: str) -> ColumnElement[bool]:
    return and_(
        credentials.session == session,
        credentials.kind == "cookie",
        credentials.ends_at.is_(None),
    )


async def end_device(store: Store, session: str, hashed: str) -> None:
    """Delete a cookie, and those that it replaced of late."""
    replaced = and_(
        credentials.session == session,
        credentials.kind == "cookie",
        credentials.ends_at.is_not(None),
    )
    gone = delete(schema.credentials).where(or_(credentials.hash == hashed, replaced))
    await store.write((gone, {}), leave_mark(CHANGED))


async def add_device(store: Store, cookie: Credential, instead_of: str | None) -> None:
    """Another browser of theirs, in which the cookie with that hash is used no more."""
    gone = delete(schema.credentials).where(credentials.hash == instead_of)
    await store.write((gone, {}), insert_credential(cookie), leave_mark(CHANGED))


async def join(store: Store, session: str, guest: str, cookie: Credential) -> None:
    """Everything of a guest is the person's from now on; what logs say of the guest stays."""
    older = or_(sessions.session == guest, sessions.person == guest)
    tokens = and_(credentials.session == guest, credentials.kind == "token")
    devices = update(schema.subscriptions)
    cookies = select(credentials.hash).where(credentials.session == guest)
    await store.write(
        (update(schema.sessions).where(older).values(person=session), {}),
        (update(schema.credentials).where(tokens).values(session=session), {}),
        insert_credential(cookie),
        (devices.where(subscriptions.session == guest).values(session=session), {}),
        (devices.where(subscriptions.credential.in_(cookies)).values(credential=cookie.hash), {}),
        (delete(schema.credentials).where(credentials.session == guest), {}),
        (delete(schema.device_links).where(links.session == guest), {}),
        *((statement, {}) for statement in forget_oneself(session)),
        leave_mark(CHANGED),
    )


def forget_oneself(session: str) -> Iterator[Executable]:
    """Sessions that turn out to be one person are no friends of each other, and neither invite
    nor mute each other."""
    own = select(sessions.session).where(
        or_(sessions.session == session, sessions.person == session)
    )
    for table, columns in (*BETWEEN, (kind_schema.mutes, ("owner", "target"))):
        yield delete(table).where(*(table.c[column].in_(own) for column in columns))
