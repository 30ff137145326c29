"""The courier sends each notice once, whatever becomes of the push service or the house."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from clowder.core.value import to_json
from clowder.server.log.entries import Clock
from clowder.server.store import notices
from tests.server.bench import guest, seated_table
from tests.server.daily import dated_house
from tests.server.push_service import push_service
from tests.server.push_site import SLOW, house_beside, move, people, site
from tests.server.sundial import Sundial
from tests.waiting import until

pytestmark = pytest.mark.anyio


async def test_two_who_deliver_at_once_send_a_notice_once(tmp_path: Path) -> None:
    async with site(tmp_path) as it:
        ann, bo = await people(it.house, "Ann", "Bo")
        browsers = [await it.told(bo) for _ in range(4)]
        for _ in range(3):
            await seated_table(it.house, [ann, bo], clock=SLOW)

        await asyncio.gather(*(it.deliver() for _ in range(4)))

        assert [len(browser.heard) for browser in browsers] == [1] * 4
        assert it.service.calls == 4


async def test_a_notice_survives_a_crash_of_the_house_before_it_was_sent(tmp_path: Path) -> None:
    async with push_service() as service:
        async with house_beside(service, tmp_path) as it:
            ann, bo = await people(it.house, "Ann", "Bo")
            bos = await it.told(bo)
            await seated_table(it.house, [ann, bo], clock=SLOW)
            now = it.house.now_ms()  # it is taken, and then the house dies
            assert len(await notices.take_due(it.house.store, now, now + 60_000, 9)) == 1
            await it.deliver()
            assert bos.texts == []

        async with house_beside(service, tmp_path, "2026-11-15 12:01") as it:
            await it.deliver()
            await it.deliver()

        assert len(bos.heard) == 1


async def test_a_push_service_that_is_away_is_tried_again_and_then_given_up(
    tmp_path: Path,
) -> None:
    async with site(tmp_path) as it:
        ann, bo = await people(it.house, "Ann", "Bo")
        await it.told(bo)
        await seated_table(it.house, [ann, bo], clock=Clock("days", 30))
        it.service.status = 503
        tried = []
        for shows in ("12:00", "12:00", "12:01", "12:05", "12:06", "12:36", "14:36", "23:59"):
            it.dial.shows = f"2026-11-15 {shows}"
            await it.deliver()
            tried.append(it.service.calls)

        assert tried == [1, 1, 2, 2, 3, 4, 5, 5]
        assert await notices.find_waiting(it.house.store, bo.session) == []


@pytest.mark.parametrize(("status", "left", "waiting"), [(410, 0, 0), (404, 0, 0), (413, 1, 0)])
async def test_a_browser_that_has_ended_its_subscription_is_forgotten(
    tmp_path: Path, status: int, left: int, waiting: int
) -> None:
    async with site(tmp_path) as it:
        ann, bo = await people(it.house, "Ann", "Bo")
        await it.told(bo)
        await seated_table(it.house, [ann, bo], clock=SLOW)
        it.service.status = status
        await it.deliver()

        store = it.house.store
        assert len(await notices.find_subscriptions(store, bo.session)) == left
        assert len(await notices.find_waiting(store, bo.session)) == waiting


async def test_a_push_service_that_hangs_holds_up_no_move(tmp_path: Path) -> None:
    async with site(tmp_path) as it:
        ann, bo = await people(it.house, "Ann", "Bo")
        bos = await it.told(bo)
        live = await seated_table(it.house, [ann, bo], clock=SLOW)
        it.service.answers.clear()
        sending = asyncio.create_task(it.deliver())
        await until(lambda: it.service.calls == 1, "the push service to be called")

        await move(it.house, live, ann, 0)

        assert not sending.done()
        assert bos.texts == []
        it.service.answers.set()
        await sending
        assert len(bos.heard) == 1


async def test_a_redirection_leads_nowhere(tmp_path: Path) -> None:
    async with site(tmp_path) as it:
        ann, bo = await people(it.house, "Ann", "Bo")
        await it.told(bo)
        other = it.service.browser()
        it.service.status = 307
        it.service.more_headers = f"Location: {other.endpoint}\r\n"
        await seated_table(it.house, [ann, bo], clock=SLOW)
        await it.deliver()

        assert it.service.calls == 1


async def test_the_house_keeps_its_key(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        async with dated_house(tmp_path, Sundial()) as house:
            keys.append(house.courier.push.public_key)

    assert keys[0] == keys[1]
    assert len(keys[0]) == 87


async def test_a_message_is_small_enough_for_every_push_service(tmp_path: Path) -> None:
    async with site(tmp_path) as it:
        ann, bo = await guest(it.house, "Á" * 24, "hu"), await guest(it.house, "Bo", "hu")
        bos = await it.told(bo)
        for _ in range(12):
            await seated_table(it.house, [ann, bo], clock=SLOW)
        await it.deliver()

    [message] = bos.heard
    assert message["text"].endswith("És még 7.")
    assert len(to_json(message)) < 3000
