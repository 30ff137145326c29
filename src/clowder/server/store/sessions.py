"""Queries about guests: sessions, the hashes of their secrets, and the server's own keys."""

from __future__ import annotations

from typing import Literal, TypeAlias

from sqlalchemy import and_, delete, insert, or_, select, update

from clowder.core.value import Value
from clowder.server.store import schema
from clowder.server.store.index import Statement
from clowder.server.store.store import Store

CredentialKind: TypeAlias = Literal["cookie", "token"]
sessions = schema.sessions.c
credentials = schema.credentials.c


class Credential(Value):
    """A cookie or an API token; of the secret itself only a hash is stored."""

    hash: str
    session: str
    kind: CredentialKind
    made_at: int


async def find(
    store: Store, hashed: str, kind: CredentialKind, now: int
) -> tuple[str, str, str, int] | None:
    """The session, name and language of whoever has the secret with that hash, and since when."""
    query = (
        select(sessions.session, sessions.name, sessions.language, credentials.made_at)
        .join(schema.credentials)
        .where(credentials.hash == hashed)
        .where(credentials.kind == kind)
        .where(or_(credentials.ends_at.is_(None), credentials.ends_at > now))
    )
    rows = await store.read(query)
    return tuple(rows[0]) if rows else None


async def find_tokens(store: Store, session: str) -> list[tuple[str, int]]:
    """The hashes of a guest's API tokens and when they were made, oldest first."""
    query = select(credentials.hash, credentials.made_at)
    own = query.where(credentials.session == session, credentials.kind == "token")
    rows = await store.read(own.order_by(credentials.made_at, credentials.hash))
    return [(row.hash, row.made_at) for row in rows]


async def remove(store: Store, hashed: str) -> None:
    """The cookie or token with that hash is worth nothing any more."""
    await store.write((delete(schema.credentials).where(credentials.hash == hashed), {}))


async def replace(store: Store, old: str, ends_at: int, new: Credential) -> None:
    """A new credential instead of the one with the hash `old`, which works until then."""
    ending = update(schema.credentials).where(
        and_(credentials.hash == old, credentials.ends_at.is_(None))
    )
    await store.write((ending.values(ends_at=ends_at), {}), insert_credential(new))


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
    """Raises Conflict where another process was quicker."""
    await store.write((insert(schema.house), {"key": name, "value": key}))
