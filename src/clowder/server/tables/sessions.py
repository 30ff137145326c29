"""Guests: a random session in a signed cookie or an API token, stored as hashes alone."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable
from contextlib import suppress

from itsdangerous import BadSignature, Signer

from clowder.core.value import Value, replace
from clowder.locales import LANGUAGES
from clowder.server.log.decide import Guest
from clowder.server.store import sessions
from clowder.server.store.sessions import Credential, CredentialKind
from clowder.server.store.store import Conflict, Store
from clowder.server.wire.sanitize import LONGEST_NAME, clean

COOKIE = "clowder_session"
SECURE_COOKIE = f"__Host-{COOKIE}"  # browsers take it over HTTPS alone, for this very host
ROTATED_MS = 30 * 86_400_000  # a cookie that is older is replaced
ID_LENGTH = 16  # of a token: the beginning of its hash
PARTING_MS = 3_600_000  # for which the old one still works: other pages may be on their way


class Token(Value):
    """An API token as its owner sees it: never the secret itself."""

    id: str
    made_at: int


class Sessions:
    def __init__(self, store: Store, key: bytes, now: Callable[[], int]) -> None:
        self.store = store
        self.now = now  # in milliseconds
        self._key = key
        self._signer = Signer(key, salt="clowder.session")

    def secret_in(self, cookie: str | None) -> str | None:
        """The secret in a cookie; None where we have not signed it."""
        try:
            return self._signer.unsign(cookie).decode() if cookie else None
        except (BadSignature, UnicodeError):
            return None

    async def find_cookie(self, cookie: str | None) -> Guest | None:
        secret = self.secret_in(cookie)
        return None if secret is None else await self.find(secret, "cookie")

    async def find(self, secret: str, kind: CredentialKind) -> Guest | None:
        found = await sessions.find(self.store, digest(secret), kind, self.now())
        if found is None:
            return None
        return Guest(found.session, found.name, found.language, found.earlier)

    async def rotate(self, cookie: str, at_once: bool) -> str | None:
        """Another cookie for the same guest, where this one is old, or `at_once`; else None.

        It follows from the old one, so that several pages that come with that at the same time get
        the same: one browser is one device."""
        secret, now = self.secret_in(cookie), self.now()
        found = secret and await sessions.find(self.store, digest(secret), "cookie", now)
        if not secret or not found or (found.made_at > now - ROTATED_MS and not at_once):
            return None
        next_secret = hmac.digest(self._key, f"next/{secret}".encode(), "sha256").hex()
        made, fresh = self.draw_cookie(found.session, found.device, next_secret)
        with suppress(Conflict):  # another page was quicker
            await sessions.replace(self.store, digest(secret), now + PARTING_MS, made)
        return fresh

    def draw_cookie(self, session: str, device: str, secret: str = "") -> tuple[Credential, str]:
        """A cookie to be stored, and its value."""
        secret = secret or secrets.token_urlsafe(32)
        made = Credential(digest(secret), session, "cookie", self.now(), device)
        return made, self._signer.sign(secret).decode()

    async def end(self, cookie: str | None) -> None:
        """Log out: that cookie is nobody's from now on."""
        secret = self.secret_in(cookie)
        if secret is not None:
            await sessions.remove(self.store, digest(secret))

    async def tokens(self, guest: Guest) -> list[Token]:
        found = await sessions.find_tokens(self.store, guest.session)
        return [Token(hashed[:ID_LENGTH], made_at) for hashed, made_at in found]

    async def revoke(self, guest: Guest, id: str) -> bool:
        """False where the guest has no token of that id."""
        found = await sessions.find_tokens(self.store, guest.session)
        hashed = next((hashed for hashed, _ in found if hashed[:ID_LENGTH] == id), None)
        if hashed is not None:
            await sessions.remove(self.store, hashed)
        return hashed is not None

    async def make(self, name: str, language: str, now: int, device: str = "") -> tuple[Guest, str]:
        """A new session, and the value of its cookie."""
        guest = Guest(secrets.token_hex(16), clean(name, LONGEST_NAME), known_language(language))
        made, cookie = self.draw_cookie(guest.session, device)
        await sessions.add(self.store, guest.name, guest.language, replace(made, made_at=now))
        return guest, cookie

    async def make_token(self, guest: Guest, now: int) -> str:
        """A secret for scripts: shown once, with all the rights of the session."""
        secret = secrets.token_urlsafe(32)
        made = Credential(digest(secret), guest.session, "token", now)
        await sessions.add_credential(self.store, made)
        return secret

    async def change(self, guest: Guest, name: str, language: str) -> Guest:
        """Change name and language; an empty name leaves the one that is there."""
        called, spoken = clean(name, LONGEST_NAME) or guest.name, known_language(language)
        changed = replace(guest, name=called, language=spoken)
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
