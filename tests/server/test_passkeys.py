"""Passkeys: nobody comes in by one that is not theirs, not of here, or was used before."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from webauthn.helpers import bytes_to_base64url

from clowder.server.http.app import make_app
from clowder.server.store import passkeys
from clowder.server.store.passkeys import PasskeyRow
from tests.server.bench import open_house
from tests.server.browsers import Browser, code_of

pytestmark = pytest.mark.anyio
HERE = "http://cats.test"


def credential(kind: str, challenge: str, **more: Any) -> dict[str, Any]:
    client = {"type": kind, "challenge": challenge, "origin": HERE}
    written = bytes_to_base64url(json.dumps(client).encode())
    made = {"clientDataJSON": written, "attestationObject": "AAAA"}
    signed = {"clientDataJSON": written, "authenticatorData": "AAAA", "signature": "AAAA"}
    response = made if kind == "webauthn.create" else signed
    return {"id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": response} | more


async def test_what_was_not_signed_by_the_key_leads_nowhere(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        app = make_app(house)
        desk, thief = Browser(app), Browser(app)
        await desk.enter("Milo")
        milo = await house.sessions.find_cookie(desk.headers["cookie"].partition("=")[2])
        assert milo is not None
        await passkeys.add(house.store, PasskeyRow("AAAA", milo.session, b"key", 0, 0))
        options = (await thief.ask("POST", "/api/person/passkeys/ask")).json["options"]
        forged = credential("webauthn.get", options["challenge"])

        answer = await thief.ask("POST", "/api/person/passkeys/use", credential=forged)

        assert (answer.status, code_of(answer)) == (422, "bad_passkey")
        assert answer.header("set-cookie") == ""


async def test_a_challenge_works_once_and_for_whoever_it_was_made(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        app = make_app(house)
        ann, eve = Browser(app), Browser(app)
        await ann.enter("Ann")
        await eve.enter("Eve")
        offered = (await ann.ask("POST", "/api/person/passkeys/offer")).json["options"]
        made = credential("webauthn.create", offered["challenge"])
        hashed = await house.store.run(
            lambda connection: connection.exec_driver_sql("SELECT hash FROM challenges").scalar()
        )
        milliseconds = house.now_ms()

        eves = await eve.ask("POST", "/api/person/passkeys/add", credential=made)
        left = await house.store.run(
            lambda connection: connection.exec_driver_sql("SELECT hash FROM challenges").scalar()
        )
        owner = await house.sessions.find_cookie(ann.headers["cookie"].partition("=")[2])
        assert owner is not None
        taken = [
            await passkeys.take_challenge(house.store, str(hashed), owner.session, milliseconds)
            for _ in range(2)
        ]

        assert (eves.status, code_of(eves), left) == (422, "bad_passkey", hashed)
        assert taken == [True, False]


NONSENSE: tuple[Any, ...] = (
    None,
    5,
    "x",
    [],
    {},
    {"response": 5},
    {"response": {"clientDataJSON": "!"}},
    {"response": {"clientDataJSON": bytes_to_base64url(b"[]")}},
    {"response": {"clientDataJSON": bytes_to_base64url(b'{"challenge":5}')}},
)


@pytest.mark.parametrize("path", ["add", "use"])
async def test_nonsense_is_refused(tmp_path: Path, path: str) -> None:
    async with open_house(tmp_path) as house:
        desk = Browser(make_app(house))
        await desk.enter("Milo")

        for sent in NONSENSE:
            answer = await desk.ask("POST", f"/api/person/passkeys/{path}", credential=sent)

            assert (answer.status, code_of(answer)) == (422, "bad_passkey"), sent
