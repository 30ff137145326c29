"""Persons: guests who have a way back, by a recovery phrase or a passkey, and the
devices they are known on.

A person is a session like any other; what was played under another one of theirs is found by
`Guest.sessions` when a log is read, and no log is ever changed for it."""

from __future__ import annotations

import asyncio
import secrets
import string

from clowder.core.value import Value
from clowder.server.log.decide import Guest
from clowder.server.log.denied import required
from clowder.server.store import persons
from clowder.server.store.store import Store
from clowder.server.tables.passkeys import Passkeys, Site
from clowder.server.tables.phrases import make_phrase, read_phrase, slow_hash
from clowder.server.tables.sessions import ID_LENGTH, Sessions, digest, house_key

LINK_SECONDS = 120
CODE_LENGTH = 6


class Device(Value):
    """A browser in which you are known."""

    id: str
    name: str  # such as "Firefox, Linux"; empty where that was not told
    made_at: int  # milliseconds since 1970
    here: bool  # the one that asks


class DeviceLink(Value):
    """Makes one more device yours: once, and for two minutes."""

    secret: str  # for a link, or a picture of it
    code: str  # the same, to be typed
    seconds: int


class Persons:
    def __init__(self, store: Store, sessions: Sessions, salt: bytes) -> None:
        self.store = store
        self.sessions = sessions
        self.passkeys = Passkeys(store, sessions)
        self._salt = salt

    async def make_phrase(self, guest: Guest) -> str:
        """A new phrase instead of any there was; only its hash is stored."""
        phrase = make_phrase()
        hashed = await self._hash(phrase)
        await persons.set_phrase(self.store, guest.session, hashed, self.sessions.now())
        return phrase

    async def _hash(self, phrase: str) -> str:
        secret = required(read_phrase(phrase), "no_such_phrase")
        return await asyncio.to_thread(slow_hash, secret, self._salt)

    async def recover(self, phrase: str, cookie: str | None, device: str) -> str:
        """The cookie of whoever has that phrase; raises Denied."""
        found = await persons.find_by_phrase(self.store, await self._hash(phrase))
        return await self._enter(required(found, "no_such_phrase"), cookie, device)

    async def use_passkey(
        self, site: Site, credential: bytes, cookie: str | None, device: str
    ) -> str:
        """The cookie of whoever has signed with that passkey; raises Denied."""
        return await self._enter(await self.passkeys.find_owner(site, credential), cookie, device)

    async def make_link(self, guest: Guest) -> DeviceLink:
        secret = secrets.token_urlsafe(24)
        code = "".join(secrets.choice(string.ascii_lowercase) for _ in range(CODE_LENGTH))
        ends_at = self.sessions.now() + LINK_SECONDS * 1000
        hashes = digest(secret), digest(code)
        await persons.add_link(self.store, guest.session, *hashes, ends_at)
        return DeviceLink(secret, code, LINK_SECONDS)

    async def join(self, secret: str, cookie: str | None, device: str) -> str:
        """The cookie of whoever made that link; raises Denied."""
        found = await persons.take_link(self.store, digest(secret), self.sessions.now())
        return await self._enter(required(found, "no_such_link"), cookie, device)

    async def _enter(self, session: str, cookie: str | None, device: str) -> str:
        """What a mere guest has played in this browser comes along; somebody who has another way
        back has that still, and only this browser changes hands."""
        made, fresh = self.sessions.draw_cookie(session, device)
        old = self.sessions.secret_in(cookie)
        here = await self.sessions.find_cookie(cookie)
        if here is not None and here.session != session and not await self.has_way_back(here):
            await persons.join(self.store, session, here.session, made)
        else:
            await persons.add_device(self.store, made, None if old is None else digest(old))
        return fresh

    async def has_way_back(self, guest: Guest) -> bool:
        """Whether a guest would still be known somewhere without the browser they are in."""
        devices = await persons.find_devices(self.store, guest.session)
        has_key = len(devices) > 1 or bool(await self.passkeys.of(guest))
        return has_key or await self.has_phrase(guest)

    async def has_phrase(self, guest: Guest) -> bool:
        return await persons.has_phrase(self.store, guest.session)

    async def devices(self, guest: Guest, cookie: str | None) -> tuple[Device, ...]:
        secret = self.sessions.secret_in(cookie)
        here = None if secret is None else digest(secret)
        found = await persons.find_devices(self.store, guest.session)
        return tuple(
            Device(row.hash[:ID_LENGTH], row.device, row.made_at, row.hash == here) for row in found
        )

    async def end_device(self, guest: Guest, id: str) -> None:
        """Log that device out; raises Denied where the guest has none of that id."""
        found = await persons.find_devices(self.store, guest.session)
        hashed = next((row.hash for row in found if row.hash[:ID_LENGTH] == id), None)
        await persons.end_device(self.store, guest.session, required(hashed, "no_such_device"))


async def open_persons(store: Store, sessions: Sessions) -> Persons:
    return Persons(store, sessions, await house_key(store, "phrase_salt"))
