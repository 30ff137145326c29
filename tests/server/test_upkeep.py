"""A copy of a running house, the drill of putting it back, and what may be forgotten."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from glob import glob
from pathlib import Path

import pytest
from sqlalchemy import func, select

from clowder.server.log import decide
from clowder.server.log.commands import command
from clowder.server.store import schema
from clowder.server.store.upkeep import read_only
from clowder.server.tables import friends
from clowder.server.tables.house import House
from clowder.server.tables.live import LiveTable
from clowder.server.tables.lobby import find_listed
from clowder.server.wire import messages, requests
from tests.server import process
from tests.server.bench import Hand, guest, only, open_house, seated_table
from tests.server.daily import dated_house
from tests.server.sundial import Sundial

pytestmark = pytest.mark.anyio


def clowder(*words: object) -> subprocess.CompletedProcess[str]:
    return process.clowder(*words, "--lang", "en")


async def chatting_table(house: House) -> tuple[LiveTable, Hand]:
    ann = await guest(house, "Ann")
    live = await seated_table(house, [ann, ann])
    return live, Hand(house, live, ann, 0)


async def test_a_copy_of_a_running_house_has_every_acknowledged_word(tmp_path: Path) -> None:
    copy, back = tmp_path / "copy.db", tmp_path / "back"
    async with open_house(tmp_path / "house") as house:
        live, ann = await chatting_table(house)
        for number in range(20):
            only(messages.Done, await ann.say(requests.Chat(f"c{number}", f"word {number}")))
        made = clowder("backup", copy, "--data", tmp_path / "house")
        before = live.update(None, 0)
        only(messages.Done, await ann.say(requests.Chat("later", "after the copy")))
    assert (made.returncode, made.stdout) == (0, f"The copy is in {copy}.\n"), made.stderr

    restored = clowder("restore", copy, "--data", back)

    assert restored.returncode == 0, restored.stderr
    async with open_house(back) as house:
        assert (await house.find(live.table.name)).update(None, 0) == before


async def test_one_connection_alone_writes_and_tidies_the_log(tmp_path: Path) -> None:
    """Two could spoil it, before SQLite 3.51.3."""
    async with open_house(tmp_path) as house:
        await chatting_table(house)
        await asyncio.gather(*(find_listed(house) for _ in range(8)), house.store.probe())
        held = [Path(file).readlink() for file in glob("/proc/self/fd/*") if Path(file).is_file()]
        assert held.count(tmp_path / "clowder.db-wal") == 1

        with closing(read_only(tmp_path / "clowder.db")) as copying:
            assert copying.execute("SELECT count(*) FROM lines").fetchone()[0] > 0
            for change in ("DELETE FROM lines", "PRAGMA wal_checkpoint(PASSIVE)"):
                with pytest.raises(sqlite3.OperationalError):
                    copying.execute(change)


async def test_copying_the_file_alone_would_have_missed_what_was_just_written(
    tmp_path: Path,
) -> None:
    (tmp_path / "copied").mkdir()
    async with open_house(tmp_path / "house") as house:
        await chatting_table(house)
        shutil.copy(tmp_path / "house" / "clowder.db", tmp_path / "copied" / "clowder.db")
    async with open_house(tmp_path / "copied") as house:
        assert await find_listed(house) == []
        assert house.live == {}


async def test_restoring_never_goes_over_a_house_that_is_in_use_or_that_nobody_put_aside(
    tmp_path: Path,
) -> None:
    copy, folder = tmp_path / "copy.db", tmp_path / "house"
    async with open_house(folder) as house:
        live, _ = await chatting_table(house)
        assert clowder("backup", copy, "--data", folder).returncode == 0
        again = clowder("backup", copy, "--data", folder)
        in_use = clowder("restore", copy, "--data", folder, "--overwrite")
    there = clowder("restore", copy, "--data", folder)
    aside = clowder("restore", copy, "--data", folder, "--overwrite")

    assert (again.returncode, "exists already" in again.stderr) == (1, True)
    assert (in_use.returncode, "another server" in in_use.stderr) == (1, True)
    assert (there.returncode, "--overwrite" in there.stderr) == (1, True)
    assert aside.returncode == 0
    assert (folder / "clowder.db.before").exists()
    async with open_house(folder) as house:
        assert live.table.name in house.live


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files away")
async def test_what_root_restores_belongs_to_whoever_owns_the_folder(tmp_path: Path) -> None:
    copy, folder = tmp_path / "copy.db", tmp_path / "back"
    async with open_house(tmp_path / "house") as house:
        await chatting_table(house)
        assert clowder("backup", copy, "--data", tmp_path / "house").returncode == 0
    folder.mkdir()
    os.chown(folder, 4321, 4321)

    assert clowder("restore", copy, "--data", folder).returncode == 0

    assert {(file.name, file.stat().st_uid) for file in folder.iterdir()} == {
        ("clowder.db", 4321),
        ("clowder.db.lock", 4321),
    }


@pytest.mark.parametrize("broken", ["nothing", "not a database", "half of one", "another one"])
async def test_what_is_no_whole_database_of_ours_is_not_restored(
    tmp_path: Path, broken: str
) -> None:
    file, folder = tmp_path / "copy.db", tmp_path / "house"
    async with open_house(folder) as house:
        await chatting_table(house)
    whole = (folder / "clowder.db").read_bytes()
    if broken == "half of one":
        file.write_bytes(whole[: len(whole) // 2])
    elif broken == "another one":
        subprocess.run(
            [sys.executable, "-c", f"import sqlite3; sqlite3.connect({str(file)!r}).execute("
             "'CREATE TABLE cats (name)')"],
            check=True,
        )  # fmt: skip
    elif broken == "not a database":
        file.write_text("meow " * 1000)

    refused = clowder("restore", file, "--data", folder, "--overwrite")

    assert refused.returncode == 1
    assert str(file) in refused.stderr
    assert (folder / "clowder.db").read_bytes() == whole


async def test_pruning_forgets_what_ended_long_ago_and_guests_without_a_table(
    tmp_path: Path,
) -> None:
    dial = Sundial("2020-01-01 12:00")
    async with dated_house(tmp_path, dial) as house:
        old, _ = await chatting_table(house)
        await old.do(command("close", decide.close))
        passing = await guest(house, "passing by")
        running, ann = await chatting_table(house)
        link = await friends.make_link(house, passing)
        await friends.follow_link(house, ann.socket.guest, link.secret)
        dial.shows = "2020-01-08 11:00"
    busy_days = clowder("prune", "--older-than", 30, "--data", tmp_path)
    again = clowder("prune", "--older-than", 30, "--data", tmp_path)

    printed = "Forgotten: 1 table, 2 guests, 2 cookies and tokens.\n"
    assert (busy_days.stdout, again.returncode) == (printed, 0), busy_days.stderr
    assert again.stdout == "Forgotten: 0 tables, 0 guests, 0 cookies and tokens.\n"
    async with open_house(tmp_path, idle_days=100_000) as house:
        assert list(house.live) == [running.table.name]
        tables = await house.store.read(select(func.count()).select_from(schema.tables))
        assert tables[0][0] == 1


async def test_a_house_that_is_open_is_not_pruned_from_outside(tmp_path: Path) -> None:
    async with open_house(tmp_path):
        refused = clowder("prune", "--older-than", 1, "--data", tmp_path)

    assert (refused.returncode, "another server" in refused.stderr) == (1, True)
