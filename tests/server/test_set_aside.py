"""A table whose log makes no sense is set aside: the house opens, and all others are played."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from sqlalchemy import text

from clowder.server.http.app import make_app
from clowder.server.tables import infos
from clowder.server.tables.house import House
from clowder.server.wire.bodies import TableSettings
from tests.server.bench import guest, open_house, seated_table
from tests.server.doors import fetch

PUBLIC = TableSettings("cat_in_the_box", 2, public=True)
pytestmark = pytest.mark.anyio

FAULTS = {
    "not JSON": "UPDATE lines SET line = '{' WHERE \"table\" = :name AND number = 3",
    "not UTF-8": (
        "UPDATE lines SET line = CAST(x'ff' AS TEXT) WHERE \"table\" = :name AND number = 3"
    ),
    "an entry that nobody knows": (
        'UPDATE lines SET line = \'{"type":"Sang"}\' WHERE "table" = :name AND number = 3'
    ),
    "a move that is not allowed": (
        'UPDATE lines SET line = \'{"type":"Started","entries":["0 bid 9"]}\''
        ' WHERE "table" = :name AND number = 4'
    ),
    "the opening is missing": 'DELETE FROM lines WHERE "table" = :name AND number = 1',
    "the seed is missing": 'DELETE FROM secrets WHERE "table" = :name',
}


async def two_tables(folder: Path) -> tuple[str, str]:
    """The names of two tables where games are in progress."""
    async with open_house(folder) as house:
        ann = await guest(house, "Ann")
        first, second = [await seated_table(house, [ann, ann]) for _ in range(2)]
        return first.table.name, second.table.name


async def spoil(folder: Path, name: str, fault: str) -> None:
    async with open_house(folder) as house:
        await house.store.run(lambda connection: connection.execute(text(fault), {"name": name}))


async def page(house: House, path: str) -> tuple[int, str]:
    key = await house.sessions.make_token(await guest(house, "Bo"), 0)
    answer = await fetch(make_app(house), "GET", path, {"authorization": f"Bearer {key}"})
    return answer.status, answer.body.decode()


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
async def test_one_unreadable_table_leaves_the_house_open(
    tmp_path: Path, fault: str, caplog: pytest.LogCaptureFixture
) -> None:
    bad, good = await two_tables(tmp_path)
    await spoil(tmp_path, bad, fault)
    caplog.clear()

    async with open_house(tmp_path) as house:
        assert good in house.live
        assert [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR] == [
            f"table {bad} is unreadable and was set aside"
        ]
        status, said = await page(house, f"/api/tables/{bad}")
        assert (status, "unreadable_table" in said) == (500, True)
        assert "clowder_tables_unreadable 1.0" in (await page(house, "/metrics"))[1]
        assert len(caplog.records) == 1  # asking again reads nothing again


@pytest.mark.parametrize("info", ["'{'", "'{}'", "CAST(x'ff' AS TEXT)"])
async def test_a_spoilt_row_of_the_list_is_read_from_its_log_once(
    tmp_path: Path, info: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_house(tmp_path) as house:
        ann = await guest(house, "Ann")
        names = {(await house.open_table(ann, PUBLIC)).table.name for _ in range(2)}
    await spoil(tmp_path, min(names), f'UPDATE tables SET info = {info} WHERE "table" = :name')

    async with open_house(tmp_path) as house:
        for _ in range(2):
            status, said = await page(house, "/api/tables")
            assert (status, names) == (200, {name for name in names if name in said})

    assert len([r for r in caplog.records if r.name == infos.__name__]) == 1


async def test_a_table_without_a_log_is_left_out_of_the_list(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await guest(house, "Ann")
        bad, good = [(await house.open_table(ann, PUBLIC)).table.name for _ in range(2)]
    await spoil(tmp_path, bad, FAULTS["not UTF-8"].replace("3", "1"))
    await spoil(tmp_path, bad, 'UPDATE tables SET info = NULL WHERE "table" = :name')

    async with open_house(tmp_path) as house:
        status, said = await page(house, "/api/tables")
        assert (status, good in said, bad in said) == (200, True, False)
