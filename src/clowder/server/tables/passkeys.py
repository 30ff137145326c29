"""Passkeys (WebAuthn): a way back that the device itself keeps, with nothing to write down."""

from __future__ import annotations

import json
import secrets
from typing import Any
from urllib.parse import urlsplit

from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url, options_to_json_dict
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from clowder.core.value import Value
from clowder.server.log.decide import Guest
from clowder.server.log.denied import Denied, require, required
from clowder.server.store import passkeys
from clowder.server.store.passkeys import PasskeyRow
from clowder.server.store.store import Conflict, Store
from clowder.server.tables.sessions import ID_LENGTH, Sessions, digest

CHALLENGE_MS = 300_000
MALFORMED = (WebAuthnException, ValueError, KeyError, TypeError, AttributeError)
PREFERRED = UserVerificationRequirement.PREFERRED


class Passkey(Value):
    """A passkey of yours."""

    id: str
    made_at: int


class Site(Value):
    """Where the browser is: a passkey works there alone."""

    origin: str

    @property
    def domain(self) -> str:
        return urlsplit(self.origin).hostname or ""


class Passkeys:
    def __init__(self, store: Store, sessions: Sessions) -> None:
        self.store = store
        self.sessions = sessions

    async def offer(self, guest: Guest, site: Site) -> dict[str, Any]:
        """What a browser needs to make a passkey; it can find it again without a name."""
        known = await passkeys.find_of(self.store, guest.session)
        options = generate_registration_options(
            rp_id=site.domain,
            rp_name="Clowder",
            user_id=bytes.fromhex(digest(guest.session)),
            user_name=guest.name or "Clowder",
            challenge=await self._challenge(guest.session),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=PREFERRED
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(base64url_to_bytes(row.id)) for row in known
            ],
        )
        return dict(options_to_json_dict(options))

    async def add(self, guest: Guest, site: Site, credential: bytes) -> None:
        """Raises Denied unless it was made just now, here, for this guest."""
        challenge = await self._take(credential, guest.session)
        try:
            made = verify_registration_response(
                credential=credential.decode(),
                expected_challenge=challenge,
                expected_rp_id=site.domain,
                expected_origin=site.origin,
            )
        except MALFORMED:
            raise Denied("bad_passkey") from None
        row = PasskeyRow(
            id=bytes_to_base64url(made.credential_id),
            session=guest.session,
            public_key=made.credential_public_key,
            sign_count=made.sign_count,
            made_at=self.sessions.now(),
        )
        try:
            await passkeys.add(self.store, row)
        except Conflict:
            raise Denied("bad_passkey") from None

    async def ask(self, site: Site) -> dict[str, Any]:
        """What a browser needs to show which passkeys it has for us."""
        options = generate_authentication_options(
            rp_id=site.domain,
            challenge=await self._challenge(None),
            user_verification=PREFERRED,
        )
        return dict(options_to_json_dict(options))

    async def find_owner(self, site: Site, credential: bytes) -> str:
        """The session of whoever has signed with their passkey; raises Denied."""
        challenge = await self._take(credential, None)
        row = required(await passkeys.find(self.store, id_in(credential)), "bad_passkey")
        try:
            signed = verify_authentication_response(
                credential=credential.decode(),
                expected_challenge=challenge,
                expected_rp_id=site.domain,
                expected_origin=site.origin,
                credential_public_key=row.public_key,
                credential_current_sign_count=row.sign_count,
            )
        except MALFORMED:
            raise Denied("bad_passkey") from None
        await passkeys.count_up(self.store, row.id, signed.new_sign_count)
        return row.session

    async def of(self, guest: Guest) -> tuple[Passkey, ...]:
        found = await passkeys.find_of(self.store, guest.session)
        return tuple(Passkey(digest(row.id)[:ID_LENGTH], row.made_at) for row in found)

    async def remove(self, guest: Guest, id: str) -> None:
        found = await passkeys.find_of(self.store, guest.session)
        row = next((row for row in found if digest(row.id)[:ID_LENGTH] == id), None)
        await passkeys.remove(self.store, required(row, "no_such_passkey").id)

    async def _challenge(self, session: str | None) -> bytes:
        challenge, now = secrets.token_bytes(32), self.sessions.now()
        hashed = digest(challenge.hex())
        await passkeys.add_challenge(self.store, hashed, session, now, now + CHALLENGE_MS)
        return challenge

    async def _take(self, credential: bytes, session: str | None) -> bytes:
        """The challenge that was signed, where it is one of ours and was not used before."""
        challenge = challenge_in(credential)
        hashed = digest(challenge.hex())
        taken = await passkeys.take_challenge(self.store, hashed, session, self.sessions.now())
        require(taken, "bad_passkey")
        return challenge


def challenge_in(credential: bytes) -> bytes:
    """The challenge that an answer names; its signature is checked afterwards."""
    try:
        written = json.loads(credential)["response"]["clientDataJSON"]
        return base64url_to_bytes(json.loads(base64url_to_bytes(written))["challenge"])
    except MALFORMED:
        raise Denied("bad_passkey") from None


def id_in(credential: bytes) -> str:
    found = json.loads(credential).get("id")
    require(isinstance(found, str), "bad_passkey")
    return str(found)
