"""Of several nodes one runs the bots and clocks of a table, and another takes over from it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, update

from clowder.server.log import decide
from clowder.server.log.commands import automatic_command
from clowder.server.store import leases, schema
from clowder.server.store.rows import Lease
from clowder.server.store.store import LeaseLost, StorageError, Store
from clowder.server.tables import nodes
from clowder.server.tables.house import House
from clowder.server.tables.live import LiveTable
from clowder.server.wire import messages
from tests.server.backends import Postgres
from tests.server.bench import Hand, guest, only, open_house, seated_table
from tests.waiting import until

pytestmark = pytest.mark.anyio


async def test_bots_play_on_one_node_whoever_looks_at_the_other(
    tmp_path: Path, db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nodes, "LEASE_MS", 3_600_000)  # nobody is taken for dead for being slow
    async with open_house(tmp_path, db=db) as first:
        ann = await guest(first, "Ann")
        here = await seated_table(first, [ann], bots=2)
        await until(lambda: here.table.name in runs(first), "the lease")
        async with open_house(tmp_path, db=db) as second:
            there = await second.find(here.table.name)
            hand = Hand(second, there, ann, 0)

            for turn in range(3):
                await until(lambda: asks_of(there, 0), "Ann to be asked", lambda: there.table.asks)
                assert only(messages.Done, await hand.answer(f"turn{turn}"))
            await until(lambda: asks_of(there, 0), "the bots to have answered")

            assert here.table.name in runs(first)
            assert here.table.name not in runs(second)
            assert first.store.refused == second.store.refused == 0


async def test_a_node_whose_lease_is_lost_has_its_bots_refused(tmp_path: Path, db: str) -> None:
    async with open_house(tmp_path, db=db) as house:
        here = await seated_table(house, [await guest(house, "Ann")], bots=1)
        name = here.table.name
        await until(lambda: name in runs(house) and not asks_of(here, 1), "the bot to have buried")
        stale = runs(house)[name]
        head = here.table.last_number

        await take_away(house, name)
        runs(house)[name] = stale  # it does not know yet
        with pytest.raises(LeaseLost):
            await here.do(automatic_command("bot", decide.close))

        assert (await house.store.log(name))[-1].number == head
        assert house.store.refused == 1
        assert runs(house).get(name) != stale


async def test_whoever_runs_other_tables_takes_over_those_of_a_dead_node(
    tmp_path: Path, db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nodes, "RENEW_SECONDS", 3600)  # this house claims nothing by itself
    async with open_house(tmp_path, db=db) as house:
        ann = await guest(house, "Ann")
        [one, other] = [(await seated_table(house, [ann, ann])).table.name for _ in range(2)]
        for node, table in (("tom", one), ("kit", other)):
            await leases.renew(house.store, node, 10**9)
            assert await leases.claim(house.store, node, [table]) == [Lease(table, node, 1)]
        assert await leases.claim(house.store, "kit", [one]) == []

        await leases.renew(house.store, "tom", 0)

        assert await leases.claim(house.store, "kit", [one]) == [Lease(one, "kit", 2)]


async def test_of_two_nodes_that_claim_at_once_one_runs_the_table(
    tmp_path: Path, db: str, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nodes, "RENEW_SECONDS", 3600)
    waits = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
    async with open_house(tmp_path, db=db) as house:
        ann = await guest(house, "Ann")
        name = (await seated_table(house, [ann, ann])).table.name
        for node in ("tom", "kit"):
            await leases.renew(house.store, node, 10**9)
        with house.store.engine.connect() as toms:
            toms.execute(insert(schema.leases), {"table": name, "node": "tom", "epoch": 1})
            kits = asyncio.create_task(leases.claim(house.store, "kit", [name]))
            await until(lambda: postgres.execute(waits), "the second to wait for the first")
            toms.commit()

        assert await kits == []


@pytest.mark.parametrize("what", ["the claim", "the log of a table"])
async def test_tables_are_taken_over_though_the_database_fails_in_the_middle_of_it(
    tmp_path: Path, db: str, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(tmp_path, db=db, bot_pause=3600) as house:
        ann = await guest(house, "Ann")
        names = {(await seated_table(house, [ann], bots=1)).table.name for _ in range(2)}
    whole, part = (leases, "claim") if what == "the claim" else (Store, "log")
    failed = fail_once_done(monkeypatch, whole, part)

    async with open_house(tmp_path, db=db, bot_pause=3600) as house:
        await until(
            lambda: failed and runs(house).keys() == house.live.keys() == names,
            "both tables to be run",
            lambda: (runs(house), house.live),
        )


def fail_once_done(monkeypatch: pytest.MonkeyPatch, whole: object, part: str) -> list[str]:
    """The connection ends after the first time that it is done, before anybody hears of it."""
    work, failed = getattr(whole, part), list[str]()

    async def fail(*given: Any, **more: Any) -> Any:
        done = await work(*given, **more)
        if not failed and done:
            failed.append(part)
            raise StorageError("the connection was lost")
        return done

    monkeypatch.setattr(whole, part, fail)
    return failed


async def take_away(house: House, table: str) -> None:
    """As if the node that had it were taken for dead."""
    taken = update(schema.leases).where(schema.leases.c.table == table)
    await house.store.write((taken.values(node="another", epoch=1000), {}))


def runs(house: House) -> dict[str, Lease]:
    assert house.nodes is not None
    return house.nodes.held


def asks_of(live: LiveTable, seat: int) -> bool:
    return any(ask.seat == seat for ask in live.table.asks)
