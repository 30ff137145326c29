"""A house beside a push service, for tests of notices."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

from clowder.server.log.decide import Guest
from clowder.server.log.entries import Clock
from clowder.server.tables import courier
from clowder.server.tables.house import House
from clowder.server.tables.live import LiveTable
from clowder.server.wire import messages
from tests.server.bench import Hand, guest, only
from tests.server.daily import ask, dated_house
from tests.server.push_service import Browser, PushService, push_service
from tests.server.sundial import NOON, Sundial

SLOW, QUICK = Clock("days", 3), Clock("move", 120)
NIGHT = {"type": "QuietHours", "begins": "22:00", "ends": "07:00", "zone": "Europe/Prague"}


class Site:
    """A house, a push service, and a clock that stands still until a test moves it."""

    def __init__(self, house: House, service: PushService, dial: Sundial) -> None:
        self.house, self.service, self.dial = house, service, dial

    async def told(self, person: Guest) -> Browser:
        """A browser of theirs, where they want to be told."""
        browser = self.service.browser()
        answer = await self.post(person, "subscribe", **browser.subscription)
        assert answer.status == 200, answer.body
        return browser

    async def post(self, person: Guest, what: str, **body: Any) -> Any:
        return await ask(self.house, person, "POST", f"/api/person/notices/{what}", body)

    async def deliver(self) -> None:
        await self.house.courier.deliver()


@asynccontextmanager
async def site(folder: Path, **changes: Any) -> AsyncIterator[Site]:
    async with push_service() as service, house_beside(service, folder, **changes) as it:
        yield it


@asynccontextmanager
async def house_beside(
    service: PushService, folder: Path, shows: str = NOON, **changes: Any
) -> AsyncIterator[Site]:
    """The courier goes when the test says so, and never by itself."""
    dial = Sundial(shows)
    known = {"push_hosts": (service.host,), "notice_delay": 0.0} | changes
    with patch.object(courier, "LOOK_SECONDS", 3600.0):
        async with dated_house(folder, dial, **known) as house:
            yield Site(house, service, dial)


async def people(house: House, *names: str) -> list[Guest]:
    return [await guest(house, name) for name in names]


async def move(house: House, live: LiveTable, person: Guest, seat: int) -> None:
    """Answer from that seat, without staying at the table."""
    hand = Hand(house, live, person, seat)
    only(messages.Done, await hand.answer(f"move{live.table.last_number}"))
    live.viewers.discard(hand.socket)
