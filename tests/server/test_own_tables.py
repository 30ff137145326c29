"""One's own tables: those that go on, those that are over, and nobody else's."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, text, update

from clowder.core.game import Seat
from clowder.core.value import to_json
from clowder.server.http.app import make_app
from clowder.server.log import decide
from clowder.server.log.commands import command
from clowder.server.log.decide import Guest
from clowder.server.log.entries import Clock
from clowder.server.store import schema
from clowder.server.store.store import Store
from clowder.server.tables import own_tables
from clowder.server.tables.house import House
from clowder.server.tables.live import LiveTable
from clowder.server.wire.bodies import TableSettings
from tests.server.bench import Hand, guest, open_house, seated_table
from tests.server.daily import ask, dated_house
from tests.server.doors import fetch
from tests.server.older import downgrade
from tests.server.sundial import Sundial
from tests.server.test_lobby import play_to_the_end

pytestmark = pytest.mark.anyio

RUNNING, FINISHED = "/api/session/tables", "/api/session/finished"


async def told(house: House, person: Guest, path: str) -> Any:
    answer = await ask(house, person, "GET", path)
    assert answer.status == 200, answer.body
    return answer.json


async def ended_tables(house: House, person: Guest, count: int) -> list[str]:
    """Tables that were played to their end, the last first."""
    live = [await seated_table(house, [person, person]) for _ in range(count)]
    for each in live:
        await play_to_the_end(house, each, person)
    return [each.table.name for each in reversed(live)]


def seen(live: LiveTable, seat: int | None) -> Any:
    """The board as it looks from there, as it goes over the wire."""
    assert live.table.match is not None
    return msgspec.json.decode(to_json(live.table.match.view(None if seat is None else Seat(seat))))


async def test_ones_own_tables_are_listed_with_whose_turn_it_is_and_what_one_sees(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path, bot_pause=3600) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await seated_table(house, [bo, ann], clock=Clock("move", 600))

        [found] = await told(house, ann, RUNNING)

        assert (found["table"], found["game"]) == (live.table.name, "cat_in_the_box")
        assert [face["name"] for face in found["seats"]] == ["Bo", "Ann"]
        assert (found["yours"], found["started"]) == ([1], True)
        assert found["asked"] == sorted({seat.seat for seat in live.table.asks})
        assert 590 < found["seconds"] <= 600
        assert found["view"] == seen(live, 1)


async def test_nobody_hears_of_tables_that_others_sit_at(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, eve = await guest(house, "Ann"), await guest(house, "Eve")
        await seated_table(house, [ann, ann])
        await ended_tables(house, ann, 1)
        await house.open_table(eve, TableSettings("cat_in_the_box", 2))  # and does not sit

        assert await told(house, eve, RUNNING) == []
        assert (await told(house, eve, FINISHED))["tables"] == []
        for path in (RUNNING, FINISHED):
            answer = await fetch(make_app(house), "GET", path)
            assert (answer.status, answer.json["code"]) == (401, "no_session")


async def test_several_seats_at_one_screen_show_nobodys_hand(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await guest(house, "Ann")
        live = await seated_table(house, [ann, ann])

        [found] = await told(house, ann, RUNNING)

        assert (found["yours"], found["view"]) == ([0, 1], seen(live, None))


async def test_what_waits_for_me_stands_first_and_of_a_few_the_board_is_shown(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path, bot_pause=3600) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        mine = await seated_table(house, [ann, bo])
        waiting = await house.open_table(ann, TableSettings("cat_in_the_box", 3))
        await waiting.do(command("sit", decide.sit, ann, 0, ""))
        for _ in range(4):
            live = await seated_table(house, [ann, bo])
            await Hand(house, live, ann, 0).answer("bury")

        found = await told(house, ann, RUNNING)

        assert found[0]["table"] == mine.table.name
        assert [0 in each["asked"] for each in found] == [True] + [False] * 5
        assert found[-1]["table"] == waiting.table.name
        assert [each["view"] is not None for each in found] == [True] * 4 + [False] * 2


async def test_a_table_that_was_put_away_is_not_read_again_to_be_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(tmp_path, bot_pause=3600) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        for _ in range(own_tables.BOARDS + 3):
            await seated_table(house, [bo, ann])
        before = await told(house, ann, RUNNING)
        await house.tidy()
        assert not house.live
        read: list[str] = []
        log = Store.log

        async def count_reading(self: Store, table: str, since: int = 0) -> Any:
            read.append(table)
            return await log(self, table, since)

        monkeypatch.setattr(Store, "log", count_reading)

        assert await told(house, ann, RUNNING) == before
        assert len(read) == own_tables.BOARDS  # those whose boards are shown, and no other


async def test_what_goes_on_and_what_is_over_outlives_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path, bot_pause=3600) as house:
        ann = await guest(house, "Ann")
        await seated_table(house, [ann], bots=1)
        await ended_tables(house, ann, 1)
        before = [await told(house, ann, path) for path in (RUNNING, FINISHED)]

    async with open_house(tmp_path, bot_pause=3600) as house:
        assert [await told(house, ann, path) for path in (RUNNING, FINISHED)] == before


async def test_what_is_over_comes_page_by_page_and_no_log_is_read_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_tables, "PAGE", 2)
    async with open_house(tmp_path) as house:
        ann = await guest(house, "Ann")
        names = await ended_tables(house, ann, 3)
        await house.tidy()
        monkeypatch.setattr(Store, "log", None)

        first = await told(house, ann, FINISHED)
        second = await told(house, ann, f"{FINISHED}?before={first['next']}")

        assert (first["count"], second["count"], second["next"]) == (3, 3, None)
        pages = [*first["tables"], *second["tables"]]
        assert sorted(each["table"] for each in pages) == sorted(names)
        ended = [(each["ended_at"], each["table"]) for each in pages]
        assert ended == sorted(ended, reverse=True)
        assert {each["result"]["how"] for each in pages} == {"rounds_played"}
        assert [face["name"] for face in pages[0]["seats"]] == ["Ann", "Ann"]


async def test_who_stood_up_has_no_table_there_and_a_table_given_up_has_no_result(
    tmp_path: Path,
) -> None:
    dial = Sundial("2026-11-01 12:00")
    async with dated_house(tmp_path, dial, idle_days=7) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await house.open_table(ann, TableSettings("cat_in_the_box", 2))
        await live.do(command("ann", decide.sit, ann, 0, ""))
        await live.do(command("bo", decide.sit, bo, 1, ""))
        await live.do(command("stand", decide.stand, bo, 1))
        dial.shows = "2026-11-30 12:00"
        await house.tidy()

        assert (await told(house, bo, FINISHED))["tables"] == []
        [given_up] = (await told(house, ann, FINISHED))["tables"]
        assert (given_up["result"], given_up["begun"]) == (None, False)


async def test_a_game_that_was_given_up_can_be_looked_at_and_kept(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await seated_table(house, [ann, bo])
        await live.do(command("end", decide.close))

        stored = (await told(house, ann, FINISHED))["tables"]
        await house.store.write((update(schema.tables).values(ended=None), {}))  # as of old
        await house.store.write((delete(schema.outcomes), {}))
        found = (await told(house, ann, FINISHED))["tables"]

        assert [(each["result"], each["begun"]) for each in (*stored, *found)] == [(None, True)] * 2
        for what in ("record", "replay"):
            answer = await ask(house, ann, "GET", f"/api/tables/{live.table.name}/{what}")
            assert answer.status == 200


@pytest.mark.parametrize("cursor", ["x", "12", "-abc", "1-ABC", "1-a';--", "9" * 17 + "-a"])
async def test_a_page_that_begins_nowhere_is_malformed(tmp_path: Path, cursor: str) -> None:
    async with open_house(tmp_path) as house:
        ann = await guest(house, "Ann")

        answer = await ask(house, ann, "GET", f"{FINISHED}?before={cursor}")

        assert (answer.status, answer.json["code"]) == (422, "malformed")


async def test_tables_of_the_version_before_are_found_by_those_who_sat_there(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path, bot_pause=3600) as house:
        ann = await guest(house, "Ann")
        await seated_table(house, [ann], bots=1)
        await ended_tables(house, ann, 1)
        before = [await told(house, ann, path) for path in (RUNNING, FINISHED)]
        await house.store.run(partial(downgrade, to="0003"))

    async with open_house(tmp_path, bot_pause=3600) as house:
        assert [await told(house, ann, path) for path in (RUNNING, FINISHED)] == before
        noted = await house.store.run(
            lambda connection: connection.scalar(
                text("SELECT count(*) FROM tables WHERE ended IS NOT NULL")
            )
        )
        assert noted == 1  # read once, and written down
