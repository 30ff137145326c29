"""The deal of the day: the same for everybody, and one try a person."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from clowder.bots.levels import bots_of
from clowder.client import Client, Failure
from clowder.core.verify import verify
from clowder.games import ROOMS
from clowder.server.tables.live import LiveTable
from clowder.server.wire import messages, requests
from tests.server.bench import Hand, guest, only
from tests.server.daily import (
    BOARD,
    GAME,
    OPENED,
    TODAY,
    ask,
    begin,
    board,
    dated_house,
    finish,
    play_out,
    without_deal,
)
from tests.server.dated import serving_on
from tests.server.sundial import NOON, Sundial

pytestmark = pytest.mark.anyio


def deal(live: LiveTable) -> list[Any]:
    assert live.table.match is not None
    return live.table.match.entries[:2]


@pytest.mark.parametrize(
    "room", [room for room in ROOMS.values() if room.daily], ids=lambda room: room.name
)
async def test_a_deal_of_the_day_can_be_played_alone_or_among_its_mice(room: Any) -> None:
    room.opening(room.make_options(dict(room.daily.options)), room.daily.seats)

    assert set(room.daily.mice) <= set(bots_of(room.name))


async def test_two_people_have_the_same_deal_and_tables_of_their_own(tmp_path: Path) -> None:
    async with dated_house(tmp_path, Sundial()) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")

        anns, bos = await begin(house, ann), await begin(house, bo)

        assert deal(anns) == deal(bos)
        assert anns.table.name != bos.table.name
        assert anns.table.opened.commitment == bos.table.opened.commitment


async def test_another_day_has_another_deal_and_so_has_another_house(tmp_path: Path) -> None:
    dial = Sundial()
    async with dated_house(tmp_path / "one", dial) as house:
        ann = await guest(house, "Ann")
        first = await begin(house, ann)
        dial.shows = "2026-11-16 00:00"
        second = await begin(house, ann)
    async with dated_house(tmp_path / "other", Sundial()) as house:
        other = await begin(house, await guest(house, "Ann"))

    assert len({str(deal(live)) for live in (first, second, other)}) == 3


async def test_a_second_start_leads_to_the_same_table_also_once_it_is_over(tmp_path: Path) -> None:
    async with dated_house(tmp_path, Sundial()) as house:
        ann = await guest(house, "Ann")
        first = await begin(house, ann)
        await play_out(first, most=3)

        assert await begin(house, ann) is first
        await play_out(first)
        assert await begin(house, ann) is first
        assert (await board(house, ann))["played"] == 1


@pytest.mark.parametrize(
    "frame",
    [requests.TakeBack("x", 0), requests.Hint("x", 0), requests.Leave("x", 0)],
    ids=lambda frame: type(frame).__name__,
)
async def test_nothing_is_taken_back_or_hinted_and_no_bot_plays_on(
    tmp_path: Path, frame: Any
) -> None:
    async with dated_house(tmp_path, Sundial()) as house:
        ann = await guest(house, "Ann")
        live = await begin(house, ann)
        await play_out(live, most=2)
        head = live.table.last_number

        failed = only(messages.Failed, await Hand(house, live, ann, 0).say(frame))

        assert (failed.code, live.table.last_number) == ("daily_counts", head)


async def test_a_deal_is_not_played_on_from_while_it_counts(tmp_path: Path) -> None:
    dial = Sundial()
    async with dated_house(tmp_path, dial) as house:
        ann = await guest(house, "Ann")
        live = await finish(house, ann)
        path, body = f"/api/tables/{live.table.name}/fork", {"id": "x", "step": 4}

        early = await ask(house, ann, "POST", path, body)
        dial.shows = OPENED
        late = await ask(house, ann, "POST", path, body)

        assert (early.status, early.json["code"]) == (409, "daily_counts")
        assert late.status == 200
        assert (late.json["table"]["day"], late.json["table"]["fair"]) == (None, False)


async def test_a_rematch_is_a_table_like_any_other(tmp_path: Path) -> None:
    async with dated_house(tmp_path, Sundial()) as house:
        ann = await guest(house, "Ann")
        live = await finish(house, ann)
        path = f"/api/tables/{live.table.name}/rematch"

        answer = await ask(house, ann, "POST", path, {"id": "x"})

        fresh = (await house.find(answer.json["table"]["table"])).table
        assert (fresh.opened.day, fresh.opened.seats) == (None, 1)
        assert fresh.seed != live.table.seed


async def test_whoever_began_in_time_may_finish_within_the_hour_and_not_later(
    tmp_path: Path,
) -> None:
    dial = Sundial("2026-11-15 23:59")
    async with dated_house(tmp_path, dial) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        anns, bos = await begin(house, ann), await begin(house, bo)
        dial.shows = "2026-11-16 00:59"
        await play_out(anns)
        dial.shows = OPENED
        await play_out(bos)

        yesterday, today = await board(house, bo, TODAY), await board(house, bo)

        assert [line["name"] for line in yesterday["lines"]] == ["Ann"]
        assert (yesterday["yours"], today["yours"]) == ("over", "none")
        assert bos.table.over


async def test_a_restart_loses_neither_a_deal_nor_a_result(tmp_path: Path) -> None:
    async with dated_house(tmp_path, Sundial()) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        await finish(house, ann)
        begun = await begin(house, bo)
        await play_out(begun, most=4)
        before, entries = await board(house, ann), deal(begun)
    async with dated_house(tmp_path, Sundial()) as house:
        cy = await guest(house, "Cy")

        again, new = await begin(house, bo), await begin(house, cy)

        assert await board(house, ann) == before
        assert again.table.last_number == begun.table.last_number
        assert deal(again) == deal(new) == entries


async def test_playing_takes_a_guest_a_daily_game_and_a_free_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_deal(monkeypatch)
    async with dated_house(tmp_path, Sundial(), tables_per_session=0) as house:
        ann = await guest(house, "Ann")

        nobody = await ask(house, None, "POST", BOARD, {})
        full = await ask(house, ann, "POST", BOARD, {})
        other = await ask(house, ann, "POST", "/api/games/cat_in_the_box/daily", {})

        codes = [answer.json["code"] for answer in (nobody, full, other)]
        assert codes == ["no_session", "too_many_tables", "no_daily"]


async def test_a_script_plays_the_deal_by_the_client(tmp_path: Path) -> None:
    with serving_on(tmp_path / "house", NOON) as server:
        async with Client(server.address, "Ann") as client, Client(server.address, "Bo") as other:
            table = await client.daily(GAME)
            async for _ in table.turns():
                await table.play((table.moves or [])[0])
                break

            again = await client.daily(GAME)
            with pytest.raises(Failure, match="daily_hidden"):
                await other.watch(table.name)

            assert again.name == table.name
            await table.close()


async def test_the_tower_of_the_day_stands_alike_for_everybody(tmp_path: Path) -> None:
    async with dated_house(tmp_path, Sundial()) as house:
        people = [await guest(house, name) for name in ("Ann", "Bo")]

        lives = [await begin(house, person, "cat_and_the_tower") for person in people]

        one, other = (live.table.match.state for live in lives if live.table.match)
        assert (one.tower, one.actions, one.goals) == (other.tower, other.actions, other.goals)
        assert one.top > 1
        assert [ask.what for live in lives for ask in live.table.asks] == ["use", "use"]
        assert verify(ROOMS["cat_and_the_tower"], lives[0].table.record()).day == TODAY
