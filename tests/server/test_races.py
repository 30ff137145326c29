"""Several browsers at once: whatever comes twice, late or out of order, one of them counts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from clowder.core.game import Ask, Seat
from clowder.core.rng import FastRng
from clowder.core.value import to_json
from clowder.server.http.app import make_app
from clowder.server.log import decide
from clowder.server.log.commands import command as plain_command
from clowder.server.log.decide import Guest
from clowder.server.tables.house import House
from clowder.server.tables.live import LiveTable
from clowder.server.tables.opening import seated_bots
from clowder.server.wire import messages, requests
from clowder.server.wire.bodies import TableSettings
from tests.server.bench import Hand, described, guest, open_house, replies, seated_table
from tests.server.doors import fetch

pytestmark = pytest.mark.anyio

RACES = 300
BROWSERS = 3


class Race:
    """One question, answered from several browsers at once."""

    def __init__(self, house: House, live: LiveTable, person: Guest, rng: FastRng) -> None:
        self.live, self.rng = live, rng
        self.ask: Ask = rng.choice(list(live.table.asks))
        self.number = live.table.asks[self.ask]
        self.hands = [Hand(house, live, person, self.ask.seat) for _ in range(BROWSERS)]

    def answer(self, name: str, number: int) -> requests.Answer:
        match = self.live.table.match
        assert match is not None
        move = self.rng.choice(match.moves(self.ask.seat) or [])
        return requests.Answer(name, self.ask.seat, number, msgspec.Raw(to_json(move)))

    async def run(self, commands: Sequence[requests.Answer]) -> list[list[messages.Reply]]:
        """Each command from one or two browsers, in any order; what every browser heard."""
        sent: list[list[requests.Answer]] = [[] for _ in self.hands]
        for command in commands:
            for browser in self.rng.shuffled(sent)[: 1 + self.rng.below(2)]:
                browser.insert(self.rng.below(len(browser) + 1), command)
        await asyncio.gather(*map(self.send, self.hands, sent))
        return [heard_by(hand) for hand in self.hands]

    async def send(self, hand: Hand, commands: Sequence[requests.Answer]) -> None:
        for command in commands:
            for _ in range(self.rng.below(4)):
                await asyncio.sleep(0)
            await hand.socket.hear(to_json(command))

    def leave(self) -> None:
        for hand in self.hands:
            self.live.viewers.discard(hand.socket)


def heard_by(hand: Hand) -> list[messages.Reply]:
    return [replies.decode(frame) for frame in hand.frames() if isinstance(frame, bytes)]


def check_fresh_view(heard: Sequence[messages.Reply], rivals: Sequence[str], won: int) -> None:
    """Whoever was late sees at once how things stand; who lost sees what the winner did."""
    for place, reply in enumerate(heard):
        if isinstance(reply, messages.Failed):
            fresh = heard[place + 1]
            assert isinstance(fresh, messages.Update)
            assert fresh.number >= (won if reply.id in rivals else won - 1)


def check_order(heard: Sequence[messages.Reply]) -> None:
    numbers = [reply.number for reply in heard if isinstance(reply, messages.Update)]
    assert numbers == sorted(numbers)


@asynccontextmanager
async def quick_house(folder: Path) -> AsyncIterator[House]:
    async with open_house(folder, requests_per_minute=10**9, tables_per_session=10**6) as house:
        yield house


async def test_of_racing_answers_exactly_one_counts_and_the_others_get_a_fresh_view(
    tmp_path: Path,
) -> None:
    async with quick_house(tmp_path) as house:
        ann = await guest(house, "Ann")
        live = await seated_table(house, [ann] * 3)
        past: list[requests.Answer] = []
        for number in range(RACES):
            rng = FastRng(f"race {number}")
            if live.table.over:
                live, past = await seated_table(house, [ann] * (2 + rng.below(4))), []
            race = Race(house, live, ann, rng)
            head = live.table.last_number
            rivals = [race.answer(f"{number}-{rival}", race.number) for rival in range(3)]
            early = race.answer(f"{number}-early", head + 2 + rng.below(9))
            late = race.answer(f"{number}-late", rng.below(race.number))

            heard = await race.run([*rivals, early, late, *rng.shuffled(past)[:1]])

            assert live.table.last_number == head + 1
            winners = [r for r in rivals if messages.Done(r.id, head + 1) in flat(heard)]
            assert len(winners) == 1, f"{len(winners)} of {rivals} won; {described(flat(heard))}"
            [won] = winners
            rivals.remove(won)
            assert outcomes(won, heard) == {f"Done {head + 1}"}
            for command in (*rivals, early, late):
                assert outcomes(command, heard) <= {"Failed stale", "Failed over"}
            for command in past:
                assert all(outcome.startswith("Done") for outcome in outcomes(command, heard))
                assert len(outcomes(command, heard)) <= 1
            for each in heard:
                check_order(each)
                check_fresh_view(each, [rival.id for rival in rivals], head + 1)
            await check_equal_views(race)
            past.append(won)
            race.leave()


def flat(heard: Sequence[Sequence[messages.Reply]]) -> list[messages.Reply]:
    return [reply for each in heard for reply in each]


def outcomes(command: requests.Answer, heard: Sequence[Sequence[messages.Reply]]) -> set[str]:
    """What the copies of a command were told; all must be told the same once it is settled."""
    own: list[Any] = [reply for reply in flat(heard) if getattr(reply, "id", "") == command.id]
    return {
        f"Done {reply.number}" if isinstance(reply, messages.Done) else f"Failed {reply.code}"
        for reply in own
    }


async def check_equal_views(race: Race) -> None:
    views = []
    for hand in race.hands:
        await hand.say(requests.Look(race.ask.seat, 0))
        await hand.socket.hear(to_json(requests.Look(race.ask.seat, 0)))
        views.append(hand.frames())
    assert views == [views[0]] * len(views)


async def test_whatever_is_raced_the_log_tells_the_same_story(tmp_path: Path) -> None:
    """Answers, take-backs, consent, leaving and chat from all seats at once, in any order."""
    async with quick_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        for number in range(20):
            rng = FastRng(f"storm {number}")
            live = await seated_table(house, [ann, bo])
            hands = [Hand(house, live, person, seat) for seat, person in ((0, ann), (1, bo)) * 2]

            for _ in range(6):
                await asyncio.gather(*(storm(hand, rng) for hand in rng.shuffled(hands)))

            latest = [live.update(Seat(seat), 0) for seat in range(2)]
            house.live.clear()
            reread = await house.find(live.table.name)
            assert [reread.update(Seat(seat), 0) for seat in range(2)] == latest
            await live.stop()


async def storm(hand: Hand, rng: FastRng) -> None:
    assert hand.seat is not None
    name = f"c{rng.below(10**9)}"
    if rng.below(2):
        await hand.answer(name)
        return
    await hand.say(
        rng.choice(
            [
                requests.TakeBack(name, hand.seat),
                requests.Consent(name, hand.seat, bool(rng.below(2))),
                requests.Chat(name, "Meow"),
            ]
        )
    )


@pytest.mark.parametrize("number", range(10))
async def test_of_two_who_take_one_chair_one_sits(tmp_path: Path, number: int) -> None:
    async with quick_house(tmp_path) as house:
        app = make_app(house)
        people = [await guest(house, name) for name in ("Ann", "Bo", "Cy")]
        live = await house.open_table(people[0], TableSettings("cat_in_the_box", 3))
        keys = [await house.sessions.make_token(person, 0) for person in people]
        path = f"/api/tables/{live.table.name}/sit"

        answers = await asyncio.gather(
            *(
                fetch(app, "POST", path, script(key), b'{"id":"mine","seat":%d}' % (number % 3))
                for key in FastRng(f"chair {number}").shuffled(keys * 2)
            )
        )

        codes = sorted(answer.status for answer in answers)
        assert codes == [200, 200, 409, 409, 409, 409]  # each asked twice, under one id
        assert sum(not chair.free for chair in live.table.chairs) == 1


def script(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}", "content-type": "application/json"}


async def test_all_who_want_a_rematch_meet_at_one_table(tmp_path: Path) -> None:
    async with quick_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await seated_table(house, [ann, bo])
        hands = [Hand(house, live, ann, 0), Hand(house, live, bo, 1)]
        turn = 0
        while not live.table.over:
            turn += 1
            await hands[next(iter(live.table.asks)).seat].answer(f"turn{turn}")

        found = await asyncio.gather(*(house.rematch(live, person) for person in (ann, bo, ann)))

        assert {again.table.name for again in found} == {live.table.rematch}


async def test_two_who_press_rematch_at_once_meet_with_their_bot(tmp_path: Path) -> None:
    async with quick_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await seated_table(house, [ann, bo], bots=1)
        await live.do(plain_command("close", decide.close))

        found = await asyncio.gather(*(house.rematch(live, person) for person in (bo, ann)))

        assert found[0] is found[1]
        assert [chair.bot for chair in found[0].table.chairs] == [None, None, "baseline"]


async def test_a_rematch_that_was_broken_off_can_be_had_by_anybody(tmp_path: Path) -> None:
    async with quick_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await seated_table(house, [ann, bo], bots=1)
        await live.do(plain_command("close", decide.close))
        name = house.table_name("rematch", live.table.name)
        # The server was ended after the table was written, before the old one said where it is.
        await house.open_table(
            ann, TableSettings("cat_in_the_box", 3), name, seated_bots(live.table)
        )

        assert (await house.rematch(live, bo)).table.name == name
        assert live.table.rematch == name
