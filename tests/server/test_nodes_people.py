"""Whoever is forgotten, or ends a device, on one node is gone from the others, too."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text

from clowder.server.http.app import make_app
from clowder.server.store import schema
from clowder.server.tables.house import House
from clowder.server.wire import requests
from tests.server.bench import Hand, guest, key_of, seated_table
from tests.server.browsers import Browser
from tests.server.daily import ask
from tests.server.doors import Line
from tests.server.test_leaving import ERASE
from tests.server.two_houses import two_houses
from tests.waiting import until

pytestmark = pytest.mark.anyio


async def rows_with(house: House, *words: str) -> list[str]:
    """Every row of the whole database in which one of the words stands."""
    found = []
    for table in schema.metadata.sorted_tables:
        rows = await house.store.read(text(f'SELECT t::text FROM "{table.name}" t'))
        found += [row[0] for row in rows if any(word in row[0] for word in words)]
    return found


async def test_who_is_forgotten_on_one_node_is_forgotten_on_all(tmp_path: Path, db: str) -> None:
    async with two_houses(tmp_path, db) as (first, second):
        ann, bo = await guest(first, "Annabella"), await guest(second, "Bo")
        here = await seated_table(first, [ann, bo])
        there = await second.find(here.table.name)
        own = Line(make_app(second), there.table.name, await key_of(second, ann))
        other = Line(make_app(second), there.table.name, await key_of(second, bo))
        await asyncio.gather(own.heard(), other.heard())
        assert len(await rows_with(first, "Annabella", ann.session)) > 3

        erasing = asyncio.ensure_future(ask(first, ann, "POST", "/api/person/erase", ERASE))
        # What the other node writes before it has heard of it, from the table as it knows that.
        await Hand(second, there, ann).say(requests.Chat("bye", "I live in Brno"))
        answer = await erasing

        assert answer.status == 200
        assert {await own.ended(), await other.ended()} <= {1012, 4401}
        again = await second.find(here.table.name)
        assert [chair.name for chair in again.table.chairs] == ["A guest", "Bo"]
        assert await rows_with(first, "Annabella", ann.session, "Brno") == []


async def test_a_device_that_is_ended_on_one_node_sees_nothing_more_on_the_other(
    tmp_path: Path, db: str
) -> None:
    async with two_houses(tmp_path, db) as (first, second):
        desk, phone = Browser(make_app(first)), Browser(make_app(second))
        await desk.enter("Milo")
        table = await desk.open()
        await phone.ask("POST", "/api/person/join", secret=(await desk.link())["secret"])
        line = Line(phone.app, table, phone.headers)
        await line.heard()
        [_, other] = (await desk.ask("GET", "/api/person")).json["devices"]

        await desk.ask("POST", "/api/person/devices/end", id=other["id"])

        assert await line.ended() == 1012
        await until(lambda: not second.views, "the view to be gone")
