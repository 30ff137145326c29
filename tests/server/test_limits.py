"""How much and how fast: whoever asks too much is told so, and nobody else notices."""

from __future__ import annotations

from pathlib import Path

import pytest

from clowder.core.value import to_json
from clowder.server.http import socket
from clowder.server.http.app import make_app
from clowder.server.http.bucket import Bucket
from clowder.server.wire import messages, requests
from tests.server.bench import Hand, guest, key_of, only, open_house, seated_table
from tests.server.doors import PING, Line, code_of, fetch

pytestmark = pytest.mark.anyio

JSON = {"content-type": "application/json"}
LOOK = to_json(requests.Look()).decode()
OPEN = b'{"game":"cat_in_the_box","seats":2}'


async def test_a_frame_over_8_kib_is_malformed_and_the_view_stays_open(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await guest(house, "Ann")
        hand = Hand(house, await seated_table(house, [ann, ann]), ann, 0)

        heard = await hand.say(requests.Chat("long", "x" * requests.MOST_BYTES))

        assert only(messages.Failed, heard).code == "malformed"
        assert await hand.say(requests.Ping()) == [messages.Pong()]


async def test_too_many_frames_close_the_view_with_1008(tmp_path: Path) -> None:
    async with open_house(tmp_path, messages_per_second=0.01, messages_at_once=5) as house:
        ann = await guest(house, "Ann")
        live = await seated_table(house, [ann, ann])
        line = Line(
            make_app(house), live.table.name, await key_of(house, await guest(house, "Ann"))
        )

        for _ in range(6):
            line.say(PING)

        assert await line.ended() == socket.TOO_MANY == 1008
        assert not live.viewers


async def test_a_player_may_not_send_more_than_a_spectator(tmp_path: Path) -> None:
    async with open_house(tmp_path, messages_per_second=0.01, messages_at_once=5) as house:
        ann = await guest(house, "Ann")
        live = await seated_table(house, [ann, ann])
        key = await key_of(house, ann)
        line = Line(make_app(house), live.table.name, key)

        line.say(to_json(requests.Look(0)).decode())
        for _ in range(5):
            line.say(PING)

        assert await line.ended() == socket.TOO_MANY


def test_a_viewer_who_was_quiet_for_long_may_send_no_more_at_once() -> None:
    bucket = Bucket(1e9, 5)
    bucket.at -= 3600
    bucket.rate = 0.01

    assert [bucket.take() for _ in range(6)] == [True] * 5 + [False]


async def test_a_viewer_who_falls_behind_is_closed_with_1013(tmp_path: Path) -> None:
    async with open_house(tmp_path, queue_frames=4) as house:
        ann = await guest(house, "Ann")
        live = await seated_table(house, [ann, ann])
        slow = Line(
            make_app(house), live.table.name, await key_of(house, await guest(house, "Ann"))
        )
        slow.say(LOOK)
        await slow.heard()
        slow.reads.clear()

        for _ in range(8):
            live.announce(live.table.last_number)
        slow.reads.set()

        assert await slow.ended() == socket.TOO_SLOW == 1013


async def test_a_viewer_for_whom_too_many_bytes_wait_is_closed_with_1013(tmp_path: Path) -> None:
    async with open_house(tmp_path, queue_bytes=50_000) as house:
        ann = await guest(house, "Ann")
        live = await seated_table(house, [ann, ann])
        slow = Line(
            make_app(house), live.table.name, await key_of(house, await guest(house, "Ann"))
        )
        slow.say(LOOK)
        [*_, frame] = await slow.heard()
        slow.reads.clear()

        for _ in range(2 + 50_000 // len(frame)):
            live.announce(0)
        slow.reads.set()

        assert await slow.ended() == socket.TOO_SLOW


async def test_whoever_says_too_much_is_asked_to_wait(tmp_path: Path) -> None:
    async with open_house(tmp_path, chats_per_minute=3) as house:
        ann = await guest(house, "Ann")
        hand = Hand(house, await seated_table(house, [ann, ann]), ann, 0)

        heard = [await hand.say(requests.Chat(f"c{number}", "Meow")) for number in range(4)]

        assert only(messages.Failed, heard[3]).code == "too_much_chat"
        assert len(hand.live.table.news) == 4 + 3


async def test_a_viewer_who_never_reads_is_let_go_and_nobody_waits_for_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "PARTING_SECONDS", 0.05)
    async with open_house(tmp_path, queue_frames=4) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await seated_table(house, [ann, bo])
        stuck = Line(
            make_app(house), live.table.name, await key_of(house, await guest(house, "Ann"))
        )
        stuck.say(LOOK)
        await stuck.heard()
        stuck.reads.clear()
        hand = Hand(house, live, bo, 1)

        for number in range(8):
            assert only(messages.Done, await hand.say(requests.Chat(f"c{number}", "Meow")))
            hand.frames()
        await stuck.ended()

        assert live.viewers == {hand.socket}


async def test_a_guest_has_only_so_many_open_views(tmp_path: Path) -> None:
    async with open_house(tmp_path, sockets_per_session=2) as house:
        ann = await guest(house, "Ann")
        live = await seated_table(house, [ann, ann])
        app, key = make_app(house), await key_of(house, await guest(house, "Bo"))
        lines = [Line(app, live.table.name, key) for _ in range(2)]
        for line in lines:
            await line.heard()

        third = Line(app, live.table.name, key)

        assert await third.ended() == 4429
        await lines[0].hang_up()
        again = Line(app, live.table.name, key)
        assert await again.heard()
        await again.hang_up()
        await lines[1].hang_up()


async def test_a_guest_has_only_so_many_tables_that_are_not_over(tmp_path: Path) -> None:
    async with open_house(tmp_path, tables_per_session=2) as house:
        app, key = make_app(house), JSON | await key_of(house, await guest(house, "Ann"))

        answers = [await fetch(app, "POST", "/api/tables", key, OPEN) for _ in range(3)]

        assert [answer.status for answer in answers] == [200, 200, 429]
        assert answers[-1].json["code"] == "too_many_tables"


async def test_a_table_with_a_game_on_counts_and_one_that_is_over_does_not(tmp_path: Path) -> None:
    async with open_house(tmp_path, tables_per_session=1) as house:
        ann = await guest(house, "Ann")
        live = await seated_table(house, [ann, ann])
        key = await key_of(house, ann)
        app, hands = make_app(house), [Hand(house, live, ann, seat) for seat in (0, 1)]

        during = await fetch(app, "POST", "/api/tables", JSON | key, OPEN)
        while not live.table.over:
            await hands[next(iter(live.table.asks)).seat].answer(f"turn{live.table.last_number}")
        after = await fetch(app, "POST", "/api/tables", JSON | key, OPEN)

        assert code_of(during) == (429, "too_many_tables")
        assert after.status == 200


async def test_an_address_makes_only_so_many_sessions_an_hour(tmp_path: Path) -> None:
    async with open_house(tmp_path, sessions_per_hour=2) as house:
        app = make_app(house)

        answers = [await fetch(app, "POST", "/api/session", JSON, b"{}") for _ in range(3)]
        elsewhere = JSON | {"x-test-client": "10.0.0.2"}
        other = await fetch(app, "POST", "/api/session", elsewhere, b"{}")

        assert [answer.status for answer in answers] == [200, 200, 429]
        assert code_of(answers[-1]) == (429, "too_fast")
        assert other.status == 200


async def test_an_address_asks_only_so_much_a_minute_over_http_and_socket(tmp_path: Path) -> None:
    async with open_house(tmp_path, requests_per_minute=2) as house:
        app = make_app(house)
        czech = {"accept-language": "cs-CZ,en;q=0.5"}

        answers = [await fetch(app, "GET", "/api/games", czech) for _ in range(3)]
        line = Line(app, "abc")
        await line.ended()

        assert [answer.status for answer in answers] == [200, 200, 429]
        assert answers[-1].json["text"] == "To bylo moc rychle. Chvilku počkej."
        assert line.status == 429
