"""Several nodes with one database: tables are the same everywhere, and run by one of them."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from limits import RateLimitItemPerMinute
from sqlalchemy import select

from clowder.core.fault import Fault
from clowder.core.game import Seat
from clowder.server.http.limiter import Limiter
from clowder.server.log import decide
from clowder.server.log.commands import guest_command
from clowder.server.settings import Settings
from clowder.server.store import schema
from clowder.server.store.store import StorageError
from clowder.server.tables import nodes
from clowder.server.tables.house import House
from clowder.server.tables.kindness import BARRED
from clowder.server.tables.presence import presence_at
from clowder.server.wire import messages, requests
from clowder.server.wire.bodies import TableSettings
from tests.server.backends import Postgres, Redis, running_redis
from tests.server.bench import Hand, guest, only, open_house, quick_settings, seated_table
from tests.server.daily import ask
from tests.server.kind import bar, desk_of, make_host, mute, report
from tests.server.two_houses import OPENING, two_houses
from tests.waiting import until

pytestmark = pytest.mark.anyio


async def test_a_table_is_the_same_on_both_nodes_and_moves_go_on_either(
    tmp_path: Path, db: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nodes, "LOOK_SECONDS", 3600)  # only the bus brings news
    async with two_houses(tmp_path, db, redis.url) as (first, second):
        ann, bo = await guest(first, "Ann"), await guest(second, "Bo")
        here = await seated_table(first, [ann, bo])
        there = await second.find(here.table.name)
        for house in (first, second):
            await until(lambda: hears(house), "the bus")  # noqa: B023
        hands = [Hand(first, here, ann, 0), Hand(second, there, bo, 1)]

        for turn in range(8):
            [seat, *_] = [ask.seat for ask in here.table.asks]
            heard = await hands[seat].answer(f"turn{turn}")
            number = only(messages.Done, heard).number
            await until(
                lambda: here.table.last_number == there.table.last_number == number,  # noqa: B023
                "both nodes to have the move",
            )

        assert here.update(Seat(0), 0) == there.update(Seat(0), 0)
        assert here.table.record() == there.table.record()


def hears(house: House) -> bool:
    assert house.nodes is not None
    assert house.nodes.bus is not None
    return house.nodes.bus.connected


async def test_without_a_bus_the_other_node_finds_out_by_itself(tmp_path: Path, db: str) -> None:
    async with two_houses(tmp_path, db) as (first, second):
        ann, bo = await guest(first, "Ann"), await guest(second, "Bo")
        here = await seated_table(first, [ann, bo])
        there = await second.find(here.table.name)
        Hand(second, there, bo, 1)

        await Hand(first, here, ann, 0).say(requests.Chat("hello", "meow"))

        await until(
            lambda: there.table.last_number == here.table.last_number, "the chat on the other node"
        )


async def test_two_who_move_at_once_on_two_nodes_both_get_their_say(
    tmp_path: Path, db: str
) -> None:
    async with two_houses(tmp_path, db) as (first, second):
        ann, bo = await guest(first, "Ann"), await guest(second, "Bo")
        here = await seated_table(first, [ann, bo])
        there = await second.find(here.table.name)
        head = here.table.last_number
        hands = Hand(first, here, ann, 0), Hand(second, there, bo, 1)
        chats = [
            (hand, requests.Chat(f"chat{turn}", f"{hand.seat} says {turn}"))
            for turn in range(10)
            for hand in hands
        ]

        heard = await asyncio.gather(*(hand.say(chat) for hand, chat in chats))

        replies = [reply for some in heard for reply in some]
        numbers = [reply.number for reply in replies if isinstance(reply, messages.Done)]
        assert sorted(numbers) == list(range(head + 1, head + 21))
        written = await first.store.log(here.table.name)
        assert [row.number for row in written] == list(range(1, head + 21))


async def test_a_command_that_comes_again_on_the_other_node_is_done_once(
    tmp_path: Path, db: str
) -> None:
    async with two_houses(tmp_path, db) as (first, second):
        ann, bo = await guest(first, "Ann"), await guest(first, "Bo")
        here = await seated_table(first, [ann, bo])
        there = await second.find(here.table.name)
        chat = requests.Chat("once", "meow")

        heard = await Hand(first, here, ann, 0).say(chat)
        again = await Hand(second, there, ann, 0).say(chat)

        assert only(messages.Done, heard) == only(messages.Done, again)


async def test_somebody_who_sat_down_elsewhere_is_not_told_that_the_seat_is_not_theirs(
    tmp_path: Path, db: str
) -> None:
    async with two_houses(tmp_path, db) as (first, second):
        ann = await guest(first, "Ann")
        here = await first.open_table(ann, TableSettings("cat_in_the_box", 2))
        there = await second.find(here.table.name)
        hand = Hand(second, there, ann)
        hand.socket.looking = False
        await here.do(guest_command(ann, "sit", decide.sit, ann, 0, ""))

        heard = await hand.say(requests.Look(0, 0))

        assert not [reply for reply in heard if isinstance(reply, messages.Failed)], heard


async def test_nodes_agree_on_the_time_by_the_clock_of_the_database(
    tmp_path: Path, db: str
) -> None:
    late = House(quick_settings(tmp_path, db=db), clock=lambda: time.time() - 300)
    await late.open()
    try:
        assert abs(late.now() - time.time()) < 5
    finally:
        await late.close()


async def test_nodes_that_start_together_migrate_once(tmp_path: Path, db: str) -> None:
    houses = [House(quick_settings(tmp_path, db=db)) for _ in range(3)]

    opened = await asyncio.gather(*(house.open() for house in houses), return_exceptions=True)

    for house in houses:
        await house.close()
    assert opened == [None, None, None]


@pytest.mark.parametrize("name", ["fsync", "full_page_writes", "synchronous_commit"])
async def test_a_database_that_may_forget_is_refused(
    tmp_path: Path, postgres: Postgres, database: str, db: str, name: str
) -> None:
    if name == "synchronous_commit":
        postgres.execute(f"ALTER DATABASE {database} SET {name} = off")
    else:
        postgres.set_up(name, "off")
    house = House(quick_settings(tmp_path, db=db))
    try:
        with pytest.raises(Fault, match=f"{name} = off"):
            await house.open()
    finally:
        await house.store.close()
        if name != "synchronous_commit":
            postgres.set_up(name, "on")


async def test_a_database_that_may_only_be_read_is_told_as_one_that_cannot_be_written(
    tmp_path: Path, db: str, postgres: Postgres, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    """As after a failover, where a node still reaches the one that was demoted."""
    async with open_house(tmp_path, db=db) as house:
        postgres.execute(f"ALTER DATABASE {database} SET default_transaction_read_only = on")
        # Once it is read, all connections are as those that are made from now on.
        ended = "SELECT count(pg_terminate_backend(pid, 60000)) FROM pg_stat_activity"
        postgres.execute(f"{ended} WHERE datname = '{database}'")
        await house.store.read(select(schema.house.c.key))

        with pytest.raises(StorageError, match="read-only"):
            await house.store.probe()
        assert house.store.failing
        assert "the database cannot be written" in caplog.text
        assert "read-only" in caplog.text

        postgres.execute(f"ALTER DATABASE {database} RESET default_transaction_read_only")
        await house.store.probe()
        assert not house.store.failing


async def test_a_database_that_is_suddenly_gone_is_not_waited_for_long(
    tmp_path: Path, db: str
) -> None:
    async with open_house(tmp_path, db=f"{db}&keepalives_idle=9") as house:
        told = await house.store.run(
            lambda connection: connection.connection.dbapi_connection.info.get_parameters()  # type: ignore[union-attr]
        )

    assert (told["tcp_user_timeout"], told["keepalives_count"]) == ("10000", "3")
    assert told["keepalives_idle"] == "9"  # as its own URL says


def test_a_bus_without_a_database_to_share_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Fault, match="--db"):
        House(Settings(data=str(tmp_path), bus="redis://localhost"))


async def test_people_on_another_node_are_here_and_cannot_be_voted_away(
    tmp_path: Path, db: str
) -> None:
    async with two_houses(tmp_path, db) as (first, second):
        ann, bo, cy = [await guest(first, name) for name in ("Ann", "Bo", "Cy")]
        here = await seated_table(first, [ann, bo, cy])
        there = await second.find(here.table.name)
        one, other = Hand(first, here, ann, 0), Hand(second, there, bo, 1)
        there.announce_presence()

        await until(
            lambda: presence_at(here).here == (True, True, False),
            "Bo to be seen on the first node",
            lambda: presence_at(here),
        )
        here.announce_presence()
        await until(lambda: presence_at(there).here == (True, True, False), "Ann to be seen there")
        assert only(messages.Failed, await one.say(requests.Vote("v", 0, 1, "bot")))

        await one.say(requests.Vote("v1", 0, 2, "bot"))
        assert not here.table.chairs[2].away  # Bo has not voted
        await other.say(requests.Vote("v2", 1, 2, "bot"))
        await until(
            lambda: here.table.chairs[2].away and there.table.chairs[2].away,
            "both votes to count, whichever node hears of the other first",
        )


async def test_presence_ends_with_the_node(tmp_path: Path, db: str) -> None:
    async with open_house(tmp_path, db=db) as first:
        ann, bo = await guest(first, "Ann"), await guest(first, "Bo")
        here = await seated_table(first, [ann, bo])
        Hand(first, here, ann, 0)
        async with open_house(tmp_path, db=db) as second:
            there = await second.find(here.table.name)
            Hand(second, there, bo, 1)
            there.announce_presence()
            await until(lambda: presence_at(here).here == (True, True), "Bo to be seen")

        await until(lambda: presence_at(here).here == (True, False), "Bo to be gone")


async def test_limits_are_counted_on_all_nodes_and_hold_without_the_bus(tmp_path: Path) -> None:
    with running_redis() as redis:
        settings = quick_settings(tmp_path, bus=redis.url, requests_per_minute=4)
        limit, limiters = RateLimitItemPerMinute(4), [Limiter(settings) for _ in range(2)]
        first, second = limiters

        counted = [await node.hit(limit, "it") for node in (first, second) * 3]
        assert counted == [True] * 4 + [False] * 2

        redis.stop()
        alone = [await first.hit(limit, "other") for _ in range(5)]
        assert alone == [True] * 4 + [False]
        for limiter in limiters:
            await limiter.close()


async def test_a_mute_and_a_bar_made_on_one_node_hold_on_the_other(tmp_path: Path, db: str) -> None:
    async with two_houses(tmp_path, db) as (first, second):
        ann, bo, host = [await guest(first, name) for name in ("Ann", "Bo", "Host")]
        here = await seated_table(first, [ann, bo])
        there = await second.find(here.table.name)
        anns, bos = Hand(second, there, ann, 0), Hand(second, there, bo, 1)
        await anns.say(requests.Look(0))

        await mute(first, ann, here, seat=1)
        await until(lambda: anns.socket.muted == {bo.session}, "the mute on the other node")
        await bos.say(requests.Chat("hi", "Meow"))
        await make_host(first, host)
        await report(second, ann, there, seat=1)
        await bar(first, host)
        await until(lambda: bos.socket._dropped == BARRED, "the bar on the other node")
        opened = await ask(second, bo, "POST", "/api/tables", OPENING)
        [shown] = (await desk_of(second, host))["settled"]

        assert "Meow" not in str(anns.heard())
        assert (opened.json["code"], shown["name"]) == ("barred", "Bo")
