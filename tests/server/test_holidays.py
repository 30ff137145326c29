"""Holidays: days on which a player's clock stands still, for everybody to see."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

import pytest

from clowder.server.log.decide import Guest
from clowder.server.log.denied import Denied
from clowder.server.log.entries import Clock
from clowder.server.tables.house import House
from clowder.server.tables.live import LiveTable
from clowder.server.tables.lobby import find_listed
from clowder.server.tables.opening import check_settings
from clowder.server.wire import messages, requests
from clowder.server.wire.bodies import TableSettings
from tests.server.bench import Hand, guest, only, seated_table
from tests.server.daily import dated_house
from tests.server.sundial import Sundial
from tests.waiting import until

pytestmark = pytest.mark.anyio

DAY = 86_400
THREE_DAYS = Clock("days", 3, holiday=5)


@asynccontextmanager
async def slow_table(folder: Path, dial: Sundial) -> AsyncIterator[tuple[House, LiveTable]]:
    """Ann and Bo have three days for a move, and five days off. It is noon on the fifteenth."""
    async with dated_house(folder, dial) as house:
        people = [await guest(house, name) for name in ("Ann", "Bo")]
        yield house, await seated_table(house, people, clock=THREE_DAYS, public=True)


def hand_of(house: House, live: LiveTable, seat: int) -> Hand:
    return Hand(house, live, Guest(live.table.chairs[seat].session or "", "", "en"), seat)


async def look(hand: Hand) -> messages.Update:
    update: messages.Update = only(messages.Update, await hand.say(requests.Look(hand.seat)))
    return update


def times(update: messages.Update) -> dict[int, tuple[float | None, float]]:
    return {ask.seat: (ask.seconds, ask.rests) for ask in update.asks}


async def test_on_a_holiday_ones_own_clock_stands_still_and_the_others_go_on(
    tmp_path: Path,
) -> None:
    dial = Sundial()
    async with slow_table(tmp_path, dial) as (house, live):
        ann = hand_of(house, live, 0)
        dial.shows = "2026-11-16 12:00"
        assert only(messages.Done, await ann.say(requests.TakeHoliday("off", 0, 2)))
        dial.shows = "2026-11-17 12:00"

        seen = await look(ann)

        assert times(seen) == {0: (2 * DAY, DAY), 1: (DAY, 0)}
        assert seen.table.seats[0].holiday == 1_000 * int(Sundial("2026-11-18 12:00")())
        assert (seen.table.seats[0].days_off, seen.table.seats[1].holiday) == (2, None)


async def test_everybody_hears_of_a_holiday_and_the_lobby_knows(tmp_path: Path) -> None:
    dial = Sundial()
    async with slow_table(tmp_path, dial) as (house, live):
        ann, bo = hand_of(house, live, 0), hand_of(house, live, 1)
        await ann.say(requests.TakeHoliday("off", 0, 5))

        heard = only(messages.Update, bo.heard())
        [listed] = await find_listed(house)

        assert heard.news == (messages.ChairChanged("holiday", heard.news[0].seat),)
        assert heard.news[0].seat == 0
        assert listed.seats[0].holiday == heard.table.seats[0].holiday is not None
        assert listed.clock.holiday == 5


async def test_after_the_holiday_the_clock_goes_on_where_it_stood(tmp_path: Path) -> None:
    dial = Sundial()
    async with slow_table(tmp_path, dial) as (house, live):
        ann = hand_of(house, live, 0)
        dial.shows = "2026-11-16 12:00"
        await ann.say(requests.TakeHoliday("off", 0, 2))
        dial.shows = "2026-11-19 12:00"

        assert times(await look(ann))[0] == (DAY, 0)


async def test_nobody_is_timed_out_on_holiday_but_once_the_time_is_up_after_it(
    tmp_path: Path,
) -> None:
    dial = Sundial()
    async with slow_table(tmp_path, dial) as (house, live):
        await hand_of(house, live, 0).say(requests.TakeHoliday("off", 0, 5))
        dial.shows = "2026-11-20 11:59"
        live.arrange()
        await until(lambda: live.table.chairs[1].away, "Bo to be away")
        assert not live.table.chairs[0].away

        dial.shows = "2026-11-23 12:00"
        live.arrange()

        await until(lambda: live.table.chairs[0].away, "Ann to be away")


async def test_a_time_out_that_comes_together_with_a_holiday_is_forgotten(tmp_path: Path) -> None:
    dial = Sundial()
    async with slow_table(tmp_path, dial) as (house, live):
        [(ask, number)] = [item for item in live.table.asks.items() if item[0].seat == 0]
        await hand_of(house, live, 0).say(requests.TakeHoliday("off", 0, 1))

        await live.time_out(ask, number)

        assert not live.table.chairs[0].away


async def test_coming_back_early_keeps_the_days_that_were_not_begun(tmp_path: Path) -> None:
    dial = Sundial()
    async with slow_table(tmp_path, dial) as (house, live):
        ann = hand_of(house, live, 0)
        await ann.say(requests.TakeHoliday("off", 0, 5))
        again = await ann.say(requests.TakeHoliday("more", 0, 1))
        dial.shows = "2026-11-16 13:00"
        heard = await ann.say(requests.EndHoliday("back", 0))

        seen = await look(ann)
        assert only(messages.Failed, again).code == "on_holiday"
        assert only(messages.Update, heard).news[0].what == "rested"
        assert times(seen)[0] == (3 * DAY, 0)
        assert seen.table.seats[0].days_off == 2
        too_many = await ann.say(requests.TakeHoliday("four", 0, 4))
        assert only(messages.Failed, too_many).code == "no_holiday_left"
        assert only(messages.Done, await ann.say(requests.TakeHoliday("three", 0, 3)))


async def test_a_holiday_survives_a_restart(tmp_path: Path) -> None:
    dial = Sundial()
    async with slow_table(tmp_path, dial) as (house, live):
        await hand_of(house, live, 0).say(requests.TakeHoliday("off", 0, 4))
        name = live.table.name
    dial.shows = "2026-11-18 00:00"

    async with dated_house(tmp_path, dial) as house:
        live = await house.find(name)

        assert times(await look(hand_of(house, live, 0))) == {
            0: (3 * DAY, 1.5 * DAY),
            1: (0.5 * DAY, 0),
        }


async def test_holidays_are_for_slow_games_in_play_alone(tmp_path: Path) -> None:
    dial = Sundial()
    async with slow_table(tmp_path, dial) as (house, live):
        ann = hand_of(house, live, 0)
        back = await ann.say(requests.EndHoliday("back", 0))
        waiting = await house.open_table(ann.socket.guest, TableSettings("cat_in_the_box", 2))
        await ann.say(requests.Leave("bye", 0))
        away = await ann.say(requests.TakeHoliday("off", 0, 1))
        quick = await seated_table(house, [ann.socket.guest], bots=1, clock=Clock("move", 60))
        none = await Hand(house, quick, ann.socket.guest, 0).say(requests.TakeHoliday("o", 0, 1))

    assert only(messages.Failed, back).code == "not_on_holiday"
    assert only(messages.Failed, away).code == "already_away"
    assert only(messages.Failed, none).code == "no_holiday_left"
    assert waiting.table.match is None


@pytest.mark.parametrize(
    ("kind", "limit", "holiday", "fits"),
    [
        ("days", 3, 60, True),
        ("days", 3, 61, False),
        ("days", 3, -1, False),
        ("move", 60, 1, False),
        ("none", 0, 1, False),
    ],
)
async def test_only_where_moves_take_days_there_are_days_off(
    kind: Any, limit: int, holiday: int, fits: bool
) -> None:
    settings = TableSettings("cat_in_the_box", 2, clock=Clock(kind, limit, holiday))

    with nullcontext() if fits else pytest.raises(Denied, match="bad_clock"):
        check_settings(settings)
