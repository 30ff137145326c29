"""Notices: told once, at the right time, to whoever has asked for it and does not look."""

from __future__ import annotations

from pathlib import Path

import pytest

from clowder.server.log import decide
from clowder.server.log.commands import command, guest_command
from clowder.server.log.entries import Clock
from clowder.server.store import notices
from clowder.server.wire import requests
from clowder.server.wire.bodies import TableSettings
from tests.server.bench import Hand, guest, seated_table
from tests.server.push_site import NIGHT, QUICK, SLOW, move, people, site

pytestmark = pytest.mark.anyio


async def test_whose_turn_it_is_in_a_slow_game_is_told_and_nobody_else(tmp_path: Path) -> None:
    async with site(tmp_path) as it:
        ann, bo = await people(it.house, "Ann", "Bo")
        anns, bos = await it.told(ann), await it.told(bo)
        live = await seated_table(it.house, [ann, bo], clock=SLOW)
        await it.deliver()
        assert [len(each.heard) for each in (anns, bos)] == [1, 1]  # both are to bury a card

        await move(it.house, live, ann, 0)
        await it.deliver()
        assert [len(each.heard) for each in (anns, bos)] == [1, 1]
        await move(it.house, live, bo, 1)
        await it.deliver()

        [asked] = [ask.seat for ask in live.table.asks]
        again = [2, 1] if asked == 0 else [1, 1]  # whoever has just moved knows it already
        assert [len(each.heard) for each in (anns, bos)] == again
        assert anns.heard[0] == {
            "type": "PushMessage",
            "title": "Cat in the Box",
            "text": "It is your turn. At the table: Bo.",
            "table": live.table.name,
            "count": 1,
            "stop": "Stop notices here",
        }


async def test_a_notice_speaks_the_language_of_whoever_reads_it(tmp_path: Path) -> None:
    async with site(tmp_path) as it:
        zofie, bo = await guest(it.house, "Žofie", "cs"), await guest(it.house, "Bo", "hu")
        theirs = [await it.told(person) for person in (zofie, bo)]
        await seated_table(it.house, [zofie, bo], clock=SLOW)
        await it.deliver()

    assert [each.heard[0]["text"] for each in theirs] == [
        "Jsi na řadě. U\u00a0stolu: Bo.",
        "Te jössz. Az asztalnál: Žofie.",
    ]


@pytest.mark.parametrize("clock", [QUICK, Clock()], ids=["a clock of minutes", "no clock"])
async def test_in_a_quick_game_nobody_is_told(tmp_path: Path, clock: Clock) -> None:
    async with site(tmp_path) as it:
        ann, bo = await people(it.house, "Ann", "Bo")
        anns = await it.told(ann)
        await seated_table(it.house, [ann, bo], clock=clock)
        await it.deliver()

    assert anns.texts == []


async def test_somebody_sits_down_and_the_host_hears_of_it(tmp_path: Path) -> None:
    async with site(tmp_path) as it:
        ann, bo = await people(it.house, "Ann", "Bo")
        anns, bos = await it.told(ann), await it.told(bo)
        live = await it.house.open_table(ann, TableSettings("cat_in_the_box", 3, clock=QUICK))
        await live.do(command("ann", decide.sit, ann, 0, ""))
        await live.do(command("bo", decide.sit, bo, 1, ""))
        await it.deliver()

        assert anns.texts == ["Cat in the Box: Bo sits down. One box is free."]
        assert bos.texts == []
        await live.do(command("up", decide.stand, bo, 1))
        await live.do(command("again", decide.sit, bo, 1, ""))
        await live.do(command("off", decide.stand, bo, 1))
        await it.deliver()
        assert len(anns.heard) == 1


async def test_whoever_played_is_told_that_somebody_wants_to_play_again(tmp_path: Path) -> None:
    async with site(tmp_path) as it:
        ann, bo = await people(it.house, "Ann", "Bo")
        anns, bos = await it.told(ann), await it.told(bo)
        live = await seated_table(it.house, [ann, bo])
        await live.do(command("close", decide.close))
        new = await it.house.rematch(live, bo)
        await it.deliver()

        assert anns.texts == ["Cat in the Box: Bo would like to play again."]
        assert anns.heard[0]["table"] == new.table.name
        assert bos.texts == []


async def test_whoever_looks_at_the_table_is_not_told_unless_their_window_is_hidden(
    tmp_path: Path,
) -> None:
    async with site(tmp_path) as it:
        ann, bo = await people(it.house, "Ann", "Bo")
        anns, bos = await it.told(ann), await it.told(bo)
        live = await it.house.open_table(ann, TableSettings("cat_in_the_box", 2, clock=SLOW))
        for seat, person in enumerate((ann, bo)):
            await live.do(guest_command(person, "sit", decide.sit, person, seat, ""))
        Hand(it.house, live, ann, 0)
        await Hand(it.house, live, bo, 1).say(requests.Attend(False))
        await live.do(command("start", decide.start, ann))
        await it.deliver()

    assert [anns.texts, len(bos.heard)] == [[], 1]


async def test_what_has_been_answered_meanwhile_is_not_told(tmp_path: Path) -> None:
    async with site(tmp_path) as it:
        ann, bo = await people(it.house, "Ann", "Bo")
        bos = await it.told(bo)
        live = await seated_table(it.house, [ann, bo], clock=SLOW)
        await move(it.house, live, bo, 1)
        await it.deliver()

    assert bos.texts == []


async def test_in_quiet_hours_notices_wait_and_then_come_as_one(tmp_path: Path) -> None:
    async with site(tmp_path) as it:
        ann, bo = await people(it.house, "Ann", "Bo")
        bos = await it.told(bo)
        await it.post(bo, "settings", kinds=["turn", "sat"], quiet=NIGHT)
        it.dial.shows = "2026-11-15 21:30"  # half past ten in Prague
        for _ in range(2):
            await seated_table(it.house, [ann, bo], clock=SLOW)
        for shows in ("2026-11-15 21:30", "2026-11-16 05:59"):
            it.dial.shows = shows
            await it.deliver()
            assert bos.texts == []
        it.dial.shows = "2026-11-16 06:00"
        await it.deliver()

    line = "Cat in the Box: It is your turn. At the table: Ann."
    assert bos.texts == [f"2 things wait for you: {line}\n{line}"]
    assert (bos.heard[0]["table"], bos.heard[0]["count"]) == ("", 2)


async def test_kinds_that_are_not_wanted_are_not_sent(tmp_path: Path) -> None:
    async with site(tmp_path) as it:
        ann, bo = await people(it.house, "Ann", "Bo")
        bos = await it.told(bo)
        await it.post(bo, "settings", kinds=["sat"])
        await seated_table(it.house, [ann, bo], clock=SLOW)
        await it.deliver()

        assert bos.texts == []
        assert await notices.find_waiting(it.house.store, bo.session) == []


async def test_on_holiday_it_is_told_once_the_holiday_is_over(tmp_path: Path) -> None:
    async with site(tmp_path) as it:
        ann, bo = await people(it.house, "Ann", "Bo")
        clock = Clock("days", 3, holiday=5)
        live = await seated_table(it.house, [ann, bo], clock=clock)
        bos = await it.told(bo)
        hand = Hand(it.house, live, bo, 1)
        await hand.say(requests.TakeHoliday("off", 1, 2))
        live.viewers.discard(hand.socket)
        for shows, count in {"2026-11-16 12:00": 0, "2026-11-17 12:00": 1}.items():
            it.dial.shows = shows
            await it.deliver()
            assert len(bos.heard) == count, shows
