"""Queries about guests: sessions, the hashes of their secrets, and the server's own keys."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, TypeAlias

from sqlalchemy import ColumnElement, and_, delete, insert, or_, select, update

from clowder.core.value import Value
from clowder.server.store import schema
from clowder.server.store.index import Statement
from clowder.server.store.marks import CHANGED, leave_mark
from clowder.server.store.store import Store

CredentialKind: TypeAlias = Literal["cookie", "token"]
AT_ONCE = 400  # values in one statement; SQLite has a limit
sessions = schema.sessions.c
credentials = schema.credentials.c


class Credential(Value):
    """A cookie or an API token; of the secret itself only a hash is stored."""

    hash: str
    session: str
    kind: CredentialKind
    made_at: int
    device: str = ""  # of a cookie: a browser and a system


class Found(Value):
    """The guest who has a secret, and since when."""

    session: str
    name: str
    language: str
    earlier: tuple[str, ...]  # sessions that are theirs by now
    made_at: int
    device: str


async def find(store: Store, hashed: str, kind: CredentialKind, now: int) -> Found | None:
    """The guest who has the secret with that hash."""
    earlier = schema.sessions.alias("earlier")
    shown = (sessions.session, sessions.name, sessions.language)
    query = (
        select(*shown, credentials.made_at, credentials.device, earlier.c.session.label("earlier"))
        .join(schema.credentials, credentials.session == sessions.session)
        .outerjoin(earlier, earlier.c.person == sessions.session)
        .where(credentials.hash == hashed)
        .where(credentials.kind == kind)
        .where(or_(credentials.ends_at.is_(None), credentials.ends_at > now))
        .order_by(earlier.c.session)
    )
    rows = await store.read(query)
    if not rows:
        return None
    first, others = rows[0], tuple(row.earlier for row in rows if row.earlier is not None)
    known = (first.session, first.name, first.language)
    return Found(*known, others, first.made_at, first.device or "")


async def find_tokens(store: Store, session: str) -> list[tuple[str, int]]:
    """The hashes of a guest's API tokens and when they were made, oldest first."""
    query = select(credentials.hash, credentials.made_at)
    own = query.where(credentials.session == session, credentials.kind == "token")
    rows = await store.read(own.order_by(credentials.made_at, credentials.hash))
    return [(row.hash, row.made_at) for row in rows]


async def remove(store: Store, hashed: str) -> None:
    """Delete the cookie or token with that hash."""
    gone = delete(schema.credentials).where(credentials.hash == hashed)
    await store.write((gone, {}), leave_mark(CHANGED))


async def find_good(store: Store, hashes: Collection[str]) -> frozenset[str]:
    """Which of these cookies and tokens have not ended."""
    return await find_known(store, credentials.hash, hashes)


async def find_missing(store: Store, of: Collection[str]) -> frozenset[str]:
    """Which of these sessions nobody has any more."""
    return frozenset(of) - await find_known(store, sessions.session, of)


async def find_known(
    store: Store, column: ColumnElement[str], wanted: Collection[str]
) -> frozenset[str]:
    """Those of these values that stand in the column."""
    found: set[str] = set()
    ordered = sorted(wanted)
    for start in range(0, len(ordered), AT_ONCE):
        some = column.in_(ordered[start : start + AT_ONCE])
        found.update(row[0] for row in await store.read(select(column).where(some)))
    return frozenset(found)


async def replace(store: Store, old: str, ends_at: int, new: Credential) -> None:
    """A new credential instead of the one with the hash `old`, which works until then."""
    ending = update(schema.credentials).where(
        and_(credentials.hash == old, credentials.ends_at.is_(None))
    )
    devices = update(schema.subscriptions).where(schema.subscriptions.c.credential == old)
    await store.write(
        (ending.values(ends_at=ends_at), {}),
        insert_credential(new),
        (devices.values(credential=new.hash), {}),  # the browser stays the same
    )


async def add(store: Store, name: str, language: str, credential: Credential) -> None:
    """A new session with its first credential."""
    row = {
        "session": credential.session,
        "name": name,
        "language": language,
        "made_at": credential.made_at,
    }
    await store.write((insert(schema.sessions), row), insert_credential(credential))


async def add_credential(store: Store, credential: Credential) -> None:
    await store.write(insert_credential(credential))


def insert_credential(credential: Credential) -> Statement:
    row = {
        "hash": credential.hash,
        "session": credential.session,
        "kind": credential.kind,
        "made_at": credential.made_at,
        "device": credential.device or None,
    }
    return insert(schema.credentials), row


async def change(store: Store, session: str, name: str, language: str) -> None:
    changed = update(schema.sessions).where(sessions.session == session)
    await store.write((changed.values(name=name, language=language), {}))


async def find_key(store: Store, name: str) -> bytes | None:
    """A secret of the server itself, such as the key that signs cookies."""
    rows = await store.read(select(schema.house.c.value).where(schema.house.c.key == name))
    return bytes(rows[0].value) if rows else None


async def add_key(store: Store, name: str, key: bytes) -> None:
    """Store a secret of the server; raises Conflict where another process was quicker."""
    await store.write((insert(schema.house), {"key": name, "value": key}))
