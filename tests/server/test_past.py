"""After the end: check the chance of a game, and play on from any moment of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from clowder.core.fairness import commitment
from clowder.core.game import NATURE, Seat
from clowder.core.record_reader import read_record
from clowder.core.record_text import write_text
from clowder.core.value import to_json
from clowder.core.verify import Unfair, check, verify
from clowder.games import ROOMS
from clowder.server.http.app import make_app
from clowder.server.log import decide
from clowder.server.log.decide import Guest
from clowder.server.log.denied import Denied
from clowder.server.tables.house import House
from clowder.server.tables.live import LiveTable
from clowder.server.wire import frames, messages, requests
from clowder.server.wire.bodies import ForkBody
from tests.server.bench import Hand, guest, open_house, seated_table
from tests.server.doors import Answer, fetch
from tests.server.test_play import play_on
from tests.server.worlds import near_bots

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def still_house(folder: Path, **changes: Any) -> AsyncIterator[House]:
    """Bots think here: a test that ends meanwhile leaves no worker behind."""
    async with open_house(folder, **changes) as house:
        house.bots = near_bots()
        yield house


async def finished_table(house: House, ann: Guest, bo: Guest) -> LiveTable:
    live = await seated_table(house, [ann, bo])
    await play_on(live, [Hand(house, live, ann, 0), Hand(house, live, bo, 1)])
    return live


async def ask(house: House, person: Guest, method: str, path: str, body: Any = None) -> Answer:
    key = await house.sessions.make_token(person, 0)
    headers = {"authorization": f"Bearer {key}", "content-type": "application/json"}
    return await fetch(make_app(house), method, path, headers, to_json(body) if body else b"")


async def test_a_fair_game_is_checked_draw_by_draw(tmp_path: Path) -> None:
    async with still_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await finished_table(house, ann, bo)
        published = frames.table_info(live.table).commitment

        check = (await ask(house, bo, "GET", f"/api/tables/{live.table.name}/check")).json

        assert (check["verdict"], check["origin"]) == ("fair", None)
        assert check["commitment"] == published
        assert commitment(check["table"], bytes.fromhex(check["seed"])) == published
        assert check["rules"] == "game cat_in_the_box 1\nseats 2"
        assert [(draw["what"], draw["due"]) for draw in check["draws"]] == [
            ("start", True),
            ("deal", True),
            ("deal", True),
        ]


@pytest.mark.parametrize("what", ["check", "record", "replay", "replay?seat=0", "replay?seat=1"])
async def test_nothing_is_told_of_the_past_while_the_game_is_on(tmp_path: Path, what: str) -> None:
    async with still_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await seated_table(house, [ann, bo])

        answer = await ask(house, ann, "GET", f"/api/tables/{live.table.name}/{what}")

        assert (answer.status, answer.json["code"]) == (409, "not_over")


async def test_a_fixed_seed_is_no_fair_one(tmp_path: Path) -> None:
    async with still_house(tmp_path, fixed_seed="again") as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await finished_table(house, ann, bo)

        check = (await ask(house, bo, "GET", f"/api/tables/{live.table.name}/check")).json

        assert check["verdict"] == "fixed"


async def test_a_fork_has_the_past_up_to_the_step_and_bots_at_the_other_seats(
    tmp_path: Path,
) -> None:
    async with still_house(tmp_path, bot_pause=9.0) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await finished_table(house, ann, bo)
        assert live.table.match is not None

        body = ForkBody("go", 7, 1)
        answer = await ask(house, ann, "POST", f"/api/tables/{live.table.name}/fork", body)

        assert answer.status == 200, answer.body
        table, yours = answer.json["table"], answer.json["yours"]
        assert (table["started"], table["over"], table["public"]) == (True, False, False)
        assert (table["fair"], table["origin"]) == (False, live.table.name)
        assert [chair["bot"] for chair in table["seats"]] == ["baseline", None]
        assert yours == [1]
        fresh = (await house.find(table["table"])).table
        assert fresh.match is not None
        assert fresh.match.entries == live.table.match.entries[:7]
        assert fresh.seed != live.table.seed


@pytest.mark.parametrize("step", [0, 1, 2])
async def test_the_beginning_is_all_that_nature_drew_before_the_first_move(
    tmp_path: Path, step: int
) -> None:
    async with still_house(tmp_path, bot_pause=9.0) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await finished_table(house, ann, bo)
        assert live.table.match is not None

        fresh = (await house.fork(live, bo, ForkBody("go", step))).table

        assert fresh.match is not None
        assert fresh.match.entries == live.table.match.entries[:2]
        assert decide.seats_of(fresh, bo) == [1]


async def test_a_fork_draws_on_by_itself_and_says_what_is_not_vouched_for(tmp_path: Path) -> None:
    async with still_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await finished_table(house, ann, bo)
        assert live.table.match is not None
        deals = [
            place
            for place, entry in enumerate(live.table.match.entries)
            if entry.seat == NATURE and place > 1
        ]
        fork = await house.fork(live, ann, ForkBody("go", deals[0]))

        await play_on(fork, [Hand(house, fork, ann, 0)])

        record = fork.table.record()
        old, new = live.table.match.entries[deals[0]], record.entries[deals[0]]
        assert (old.seat, new.seat) == (NATURE, NATURE)
        assert old.move != new.move
        text = write_text(fork.table.room, record)
        assert f"fair origin {live.table.name} {deals[0]}" in text.splitlines()
        assert read_record(text, ROOMS)[0] == record
        assert [draw.due for draw in check(fork.table.room, record).draws] == [None, None, True]
        with pytest.raises(Unfair, match="the deal is not vouched for"):
            verify(fork.table.room, record)
        answer = (await ask(house, bo, "GET", f"/api/tables/{fork.table.name}/check")).json
        assert (answer["verdict"], answer["origin"]) == ("origin", live.table.name)
        replay = (await ask(house, bo, "GET", f"/api/tables/{fork.table.name}/replay")).json
        assert (replay["table"]["origin"], replay["table"]["fair"]) == (live.table.name, False)


async def test_the_same_wish_again_gives_the_same_table_even_after_a_restart(
    tmp_path: Path,
) -> None:
    async with still_house(tmp_path, bot_pause=9.0) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await finished_table(house, ann, bo)
        name = live.table.name
        forks = [await house.fork(live, ann, ForkBody("go", 5)) for _ in range(2)]
        other = await house.fork(live, bo, ForkBody("go", 5))
        entries = forks[0].table.match.entries if forks[0].table.match else []
    async with still_house(tmp_path, bot_pause=9.0) as house:
        again = await house.fork(await house.find(name), ann, ForkBody("go", 5))

        assert len({fork.table.name for fork in (*forks, again)}) == 1
        assert other.table.name != again.table.name
        assert again.table.match is not None
        assert again.table.match.entries == entries
        assert [chair.session for chair in again.table.chairs] == [ann.session, None]


async def test_a_fork_cannot_begin_after_the_end_nor_at_a_seat_there_is_not(
    tmp_path: Path,
) -> None:
    async with still_house(tmp_path, bot_pause=9.0) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await finished_table(house, ann, bo)
        assert live.table.match is not None
        length = len(live.table.match.entries)

        for body, code in (
            (ForkBody("end", length), "over"),
            (ForkBody("beyond", 10**6), "over"),
            (ForkBody("nowhere", 4, 2), "not_your_seat"),
        ):
            with pytest.raises(Denied, match=code):
                await house.fork(live, ann, body)
        await house.fork(live, ann, ForkBody("last", length - 1))


async def test_a_fork_is_one_more_open_table(tmp_path: Path) -> None:
    async with still_house(tmp_path, tables_per_session=1, bot_pause=9.0) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await finished_table(house, ann, bo)
        await house.fork(live, ann, ForkBody("one", 4))

        with pytest.raises(Denied, match="too_many_tables"):
            await house.fork(live, ann, ForkBody("two", 4))


async def test_moves_of_the_past_cannot_be_taken_back(tmp_path: Path) -> None:
    async with still_house(tmp_path, bot_pause=9.0) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await finished_table(house, ann, bo)
        assert live.table.match is not None
        moved = next(
            place for place, entry in enumerate(live.table.match.entries) if entry.seat == 0
        )
        fork = await house.fork(live, ann, ForkBody("go", moved + 1, 0))

        heard = await Hand(house, fork, ann, 0).say(requests.TakeBack("no", 0))

        assert [reply.code for reply in heard if isinstance(reply, messages.Failed)] == [
            "undo_barred"
        ]


async def test_a_fork_of_a_table_with_a_game_on_is_denied(tmp_path: Path) -> None:
    async with still_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await seated_table(house, [ann, bo])

        with pytest.raises(Denied, match="not_over"):
            await house.fork(live, ann, ForkBody("go", 0))


async def test_a_fork_begun_shows_each_seat_its_own_side_alone(tmp_path: Path) -> None:
    async with still_house(tmp_path, bot_pause=9.0) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await finished_table(house, ann, bo)

        fork = await house.fork(live, ann, ForkBody("go", 6, 0))

        update = frames.update(fork.table, Seat(0), 0, {})
        dealt = [
            item.event
            for item in update.news
            if isinstance(item, messages.GameEvent) and type(item.event).__name__ == "Dealt"
        ]
        assert [bool(hand) for hand in dealt[0].hands] == [True, False]


async def test_a_wish_that_is_sent_twice_at_once_opens_one_table(tmp_path: Path) -> None:
    async with still_house(tmp_path, bot_pause=9.0) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await finished_table(house, ann, bo)

        forks = await asyncio.gather(*(house.fork(live, ann, ForkBody("go", 5)) for _ in range(4)))

        assert len({id(fork) for fork in forks}) == 1
        assert house.live[forks[0].table.name] is forks[0]
