"""The deal of the day: the same for everybody, sealed until its day is over, one try a person."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from clowder.client import Client, Failure
from clowder.core.fairness import commitment, deal_name
from clowder.core.game_reader import read_record
from clowder.core.verify import Unfair, verify
from clowder.games import ROOMS
from clowder.server import wire
from clowder.server.app import make_app
from clowder.server.live import LiveTable
from tests.server.bench import Hand, guest, only
from tests.server.daily import (
    BOARD,
    GAME,
    ask,
    begin,
    board,
    dated_house,
    finish,
    key_of,
    play_out,
)
from tests.server.dated import serving_on
from tests.server.doors import Line
from tests.server.sundial import NOON, Sundial

pytestmark = pytest.mark.anyio

TODAY, TOMORROW = "2026-11-15", "2026-11-16"
OPENED = "2026-11-16 01:00"  # an hour after the day
NO_SESSION, SEALED = (401, "no_session"), (403, "daily_sealed")
PAGES = ("", "/replay", "/replay?seat=0", "/record", "/check")


def deal(live: LiveTable) -> list[Any]:
    assert live.table.match is not None
    return live.table.match.entries[:2]


@pytest.mark.parametrize(
    "room", [room for room in ROOMS.values() if room.daily], ids=lambda room: room.name
)
async def test_whoever_offers_a_deal_of_the_day_can_be_played_alone(room: Any) -> None:
    room.game.setup(room.make_options(dict(room.daily.options)), 1)


async def test_two_people_have_the_same_deal_and_tables_of_their_own(tmp_path: Path) -> None:
    async with dated_house(tmp_path, Sundial()) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")

        anns, bos = await begin(house, ann), await begin(house, bo)

        assert deal(anns) == deal(bos)
        assert anns.table.name != bos.table.name
        assert anns.table.opened.commitment == bos.table.opened.commitment


async def test_another_day_has_another_deal_and_so_has_another_house(tmp_path: Path) -> None:
    dial = Sundial()
    async with dated_house(tmp_path / "one", dial) as house:
        ann = await guest(house, "Ann")
        first = await begin(house, ann)
        dial.shows = "2026-11-16 00:00"
        second = await begin(house, ann)
    async with dated_house(tmp_path / "other", Sundial()) as house:
        other = await begin(house, await guest(house, "Ann"))

    assert len({str(deal(live)) for live in (first, second, other)}) == 3


async def test_a_second_start_leads_to_the_same_table_also_once_it_is_over(tmp_path: Path) -> None:
    async with dated_house(tmp_path, Sundial()) as house:
        ann = await guest(house, "Ann")
        first = await begin(house, ann)
        await play_out(first, most=3)

        assert await begin(house, ann) is first
        await play_out(first)
        assert await begin(house, ann) is first
        assert (await board(house, ann))["played"] == 1


async def test_the_board_has_the_best_first_and_equals_share_a_place(tmp_path: Path) -> None:
    async with dated_house(tmp_path, Sundial()) as house:
        people = [await guest(house, name) for name in ("Ann", "Bo", "Cy", "Di")]
        for person, head in zip(people, ("a", "a", "c", "d"), strict=True):
            await finish(house, person, head)

        shown = await board(house, people[1])

        lines = shown["lines"]
        points = [line["points"] for line in lines]
        assert points == sorted(points)
        assert [line["place"] for line in lines] == [1 + points.index(each) for each in points]
        assert len(set(points)) < 4
        assert [line["name"] for line in lines if line["yours"]] == ["Bo"]
        assert lines[0]["score"]["key"] == "cha-unit-turns"
        assert lines[0]["score"]["args"] == [["count", points[0]]]
        assert lines[0]["how"]["key"].startswith("cha-result-")
        assert (shown["played"], shown["yours"]) == (4, "over")


async def test_whoever_loses_stands_behind_whoever_brought_all_home(tmp_path: Path) -> None:
    async with dated_house(tmp_path, Sundial()) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        await finish(house, bo)
        # Ann's game was lost after fewer turns than Bo needed.
        lost = {"rank": 2, "points": 1, "how": "lost"}
        live = await begin(house, ann)
        await house.store.write((insert_result(live, **lost), {}))

        lines = (await board(house))["lines"]

        assert [line["name"] for line in lines] == ["Bo", "Ann"]
        assert [line["place"] for line in lines] == [1, 2]


def insert_result(live: LiveTable, **changes: Any) -> Any:
    from sqlalchemy import insert

    from clowder.server import schema

    chair = live.table.chairs[0]
    row = {
        "table": live.table.name,
        "game": GAME,
        "day": TODAY,
        "session": chair.session,
        "name": chair.name,
        "fur": chair.fur,
        "unit": "turns",
        "at": 0,
    }
    return insert(schema.results).values(**(row | changes))


async def test_whoever_is_far_down_still_finds_their_own_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("clowder.server.deals.BOARD_LINES", 2)
    async with dated_house(tmp_path, Sundial()) as house:
        people = [await guest(house, name) for name in ("Ann", "Bo", "Cy", "Di")]
        for number, person in enumerate(people):
            live = await begin(house, person)
            points = {"rank": 1, "points": 9 + min(number, 2), "how": "grade_3"}
            await house.store.write((insert_result(live, **points), {}))

        lines = (await board(house, people[3]))["lines"]

        assert [(line["name"], line["place"]) for line in lines] == [
            ("Ann", 1),
            ("Bo", 2),
            ("Di", 3),
        ]
        assert len((await board(house))["lines"]) == 2


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
    assert (check["verdict"], check["seed"], check["draws"]) == ("sealed", "", [])
    record, _ = read_record(sealed, ROOMS)
    with pytest.raises(Unfair, match="once the day of its deal, 2026-11-15, is over"):
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
        told = (await ask(house, None, "GET", f"/api/tables/{live.table.name}/check")).json

    assert told["verdict"] == "fixed"


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
        assert strangers[1].json["code"] == late.json["code"] == "daily_sealed"
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


@pytest.mark.parametrize(
    "frame",
    [wire.TakeBack("x", 0), wire.Hint("x", 0), wire.Leave("x", 0)],
    ids=lambda frame: type(frame).__name__,
)
async def test_nothing_is_taken_back_or_hinted_and_no_bot_plays_on(
    tmp_path: Path, frame: Any
) -> None:
    async with dated_house(tmp_path, Sundial()) as house:
        ann = await guest(house, "Ann")
        live = await begin(house, ann)
        await play_out(live, most=2)
        head = live.table.head

        failed = only(wire.Failed, await Hand(house, live, ann, 0).say(frame))

        assert (failed.code, live.table.head) == ("daily_counts", head)


async def test_a_deal_is_not_played_on_from_while_it_counts(tmp_path: Path) -> None:
    dial = Sundial()
    async with dated_house(tmp_path, dial) as house:
        ann = await guest(house, "Ann")
        live = await finish(house, ann)
        path, wish = f"/api/tables/{live.table.name}/fork", {"id": "x", "step": 4}

        early = await ask(house, ann, "POST", path, wish)
        dial.shows = OPENED
        late = await ask(house, ann, "POST", path, wish)

        assert (early.status, early.json["code"]) == (409, "daily_counts")
        assert late.status == 200
        assert (late.json["table"]["day"], late.json["table"]["fair"]) == (None, False)


async def test_a_rematch_is_a_table_like_any_other(tmp_path: Path) -> None:
    async with dated_house(tmp_path, Sundial()) as house:
        ann = await guest(house, "Ann")
        live = await finish(house, ann)
        path = f"/api/tables/{live.table.name}/rematch"

        answer = await ask(house, ann, "POST", path, {"id": "x"})

        fresh = (await house.find(answer.json["table"]["table"])).table
        assert (fresh.opened.day, fresh.opened.seats) == (None, 1)
        assert fresh.seed != live.table.seed


async def test_whoever_began_in_time_may_finish_within_the_hour_and_not_later(
    tmp_path: Path,
) -> None:
    dial = Sundial("2026-11-15 23:59")
    async with dated_house(tmp_path, dial) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        anns, bos = await begin(house, ann), await begin(house, bo)
        dial.shows = "2026-11-16 00:59"
        await play_out(anns)
        dial.shows = OPENED
        await play_out(bos)

        yesterday, today = await board(house, bo, TODAY), await board(house, bo)

        assert [line["name"] for line in yesterday["lines"]] == ["Ann"]
        assert (yesterday["yours"], today["yours"]) == ("over", "none")
        assert bos.table.over


async def test_a_restart_loses_neither_a_deal_nor_a_result(tmp_path: Path) -> None:
    async with dated_house(tmp_path, Sundial()) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        await finish(house, ann)
        begun = await begin(house, bo)
        await play_out(begun, most=4)
        before, entries = await board(house, ann), deal(begun)
    async with dated_house(tmp_path, Sundial()) as house:
        cy = await guest(house, "Cy")

        again, new = await begin(house, bo), await begin(house, cy)

        assert await board(house, ann) == before
        assert again.table.head == begun.table.head
        assert deal(again) == deal(new) == entries


async def test_a_result_is_on_disk_with_the_last_move_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The row and the line are one write, so one commit."""
    writes: list[list[str]] = []
    async with dated_house(tmp_path, Sundial()) as house:
        write = house.store.write

        async def note(*statements: Any) -> None:
            writes.append([statement.table.name for statement, _ in statements])
            await write(*statements)

        monkeypatch.setattr(house.store, "write", note)
        await finish(house, await guest(house, "Ann"))

    assert sorted(writes[-1]) == ["lines", "results", "tables"]
    assert sum("results" in each for each in writes) == 1


