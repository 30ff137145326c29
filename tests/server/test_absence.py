"""Somebody is gone from a table without a clock: nobody waits for ever."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from clowder.core.game import Seat
from clowder.server.log import entries as log
from clowder.server.log.decide import Guest
from clowder.server.log.entries import Clock
from clowder.server.tables.house import House
from clowder.server.tables.live import LiveTable
from clowder.server.tables.presence import presence_at
from clowder.server.wire import messages, requests
from tests.server.bench import Hand, guest, only, open_house, seated_table
from tests.server.daily import dated_house
from tests.server.sundial import Sundial

pytestmark = pytest.mark.anyio

NO_CLOCK = Clock()
EARLY, LATE, LATER = "2026-11-15 12:01", "2026-11-15 12:02", "2026-11-15 12:04"


class Party:
    """Some people at a table, of whom the last one is gone since noon."""

    def __init__(self, live: LiveTable, dial: Sundial, hands: list[Hand]) -> None:
        self.live = live
        self.dial = dial
        self.hands = hands
        self.gone = len(hands)
        self._votes = 0

    async def vote(self, seat: int, choice: requests.VoteChoice) -> list[messages.Reply]:
        self._votes += 1
        return await self.hands[seat].say(
            requests.Vote(f"vote{self._votes}", seat, self.gone, choice)
        )

    @property
    def last_entry(self) -> log.LogEntry:
        return self.live.table.news[-1].entry

    @property
    def told(self) -> tuple[messages.Gone, ...]:
        return presence_at(self.live).gone


@asynccontextmanager
async def party(folder: Path, *names: str, clock: Clock = NO_CLOCK) -> AsyncIterator[Party]:
    dial = Sundial()
    async with dated_house(folder, dial) as house:
        people = [await guest(house, name) for name in names]
        live = await seated_table(house, people, clock=clock)
        hands = [Hand(house, live, person, seat) for seat, person in enumerate(people[:-1])]
        live.announce_presence()
        for hand in hands:
            hand.heard()
        yield Party(live, dial, hands)


async def test_the_table_says_who_is_gone_and_for_how_long(tmp_path: Path) -> None:
    async with party(tmp_path, "Ann", "Bo", "Cid") as table:
        table.dial.shows = EARLY

        assert table.told == (messages.Gone(Seat(2), 60.0, 120.0, {}),)


async def test_nobody_is_voted_away_before_the_grace_time(tmp_path: Path) -> None:
    async with party(tmp_path, "Ann", "Bo", "Cid") as table:
        table.dial.shows = EARLY

        assert only(messages.Failed, await table.vote(0, "bot")).code == "not_gone"
        assert table.told[0].votes == {}


async def test_whoever_is_here_cannot_be_voted_away(tmp_path: Path) -> None:
    async with party(tmp_path, "Ann", "Bo", "Cid") as table:
        table.dial.shows = LATE
        table.gone = 1

        assert only(messages.Failed, await table.vote(0, "bot")).code == "not_gone"


async def test_a_majority_of_those_present_lets_a_mouse_play(tmp_path: Path) -> None:
    async with party(tmp_path, "Ann", "Bo", "Dora", "Cid") as table:
        table.dial.shows = LATE

        assert only(messages.Done, await table.vote(0, "bot"))
        assert not table.live.table.chairs[3].away
        assert table.told[0].votes == {0: "bot"}
        await table.vote(2, "bot")

        assert table.last_entry == log.Away(Seat(3), "gone")
        assert table.told == ()


async def test_everybody_hears_of_a_vote(tmp_path: Path) -> None:
    async with party(tmp_path, "Ann", "Bo", "Cid") as table:
        table.dial.shows = LATE

        await table.vote(0, "stop")

        heard = only(messages.Presence, table.hands[1].heard())
        assert heard.gone[0].votes == {0: "stop"}


async def test_half_is_no_majority_and_one_may_change_ones_mind(tmp_path: Path) -> None:
    async with party(tmp_path, "Ann", "Bo", "Cid") as table:
        table.dial.shows = LATE

        await table.vote(0, "bot")
        await table.vote(1, "stop")
        assert not table.live.table.over
        await table.vote(0, "stop")

        assert table.last_entry == log.Closed()
        assert table.live.table.over


async def test_nobody_is_asked_anything_once_the_table_is_closed(tmp_path: Path) -> None:
    async with party(tmp_path, "Ann", "Cid") as table:
        table.dial.shows = LATE

        heard = await table.vote(0, "stop")

        update = only(messages.Update, heard)
        assert update.table.over
        assert (update.asks, update.moves) == ((), None)


async def test_alone_one_decides_at_once(tmp_path: Path) -> None:
    async with party(tmp_path, "Ann", "Cid") as table:
        table.dial.shows = LATE

        await table.vote(0, "bot")

        assert table.live.table.chairs[1].away


async def test_to_wait_on_starts_the_grace_time_again(tmp_path: Path) -> None:
    async with party(tmp_path, "Ann", "Cid") as table:
        table.dial.shows = LATE
        await table.vote(0, "wait")

        assert table.told[0].seconds == 0
        assert only(messages.Failed, await table.vote(0, "bot")).code == "not_gone"
        table.dial.shows = LATER
        assert only(messages.Done, await table.vote(0, "bot"))


async def test_whoever_returns_is_waited_for_anew_and_the_votes_are_forgotten(
    tmp_path: Path,
) -> None:
    async with party(tmp_path, "Ann", "Bo", "Cid") as table:
        table.dial.shows = LATE
        await table.vote(0, "bot")
        live = table.live
        back = Hand(house_of(live), live, person_at(live, 2), 2)
        live.announce_presence()
        assert not table.told

        live.viewers.discard(back.socket)
        live.announce_presence()

        assert (table.told[0].seconds, table.told[0].votes) == (0, {})


async def test_the_seat_is_given_back_on_return(tmp_path: Path) -> None:
    async with party(tmp_path, "Ann", "Cid") as table:
        table.dial.shows = LATE
        await table.vote(0, "bot")
        live = table.live

        await Hand(house_of(live), live, person_at(live, 1), 1).say(requests.Look(1, 0))

        assert not live.table.chairs[1].away


async def test_a_clock_hands_over_by_itself(tmp_path: Path) -> None:
    async with party(tmp_path, "Ann", "Cid", clock=Clock("days", 3)) as table:
        table.dial.shows = LATE

        assert table.told == ()
        assert only(messages.Failed, await table.vote(0, "bot")).code == "not_gone"


async def test_nobody_is_missed_before_the_start_or_after_the_end(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await seated_table(house, [ann, bo])
        Hand(house, live, ann, 0)
        assert [gone.seat for gone in presence_at(live).gone] == [1]

        live.table.closed = True

        assert presence_at(live).gone == ()


def house_of(live: LiveTable) -> House:
    assert isinstance(live.services, House)
    return live.services


def person_at(live: LiveTable, seat: int) -> Guest:
    return Guest(live.table.chairs[seat].session or "", live.table.chairs[seat].name, "en")


async def test_alone_among_mice_one_may_stop_at_once(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        live = await seated_table(house, [await guest(house, "Ann")], bots=2)

        heard = await Hand(house, live, person_at(live, 0), 0).say(requests.Stop("stop", 0))

        assert only(messages.Done, heard)
        assert live.table.over
        assert live.table.match is not None
        assert live.table.match.result() is None


async def test_where_somebody_else_plays_nobody_stops_alone(tmp_path: Path) -> None:
    async with party(tmp_path, "Ann", "Cid") as table:
        stopped = await table.hands[0].say(requests.Stop("early", 0))
        assert only(messages.Failed, stopped).code == "not_alone"
        table.dial.shows = LATE
        await table.vote(0, "bot")

        assert only(messages.Done, await table.hands[0].say(requests.Stop("late", 0)))
        assert table.live.table.over
