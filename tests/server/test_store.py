"""What is written, what is not, and what happens to the table when the disk says no."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError

from clowder.core.game import Seat
from clowder.core.verify import verify
from clowder.server.http.app import make_app
from clowder.server.log import entries as log
from clowder.server.store import persons, schema, store
from clowder.server.store.rows import LogRow
from clowder.server.store.store import INSERT_ENTRY, Conflict, StorageError
from clowder.server.tables import live
from clowder.server.tables.house import House
from clowder.server.tables.live import LiveTable
from clowder.server.wire import messages, requests
from tests.server.bench import Hand, guest, only, open_house, quick_settings, seated_table
from tests.server.doors import fetch
from tests.waiting import until

pytestmark = pytest.mark.anyio


async def two_at_a_table(house: House) -> tuple[LiveTable, Hand, Hand]:
    ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
    table = await seated_table(house, [ann, bo])
    return table, Hand(house, table, ann, 0), Hand(house, table, bo, 1)


async def say_to_database(house: House, words: str) -> Any:
    """On the connection of the server itself."""
    return await house.store.run(lambda connection: connection.execute(text(words)).scalar())


async def fill_disk(house: House) -> None:
    """From now on the database must not grow: SQLite itself says that the disk is full."""
    await say_to_database(house, "PRAGMA wal_checkpoint(TRUNCATE)")
    pages = await say_to_database(house, "PRAGMA page_count")
    await say_to_database(house, f"PRAGMA max_page_count = {pages}")


async def empty_disk(house: House) -> None:
    await say_to_database(house, "PRAGMA max_page_count = 1000000")


def a_line(number: int, command: str = "", words: str = "meow") -> LogRow:
    return LogRow(number, command or f"c{number}", log.Said("", "Ann", None, words), 0)


async def test_every_commit_waits_for_the_disk(tmp_path: Path) -> None:
    house = House(quick_settings(tmp_path))  # other tests do not wait
    await house.open()

    assert await say_to_database(house, "PRAGMA synchronous") == 2
    assert await say_to_database(house, "PRAGMA journal_mode") == "wal"
    await house.close()


async def test_whatever_has_queued_up_is_written_in_one_commit(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table, _, _ = await two_at_a_table(house)
        commits, head = house.store.commits, table.table.last_number
        lines = [a_line(head + 1 + place) for place in range(200)]

        await asyncio.gather(*(house.store.append(table.table.name, line) for line in lines))

        assert house.store.commits - commits <= 2
        assert (await house.store.log(table.table.name))[head:] == lines


async def test_a_conflict_among_others_fails_alone(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table, _, _ = await two_at_a_table(house)
        name, head = table.table.name, table.table.last_number
        lines = [a_line(head + 1), a_line(head + 1, "late"), a_line(head + 2), a_line(head + 3)]

        ended = await asyncio.gather(
            *(house.store.append(name, line) for line in lines), return_exceptions=True
        )

        assert [type(error) for error in ended] == [type(None), Conflict, type(None), type(None)]
        assert (await house.store.log(name))[head:] == [lines[0], *lines[2:]]


async def test_a_write_that_cannot_be_fails_alone_and_the_writer_writes_on(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table, _, _ = await two_at_a_table(house)
        name, head = table.table.name, table.table.last_number
        impossible = {"table": name, "number": 2**70, "command": "x", "line": "", "at": 0}

        ended = await asyncio.gather(
            house.store.write((INSERT_ENTRY, impossible)),
            house.store.append(name, a_line(head + 1)),
            return_exceptions=True,
        )

        assert [type(error) for error in ended] == [StorageError, type(None)]


async def test_on_a_full_disk_nothing_changes_and_the_same_command_works_afterwards(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        table, ann, _ = await two_at_a_table(house)
        await fill_disk(house)
        heard: list[messages.Reply] = []
        while not any(isinstance(reply, messages.Failed) for reply in heard):
            before = table.update(Seat(0), 0)
            chat = requests.Chat(f"long{table.table.last_number}", "meow " * 60)
            heard = await ann.say(chat)

        assert only(messages.Failed, heard).code == "storage"
        assert table.update(Seat(0), 0) == before
        await empty_disk(house)
        assert only(messages.Done, await ann.say(chat)).number == table.table.last_number


async def test_a_full_disk_is_seen_by_whoever_watches_over_the_house(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_house(tmp_path) as house:
        app = make_app(house)
        await fill_disk(house)

        for _ in range(3):
            assert (await fetch(app, "GET", "/readyz")).status == 503
        assert b"clowder_storage_failing 1.0" in (await fetch(app, "GET", "/metrics")).body
        assert b"clowder_storage_failures 3.0" in (await fetch(app, "GET", "/metrics")).body
        await empty_disk(house)

        assert (await fetch(app, "GET", "/readyz")).status == 200
        assert b"clowder_storage_failing 0.0" in (await fetch(app, "GET", "/metrics")).body
    assert [record.getMessage() for record in caplog.records] == [
        "the database cannot be written: (sqlite3.OperationalError) database or disk is full",
        "the database can be written again",
    ]


async def test_a_locked_database_is_told_as_storage_and_the_move_can_be_sent_again(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        table, ann, _ = await two_at_a_table(house)
        head, before = table.table.last_number, table.update(Seat(0), 0)
        await say_to_database(house, "PRAGMA busy_timeout = 20")
        other = sqlite3.connect(tmp_path / "clowder.db")
        other.execute("BEGIN IMMEDIATE")

        first = await ann.answer("mine")
        assert only(messages.Failed, first).code == "storage"
        assert table.update(Seat(0), 0) == before
        other.close()
        second = await ann.answer("mine")

        assert only(messages.Done, second).number == head + 1
        assert [row.number for row in await house.store.log(table.table.name)][-1] == head + 1


async def test_a_bot_moves_once_the_disk_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "RETRY_SECONDS", 0.05)
    failures: list[StorageError] = []
    monkeypatch.setattr(store, "StorageError", noted_in(failures))
    async with open_house(tmp_path) as house:
        table, ann, _ = await two_at_a_table(house)
        await say_to_database(house, "PRAGMA busy_timeout = 20")
        await ann.say(requests.Leave("bye", 0))
        other = sqlite3.connect(tmp_path / "clowder.db")
        other.execute("BEGIN IMMEDIATE")
        await until(lambda: len(failures) > 1, "the disk to fail twice", lambda: failures)
        other.close()

        await until(
            lambda: all(ask.seat != 0 for ask in table.table.asks),
            "the bot to move",
            lambda: table.table.asks,
        )


def noted_in(failures: list[StorageError]) -> Callable[[str], StorageError]:
    """Makes the same errors, and remembers them."""

    def make(words: str) -> StorageError:
        failures.append(StorageError(words))
        return failures[-1]

    return make


async def test_a_commit_that_worked_but_seemed_to_fail_counts_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    commit = Connection.commit

    def commit_and_fail(self: Connection) -> None:
        commit(self)
        raise OperationalError("COMMIT", None, Exception("the line went dead"))

    async with open_house(tmp_path) as house:
        table, ann, bo = await two_at_a_table(house)
        head = table.table.last_number
        monkeypatch.setattr(Connection, "commit", commit_and_fail)
        assert only(messages.Failed, await ann.answer("mine")).code == "storage"
        monkeypatch.undo()

        theirs = await bo.answer("theirs")
        mine = await ann.answer("mine", ask=1)

        assert only(messages.Done, theirs).number == head + 2
        assert only(messages.Done, mine).number == head + 1


async def test_a_game_is_played_to_its_end_on_a_disk_that_fails_two_times_in_three(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    commit, tries = Connection.commit, 0

    def commit_sometimes(self: Connection) -> None:
        """Works, fails, or works and seems to fail."""
        nonlocal tries
        tries += 1
        if tries % 3 != 1:
            commit(self)
        if tries % 3 != 0:
            raise OperationalError("COMMIT", None, Exception("disk I/O error"))

    async with open_house(tmp_path) as house:
        table, *hands = await two_at_a_table(house)
        monkeypatch.setattr(Connection, "commit", commit_sometimes)
        sent: list[str] = []
        while not table.table.over:
            seat = next(iter(table.table.asks)).seat
            sent.append(f"{hands[seat].socket.session}/turn{len(sent)}")
            await send_until_done(hands[seat], sent[-1].partition("/")[2])
        monkeypatch.undo()

        written = [row.command for row in await house.store.log(table.table.name)]
        assert written[-len(sent) :] == sent
        verify(table.table.room, table.table.record())


async def send_until_done(hand: Hand, command: str) -> None:
    ask = next(number for ask, number in hand.live.table.asks.items() if ask.seat == hand.seat)
    heard: list[messages.Reply] = []
    while not any(isinstance(reply, messages.Done) for reply in heard):
        heard = await hand.answer(command, ask=ask)
        assert {reply.code for reply in heard if isinstance(reply, messages.Failed)} <= {"storage"}


async def test_whoever_goes_while_their_move_is_written_leaves_the_table_in_order(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        table, ann, bo = await two_at_a_table(house)
        head = table.table.last_number

        moving = asyncio.create_task(ann.answer("mine"))
        while not house.store._queue.qsize():
            await asyncio.sleep(0)
        moving.cancel()
        await asyncio.gather(moving, return_exceptions=True)
        await until(lambda: table.table.last_number > head, "the move to take effect")
        heard = await bo.answer("theirs")

        assert only(messages.Done, heard).number == head + 2
        assert [row.number for row in await house.store.log(table.table.name)][-1] == head + 2


async def test_whatever_goes_wrong_with_the_database_is_told_as_storage(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        await house.store.run(lambda connection: schema.device_links.drop(connection))

        with pytest.raises(StorageError, match="no such table: device_links"):
            await persons.take_link(house.store, "hash", 0)


async def test_a_cancelled_wait_leaves_the_writer_alone(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table, _, _ = await two_at_a_table(house)
        name, head = table.table.name, table.table.last_number

        waiting = asyncio.create_task(house.store.append(name, a_line(head + 1)))
        await asyncio.sleep(0)
        waiting.cancel()
        await house.store.append(name, a_line(head + 2))

        assert [row.number for row in await house.store.log(name)][head:] == [head + 1, head + 2]
