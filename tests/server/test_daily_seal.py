"""What belongs to the deal of a day is sealed until the day is over."""

from __future__ import annotations

from pathlib import Path

import pytest

from clowder.core.fairness import commitment, deal_name
from clowder.core.record_reader import read_record
from clowder.core.verify import Unfair, verify
from clowder.games import ROOMS
from clowder.server.http.app import make_app
from tests.server.bench import guest, key_of
from tests.server.daily import (
    GAME,
    OPENED,
    TODAY,
    ask,
    begin,
    board,
    dated_house,
    finish,
    play_out,
)
from tests.server.doors import Line
from tests.server.sundial import Sundial

pytestmark = pytest.mark.anyio

NO_SESSION, SEALED = (401, "no_session"), (403, "daily_hidden")
PAGES = ("", "/replay", "/replay?seat=0", "/record", "/check")


async def test_the_seal_is_there_the_day_before_and_the_seed_an_hour_after(tmp_path: Path) -> None:
    dial = Sundial("2026-11-14 23:59")
    async with dated_house(tmp_path, dial) as house:
        ann = await guest(house, "Ann")
        before = await board(house)
        dial.shows = "2026-11-15 00:00"
        live = await finish(house, ann)
        during = await board(house, ann)
        dial.shows = "2026-11-16 00:59"
        after = await board(house, ann, TODAY)
        dial.shows = OPENED
        opened = await board(house, ann, TODAY)

        assert before["day"] == "2026-11-14"
        seals = {before["tomorrow"], during["commitment"], opened["commitment"]}
        assert seals == {live.table.opened.commitment}
        assert (during["seed"], after["seed"]) == ("", "")
        assert commitment(deal_name(TODAY), bytes.fromhex(opened["seed"])) in seals
        assert opened["seed"] == live.table.seed.hex()


async def test_the_record_verifies_once_the_day_is_over(tmp_path: Path) -> None:
    dial = Sundial()
    async with dated_house(tmp_path, dial) as house:
        ann = await guest(house, "Ann")
        live = await finish(house, ann)
        path = f"/api/tables/{live.table.name}"

        sealed = (await ask(house, ann, "GET", f"{path}/record")).body.decode()
        check = (await ask(house, ann, "GET", f"{path}/check")).json
        dial.shows = OPENED
        opened = (await ask(house, None, "GET", f"{path}/record")).body.decode()
        checked = (await ask(house, None, "GET", f"{path}/check")).json

    assert "fair seed -\n" in sealed
    assert (check["verdict"], check["seed"], check["draws"]) == ("hidden", "", [])
    record, _ = read_record(sealed, ROOMS)
    with pytest.raises(Unfair, match="before the day of its deal, 2026-11-15, is over"):
        verify(ROOMS[GAME], record)
    record, _ = read_record(opened, ROOMS)
    assert verify(ROOMS[GAME], record).day == TODAY
    assert (checked["verdict"], checked["day"]) == ("fair", TODAY)
    assert checked["draws"]
    assert all(draw["due"] for draw in checked["draws"])


async def test_a_fixed_seed_is_no_fair_deal_of_the_day(tmp_path: Path) -> None:
    dial = Sundial()
    async with dated_house(tmp_path, dial, fixed_seed="again") as house:
        live = await finish(house, await guest(house, "Ann"))
        dial.shows = OPENED
        check = (await ask(house, None, "GET", f"/api/tables/{live.table.name}/check")).json

    assert check["verdict"] == "fixed"


@pytest.mark.parametrize("page", PAGES)
async def test_nobody_sees_a_table_of_a_deal_that_they_can_still_play(
    tmp_path: Path, page: str
) -> None:
    dial = Sundial()
    async with dated_house(tmp_path, dial) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await finish(house, ann)
        await play_out(await begin(house, bo), most=2)
        path = f"/api/tables/{live.table.name}{page}"

        strangers = [await ask(house, person, "GET", path) for person in (None, bo)]
        own = await ask(house, ann, "GET", path)
        await play_out(await begin(house, bo))
        done = await ask(house, bo, "GET", path)
        dial.shows = "2026-11-16 00:30"
        late = await ask(house, await guest(house, "Cy"), "GET", path)

        for answer in (*strangers, late):
            assert (answer.status, answer.json["code"]) in (NO_SESSION, SEALED)
        assert strangers[1].json["code"] == late.json["code"] == "daily_hidden"
        for answer in (*strangers, late):
            assert live.table.seed.hex().encode() not in answer.body
        assert own.status == done.status == 200
        assert live.table.seed.hex().encode() not in own.body + done.body


async def test_nobody_watches_a_deal_that_they_can_still_play(tmp_path: Path) -> None:
    async with dated_house(tmp_path, Sundial()) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await begin(house, ann)
        app = make_app(house)

        turned_away = await Line(app, live.table.name, await key_of(house, bo)).ended()
        await finish(house, bo)
        line = Line(app, live.table.name, await key_of(house, bo))

        assert turned_away == 4403
        assert await line.heard()
        await line.hang_up()


async def test_the_board_names_tables_only_to_those_who_may_see_them(tmp_path: Path) -> None:
    dial = Sundial()
    async with dated_house(tmp_path, dial) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await finish(house, ann)

        seen = [await board(house, person) for person in (None, bo, ann)]
        listed = await ask(house, bo, "GET", "/api/tables")
        dial.shows = OPENED
        later = await board(house, None, TODAY)

        tables = [shown["lines"][0]["table"] for shown in (*seen, later)]
        assert tables == [None, None, live.table.name, live.table.name]
        assert listed.json == []
        assert live.table.name not in str(seen[:2])
