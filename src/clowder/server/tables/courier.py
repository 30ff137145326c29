"""The courier: takes notices out of the outbox and sends them, beside everything else.

A notice was written with the entry that caused it. Whoever takes it has it for a minute; it is
deleted once it was sent, and tried again later where that failed. So nothing is lost by a crash,
and only one between the answer of a push service and that deletion makes a notice come twice,
which the browser shows once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from clowder.core.value import Value, from_json, to_json
from clowder.locales import Words
from clowder.server.log.decide import Guest
from clowder.server.log.denied import Denied
from clowder.server.store import notices
from clowder.server.store.notices import Due, WaitingNotice
from clowder.server.tables import notice_words
from clowder.server.tables.notice_words import NoticeText, NotYet, Reader
from clowder.server.tables.own_tables import count_awaited
from clowder.server.tables.presence import is_watched_by
from clowder.server.tables.push import Push, push_key
from clowder.server.tables.quiet_hours import end_of_quiet
from clowder.server.tables.undaunted import try_once
from clowder.server.wire.notices import QuietHours

if TYPE_CHECKING:
    from clowder.server.tables.house import House

LOOK_SECONDS = 2.0
PARTING_SECONDS = 3.0
TAKEN_MS = 60_000  # after which a notice that was taken may be taken again
AT_ONCE = 16  # browsers
LATER_MS = (60_000, 300_000, 1_800_000, 7_200_000)  # after each try in vain; then it is given up

logger = logging.getLogger(__name__)


class PushMessage(Value):
    """What the browser's worker reads."""

    title: str
    text: str
    table: str  # where it leads; empty: to the list of one's own
    count: int  # tables that wait for the reader
    stop: str  # what the button says that ends notices on this device


class Courier:
    def __init__(self, house: House, push: Push) -> None:
        self.push = push
        self.sent = 0
        self.failed = 0
        self._house = house
        self._closing = asyncio.Event()
        self._delivering = asyncio.Lock()
        self._task = asyncio.create_task(self._go_on(), name="courier")

    async def close(self) -> None:
        """Wait for what is being sent: ended half-way, it would be sent again later."""
        self._closing.set()
        await asyncio.wait([self._task], timeout=PARTING_SECONDS)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await self.push.close()

    async def _go_on(self) -> None:
        while not self._closing.is_set():
            try:
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._closing.wait()
            except TimeoutError:
                await try_once(self.deliver, "notices could not be sent")

    async def deliver(self) -> None:
        """Send all that is due by now; once this returns, whatever was being sent has gone, too."""
        store = self._house.store
        async with self._delivering:
            while not self._closing.is_set():
                now = self._house.now_ms()
                some = await notices.take_due(store, now, now + TAKEN_MS, AT_ONCE)
                if not some:
                    return
                await asyncio.gather(*map(self._deliver, some))

    async def _deliver(self, due: Due) -> None:
        """Send all that is due for one browser as one message."""
        if due.quiet is not None:
            quiet = end_of_quiet(from_json(due.quiet, QuietHours), self._house.now())
            if quiet is not None:
                await self._postpone(due, due.notices, quiet)
                return
        reader = Reader(due.sessions, Words(due.language))
        worth: list[WaitingNotice] = []
        texts: list[NoticeText] = []
        for waiting in due.notices:
            found = await self._text_of(due, waiting, reader)
            match found:
                case NotYet(until=until):
                    await self._postpone(due, [waiting], until)
                case None:
                    await notices.remove(self._house.store, due.subscription.id, [waiting])
                case NoticeText():
                    worth.append(waiting)
                    texts.append(found)
        if worth:
            notice = notice_words.as_one(list(dict.fromkeys(texts)), reader.words)
            await self._send(due, worth, notice, reader.words("notices-stop"))

    async def _text_of(
        self, due: Due, waiting: WaitingNotice, reader: Reader
    ) -> NoticeText | NotYet | None:
        """None where it is out of date, not wanted, or they look at the table right now."""
        house = self._house
        if waiting.kind not in due.kinds:
            return None
        try:
            live = await house.find(waiting.table)
            if house.nodes is not None:
                await house.nodes.look_around(waiting.table)
            if is_watched_by(live, reader.sessions):
                return None
            if waiting.kind == "sat":
                return notice_words.sat_down(live.table, waiting.number, reader)
            if waiting.kind == "turn":
                return notice_words.your_turn(live.table, waiting.number, reader, house.now_ms())
            new = await house.find(live.table.rematch or "")
            return notice_words.wants_rematch(live.table, new.table, reader)
        except Denied:  # of another version, or gone
            return None

    async def _send(
        self, due: Due, worth: list[WaitingNotice], notice: NoticeText, stop: str
    ) -> None:
        store, browser = self._house.store, due.subscription
        count = await self._count(due)
        message = to_json(PushMessage(notice.title, notice.text, notice.table, count, stop))
        outcome = await self.push.send(browser, message, notice.table or "several")
        self.sent += outcome == "sent"
        self.failed += outcome != "sent"
        if outcome == "gone":  # the browser has ended it
            await notices.unsubscribe(store, [browser.id])
        elif outcome == "later":
            await self._try_later(due, worth)
        else:
            await notices.remove(store, browser.id, worth)
        if outcome == "refused":
            logger.warning("push service %s refused a notice", urlsplit(browser.endpoint).hostname)

    async def _try_later(self, due: Due, worth: list[WaitingNotice]) -> None:
        store, now = self._house.store, self._house.now_ms()
        for waiting in worth:
            if waiting.tries > len(LATER_MS):
                await notices.remove(store, due.subscription.id, [waiting])
            else:
                until = now + LATER_MS[waiting.tries - 1]
                await notices.postpone(store, due.subscription.id, [waiting], until, tried=True)

    async def _postpone(self, due: Due, some: Iterable[WaitingNotice], until: int) -> None:
        await notices.postpone(self._house.store, due.subscription.id, some, until, tried=False)

    async def _count(self, due: Due) -> int:
        owner = due.subscription.session
        others = tuple(each for each in due.sessions if each != owner)
        return await count_awaited(self._house, Guest(owner, "", due.language, others))


async def open_courier(house: House) -> Courier:
    settings = house.settings
    secure = (origin for origin in settings.origins if origin.startswith("https://"))
    contact = settings.push_contact or next(secure, "mailto:clowder@localhost")
    key = await push_key(house.store)
    return Courier(house, Push(key, contact, settings.push_hosts, house.now))
