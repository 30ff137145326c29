"""Queries about guests: sessions, the hashes of their secrets, and the server's own keys."""

from __future__ import annotations

from typing import Literal, TypeAlias

from sqlalchemy import insert, select, update

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


async def find(store: Store, hashed: str, kind: CredentialKind) -> tuple[str, str, str] | None:
    """The session, name and language of whoever has the secret with that hash."""
    query = (
        select(sessions.session, sessions.name, sessions.language)
        .join(schema.credentials)
        .where(credentials.hash == hashed)
        .where(credentials.kind == kind)
    )
    rows = await store.read(query)
    return (rows[0].session, rows[0].name, rows[0].language) if rows else None


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
