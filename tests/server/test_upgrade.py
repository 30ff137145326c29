"""A database is brought up to date at the start, or refused in one line."""

from __future__ import annotations

import dataclasses
import re
import socket
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from clowder.games import ROOMS
from clowder.server.log.denied import Denied
from clowder.server.store import migrations, schema
from clowder.server.store.engine import make_engine
from clowder.server.store.store import Store
from clowder.server.tables.lobby import find_listed
from tests.server.bench import guest, open_house, seated_table
from tests.server.process import arguments, clowder


def database(folder: Path) -> sqlite3.Connection:
    return sqlite3.connect(folder / "clowder.db")


def serve_in_vain(folder: Path, port: int = 0) -> subprocess.CompletedProcess[str]:
    return clowder(*arguments(folder, port))


@pytest.mark.anyio
async def test_the_migrations_make_exactly_the_schema_of_the_program(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        differences = await house.store.run(differ)

    assert differences == []


def differ(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))


def test_the_newest_migration_is_the_one_the_program_looks_for() -> None:
    [folder] = migrations.__path__

    assert ScriptDirectory(folder).get_current_head() == migrations.NEWEST


@pytest.mark.anyio
async def test_a_migration_that_breaks_off_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("alembic.op.batch_alter_table", lambda *_args, **_more: 1 / 0)
    store = Store(make_engine(f"sqlite:///{tmp_path / 'clowder.db'}"))
    with pytest.raises(ZeroDivisionError):
        await store.open()
    await store.close()
    with closing(database(tmp_path)) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == []
    monkeypatch.undo()

    async with open_house(tmp_path) as house:
        await guest(house, "Ann")


@pytest.mark.anyio
async def test_a_database_of_a_newer_version_is_refused_in_one_line(tmp_path: Path) -> None:
    async with open_house(tmp_path):
        pass
    with closing(database(tmp_path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()

    ended = serve_in_vain(tmp_path)

    assert (ended.returncode, ended.stdout) == (1, "")
    assert re.fullmatch(
        r"clowder: a newer clowder made this database \(version 9999\); .*\n", ended.stderr
    )


def test_a_file_that_is_no_database_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "clowder.db").write_text("Dear diary, today I have caught a mouse.\n" * 100)

    ended = serve_in_vain(tmp_path)

    assert (ended.returncode, ended.stdout) == (1, "")
    assert re.fullmatch(r"clowder: .*file is not a database\n", ended.stderr)


def test_a_port_in_use_is_told_in_one_line_and_the_database_is_left_alone(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]

        ended = serve_in_vain(tmp_path, port)

    assert (ended.returncode, ended.stdout) == (1, "")
    why = "something else is using this address; choose another with --port"
    assert ended.stderr == f"clowder: 127.0.0.1:{port}: {why}\n"
    assert not list(tmp_path.iterdir())


@pytest.mark.anyio
async def test_a_game_of_another_version_waits_and_keeps_nobody_else_from_playing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        old = await seated_table(house, [ann, bo], public=True)
    other = dataclasses.replace(ROOMS["cat_in_the_box"], version=99)
    monkeypatch.setitem(ROOMS, "cat_in_the_box", other)

    async with open_house(tmp_path) as house:
        await house.tidy()
        new = await seated_table(house, [ann, bo], public=True)

        assert [info.table for info in await find_listed(house)] == [new.table.name]
        with pytest.raises(Denied, match="other_version"):
            await house.find(old.table.name)
