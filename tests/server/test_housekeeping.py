"""What the house does by itself: forget what nobody needs, close what was given up."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from clowder.server.log.decide import Guest
from clowder.server.log.entries import Clock
from clowder.server.store import tables
from clowder.server.store.store import StorageError
from clowder.server.tables import house as house_module
from clowder.server.tables.house import House
from clowder.server.tables.live import LiveTable
from clowder.server.tables.lobby import find_listed
from clowder.server.wire import requests
from clowder.server.wire.bodies import TableSettings
from tests.server.bench import Hand, guest, open_house, seated_table
from tests.server.daily import dated_house
from tests.server.sundial import Sundial
from tests.waiting import until

pytestmark = pytest.mark.anyio


async def two_at_a_table(house: House, **settings: Any) -> tuple[LiveTable, Guest]:
    ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
    return await seated_table(house, [ann, bo], **settings), ann


async def test_a_week_is_counted_from_the_last_that_happened(tmp_path: Path) -> None:
    dial = Sundial("2026-11-01 12:00")
    async with dated_house(tmp_path, dial, idle_days=7) as house:
        live, ann = await two_at_a_table(house)
        dial.shows = "2026-11-07 12:00"
        await Hand(house, live, ann, 0).say(requests.Chat("still", "I am thinking."))

        dial.shows = "2026-11-14 11:59"  # nearly a week later, and nearly two after the start
        await house.tidy()
        assert not (await house.find(live.table.name)).table.over

        dial.shows = "2026-11-14 12:01"
        await house.tidy()
        assert (await house.find(live.table.name)).table.over


async def test_a_table_that_nobody_ever_sat_down_at_is_closed_too(tmp_path: Path) -> None:
    dial = Sundial("2026-11-01 12:00")
    async with dated_house(tmp_path, dial, idle_days=7, tables_per_session=1) as house:
        ann = await guest(house, "Ann")
        live = await house.open_table(ann, TableSettings("cat_in_the_box", 2, public=True))
        dial.shows = "2026-11-08 12:01"

        await house.tidy()

        assert (await house.find(live.table.name)).table.over
        assert await find_listed(house) == []
        # It does not count any more.
        await house.open_table(ann, TableSettings("cat_in_the_box", 2))


async def test_a_table_where_nothing_will_happen_is_forgotten_and_found_again(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        live, _ = await two_at_a_table(house)
        before = live.update(None, 0)

        await house.tidy()

        assert live.table.name not in house.live
        assert (await house.find(live.table.name)).update(None, 0) == before


async def test_only_so_much_is_remembered_of_tables_that_sleep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_module, "MOST_GLANCES", 2)
    async with open_house(tmp_path) as house:
        names = [(await two_at_a_table(house))[0].table.name for _ in range(3)]
        before = [await house.glance(name) for name in names]

        await house.tidy()

        assert list(house.glances) == names[1:]
        assert [await house.glance(name) for name in names] == before


async def test_a_table_with_a_running_clock_is_not_forgotten(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        live, _ = await two_at_a_table(house, clock=Clock("move", 3600))

        await house.tidy()

        assert house.live[live.table.name] is live


async def test_a_table_that_somebody_looks_at_is_not_forgotten(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        live, ann = await two_at_a_table(house)
        hand = Hand(house, live, ann, 0)

        await house.tidy()
        assert house.live[live.table.name] is live

        live.viewers.discard(hand.socket)
        await house.tidy()
        assert live.table.name not in house.live


async def test_a_bot_whose_turn_it_was_moves_after_a_restart_though_nobody_looks(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path, bot_pause=3600) as house:
        live = await seated_table(house, [await guest(house, "Ann")], bots=1)
        assert any(ask.seat == 1 for ask in live.table.asks)

    async with open_house(tmp_path) as house:
        again = house.live[live.table.name]
        await until(
            lambda: all(ask.seat != 1 for ask in again.table.asks),
            "the bot to move",
            lambda: again.table.asks,
        )


@pytest.mark.parametrize("error", [StorageError("disk I/O error"), AssertionError("one table")])
async def test_tidying_goes_on_whatever_has_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    tidied: list[str] = []

    async def tidy(_house: House) -> None:
        tidied.append("again")
        raise error

    monkeypatch.setattr(house_module, "TIDY_SECONDS", 0.01)
    monkeypatch.setattr(House, "tidy", tidy)
    async with open_house(tmp_path):
        await until(lambda: len(tidied) > 2, "tidying to be tried three times", lambda: tidied)


async def test_a_table_where_a_bot_thinks_is_not_forgotten(tmp_path: Path) -> None:
    async with open_house(tmp_path, bot_pause=3600) as house:
        live = await seated_table(house, [await guest(house, "Ann")], bots=1)

        await house.tidy()

        assert house.live[live.table.name] is live


async def test_a_table_with_time_left_is_not_given_up(tmp_path: Path) -> None:
    dial = Sundial("2026-11-01 12:00")
    async with dated_house(tmp_path, dial, idle_days=7) as house:
        live, _ = await two_at_a_table(house, clock=Clock("days", 30))

        dial.shows = "2026-11-30 12:00"
        await house.tidy()

        assert not live.table.over


async def test_tidying_reads_no_entries_of_tables_that_are_over(tmp_path: Path) -> None:
    """By the database's own plan: every step is a search by an index."""
    async with open_house(tmp_path) as house:
        query = tables.idle_tables(0).compile(compile_kwargs={"literal_binds": True})
        steps = await house.store.read(text(f"EXPLAIN QUERY PLAN {query}"))

        plan = [step.detail for step in steps]
        assert any("lines" in step for step in plan)
        assert not [step for step in plan if step.startswith("SCAN")], plan