async def test_a_database_of_the_first_version_gets_its_board(tmp_path: Path) -> None:
    async with dated_house(tmp_path, Sundial()) as house:
        ann = await guest(house, "Ann")
    with closing(sqlite3.connect(tmp_path / "clowder.db")) as connection:
        connection.execute("DROP TABLE results")
        connection.execute("DELETE FROM house WHERE key = 'daily_secret'")
        connection.execute("UPDATE alembic_version SET version_num = '0001'")
        connection.commit()

    async with dated_house(tmp_path, Sundial()) as house:
        await finish(house, ann)

        assert (await board(house, ann))["played"] == 1


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/games/cat_in_the_box/daily", 404, "no_daily"),
        ("/api/games/nothing/daily", 422, "no_such_game"),
        (f"{BOARD}?day={TOMORROW}", 404, "no_such_day"),
        (f"{BOARD}?day=2026-02-30", 404, "no_such_day"),
        (f"{BOARD}?day=0000-00-00", 404, "no_such_day"),
        (f"{BOARD}?day=yesterday", 422, "malformed"),
        (f"{BOARD}?day=2026-11-15%0A", 422, "malformed"),
    ],
)
async def test_what_is_no_day_is_told(tmp_path: Path, path: str, status: int, code: str) -> None:
    async with dated_house(tmp_path, Sundial()) as house:
        answer = await ask(house, None, "GET", path)

        assert (answer.status, answer.json["code"]) == (status, code)


