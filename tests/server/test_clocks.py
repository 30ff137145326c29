"""Clocks: each question has its own, which nothing but its answer stops."""

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
from clowder.server.tables.opening import check_settings
from clowder.server.wire import messages, requests
from clowder.server.wire.bodies import TableSettings
from tests.server.bench import Hand, guest, only, open_house, seated_table
from tests.server.daily import dated_house
from tests.server.sundial import Sundial
from tests.waiting import until

pytestmark = pytest.mark.anyio

START, A_MINUTE_LATER = "2026-11-15 12:00", "2026-11-15 12:01"
LATER = {  # what may happen while Ann thinks, and from which seat
    "a player chats": (1, requests.Chat("x", "Meow")),
    "a spectator chats": (None, requests.Chat("x", "Meow")),
    "a player leaves": (1, requests.Leave("x", 1)),
}


@asynccontextmanager
async def timed_table(folder: Path, dial: Sundial) -> AsyncIterator[tuple[House, LiveTable]]:
    """Ann, Bo and Cid have two minutes for each answer."""
    async with dated_house(folder, dial) as house:
        people = [await guest(house, name) for name in ("Ann", "Bo", "Cid")]
        yield house, await seated_table(house, people, clock=Clock("move", 120))


async def hand_of(house: House, live: LiveTable, seat: int | None) -> Hand:
    """A view from a seat, as whoever sits there; or of somebody who watches."""
    if seat is None:
        return Hand(house, live, await guest(house, "Eve"))
    return Hand(house, live, Guest(live.table.chairs[seat].session or "", "", "en"), seat)


def seconds_left(heard: list[messages.Reply]) -> dict[int, float | None]:
    """By the seat that is asked, as the last update tells."""
    updates = [reply for reply in heard if isinstance(reply, messages.Update)]
    return {ask.seat: ask.seconds for ask in updates[-1].asks}


@pytest.mark.parametrize("what", LATER)
async def test_nothing_that_others_do_gives_anybody_more_time(tmp_path: Path, what: str) -> None:
    dial = Sundial(START)
    async with timed_table(tmp_path, dial) as (house, live):
        seat, request = LATER[what]
        anns, theirs = await hand_of(house, live, 0), await hand_of(house, live, seat)
        dial.shows = A_MINUTE_LATER

        assert only(messages.Done, await theirs.say(request))

        assert seconds_left(anns.heard())[0] == 60


async def test_a_sealed_answer_of_another_leaves_ones_own_clock_running(tmp_path: Path) -> None:
    dial = Sundial(START)
    async with timed_table(tmp_path, dial) as (house, live):
        anns, bos = await hand_of(house, live, 0), await hand_of(house, live, 1)
        dial.shows = A_MINUTE_LATER

        await bos.answer("bury")

        assert seconds_left(anns.heard()) == {0: 60, 2: 60}


async def test_an_answer_taken_back_gives_the_others_no_more_time(tmp_path: Path) -> None:
    dial = Sundial(START)
    async with timed_table(tmp_path, dial) as (house, live):
        anns, bos = await hand_of(house, live, 0), await hand_of(house, live, 1)
        await bos.answer("bury")
        dial.shows = A_MINUTE_LATER

        assert only(messages.Done, await bos.say(requests.TakeBack("back", 1)))

        assert seconds_left(anns.heard()) == {0: 60, 1: 120, 2: 60}


async def test_a_new_question_has_the_whole_time(tmp_path: Path) -> None:
    dial = Sundial(START)
    async with timed_table(tmp_path, dial) as (house, live):
        hands = [await hand_of(house, live, seat) for seat in range(3)]
        dial.shows = A_MINUTE_LATER

        for hand in hands:
            heard = await hand.answer("bury")

        assert list(seconds_left(heard).values()) == [120]


async def test_a_clock_of_days_counts_days(tmp_path: Path) -> None:
    dial = Sundial(START)
    async with dated_house(tmp_path, dial) as house:
        people = [await guest(house, name) for name in ("Ann", "Bo")]
        live = await seated_table(house, people, clock=Clock("days", 2))
        dial.shows = "2026-11-16 12:00"

        heard = await (await hand_of(house, live, None)).say(requests.Look())

        assert seconds_left(heard) == {0: 86_400, 1: 86_400}


async def test_a_restart_gives_nobody_more_time(tmp_path: Path) -> None:
    dial = Sundial(START)
    async with dated_house(tmp_path, dial) as house:
        people = [await guest(house, name) for name in ("Ann", "Bo")]
        name = (await seated_table(house, people, clock=Clock("days", 2))).table.name
    dial.shows = "2026-11-17 00:00"

    async with dated_house(tmp_path, dial) as house:
        eves = await hand_of(house, await house.find(name), None)

        assert seconds_left(await eves.say(requests.Look())) == {0: 43_200, 1: 43_200}


@pytest.mark.parametrize(("limit", "left"), [(120, 10), (5, 5)])
async def test_after_a_restart_everybody_has_a_moment_to_come_back(
    tmp_path: Path, limit: int, left: int
) -> None:
    dial = Sundial(START)
    async with dated_house(tmp_path, dial) as house:
        people = [await guest(house, name) for name in ("Ann", "Bo")]
        name = (await seated_table(house, people, clock=Clock("move", limit))).table.name
    dial.shows = "2026-11-15 13:00"

    async with dated_house(tmp_path, dial) as house:
        eves = await hand_of(house, await house.find(name), None)

        assert seconds_left(await eves.say(requests.Look())) == {0: left, 1: left}


@pytest.mark.parametrize(
    ("kind", "limit", "fits"),
    [
        ("none", 0, True),
        ("none", 5, False),
        ("move", 0, False),
        ("move", 86_400, True),
        ("move", 86_401, False),
        ("days", 0, False),
        ("days", 30, True),
        ("days", 31, False),
    ],
)
async def test_a_clock_has_at_most_a_day_of_seconds_or_a_month_of_days(
    kind: Any, limit: int, fits: bool
) -> None:
    settings = TableSettings("cat_in_the_box", 2, clock=Clock(kind, limit))

    with nullcontext() if fits else pytest.raises(Denied, match="bad_clock"):
        check_settings(settings)


async def test_everybody_whose_time_is_up_hands_over(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        people = [await guest(house, name) for name in ("Ann", "Bo", "Cid")]
        live = await seated_table(house, people, clock=Clock("move", 1))

        await until(
            lambda: all(chair.away for chair in live.table.chairs),
            "all three to be away",
            lambda: live.table.chairs,
        )


async def test_at_a_table_that_is_over_no_clock_runs(tmp_path: Path) -> None:
    dial = Sundial(START)
    async with dated_house(tmp_path, dial, idle_days=7) as house:
        people = [await guest(house, name) for name in ("Ann", "Bo")]
        live = await seated_table(house, people, clock=Clock("move", 120))
        hand = await hand_of(house, live, None)
        assert seconds_left(await hand.say(requests.Look())) == {0: 120, 1: 120}

        dial.shows = "2026-12-24 12:00"
        await house.tidy()

        assert live.table.over
        assert set(seconds_left(await hand.say(requests.Look())).values()) <= {None}


async def test_the_clock_remembers_no_times_but_those_of_open_questions(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await guest(house, "Ann")
        live = await seated_table(house, [ann, ann], clock=Clock("move", 3600))
        hands = [Hand(house, live, ann, seat) for seat in (0, 1)]

        for number in range(6):
            await hands[next(iter(live.table.asks)).seat].answer(f"turn{number}")

        assert set(live.clock._written_at) == set(live.table.asks.values())
        assert all(left.seconds > 3000 for left in live.clock.left().values())
