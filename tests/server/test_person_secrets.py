"""Secrets of persons: not to be guessed, not to be read, and nothing for strangers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from clowder.server.http.app import make_app
from clowder.server.tables.phrases import make_phrase, read_phrase
from tests.server.bench import open_house
from tests.server.browsers import Browser, code_of

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("path", "guess"),
    [
        ("/api/person/recover", {"phrase": make_phrase()}),
        ("/api/person/join", {"secret": "abcdef"}),
    ],
)
async def test_after_many_wrong_guesses_the_right_one_is_refused_too(
    tmp_path: Path, path: str, guess: dict[str, str]
) -> None:
    async with open_house(tmp_path, wrong_codes_per_session=3) as house:
        app = make_app(house)
        desk, thief, elsewhere = Browser(app), Browser(app), Browser(app, "10.0.0.2")
        await desk.enter("Milo")
        right = {"phrase": await desk.phrase(), "secret": (await desk.link())["code"]}
        right = {key: right[key] for key in guess}

        wrong = [(await thief.ask("POST", path, **guess)).status for _ in range(3)]
        refused = await thief.ask("POST", path, **right)
        taken = await elsewhere.ask("POST", path, **right)

        assert (wrong, refused.status, code_of(refused)) == ([404] * 3, 429, "too_many_codes")
        assert taken.status == 200


async def test_neither_phrases_nor_links_are_anywhere_in_the_database(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        desk = Browser(make_app(house))
        await desk.enter("Milo")
        phrase, link = await desk.phrase(), await desk.link()

    written = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
    secret = read_phrase(phrase)
    assert secret is not None
    for hidden in (phrase, phrase.replace(" ", ""), secret.hex(), link["secret"], link["code"]):
        assert hidden.encode() not in written
    assert secret not in written


STRANGERS = {  # what somebody without a session is told; None where they may ask
    ("GET", "/api/person"): "no_session",
    ("GET", "/api/person/results"): "no_session",
    ("GET", "/api/person/export"): "no_session",
    ("GET", "/api/person/status"): "no_session",
    ("POST", "/api/person/mutes/end"): "no_session",
    ("GET", "/api/person/archive"): "no_session",
    ("POST", "/api/person/phrase"): "no_session",
    ("POST", "/api/person/link"): "no_session",
    ("POST", "/api/person/devices/end"): "no_session",
    ("POST", "/api/person/erase"): "no_session",
    ("POST", "/api/person/recover"): "no_such_phrase",
    ("POST", "/api/person/join"): "no_such_link",
    ("POST", "/api/person/passkeys/offer"): "no_session",
    ("POST", "/api/person/passkeys/add"): "no_session",
    ("POST", "/api/person/passkeys/remove"): "no_session",
    ("POST", "/api/person/passkeys/ask"): None,
    ("POST", "/api/person/passkeys/use"): "bad_passkey",
    ("GET", "/api/person/notices"): "no_session",
    ("POST", "/api/person/notices/subscribe"): "no_session",
    ("POST", "/api/person/notices/stop"): "no_session",
    ("POST", "/api/person/notices/settings"): "no_session",
}
FILLED: dict[str, dict[str, Any]] = {
    "recover": {"phrase": "x"},
    "join": {"secret": "x"},
    "end": {"id": "x"},
    "remove": {"id": "x"},
    "erase": {"sure": "erase"},
    "add": {"credential": {}},
    "use": {"credential": {}},
}


async def test_every_route_of_persons_is_tried_by_a_stranger(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        paths = make_app(house).openapi()["paths"]
    found = {
        (method.upper(), path)
        for path, methods in paths.items()
        for method in methods
        if path.startswith("/api/person")
    }

    assert found == set(STRANGERS)


@pytest.mark.parametrize("asked", STRANGERS, ids=str)
async def test_a_stranger_is_told_nothing_of_persons(
    tmp_path: Path, asked: tuple[str, str]
) -> None:
    async with open_house(tmp_path) as house:
        app = make_app(house)
        desk, stranger = Browser(app), Browser(app)
        await desk.enter("Milo")
        await desk.phrase()
        method, path = asked

        answer = await stranger.ask(method, path, **FILLED.get(path.rpartition("/")[2], {}))

        assert (None if answer.status == 200 else code_of(answer)) == STRANGERS[asked]
        assert "set-cookie" not in dict(answer.headers)
        assert await desk.name() == "Milo"
