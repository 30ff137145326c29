"""Guests are known by a signed cookie or a token, and neither can be made up or read back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from clowder.core.value import to_json
from clowder.server.http.app import make_app
from clowder.server.wire.bodies import TokenBody
from tests.server.bench import guest, open_house
from tests.server.daily import dated_house
from tests.server.doors import fetch
from tests.server.sundial import Sundial

pytestmark = pytest.mark.anyio

JSON = {"content-type": "application/json", "origin": "http://cats.test"}
NAMED = b'{"name":"Milo","language":"cs"}'


def bent_cookies(cookie: str) -> list[str]:
    """The same cookie, but for one thing."""
    secret, _, signature = cookie.rpartition(".")
    other = "A" if secret[0] != "A" else "B"
    return [
        f"{other}{secret[1:]}.{signature}",
        f"{secret}.{signature[::-1]}",
        f"{secret}.",
        f"{secret}",
        f"{secret}.{signature}x",
        f".{signature}",
        f"{secret}{secret}.{signature}",
        "",
        "\xff.\xff",
    ]


async def test_a_guest_is_known_by_a_cookie_that_scripts_and_other_sites_cannot_use(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        app = make_app(house)

        made = await fetch(app, "POST", "/api/session", JSON, NAMED)
        cookie, *rest = made.header("set-cookie").split("; ")
        known = await fetch(app, "GET", "/api/session", {"cookie": cookie})

        assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(rest)
        assert known.json == {"type": "SessionInfo", "name": "Milo", "language": "cs"}


async def test_behind_https_the_cookie_travels_over_https_only(tmp_path: Path) -> None:
    async with open_house(tmp_path, secure_cookies=True) as house:
        headers = JSON | {"origin": "https://cats.test"}

        made = await fetch(make_app(house), "POST", "/api/session", headers, NAMED)

        name, *rest = made.header("set-cookie").split("; ")
        assert name.startswith("__Host-clowder_session=")
        assert {"Secure", "HttpOnly", "SameSite=lax", "Path=/"} <= set(rest)
        assert not [part for part in rest if part.startswith("Domain")]


async def test_a_cookie_from_before_https_is_replaced_at_once(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        made = await fetch(make_app(house), "POST", "/api/session", JSON, NAMED)
        plain = made.header("set-cookie").partition(";")[0]
    async with open_house(tmp_path, secure_cookies=True) as house:
        known = await fetch(make_app(house), "GET", "/api/session", {"cookie": plain})
        secure = known.header("set-cookie").partition(";")[0]
        again = await fetch(make_app(house), "GET", "/api/session", {"cookie": secure})

    assert secure.startswith("__Host-clowder_session=")
    assert (known.json["name"], again.json["name"]) == ("Milo", "Milo")
    assert again.header("set-cookie") == ""


async def test_a_cookie_of_a_month_is_replaced_and_works_no_longer_than_an_hour(
    tmp_path: Path,
) -> None:
    dial = Sundial("2026-11-01 12:00")
    async with dated_house(tmp_path, dial) as house:
        app = make_app(house)
        made = await fetch(app, "POST", "/api/session", JSON, NAMED)
        old = {"cookie": made.header("set-cookie").partition(";")[0]}
        dial.shows = "2026-11-30 12:00"
        assert (await fetch(app, "GET", "/api/session", old)).header("set-cookie") == ""

        dial.shows = "2026-12-02 12:00"
        rotated = await fetch(app, "GET", "/api/session", old)
        fresh = {"cookie": rotated.header("set-cookie").partition(";")[0]}
        dial.shows = "2026-12-02 12:59"
        assert (await fetch(app, "GET", "/api/session", old)).status == 200  # another tab
        dial.shows = "2026-12-02 13:01"

        assert fresh != old
        assert (await fetch(app, "GET", "/api/session", old)).status == 401
        assert (await fetch(app, "GET", "/api/session", fresh)).json["name"] == "Milo"


async def test_pages_that_come_together_with_an_old_cookie_are_one_device(tmp_path: Path) -> None:
    dial = Sundial("2026-11-01 12:00")
    async with dated_house(tmp_path, dial) as house:
        app = make_app(house)
        made = await fetch(app, "POST", "/api/session", JSON, NAMED)
        old = {"cookie": made.header("set-cookie").partition(";")[0]}
        dial.shows = "2026-12-02 12:00"

        tabs = await asyncio.gather(*(fetch(app, "GET", "/api/session", old) for _ in range(3)))

        cookies = {tab.header("set-cookie").partition(";")[0] for tab in tabs}
        assert len(cookies) == 1
        fresh = {"cookie": cookies.pop()}
        devices = (await fetch(app, "GET", "/api/person", fresh)).json["devices"]
        assert [device["here"] for device in devices] == [True]


async def test_whoever_logs_out_is_known_no_longer(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        app = make_app(house)
        made = await fetch(app, "POST", "/api/session", JSON, NAMED)
        cookie = {"cookie": made.header("set-cookie").partition(";")[0]}

        ended = await fetch(app, "POST", "/api/session/end", JSON | cookie)

        assert ended.status == 200
        assert "Max-Age=0" in ended.header("set-cookie")
        assert (await fetch(app, "GET", "/api/session", cookie)).status == 401


async def test_tokens_are_listed_and_revoked_by_their_owner_alone(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        app = make_app(house)
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        keys = [await house.sessions.make_token(ann, at) for at in (1, 2)]
        first, second = [{"authorization": f"Bearer {key}"} for key in keys]
        bos = {"authorization": f"Bearer {await house.sessions.make_token(bo, 3)}"}

        listed = (await fetch(app, "GET", "/api/tokens", second)).json
        body = to_json(TokenBody(listed[0]["id"]))
        wrong = await fetch(app, "POST", "/api/tokens/revoke", JSON | bos, body)
        right = await fetch(app, "POST", "/api/tokens/revoke", JSON | second, body)

        assert [token["made_at"] for token in listed] == [1, 2]
        assert not [key for key in keys if key[:8] in str(listed)]
        assert (wrong.status, wrong.json["code"], right.status) == (404, "no_such_token", 200)
        assert (await fetch(app, "GET", "/api/session", first)).status == 401
        assert (await fetch(app, "GET", "/api/session", second)).status == 200


async def test_a_cookie_that_was_tampered_with_is_no_session(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        app = make_app(house)
        _, cookie = await house.sessions.make("Milo", "cs", 0)

        for bent in bent_cookies(cookie):
            answer = await fetch(app, "GET", "/api/session", {"cookie": f"clowder_session={bent}"})
            assert (answer.status, answer.json["code"]) == (401, "no_session")


async def test_a_signed_cookie_of_another_house_is_no_session(tmp_path: Path) -> None:
    async with open_house(tmp_path / "one") as one, open_house(tmp_path / "other") as other:
        _, cookie = await one.sessions.make("Milo", "cs", 0)

        assert await other.sessions.find_cookie(cookie) is None


async def test_a_token_has_the_rights_of_its_session_and_a_made_up_one_has_none(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        app = make_app(house)
        _, cookie = await house.sessions.make("Milo", "cs", 0)
        headers = JSON | {"cookie": f"clowder_session={cookie}"}

        token = (await fetch(app, "POST", "/api/tokens", headers)).json["token"]
        bearer = {"authorization": f"Bearer {token}"}
        known = await fetch(app, "GET", "/api/session", bearer)

        assert known.json["name"] == "Milo"
        for wrong in (token[:-1], f"{token}x", cookie, cookie.partition(".")[0], "", "'"):
            answer = await fetch(app, "GET", "/api/session", {"authorization": f"Bearer {wrong}"})
            assert answer.status == 401


async def test_a_wrong_token_is_not_helped_by_a_right_cookie(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        _, cookie = await house.sessions.make("Milo", "cs", 0)
        headers = {"cookie": f"clowder_session={cookie}", "authorization": "Bearer wrong"}

        answer = await fetch(make_app(house), "GET", "/api/session", headers)

        assert answer.status == 401


async def test_secrets_are_nowhere_in_the_database(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        milo, cookie = await house.sessions.make("Milo", "cs", 0)
        token = await house.sessions.make_token(milo, 0)

    written = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
    assert milo.session.encode() in written
    for secret in (token, cookie, cookie.partition(".")[0]):
        assert secret.encode() not in written


async def test_a_browser_that_has_forgotten_the_name_takes_it_from_nobody(tmp_path: Path) -> None:
    """Browsers empty what pages remember long before they forget cookies."""
    async with open_house(tmp_path) as house:
        app = make_app(house)
        made = await fetch(app, "POST", "/api/session", JSON, NAMED)
        known = JSON | {"cookie": made.header("set-cookie").partition(";")[0]}

        again = await fetch(app, "POST", "/api/session", known, b'{"name":"","language":"pl"}')

        assert (again.json["name"], again.json["language"]) == ("Milo", "pl")
