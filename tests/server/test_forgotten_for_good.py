"""Whoever is forgotten stays forgotten, whatever others were about to write and whoever dies."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import Connection, delete, select, text

from clowder.server.log import decide
from clowder.server.log import entries as log
from clowder.server.log.commands import command
from clowder.server.log.decide import Guest
from clowder.server.store import checks, erasing, persons, schema
from clowder.server.store.rows import LogRow
from clowder.server.store.store import INSERT_ENTRY, Forgotten, StorageError, log_columns
from clowder.server.tables import kindness, mutes, reports
from clowder.server.tables.house import House
from clowder.server.tables.live import LiveTable
from clowder.server.wire import requests
from clowder.server.wire.kind import MuteBody, ReportBody
from tests.server.bench import Hand, guest, open_house, seated_table
from tests.server.daily import ask
from tests.server.test_leaving import ERASE, traces
from tests.server.test_nodes_people import rows_with
from tests.server.two_houses import two_houses
from tests.waiting import STEP, until

pytestmark = pytest.mark.anyio


async def nothing() -> None:
    """In place of a look for news: a node that has not heard yet."""


async def write_of(house: House, live: LiveTable, ann: Guest, bo: Guest) -> None:
    """All that may name somebody, from a table that still knows Ann; refused or not."""
    await Hand(house, live, ann).say(requests.Chat("bye", "I live in Brno"))
    await Hand(house, live, ann).say(requests.React("wave", "love"))
    live.announce_presence()
    for attempt in (
        mutes.set_mute(house, bo, live.table, MuteBody("blocked", seat=0)),
        reports.report(house, bo, live.table, ReportBody("one", "rude", "Hisses", seat=0)),
        live.do(command("close", decide.close)),
    ):
        with suppress(StorageError):
            await attempt


async def test_a_node_that_has_not_heard_writes_nobody_back_though_the_other_died(
    tmp_path: Path, db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_houses(tmp_path, db) as (first, second):
        ann, bo = await guest(first, "Annabella"), await guest(second, "Bo")
        name = (await seated_table(first, [ann, bo])).table.name
        there = await second.find(name)
        look = second.kindness.look
        monkeypatch.setattr(second.kindness, "look", nothing)

        await erasing.erase(first.store, ann.sessions)  # and dies with that commit
        await write_of(second, there, ann, bo)
        await look()

        again = await second.find(name)
        assert [chair.name for chair in again.table.chairs] == ["A guest", "Bo"]
        await again.do(command("close", decide.close))
        assert await rows_with(first, "Annabella", ann.session, "Brno") == []
        assert await rows_with(first, bo.session) != []  # the search does find somebody


async def test_what_is_being_written_when_somebody_is_forgotten_is_waited_for(
    tmp_path: Path, db: str
) -> None:
    async with two_houses(tmp_path, db) as (first, second):
        ann, bo = await guest(first, "Annabella"), await guest(second, "Bo")
        live = await seated_table(first, [ann, bo])
        row = LogRow(live.table.last_number + 1, "bye", said(ann, "I live in Brno"), 0)
        with second.store.engine.connect() as writer:
            assert checks.find_known(writer, ann.sessions) == {ann.session}
            erasing_them = asyncio.create_task(erasing.erase(first.store, ann.sessions))
            await until_somebody_waits(second)
            writer.execute(INSERT_ENTRY, log_columns(live.table.name, row))
            writer.commit()

        await erasing_them

        assert await rows_with(first, "Annabella", ann.session, "Brno") == []
        assert [line.command for line in await first.store.log(live.table.name)][-1] == "bye"


def said(who: Guest, words: str) -> log.Said:
    return log.Said(who.session, who.name, None, words)


async def until_somebody_waits(house: House) -> None:
    query = text("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'")
    while not (await house.store.read(query))[0][0]:
        await asyncio.sleep(STEP)


async def test_nobody_waits_for_somebody_who_is_being_forgotten(tmp_path: Path, db: str) -> None:
    async with two_houses(tmp_path, db) as (first, second):
        ann, bo = await guest(first, "Annabella"), await guest(second, "Bo")
        theirs = await seated_table(first, [ann, bo])
        name = (await seated_table(second, [bo], bots=1, level="uniform")).table.name
        with first.store.engine.connect() as forgetting:
            erasing.lock(forgetting, ann.sessions)

            with pytest.raises(Forgotten):
                await (await second.find(theirs.table.name)).do(command("end", decide.close))
            await (await second.find(name)).do(command("end", decide.close))

        await (await second.find(theirs.table.name)).do(command("end", decide.close))
        assert (await second.find(theirs.table.name)).table.over  # it was never carried out


async def test_who_becomes_theirs_meanwhile_is_forgotten_with_them(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, phone = await guest(house, "Annabella"), await guest(house, "Anna")
        known = ann.sessions
        made, _ = house.sessions.draw_cookie(ann.session, "")
        await persons.join(house.store, ann.session, phone.session, made)

        await erasing.erase(house.store, known)

    assert await traces(tmp_path, "Anna", ann.session, phone.session) == []


async def test_what_was_decided_before_and_comes_after_is_not_written_on_one_server(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        ann, bo = await guest(house, "Annabella"), await guest(house, "Bo")
        live = await seated_table(house, [ann, bo])
        name = live.table.name

        erased = asyncio.create_task(erasing.erase(house.store, ann.sessions))
        await write_of(house, live, ann, bo)
        assert await erased == [name]

        await until(lambda: house.live.get(name) is not live, "the log to be read again")
        again = await house.find(name)
        assert [chair.name for chair in again.table.chairs] == ["A guest", "Bo"]
        await again.do(command("close", decide.close))
    assert await traces(tmp_path, "Annabella", ann.session, "Brno") == []


async def test_news_of_the_forgotten_that_could_not_be_read_is_read_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(tmp_path) as house:
        ann, bo = await guest(house, "Annabella"), await guest(house, "Bo")
        live = await seated_table(house, [ann, bo])
        await erasing.erase(house.store, ann.sessions)
        with monkeypatch.context() as patched:
            patched.setattr(kindness, "forget_elsewhere", away)
            with pytest.raises(StorageError):
                await house.kindness.look()
        assert house.live[live.table.name] is live

        await house.kindness.look()

        assert house.live.get(live.table.name) is not live


async def away(_house: House) -> None:
    raise StorageError("the database is away")


async def test_who_could_not_be_forgotten_can_ask_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(tmp_path) as house:
        ann, bo = await guest(house, "Annabella"), await guest(house, "Bo")
        live = await seated_table(house, [ann, bo])
        with monkeypatch.context() as patched:
            patched.setattr(erasing, "forget_kindness", fail)
            refused = await ask(house, ann, "POST", "/api/person/erase", ERASE)
        assert (refused.status, refused.json["code"]) == (503, "storage")
        assert [chair.name for chair in live.table.chairs] == ["Annabella", "Bo"]

        assert (await ask(house, ann, "POST", "/api/person/erase", ERASE)).status == 200

    assert await traces(tmp_path, "Annabella", ann.session) == []


def fail(_connection: Connection, _session: str) -> None:
    raise OSError("disk I/O error")


async def test_a_report_of_old_words_names_nobody_who_is_gone(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bo, eve = [await guest(house, name) for name in ("Ann", "Bo", "Eve")]
        live = await seated_table(house, [ann, bo])
        await live.do(command("end", decide.close))
        await live.do(command("hi", decide.speak, eve, "I live in Brno"))
        for kept in (schema.credentials, schema.sessions):  # as `clowder prune` does
            await house.store.write((delete(kept).where(kept.c.session == eve.session), {}))

        await reports.report(house, ann, live.table, ReportBody("one", "rude", "Hisses", seat=1))

        [row] = await house.store.read(select(schema.metadata.tables["reports"].c.chat))
        assert eve.session not in row.chat
        assert "Brno" not in row.chat
