"""An open view of a table ends with the cookie or token by which its viewer came."""

from __future__ import annotations

from pathlib import Path

import pytest

from clowder.server.http.app import make_app
from tests.server.bench import open_house
from tests.server.browsers import Browser
from tests.server.doors import Line

pytestmark = pytest.mark.anyio

AGAIN = 1012  # come again: whoever is still known is let in


async def view(browser: Browser, table: str) -> Line:
    line = Line(browser.app, table, browser.headers)
    line.say('{"type":"Look","seat":0,"since":0}')
    assert any('"type":"Update"' in frame for frame in await line.heard())
    return line


async def test_a_device_that_is_ended_sees_the_table_no_more(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        app = make_app(house)
        desk, phone = Browser(app), Browser(app)
        await desk.enter("Milo")
        table = await desk.open()
        await phone.ask("POST", "/api/person/join", secret=(await desk.link())["secret"])
        stays, goes = await view(desk, table), await view(phone, table)
        [_, other] = (await desk.ask("GET", "/api/person")).json["devices"]

        await desk.ask("POST", "/api/person/devices/end", id=other["id"])

        assert await goes.ended() == AGAIN
        assert await Line(app, table, phone.headers).ended() == 4401
        assert '"here":[true,false]' in "".join(await stays.heard())
        await stays.hang_up()


async def test_whoever_logs_out_sees_the_table_no_more(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        desk = Browser(make_app(house))
        await desk.enter("Milo")
        line = await view(desk, await desk.open())

        await desk.ask("POST", "/api/session/end")

        assert await line.ended() == AGAIN


async def test_a_token_that_is_revoked_sees_the_table_no_more(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        app = make_app(house)
        desk, script = Browser(app), Browser(app)
        await desk.enter("Milo")
        table = await desk.open()
        token = (await desk.ask("POST", "/api/tokens")).json["token"]
        script.headers["authorization"] = f"Bearer {token}"
        stays, goes = await view(desk, table), await view(script, table)
        [known] = (await desk.ask("GET", "/api/tokens")).json

        await desk.ask("POST", "/api/tokens/revoke", id=known["id"])

        assert await goes.ended() == AGAIN
        await stays.heard()
        await stays.hang_up()


@pytest.mark.parametrize("mere", [True, False])
async def test_a_browser_that_changes_hands_shows_nothing_of_whoever_had_it(
    tmp_path: Path, mere: bool
) -> None:
    async with open_house(tmp_path) as house:
        app = make_app(house)
        desk, shared = Browser(app), Browser(app)
        await desk.enter("Milo")
        await shared.enter("Ann")
        if not mere:
            await shared.phrase()
        line = await view(shared, await shared.open())

        await shared.ask("POST", "/api/person/recover", phrase=await desk.phrase())

        assert await line.ended() == AGAIN


async def test_a_cookie_that_is_replaced_ends_no_view(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        app = make_app(house)
        desk, phone = Browser(app), Browser(app)
        await desk.enter("Milo")
        table = await desk.open()
        line = await view(desk, table)
        cookie = desk.headers["cookie"].partition("=")[2]
        assert await house.sessions.rotate(cookie, at_once=True) is not None
        await phone.enter("Ann")

        await phone.ask("POST", "/api/session/end")  # which makes the house look who is still known

        await line.heard()
        await line.hang_up()
