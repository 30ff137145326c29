"""A browser may speak to this server from its own pages only."""

from __future__ import annotations

from pathlib import Path

import pytest
from fastapi import FastAPI

from clowder.server.http.app import make_app
from clowder.server.tables.house import House
from tests.server.bench import guest, open_house, seated_table
from tests.server.doors import Line, fetch

pytestmark = pytest.mark.anyio

OWN = "http://cats.test"  # the host that the requests of these tests name
LISTED = "https://cats.example"
OTHERS = (
    *("", "null", "*", "cats.test", "//cats.test", "file://", "ws://cats.test"),
    *("https://cats.test", "HTTP://cats.test", "http://CATS.TEST", "http://cats.test/"),
    *("http://cats.test:80", "http://cats.test:8642", "http://cats.test:", "http://cats.test."),
    *("http://cats.test.evil.example", "http://evilcats.test", "http://sub.cats.test"),
    *("http://cats.testing", "http://cats.tes", "http://cats", "http://cats.test@evil.example"),
    *("http://user@cats.test", "http://cats.test, http://evil.example", "http://cats.test\t"),
    *("http://evil.example http://cats.test", "http://evil.example#http://cats.test"),
    *("http://c\xe0ts.test", "http://xn--cts-qla.test", "http://ca%74s.test"),
    *("http://cats.example", "https://cats.example.", "https://cats.example:443"),
    *("https://CATS.example", "https://evil.cats.example"),
)


async def cookie_of(house: House) -> dict[str, str]:
    _, cookie = await house.sessions.make("Ann", "en", 0)
    return {"cookie": f"clowder_session={cookie}"}


async def statuses(house: House, app: FastAPI, headers: dict[str, str]) -> tuple[int, int]:
    """Of a request that changes something, and of a live view."""
    json = {"content-type": "application/json"}
    posted = await fetch(app, "POST", "/api/session", json | headers, b"{}")
    ann = await guest(house, "Ann")
    line = Line(app, (await seated_table(house, [ann, ann])).table.name, headers)
    if posted.status == 200:
        await line.heard()
        await line.hang_up()
    else:
        await line.ended()
    return posted.status, line.status


@pytest.mark.parametrize("origin", [OWN, LISTED])
async def test_its_own_pages_and_listed_ones_may_speak(tmp_path: Path, origin: str) -> None:
    async with open_house(tmp_path, origins=(LISTED,)) as house:
        headers = await cookie_of(house) | {"origin": origin}

        assert await statuses(house, make_app(house), headers) == (200, 101)


@pytest.mark.parametrize("origin", OTHERS)
async def test_every_other_origin_is_refused_with_a_cookie_or_a_token(
    tmp_path: Path, origin: str
) -> None:
    async with open_house(tmp_path, origins=(LISTED,)) as house:
        app = make_app(house)
        token = await house.sessions.make_token(await guest(house, "Ann"), 0)
        for key in (await cookie_of(house), {"authorization": f"Bearer {token}"}):
            assert await statuses(house, app, key | {"origin": origin}) == (403, 403)


async def test_without_an_origin_a_token_is_enough_and_a_cookie_is_not(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        app = make_app(house)
        token = await house.sessions.make_token(await guest(house, "Ann"), 0)

        assert await statuses(house, app, {"authorization": f"Bearer {token}"}) == (200, 101)
        assert await statuses(house, app, await cookie_of(house)) == (403, 403)


async def test_behind_https_only_https_is_its_own(tmp_path: Path) -> None:
    async with open_house(tmp_path, secure_cookies=True) as house:
        app, key = make_app(house), await cookie_of(house)

        assert await statuses(house, app, key | {"origin": "https://cats.test"}) == (200, 101)
        assert await statuses(house, app, key | {"origin": "http://cats.test"}) == (403, 403)


async def test_an_answer_about_a_wrong_origin_is_typed(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        headers = {"origin": "http://evil.example", "accept-language": "pl"}

        answer = await fetch(make_app(house), "POST", "/api/session", headers, b"{}")

        assert answer.json["code"] == "bad_origin"
        assert answer.json["text"] == "Ta strona nie może rozmawiać z\u00a0tym serwerem."
