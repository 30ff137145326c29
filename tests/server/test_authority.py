"""Nobody acts on a seat that is not theirs, by any way in."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from fastapi import FastAPI

from clowder.core.game import Seat
from clowder.core.value import Value, to_json
from clowder.games.cat_in_the_box.moves import Bury
from clowder.server.http.app import make_app
from clowder.server.log import decide
from clowder.server.log.commands import command
from clowder.server.tables.house import House
from clowder.server.tables.live import LiveTable
from clowder.server.wire import messages, requests
from clowder.server.wire.bodies import TableSettings
from tests.server.bench import (
    Hand,
    described,
    guest,
    key_of,
    only,
    open_house,
    replies,
    seated_table,
)
from tests.server.doors import Line, fetch

pytestmark = pytest.mark.anyio

MOVE = msgspec.Raw(to_json(Bury(1)))
FRAMES: tuple[Value, ...] = (
    *(requests.Answer("x", 0, ask, MOVE) for ask in range(6)),
    requests.Try("x", 0, (MOVE, MOVE)),
    requests.Hint("x", 0),
    requests.TakeBack("x", 0),
    requests.Consent("x", 0, True),
    requests.Vote("x", 0, 1, "stop"),
    requests.Leave("x", 0),
    requests.Return("x", 0),
    requests.TakeHoliday("x", 0, 1),
    requests.EndHoliday("x", 0),
    requests.Stop("x", 0),
    requests.Look(0, 0),
    requests.Earlier("x", 5, 0),
)
REQUESTS = {  # before the start: what another player, and what somebody without a seat is told
    ("sit", '{"id":"x","seat":0}'): ("table_full", "table_full"),
    ("stand", '{"id":"x","seat":0}'): ("not_your_seat", "not_your_seat"),
    ("bots", '{"id":"x","seat":0}'): ("table_full", "not_seated"),
    ("bots/remove", '{"id":"x","seat":0}'): ("no_such_bot", "not_seated"),
    ("bots/remove", '{"id":"x","seat":2}'): (None, "not_seated"),
    ("start", '{"id":"x"}'): (None, "not_seated"),
    ("rematch", '{"id":"x"}'): ("not_over", "not_over"),
    ("fork", '{"id":"x","step":0,"seat":0}'): ("not_over", "not_over"),
}


async def open_lobby(house: House, ann: decide.Guest, bo: decide.Guest) -> LiveTable:
    """Ann and Bo sit, and a bot; the game has not begun."""
    live = await house.open_table(ann, TableSettings("cat_in_the_box", 3))
    await live.do(command("ann", decide.sit, ann, 0, ""))
    await live.do(command("bo", decide.sit, bo, 1, ""))
    await live.do(command("bot", decide.seat_bot, ann, 2, "baseline"))
    return live


@pytest.mark.parametrize(
    "frame", FRAMES, ids=lambda frame: f"{type(frame).__name__}{getattr(frame, 'ask', '')}"
)
@pytest.mark.parametrize("who", ["other player", "spectator"])
async def test_a_command_for_a_seat_of_somebody_else_is_refused_and_changes_nothing(
    tmp_path: Path, who: str, frame: Value
) -> None:
    async with open_house(tmp_path) as house:
        people = {name: await guest(house, name) for name in ("Ann", "other player", "spectator")}
        live = await seated_table(house, [people["Ann"], people["other player"]])
        before, mine = live.table.last_number, live.update(Seat(0), 0)
        line = Line(make_app(house), live.table.name, await key_of(house, people[who]))
        await line.heard()

        line.say(to_json(frame).decode())
        heard = [replies.decode(text) for text in await line.heard()]

        assert only(messages.Failed, heard).code == "not_your_seat"
        assert len(heard) == 1, described(heard)
        assert (live.table.last_number, live.update(Seat(0), 0)) == (before, mine)
        await line.hang_up()


async def test_a_stranger_sees_no_live_view_at_all(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await guest(house, "Ann")
        live = await seated_table(house, [ann, ann])
        app = make_app(house)

        for key in ({}, {"authorization": "Bearer made-up"}, {"authorization": "Basic x"}):
            assert await Line(app, live.table.name, key).ended() == 4401
        for name in ("nobody", "NOBODY", "a" * 33, "\x00", "ž"):
            assert await Line(app, name, await key_of(house, ann)).ended() == 4404


@pytest.mark.parametrize("request_", REQUESTS, ids=str)
async def test_a_request_about_a_seat_of_somebody_else_is_refused(
    tmp_path: Path, request_: tuple[str, str]
) -> None:
    async with open_house(tmp_path) as house:
        ann, bo, eve = [await guest(house, name) for name in ("Ann", "Bo", "Eve")]
        live = await open_lobby(house, ann, bo)
        app, head, chair = make_app(house), live.table.last_number, live.table.chairs[0]

        eves = await post(app, live, request_, await key_of(house, eve))
        nobodys = await post(app, live, request_, {})
        assert live.table.last_number == head
        bos = await post(app, live, request_, await key_of(house, bo))

        assert (bos, eves) == REQUESTS[request_]
        assert nobodys == "no_session"
        assert live.table.chairs[0] == chair


async def post(
    app: FastAPI, live: LiveTable, request: tuple[str, str], key: dict[str, str]
) -> str | None:
    """The code of the no, or None."""
    what, body = request
    path = f"/api/tables/{live.table.name}/{what}"
    headers = key | {"content-type": "application/json"}
    answer = await fetch(app, "POST", path, headers, body.encode())
    return None if answer.status == 200 else str(answer.json["code"])


async def test_a_command_of_one_guest_is_never_taken_for_that_of_another(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await open_lobby(house, ann, bo)
        app = make_app(house)

        first = await post(app, live, ("stand", '{"id":"x","seat":1}'), await key_of(house, bo))
        second = await post(app, live, ("stand", '{"id":"x","seat":0}'), await key_of(house, ann))

        assert (first, second) == (None, None)
        assert [chair.free for chair in live.table.chairs] == [True, True, False]


async def test_a_command_over_a_socket_is_never_taken_for_that_of_another_guest(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await seated_table(house, [ann, bo])
        hands = [Hand(house, live, ann, 0), Hand(house, live, bo, 1)]

        chats = [await hand.say(requests.Chat("x", "Meow")) for hand in hands]
        moves = [await hand.answer("y") for hand in hands]

        numbers = [only(messages.Done, heard).number for heard in (*chats, *moves)]
        assert numbers == sorted(set(numbers))
        written = [row.entry for row in await house.store.log(live.table.name)][-4:]
        assert [type(line).__name__ for line in written] == ["Said", "Said", "Moved", "Moved"]


async def test_who_has_left_the_table_has_no_say_there(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await open_lobby(house, ann, bo)
        app, key = make_app(house), await key_of(house, bo)
        await post(app, live, ("stand", '{"id":"bye","seat":1}'), key)

        codes = [await post(app, live, (what, '{"id":"x"}'), key) for what in ("start", "bots")]

        assert codes == ["not_seated", "not_seated"]
