"""What is over or has begun stays so: sitting down, standing up, starting, and once more."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from clowder.server.http.app import make_app
from clowder.server.log import decide, undo
from clowder.server.log.commands import Command, command
from clowder.server.log.decide import Guest
from clowder.server.store.rows import LogRow
from clowder.server.store.store import Store
from clowder.server.tables.house import House
from clowder.server.tables.live import LiveTable
from clowder.server.tables.lobby import find_listed
from clowder.server.wire import messages, requests
from clowder.server.wire.bodies import TableSettings
from clowder.server.wire.frames import table_info
from tests.server.bench import Hand, guest, key_of, open_house, seated_table
from tests.server.daily import dated_house
from tests.server.older import downgrade
from tests.server.sundial import Sundial
from tests.server.test_authority import post

pytestmark = pytest.mark.anyio

ONE_SEAT = '{"id":"x","seat":%d}'


async def play_to_the_end(house: House, live: LiveTable, person: Guest) -> None:
    """By somebody who holds all the seats."""
    hands = [Hand(house, live, person, seat) for seat in range(len(live.table.chairs))]
    while not live.table.over:
        await hands[next(iter(live.table.asks)).seat].answer(f"turn{live.table.last_number}")
    for hand in hands:
        live.viewers.discard(hand.socket)


@pytest.mark.parametrize(
    ("what", "seat"), [("stand", 0), ("sit", 0), ("bots", 0), ("bots/remove", 1), ("start", 0)]
)
async def test_once_the_game_has_begun_nobody_changes_seats(
    tmp_path: Path, what: str, seat: int
) -> None:
    async with open_house(tmp_path, bot_pause=3600) as house:
        ann = await guest(house, "Ann")
        live = await seated_table(house, [ann], bots=1)
        app, head = make_app(house), live.table.last_number
        body = '{"id":"x"}' if what == "start" else ONE_SEAT % seat

        told = await post(app, live, (what, body), await key_of(house, ann))

        assert (told, live.table.last_number) == ("already_started", head)


async def test_a_game_does_not_begin_while_a_seat_is_free(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await guest(house, "Ann")
        live = await house.open_table(ann, TableSettings("cat_in_the_box", 2))
        app, key = make_app(house), await key_of(house, ann)
        assert await post(app, live, ("sit", '{"id":"sit"}'), key) is None

        told = await post(app, live, ("start", '{"id":"start"}'), key)

        assert (told, live.table.match) == ("seats_free", None)


@pytest.mark.parametrize("what", ["sit", "bots", "start"])
async def test_nobody_comes_to_a_table_that_was_given_up(tmp_path: Path, what: str) -> None:
    dial = Sundial("2026-11-01 12:00")
    async with dated_house(tmp_path, dial, idle_days=7) as house:
        ann = await guest(house, "Ann")
        live = await house.open_table(ann, TableSettings("cat_in_the_box", 2))
        dial.shows = "2026-11-30 12:00"
        await house.tidy()
        closed = await house.find(live.table.name)

        told = await post(make_app(house), closed, (what, '{"id":"x"}'), await key_of(house, ann))

        assert told == "already_started"


async def test_only_those_who_played_open_the_next_table_and_others_find_it(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        ann, eve = await guest(house, "Ann"), await guest(house, "Eve")
        live = await seated_table(house, [ann, ann])
        await play_to_the_end(house, live, ann)
        app = make_app(house)

        eves = await post(app, live, ("rematch", '{"id":"x"}'), await key_of(house, eve))
        assert (eves, live.table.rematch) == ("not_seated", None)

        assert await post(app, live, ("rematch", '{"id":"y"}'), await key_of(house, ann)) is None
        assert await post(app, live, ("rematch", '{"id":"z"}'), await key_of(house, eve)) is None


async def test_once_it_is_over_players_hear_those_who_watched(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, eve = await guest(house, "Ann"), await guest(house, "Eve")
        live = await seated_table(house, [ann, ann])
        player, watcher = Hand(house, live, ann, 0), Hand(house, live, eve)
        await watcher.say(requests.Chat("during", "Not the five!"))
        await play_to_the_end(house, live, ann)
        player.heard()

        await watcher.say(requests.Chat("after", "Well played!"))

        chat = [item for reply in player.heard() for item in getattr(reply, "news", ())]
        number = live.table.last_number
        assert chat == [messages.ChatLine("Eve", None, "Well played!", number)]


async def count_folds(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the tables whose logs are read from now on."""
    read: list[str] = []
    log = Store.log

    async def read_log(self: Store, table: str, since: int = 0) -> list[LogRow]:
        read.append(table)
        return await log(self, table, since)

    monkeypatch.setattr(Store, "log", read_log)
    return read


async def test_the_list_reads_no_log_and_wakes_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        begun = await seated_table(house, [ann, bo], public=True)
        waits = await house.open_table(ann, TableSettings("chabyrinthe", 3, public=True))
        await waits.do(command("sit", decide.sit, bo, 1, ""))
        await house.tidy()
        read = await count_folds(monkeypatch)

        listed = await find_listed(house)

        assert (read, house.live) == ([], {})
        assert [info.table for info in listed] == [waits.table.name, begun.table.name]
        assert [info.started for info in listed] == [False, True]
        assert [chair.name for chair in listed[0].seats] == ["", "Bo", ""]


async def test_the_list_shows_a_table_as_it_is_after_every_kind_of_entry(tmp_path: Path) -> None:
    """Sitting, standing, mice, the start, leaving, coming back and taking back."""
    async with open_house(tmp_path, bot_pause=3600) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await house.open_table(ann, TableSettings("chabyrinthe", 3, public=True))
        steps: list[tuple[Callable[..., decide.Decision], tuple[object, ...]]] = [
            *((decide.sit, (ann, 0, "")), (decide.sit, (bo, 1, "")), (decide.stand, (bo, 1))),
            *((decide.seat_bot, (ann, 2, "")), (decide.remove_bot, (ann, 2))),
            *((decide.sit, (bo, 2, "")), (decide.sit, (ann, 1, "")), (decide.start, (ann,))),
            *((decide.leave, (bo, 2)), (decide.come_back, (bo, 2))),
        ]
        for number, (decision, args) in enumerate(steps):
            await live.do(Command(f"step{number}", decision, args))
            assert await find_listed(house) == [table_info(live.table)]

        seat = next(iter(live.table.asks)).seat
        await Hand(house, live, ann if seat < 2 else bo, seat).answer("turn")
        await live.do(command("back", undo.take_back, seat))

        assert await find_listed(house) == [table_info(live.table)]


async def test_a_table_of_an_older_database_is_read_once_to_be_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await seated_table(house, [ann, bo], public=True)
        await house.tidy()
        await house.store.run(partial(downgrade, to="0005"))

    async with open_house(tmp_path) as house:
        await house.tidy()
        read = await count_folds(monkeypatch)
        for _ in range(2):
            assert [info.table for info in await find_listed(house)] == [live.table.name]
            await house.tidy()
        assert read == [live.table.name]
