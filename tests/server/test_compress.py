"""Large answers of the API come packed to whoever takes that; small ones and secrets never do."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from fastapi import FastAPI

from clowder.server.http.app import make_app
from clowder.server.http.compress import LEAST
from tests.server.bench import open_house
from tests.server.doors import Answer, fetch

pytestmark = pytest.mark.anyio

LARGE = "/api/openapi.json"


@pytest.fixture
async def app(tmp_path: Path) -> AsyncIterator[FastAPI]:
    async with open_house(tmp_path) as house:
        yield make_app(house)


async def get(app: FastAPI, path: str, accepted: str, method: str = "GET") -> Answer:
    return await fetch(app, method, path, {"accept-encoding": accepted})


async def test_a_large_answer_comes_packed(app: FastAPI) -> None:
    plain, packed = await get(app, LARGE, ""), await get(app, LARGE, "br, gzip;q=0.8")

    assert gzip.decompress(packed.body) == plain.body
    assert len(packed.body) < len(plain.body) / 4
    assert packed.header("content-encoding") == "gzip"
    assert packed.header("content-length") == str(len(packed.body))
    assert packed.header("content-type") == plain.header("content-type") == "application/json"


@pytest.mark.parametrize("accepted", ["", "br", "identity", "gzip;q=0", "gzip;q=0.0, br"])
async def test_nobody_gets_what_they_do_not_take(app: FastAPI, accepted: str) -> None:
    answer = await get(app, LARGE, accepted)

    assert not answer.header("content-encoding")
    assert answer.header("vary") == "Accept-Encoding"
    assert answer.json["openapi"]


async def test_small_answers_and_so_the_key_of_a_session_stay_plain(app: FastAPI) -> None:
    headers = {"accept-encoding": "gzip", "content-type": "application/json"}
    body = b'{"name":"%s","language":"en"}' % (b"a" * 24)

    entered = await fetch(app, "POST", "/api/session", headers, body)
    cookie = entered.header("set-cookie").partition(";")[0]
    key = await fetch(
        app,
        "POST",
        "/api/tokens",
        headers | {"cookie": cookie, "origin": "http://cats.test"},
        b"{}",
    )

    for answer in (entered, key):
        assert answer.status == 200, answer.body
        assert len(answer.body) < LEAST / 4
        assert not answer.header("content-encoding")


async def test_what_fails_is_told_as_ever(app: FastAPI) -> None:
    answer = await get(app, "/api/session", "gzip")

    assert (answer.status, answer.json["code"]) == (401, "no_session")
