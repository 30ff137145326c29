"""Codes of six letters: they lead to a table that waits, and nobody finds one by trying."""

from __future__ import annotations

from pathlib import Path

import pytest
from fastapi import FastAPI

from clowder.server.http.app import make_app
from clowder.server.log import decide
from clowder.server.log.commands import command
from clowder.server.log.decide import Guest
from clowder.server.tables import codes
from clowder.server.tables.house import House
from clowder.server.tables.live import LiveTable
from clowder.server.wire.bodies import TableSettings
from tests.server.bench import guest, key_of, open_house
from tests.server.daily import dated_house
from tests.server.doors import fetch
from tests.server.sundial import Sundial

pytestmark = pytest.mark.anyio


async def open_table(house: House, host: Guest) -> LiveTable:
    return await house.open_table(host, TableSettings("cat_in_the_box", 2))


async def look_up(
    house: House, app: FastAPI, person: Guest, code: str, address: str = "10.0.0.1"
) -> str:
    """The name of the table, or the code of the failure."""
    headers = await key_of(house, person) | {"x-test-client": address}
    answer = await fetch(app, "GET", f"/api/codes/{code}", headers)
    body = answer.json
    return str(body["table"]["table"] if answer.status == 200 else body["code"])


def wrong_codes(live: LiveTable) -> list[str]:
    """Some that lead nowhere."""
    made = (codes.LETTERS[at] * codes.LENGTH for at in range(len(codes.LETTERS)))
    return [code for code in made if code != live.table.code]


async def test_a_code_has_six_letters_that_cannot_be_mistaken_and_leads_to_its_table(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await open_table(house, ann)
        code = live.table.code

        assert len(code) == 6
        assert set(code) <= set("abcdefghjkmnpqrstuwxyz")
        assert await look_up(house, make_app(house), bo, code) == live.table.name


async def test_a_code_outlives_a_restart_and_ends_with_the_start_of_the_game(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        ann = await guest(house, "Ann")
        live = await open_table(house, ann)
        code = live.table.code
    async with open_house(tmp_path) as house:
        app = make_app(house)
        assert await look_up(house, app, ann, code) == live.table.name
        live = await house.find(live.table.name)
        for seat in (0, 1):
            await live.do(command(f"sit{seat}", decide.sit, ann, seat, ""))
        await live.do(command("start", decide.start, ann))

        assert live.table.code == ""
        assert await look_up(house, app, ann, code) == "no_such_code"
        answer = await fetch(app, "GET", f"/api/tables/{live.table.name}", await key_of(house, ann))
        assert (answer.status, answer.json["code"]) == (200, "")  # the link still leads there


async def test_the_code_of_a_table_that_was_given_up_ends_too(tmp_path: Path) -> None:
    dial = Sundial("2026-11-01 12:00")
    async with dated_house(tmp_path, dial, idle_days=7) as house:
        ann = await guest(house, "Ann")
        code = (await open_table(house, ann)).table.code
        dial.shows = "2026-11-30 12:00"
        await house.tidy()

        assert await look_up(house, make_app(house), ann, code) == "no_such_code"


async def test_whoever_tries_codes_in_bulk_is_stopped_also_before_the_right_one(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path, wrong_codes_per_session=3) as house:
        ann, eve = await guest(house, "Ann"), await guest(house, "Eve")
        live, app = await open_table(house, ann), make_app(house)
        codes = [await look_up(house, app, eve, code) for code in wrong_codes(live)[:5]]

        assert codes == ["no_such_code"] * 3 + ["too_many_codes"] * 2
        assert await look_up(house, app, eve, live.table.code) == "too_many_codes"
        assert await look_up(house, app, ann, live.table.code) == live.table.name


async def test_many_sessions_at_one_address_do_not_help(tmp_path: Path) -> None:
    async with open_house(tmp_path, wrong_codes_per_session=3, wrong_codes_per_address=5) as house:
        live, app = await open_table(house, await guest(house, "Ann")), make_app(house)
        many = [await guest(house, f"Eve {number}") for number in range(7)]
        codes = [
            await look_up(house, app, eve, code)
            for eve, code in zip(many, wrong_codes(live), strict=False)
        ]

        assert codes == ["no_such_code"] * 5 + ["too_many_codes"] * 2
        assert await look_up(house, app, many[-1], live.table.code) == "too_many_codes"
        elsewhere = await look_up(house, app, many[-1], live.table.code, address="10.0.0.2")
        assert elsewhere == live.table.name


async def test_right_codes_cost_nothing(tmp_path: Path) -> None:
    async with open_house(tmp_path, wrong_codes_per_session=1, wrong_codes_per_address=1) as house:
        ann = await guest(house, "Ann")
        live, app = await open_table(house, ann), make_app(house)

        for _ in range(5):
            assert await look_up(house, app, ann, live.table.code) == live.table.name


async def test_two_tables_never_wait_under_one_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = iter(["aaaaaa", "aaaaaa", "bbbbbb"])
    monkeypatch.setattr(codes, "draw_code", lambda: next(drawn))
    async with open_house(tmp_path) as house:
        ann = await guest(house, "Ann")

        assert [(await open_table(house, ann)).table.code for _ in range(2)] == ["aaaaaa", "bbbbbb"]
