"""A slow game of three over a week: two restarts, a holiday, and somebody who never returns.

The players come when they are told to, and every notice is counted."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI

from clowder.core.game import Seat
from clowder.core.move_tree import unpack
from clowder.core.rng import FastRng
from clowder.core.value import to_json
from clowder.server.http.app import make_app
from clowder.server.log import entries as log
from clowder.server.log.state import TableState
from clowder.server.tables.house import House
from clowder.server.tables.live import LiveTable
from clowder.server.wire import messages
from tests.server.bench import guest, key_of, replies
from tests.server.daily import dated_house
from tests.server.doors import Line, fetch
from tests.server.push_service import Browser, PushService, push_service
from tests.server.sundial import Sundial
from tests.waiting import until

pytestmark = pytest.mark.anyio

NAMES = ("Ann", "Bo", "Cid")  # Cid never returns
CLOCK = {"type": "Clock", "kind": "days", "limit": 1, "holiday": 3}
MONDAY = datetime(2026, 11, 16, 8, 0)
MOST_HOURS = 24 * 14


@dataclass
class Week:
    """What goes on over all restarts."""

    folder: Path
    service: PushService
    dial: Sundial
    keys: list[dict[str, str]] = field(default_factory=list)
    browsers: list[Browser] = field(default_factory=list)
    table: str = ""
    played: Counter[int] = field(default_factory=Counter)  # answers of each player
    read: list[int] = field(default_factory=lambda: [0, 0, 0])  # notices each has looked at
    now: datetime = MONDAY
    rng: FastRng = field(default_factory=lambda: FastRng("week"))

    def wait(self, hours: int = 1) -> None:
        self.now += timedelta(hours=hours)
        self.dial.shows = self.now.isoformat(" ", "minutes")

    def unread(self, seat: int) -> bool:
        return len(self.browsers[seat].heard) > self.read[seat]


class Evening:
    """The house between two restarts."""

    def __init__(self, week: Week, house: House) -> None:
        self.week, self.house = week, house
        self.app: FastAPI = make_app(house)

    async def post(self, who: int, path: str, **body: Any) -> Any:
        headers = self.week.keys[who] | {"content-type": "application/json"}
        answer = await fetch(self.app, "POST", path, headers, to_json(body))
        assert answer.status == 200, answer.body
        return answer.json

    async def sit_down(self) -> None:
        """Everybody has asked to be told, and Ann begins."""
        week = self.week
        for seat, name in enumerate(NAMES):
            week.keys.append(await key_of(self.house, await guest(self.house, name)))
            week.browsers.append(week.service.browser())
            asked = week.browsers[seat].subscription
            await self.post(seat, "/api/person/notices/subscribe", **asked)
        settings = {"game": "cat_in_the_box", "seats": 3, "clock": CLOCK}
        week.table = (await self.post(0, "/api/tables", **settings))["table"]["table"]
        for seat in range(3):
            await self.post(seat, f"/api/tables/{week.table}/sit", id=f"sit{seat}", seat=seat)
            await self.house.courier.deliver()
        await self.post(0, f"/api/tables/{week.table}/start", id="start")
        await self.visit(0)

    async def visit(self, seat: int, *frames: dict[str, Any]) -> None:
        """Open the table, say something or answer what is asked, and go."""
        line = Line(self.app, self.week.table, self.week.keys[seat])
        line.say(json.dumps({"type": "Look", "seat": seat, "since": 0}))
        update = self.last_update(await line.heard())
        for frame in frames:
            line.say(json.dumps({"id": f"f{update.number}", "seat": seat} | frame))
        while not frames and any(ask.seat == seat for ask in update.asks):
            line.say(to_json(self.answer(seat, update)).decode())
            update = self.last_update(await line.heard())
            self.week.played[seat] += 1
        await line.heard()
        await line.hang_up()

    def last_update(self, heard: list[str]) -> messages.Update:
        frames = [replies.decode(text) for text in heard]
        assert not [frame for frame in frames if isinstance(frame, messages.Failed)], frames
        return [frame for frame in frames if isinstance(frame, messages.Update)][-1]

    def answer(self, seat: int, update: messages.Update) -> dict[str, Any]:
        [number] = [ask.number for ask in update.asks if ask.seat == seat]
        assert update.moves is not None
        move = self.week.rng.choice(list(unpack(update.moves)))
        id = f"a{number}-{seat}"
        return {"type": "Answer", "id": id, "seat": seat, "ask": number, "move": move}

    async def live(self) -> LiveTable:
        return await self.house.find(self.week.table)

    async def go_on(self, answers: int) -> None:
        """Every few hours whoever was told comes and answers, until so many are given."""
        week = self.week
        while week.now < MONDAY + timedelta(hours=MOST_HOURS):
            await self.settle()
            live = await self.live()
            if live.table.over or sum(week.played.values()) >= answers:
                return
            for seat in (0, 1):
                if week.unread(seat):
                    week.read[seat] = len(week.browsers[seat].heard)
                    await self.visit(seat)
                    await self.settle()
            week.wait(hours=5)
        raise AssertionError("a fortnight is over, and the game is not")

    async def settle(self) -> None:
        """Clocks that have run out hand over, mice move, notices are sent."""
        live = await self.live()
        live.arrange()
        await until(lambda: not is_busy(live), "clocks and mice", lambda: live.table.asks)
        await self.house.courier.deliver()


def is_busy(live: LiveTable) -> bool:
    overdue = any(live.clock.is_up(ask) for ask, _ in live._waits_for_people())
    return not live.table.over and bool(live._tasks or live._thinking or overdue)


def expected(rows: list[log.LogEntry], live: LiveTable, from_whom: list[str]) -> Counter[int]:
    """Notices by seat as the log alone tells: whenever somebody who is not away is asked by what
    somebody else did."""
    opened = rows[0]
    assert isinstance(opened, log.Opened)
    told: Counter[int] = Counter()
    table = TableState(live.table.name, live.table.room, opened, live.table.seed)
    for number, entry in enumerate(rows[1:], 2):
        table.add(entry)
        if isinstance(entry, log.Sat):  # whoever sits there already
            told.update(range(entry.seat))
        if isinstance(entry, log.HolidayTaken):  # and again once it is over
            told[entry.seat] += any(ask.seat == entry.seat for ask in table.asks)
        for ask, asked_by in table.asks.items():
            chair = table.chairs[ask.seat]
            by_another = not from_whom[number - 1].startswith(f"{chair.session}/")
            if asked_by == number and by_another and not chair.away:
                told[ask.seat] += 1
    return told


async def test_a_week_with_two_restarts_a_holiday_and_somebody_who_never_returns(
    tmp_path: Path,
) -> None:
    async with push_service() as service:
        week = Week(tmp_path, service, Sundial())
        week.wait(0)
        known = {"push_hosts": (service.host,), "notice_delay": 0.0, "fixed_seed": "week"}

        async with dated_house(tmp_path, week.dial, **known) as house:
            evening = Evening(week, house)
            await evening.sit_down()
            await evening.go_on(answers=4)
            assert (await evening.live()).table.chairs[2].away  # a day was over

        async with dated_house(tmp_path, week.dial, **known) as house:
            evening = Evening(week, house)
            await evening.go_on(answers=20)
            await evening.visit(1, {"type": "TakeHoliday", "days": 2})
            off = week.now
            before = week.played[1]
            while week.now < off + timedelta(hours=47):
                week.wait()
                await evening.settle()
                if week.unread(0):
                    week.read[0] = len(week.browsers[0].heard)
                    await evening.visit(0)
            assert not (await evening.live()).table.chairs[1].away  # though a day was over
            assert week.played[1] == before
            week.wait()

        async with dated_house(tmp_path, week.dial, **known) as house:
            evening = Evening(week, house)
            await evening.go_on(answers=10**6)
            live = await evening.live()
            rows = await house.store.log(week.table)
            asked = expected([row.entry for row in rows], live, [row.command for row in rows])

    assert live.table.match is not None
    assert live.table.match.result() is not None
    assert [chair.away for chair in live.table.chairs] == [False, False, True]
    assert timedelta(days=7) <= week.now - MONDAY < timedelta(days=14)
    heard = [len(browser.heard) for browser in week.browsers]
    print(f"{week.now - MONDAY}, {dict(week.played)} answers, {heard} notices of {asked}")
    assert heard == [asked[Seat(0)], asked[Seat(1)], 1]
    texts = {text for browser in week.browsers for text in browser.texts if "sits" not in text}
    assert texts == {
        f"Cat in the Box: It is your turn. At the table: {others}."
        for others in ("Bo and Cid", "Ann and Cid", "Ann and Bo")
    }
