"""A long past: it comes in pages, the last one first."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from clowder.core.value import to_json
from clowder.server.wire import frames, messages, requests
from tests.server.bench import Hand, guest, only, open_house, replies, seated_table

pytestmark = pytest.mark.anyio

JSON = {"content-type": "application/json"}
LOOK = to_json(requests.Look()).decode()
OPEN = b'{"game":"cat_in_the_box","seats":2}'


async def test_a_past_of_2000_lines_of_chat_comes_in_pages(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await guest(house, "Ann")
        live = await seated_table(house, [ann, ann])
        hand = Hand(house, live, ann, 0)
        for number in range(2000):
            await hand.socket.hear(to_json(requests.Chat(f"c{number}", f"{number:0300}")))
        hand.frames()

        await hand.socket.hear(LOOK)
        [frame] = hand.frames()
        assert isinstance(frame, bytes)
        assert len(frame) < 400_000
        update = replies.decode(frame)
        assert isinstance(update, messages.Update)
        told, earlier = said_in(update.news), update.earlier
        while earlier:
            page = only(messages.EarlierNews, await hand.say(requests.Earlier("e", earlier, 0)))
            told, earlier = said_in(page.news) + told, page.earlier

        assert told == list(range(2000))


def said_in(news: Sequence[messages.NewsItem]) -> list[int]:
    return [int(item.text) for item in news if isinstance(item, messages.ChatLine)]


async def test_whoever_missed_more_than_a_page_is_told_the_end_anew(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await guest(house, "Ann")
        live = await seated_table(house, [ann, ann])
        hand = Hand(house, live, ann, 0)
        for number in range(frames.PAGE_ENTRIES + 1):
            await hand.socket.hear(to_json(requests.Chat(f"c{number}", f"{number}")))
        hand.frames()

        update = only(messages.Update, await hand.say(requests.Look(0, 2)))

        assert (update.since, update.earlier) == (0, live.table.last_number - frames.PAGE_ENTRIES)
