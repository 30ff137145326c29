"""The board of a day: who played its deal, and how well."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from clowder.core.daily import NEXT
from clowder.server.store import results
from clowder.server.store.rows import ResultRow
from clowder.server.tables.house import House
from clowder.server.tables.live import LiveTable
from tests.server.bench import guest
from tests.server.daily import (
    BOARD,
    GAME,
    TODAY,
    ask,
    begin,
    board,
    dated_house,
    finish,
    without_deal,
)
from tests.server.older import downgrade
from tests.server.sundial import Sundial

pytestmark = pytest.mark.anyio


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
        await add_result(house, live, **lost)

        lines = (await board(house))["lines"]

        assert [line["name"] for line in lines] == ["Bo", "Ann"]
        assert [line["place"] for line in lines] == [1, 2]


async def add_result(house: House, live: LiveTable, **changes: Any) -> None:
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
        "mark": changes["rank"] * NEXT + changes["points"],
    }
    await results.add(house.store, ResultRow(**(row | changes)))


async def test_whoever_is_far_down_still_finds_their_own_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("clowder.server.tables.daily_board.BOARD_LINES", 2)
    async with dated_house(tmp_path, Sundial()) as house:
        people = [await guest(house, name) for name in ("Ann", "Bo", "Cy", "Di")]
        for number, person in enumerate(people):
            live = await begin(house, person)
            points = {"rank": 1, "points": 9 + min(number, 2), "how": "grade_3"}
            await add_result(house, live, **points)

        lines = (await board(house, people[3]))["lines"]

        assert [(line["name"], line["place"]) for line in lines] == [
            ("Ann", 1),
            ("Bo", 2),
            ("Di", 3),
        ]
        assert len((await board(house))["lines"]) == 2


async def test_a_result_is_on_disk_with_the_last_move_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The row and the line are one write, so one commit."""
    writes: list[list[str]] = []
    async with dated_house(tmp_path, Sundial()) as house:
        write = house.store.write

        async def note(*statements: Any, **lease: Any) -> None:
            writes.append([statement.table.name for statement, _ in statements])
            await write(*statements, **lease)

        monkeypatch.setattr(house.store, "write", note)
        await finish(house, await guest(house, "Ann"))

    assert sorted(writes[-1]) == ["lines", "outcomes", "results", "tables"]
    assert sum("results" in each for each in writes) == 1


async def test_a_database_of_the_first_version_gets_its_board(tmp_path: Path) -> None:
    async with dated_house(tmp_path, Sundial()) as house:
        ann = await guest(house, "Ann")
        await house.store.run(partial(downgrade, to="0001"))
    with closing(sqlite3.connect(tmp_path / "clowder.db")) as connection:
        connection.execute("DELETE FROM house WHERE key = 'daily_secret'")
        connection.commit()

    async with dated_house(tmp_path, Sundial()) as house:
        await finish(house, ann)

        assert (await board(house, ann))["played"] == 1


async def test_days_in_a_row_are_counted_up_to_today_or_yesterday(tmp_path: Path) -> None:
    dial = Sundial("2026-11-10 12:00")
    async with dated_house(tmp_path, dial) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        for day in ("10", "12", "13"):  # and not on the 11th
            dial.shows = f"2026-11-{day} 12:00"
            await finish(house, ann)

        today = await board(house, ann)
        assert (today["streak"], today["week"]) == (
            2,
            ["2026-11-13", "2026-11-12", "2026-11-10"],
        )
        assert (today["last"]["yours"], today["last"]["place"], today["last_played"]) == (
            True,
            1,
            1,
        )
        dial.shows = "2026-11-14 12:00"
        assert (await board(house, ann))["streak"] == 2  # today's is still to be played
        dial.shows = "2026-11-15 12:00"
        assert (await board(house, ann))["streak"] == 0
        others = await board(house, bo)
        assert (others["streak"], others["week"], others["last"]) == (0, [], None)


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/games/cat_in_the_box/daily", 404, "no_daily"),
        ("/api/games/nothing/daily", 422, "no_such_game"),
        (f"{BOARD}?day=2026-11-16", 404, "no_such_day"),
        (f"{BOARD}?day=2026-02-30", 404, "no_such_day"),
        (f"{BOARD}?day=0000-00-00", 404, "no_such_day"),
        (f"{BOARD}?day=yesterday", 422, "malformed"),
        (f"{BOARD}?day=2026-11-15%0A", 422, "malformed"),
    ],
)
async def test_what_is_no_day_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, status: int, code: str
) -> None:
    without_deal(monkeypatch)
    async with dated_house(tmp_path, Sundial()) as house:
        answer = await ask(house, None, "GET", path)

        assert (answer.status, answer.json["code"]) == (status, code)


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
