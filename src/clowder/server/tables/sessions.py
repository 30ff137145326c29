"""Guests: a random session in a signed cookie or an API token, kept as hashes alone."""

from __future__ import annotations

import hashlib
import secrets
from typing import Literal

from itsdangerous import BadSignature, Signer
from sqlalchemy import insert, select, update

from clowder.locales import LANGUAGES
from clowder.server.log.decide import Guest
from clowder.server.store import schema
from clowder.server.store.store import Conflict, Statement, Store
from clowder.server.wire.sanitize import LONGEST_NAME, clean

COOKIE = "clowder_session"
Kind = Literal["cookie", "token"]


class Sessions:
    def __init__(self, store: Store, key: bytes) -> None:
        self.store = store
        self._signer = Signer(key, salt="clowder.session")

    async def find_cookie(self, cookie: str | None) -> Guest | None:
        if not cookie:
            return None
        try:
            secret = self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeError):
            return None
        return await self.find(secret, "cookie")

    async def find(self, secret: str, kind: Kind) -> Guest | None:
        columns = schema.sessions.c
        query = (
            select(columns.session, columns.name, columns.language)
            .join(schema.credentials)
            .where(schema.credentials.c.hash == digest(secret))
            .where(schema.credentials.c.kind == kind)
        )
        rows = await self.store.read(query)
        return Guest(*rows[0]) if rows else None

    async def make(self, name: str, language: str, now: int) -> tuple[Guest, str]:
        """A new session, and the value of its cookie."""
        guest = Guest(secrets.token_hex(16), clean(name, LONGEST_NAME), known_language(language))
        secret = secrets.token_urlsafe(32)
        row = {
            "session": guest.session,
            "name": guest.name,
            "language": guest.language,
            "made_at": now,
        }
        await self.store.write(
            (insert(schema.sessions), row), credential(guest, secret, "cookie", now)
        )
        return guest, self._signer.sign(secret).decode()

    async def make_token(self, guest: Guest, now: int) -> str:
        """A secret for scripts: shown once, with all the rights of the session."""
        secret = secrets.token_urlsafe(32)
        await self.store.write(credential(guest, secret, "token", now))
        return secret

    async def change(self, guest: Guest, name: str, language: str) -> Guest:
        changed = Guest(guest.session, clean(name, LONGEST_NAME), known_language(language))
        statement = (
            update(schema.sessions)
            .where(schema.sessions.c.session == guest.session)
            .values(name=changed.name, language=changed.language)
        )
        await self.store.write((statement, {}))
        return changed


def known_language(language: str) -> str:
    return language if language in LANGUAGES else "en"


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def credential(guest: Guest, secret: str, kind: Kind, now: int) -> Statement:
    row = {"hash": digest(secret), "session": guest.session, "kind": kind, "made_at": now}
    return insert(schema.credentials), row


async def house_key(store: Store, name: str = "cookie_key") -> bytes:
    """A secret of the house, such as the key that signs cookies; made once for each database."""
    query = select(schema.house.c.value).where(schema.house.c.key == name)
    if rows := await store.read(query):
        return bytes(rows[0].value)
    key = secrets.token_bytes(32)
    try:
        await store.write((insert(schema.house), {"key": name, "value": key}))
    except Conflict:  # another process was quicker
        return await house_key(store, name)
    return key
