"""What is kept about somebody can be taken along, and be forgotten."""

from __future__ import annotations

import io
import json
import shutil
import sqlite3
import zipfile
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from clowder.core.record_reader import read_record
from clowder.games import ROOMS
from clowder.server.http.app import make_app
from clowder.server.log import decide
from clowder.server.log.commands import command
from clowder.server.log.decide import Guest
from clowder.server.store import persons
from clowder.server.store.leftovers import DUE
from clowder.server.tables.house import House
from clowder.server.tables.live import LiveTable
from clowder.server.wire.bodies import TableSettings
from tests.server.bench import guest, key_of, open_house, seated_table
from tests.server.daily import ask, dated_house, finish
from tests.server.doors import Line
from tests.server.sundial import Sundial
from tests.server.test_friends import ask_to_be_friends, befriended, named, names
from tests.server.test_past import finished_table

pytestmark = pytest.mark.anyio

ERASE = {"sure": "erase"}
FINISHED = "/api/session/finished"
BOARD = "/api/games/chabyrinthe/daily"


async def finished(house: House, person: Guest, query: str = "") -> list[str]:
    answer = await ask(house, person, "GET", f"{FINISHED}{query}")
    assert answer.status == 200, answer.body
    return [table["table"] for table in answer.json["tables"]]


