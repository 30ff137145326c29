"""Guests: a random session in a signed cookie or an API token, stored as hashes alone."""

from __future__ import annotations

import hashlib
import secrets

from itsdangerous import BadSignature, Signer

from clowder.locales import LANGUAGES
from clowder.server.log.decide import Guest
from clowder.server.store import sessions
from clowder.server.store.sessions import Credential, CredentialKind
from clowder.server.store.store import Conflict, Store
from clowder.server.wire.sanitize import LONGEST_NAME, clean

COOKIE = "clowder_session"


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

    async def find(self, secret: str, kind: CredentialKind) -> Guest | None:
        found = await sessions.find(self.store, digest(secret), kind)
        return None if found is None else Guest(*found)

    async def make(self, name: str, language: str, now: int) -> tuple[Guest, str]:
        """A new session, and the value of its cookie."""
        guest = Guest(secrets.token_hex(16), clean(name, LONGEST_NAME), known_language(language))
        secret = secrets.token_urlsafe(32)
        made = Credential(digest(secret), guest.session, "cookie", now)
        await sessions.add(self.store, guest.name, guest.language, made)
        return guest, self._signer.sign(secret).decode()

    async def make_token(self, guest: Guest, now: int) -> str:
        """A secret for scripts: shown once, with all the rights of the session."""
        secret = secrets.token_urlsafe(32)
        made = Credential(digest(secret), guest.session, "token", now)
        await sessions.add_credential(self.store, made)
        return secret

    async def change(self, guest: Guest, name: str, language: str) -> Guest:
        changed = Guest(guest.session, clean(name, LONGEST_NAME), known_language(language))
        await sessions.change(self.store, guest.session, changed.name, changed.language)
        return changed


def known_language(language: str) -> str:
    return language if language in LANGUAGES else "en"


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


async def house_key(store: Store, name: str = "cookie_key") -> bytes:
    """A secret of the server, such as the key that signs cookies; made once for each database."""
    if (found := await sessions.find_key(store, name)) is not None:
        return found
    key = secrets.token_bytes(32)
    try:
        await sessions.add_key(store, name, key)
    except Conflict:  # another process was quicker
        return await house_key(store, name)
    return key