async def test_playing_takes_a_guest_a_daily_game_and_a_free_table(tmp_path: Path) -> None:
    async with dated_house(tmp_path, Sundial(), tables_per_session=0) as house:
        ann = await guest(house, "Ann")

        nobody = await ask(house, None, "POST", BOARD, {})
        full = await ask(house, ann, "POST", BOARD, {})
        other = await ask(house, ann, "POST", "/api/games/cat_in_the_box/daily", {})

        codes = [answer.json["code"] for answer in (nobody, full, other)]
        assert codes == ["no_session", "too_many_tables", "no_daily"]


async def test_an_old_day_can_be_looked_at_and_the_first_is_told(tmp_path: Path) -> None:
    dial = Sundial("2026-11-13 10:00")
    async with dated_house(tmp_path, dial) as house:
        ann = await guest(house, "Ann")
        await finish(house, ann)
        dial.shows = "2026-11-15 18:00"

        today, old = await board(house, ann), await board(house, ann, "2026-11-13")

        assert (today["day"], today["first"], today["left"]) == (TODAY, "2026-11-13", 6 * 3600)
        assert (today["played"], today["yours"], today["table"]) == (0, "none", None)
        assert (old["played"], old["yours"]) == (1, "over")


async def test_a_script_plays_the_deal_by_the_client(tmp_path: Path) -> None:
    with serving_on(tmp_path / "house", NOON) as server:
        async with Client(server.address, "Ann") as client, Client(server.address, "Bo") as other:
            table = await client.daily(GAME)
            async for _ in table.turns():
                await table.play(table.moves[0])
                break

            again = await client.daily(GAME)
            with pytest.raises(Failure, match="daily_sealed"):
                await other.watch(table.name)

            assert again.name == table.name
            await table.close()