async def test_finished_games_are_found_by_game_and_by_opponent(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bo, zofia = [await guest(house, name) for name in ("Ann", "Bo", "Zófia")]
        first = (await finished_table(house, ann, bo)).table.name
        second = (await finished_table(house, ann, zofia)).table.name

        assert await finished(house, ann) == [second, first]
        assert await finished(house, ann, "?opponent=zofi") == [second]
        assert await finished(house, ann, "?opponent=ANN") == []  # oneself is no opponent
        assert await finished(house, ann, "?opponent=b") == [first]
        assert await finished(house, ann, "?game=stray_cat") == []
        assert await finished(house, ann, "?game=cat_in_the_box&opponent=bo") == [first]
        assert await finished(house, zofia, "?opponent=bo") == []


async def test_pages_of_a_search_follow_each_other_without_gaps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("clowder.server.tables.own_tables.PAGE", 2)
    monkeypatch.setattr("clowder.server.tables.own_tables.AT_ONCE", 2)
    async with open_house(tmp_path) as house:
        ann, bo, eve = [await guest(house, name) for name in ("Ann", "Bo", "Eve")]
        wanted = []
        for other in (bo, eve, bo, eve, bo):
            live = await house.open_table(ann, TableSettings("cat_in_the_box", 2))
            await live.do(command("ann", decide.sit, ann, 0, ""))
            await live.do(command("other", decide.sit, other, 1, ""))
            await live.do(command("close", decide.close))
            if other == bo:
                wanted.append(live.table.name)

        first = (await ask(house, ann, "GET", f"{FINISHED}?opponent=bo")).json
        rest = await ask(house, ann, "GET", f"{FINISHED}?opponent=bo&before={first['next']}")

        found = [table["table"] for table in (*first["tables"], *rest.json["tables"])]
        assert sorted(found) == sorted(wanted)
        assert (len(first["tables"]), first["count"], rest.json["next"]) == (2, 5, None)


async def test_an_archive_has_every_finished_game_and_all_that_is_kept(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await finished_table(house, ann, bo)
        await live.do(command("hi", decide.speak, ann, "Meow, Bo"))
        await live.do(command("hi", decide.speak, bo, "Purr, Ann"))
        running = await seated_table(house, [ann, bo])

        answer = await ask(house, ann, "GET", "/api/person/archive")
        export = await ask(house, ann, "GET", "/api/person/export")

        assert answer.header("content-type") == "application/zip"
        with zipfile.ZipFile(io.BytesIO(answer.body)) as archive:
            assert archive.testzip() is None
            game = f"games/cat_in_the_box-{live.table.name}.game"
            assert sorted(archive.namelist()) == [game, "person.json"]
            record, _ = read_record(archive.read(game).decode(), ROOMS)
            kept = json.loads(archive.read("person.json"))
        assert record == live.table.record()
        assert kept | {"tokens": []} == export.json | {"tokens": []}  # each asks with its own
        assert [line["text"] for line in kept["said"]] == ["Meow, Bo"]
        assert (kept["name"], kept["running"]) == ("Ann", [running.table.name])
        assert bo.session not in json.dumps(kept)


async def traces(folder: Path, *words: str) -> list[str]:
    """The lines of a dump of the whole database in which one of the words stands."""
    with closing(sqlite3.connect(folder / "clowder.db")) as database:
        return [line for line in database.iterdump() if any(word in line for word in words)]


async def meet_people(house: House, ann: Guest, bo: Guest, waiting: LiveTable) -> Guest:
    """Ann has a friend whom she has invited, and asks somebody, who is given back, to be one."""
    await befriended(house, ann, bo)
    body = {"id": await named(house, ann, "friends", "Bo"), "table": waiting.table.name}
    assert (await ask(house, ann, "POST", "/api/people/invite", body)).status == 200
    eve = await guest(house, "Eve")
    await finished_table(house, ann, eve)
    await ask_to_be_friends(house, ann, "Eve")
    return eve


async def test_who_is_forgotten_leaves_no_trace_but_games_with_a_guest(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        app = make_app(house)
        ann, bo = await guest(house, "Annabella"), await guest(house, "Bo")
        over = await finished_table(house, ann, bo)
        await over.do(command("hi", decide.speak, ann, "I live in Brno"))
        running = await seated_table(house, [ann, bo])
        alone = await seated_table(house, [ann], bots=1, level="uniform")
        waiting = await house.open_table(ann, TableSettings("cat_in_the_box", 2))
        await waiting.do(command("sit", decide.sit, ann, 0, ""))
        await waiting.do(command("up", decide.stand, ann, 0))
        await house.persons.make_phrase(ann)
        await house.persons.make_link(ann)
        eve = await meet_people(house, ann, bo, waiting)
        await house.rematch(over, bo)  # which invites Ann
        key, before = await key_of(house, ann), over.table.record()
        watching = Line(app, running.table.name, await key_of(house, bo))
        own = Line(app, running.table.name, key)
        assert await watching.heard()
        assert await own.heard()

        answer = await ask(house, ann, "POST", "/api/person/erase", ERASE)

        assert answer.status == 200
        assert (await own.ended(), await watching.ended()) == (4401, 1012)
        again = await house.find(running.table.name)
        assert [chair.name for chair in again.table.chairs] == ["A guest", "Bo"]
        assert again.table.chairs[0].away
        assert (await house.find(alone.table.name)).table.over
        assert [await names(house, who) for who in (eve, bo)] == [{}, {}]
        shown = (await ask(house, bo, "GET", FINISHED)).json["tables"]
        assert [face["name"] for face in shown[0]["seats"]] == ["A guest", "Bo"]
        replay = await ask(house, bo, "GET", f"/api/tables/{over.table.name}/replay")
        assert (replay.status, "Annabella" in replay.body.decode()) == (200, False)
        assert (await house.find(over.table.name)).table.record() == before
        assert await house.sessions.find(key["authorization"].partition(" ")[2], "token") is None
        assert await ask_status(house, bo) == 200
    assert await traces(tmp_path, "Annabella", ann.session, "Brno") == []
    assert await traces(tmp_path, bo.session) != []  # the search does find somebody
    async with open_house(tmp_path) as house:  # and after a restart
        assert (await house.find(over.table.name)).table.record() == before


async def test_nothing_of_who_is_forgotten_is_left_in_the_bytes_of_the_file(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bo = await guest(house, "Annabella"), await guest(house, "Bo")
        over = await finished_table(house, ann, bo)
        for number in range(50):  # of many pages some become free
            said = f"I live in Brno, {number}: {'purr ' * 50}"
            await over.do(command(f"hi{number}", decide.speak, ann, said))
        assert (await ask(house, ann, "POST", "/api/person/erase", ERASE)).status == 200

    kept = (tmp_path / "clowder.db").read_bytes()
    assert over.table.name.encode() in kept
    assert [word for word in (b"Annabella", b"Brno", ann.session.encode()) if word in kept] == []


async def test_a_server_that_ends_without_a_word_leaves_it_to_the_next(tmp_path: Path) -> None:
    async with open_house(tmp_path / "house") as house:
        ann = await guest(house, "Annabella")
        assert (await ask(house, ann, "POST", "/api/person/erase", ERASE)).status == 200
        shutil.copytree(tmp_path / "house", tmp_path / "killed")

    found = [is_due(tmp_path / "killed"), is_due(tmp_path / "house")]
    async with open_house(tmp_path / "killed"):
        pass

    assert [*found, is_due(tmp_path / "killed")] == [True, False, False]


def is_due(folder: Path) -> bool:
    with closing(sqlite3.connect(folder / "clowder.db")) as connection:
        [(value,)] = connection.execute("PRAGMA user_version")
    return bool(value == DUE)


async def ask_status(house: House, person: Guest) -> int:
    return (await ask(house, person, "GET", "/api/session")).status


async def test_a_result_of_a_day_stays_on_the_board_without_a_name(tmp_path: Path) -> None:
    dial = Sundial("2026-11-01 12:00")
    async with dated_house(tmp_path, dial) as house:
        ann = await guest(house, "Annabella")
        await finish(house, ann)

        await ask(house, ann, "POST", "/api/person/erase", ERASE)

        board: Any = (await ask(house, await guest(house, "Bo"), "GET", BOARD)).json
        assert [line["name"] for line in board["lines"]] == ["A guest"]
    assert await traces(tmp_path, "Annabella", ann.session) == []


async def test_sessions_that_joined_a_person_are_forgotten_with_them(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, old = await guest(house, "Annabella"), await guest(house, "Oldname")
        live: LiveTable = await finished_table(house, old, ann)
        link = await house.persons.make_link(ann)
        _, cookie = await house.sessions.make("Third", "en", 0)
        made, _ = house.sessions.draw_cookie(old.session, "")
        await persons.join(house.store, ann.session, old.session, made)
        fresh = await house.persons.join(link.secret, cookie, "")
        whole = await house.sessions.find_cookie(fresh)
        assert whole is not None
        assert len(whole.earlier) == 2

        await ask(house, whole, "POST", "/api/person/erase", ERASE)

        names = [chair.name for chair in (await house.find(live.table.name)).table.chairs]
        assert names == ["A guest", "A guest (2)"]
    found = await traces(tmp_path, "Annabella", "Oldname", "Third", *whole.sessions)
    assert found == []


@pytest.mark.parametrize("body", [{}, {"sure": "yes"}, {"sure": True}, None])
async def test_nobody_is_forgotten_by_a_slip(tmp_path: Path, body: Any) -> None:
    async with open_house(tmp_path) as house:
        ann = await guest(house, "Ann")

        answer = await ask(house, ann, "POST", "/api/person/erase", body)

        assert answer.status == 422
        assert await ask_status(house, ann) == 200


@pytest.mark.parametrize("path", ["GET /api/person/export", "GET /api/person/archive"])
async def test_nobody_takes_along_what_belongs_to_somebody_else(tmp_path: Path, path: str) -> None:
    async with open_house(tmp_path) as house:
        ann, bo, eve = [await guest(house, name) for name in ("Ann", "Bo", "Eve")]
        live = await finished_table(house, ann, bo)
        method, _, address = path.partition(" ")

        answer = await ask(house, eve, method, address)

        assert answer.status == 200
        for hidden in (ann.session, bo.session, live.table.name, "Ann"):
            assert hidden.encode() not in answer.body
