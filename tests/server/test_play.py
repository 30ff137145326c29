"""Playing at a table over the live channel."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from clowder.core.game import Seat
from clowder.core.record_reader import load
from clowder.core.record_text import write_text
from clowder.core.verify import verify
from clowder.games import ROOMS
from clowder.games.cat_in_the_box.moves import Bury
from clowder.server.tables.live import LiveTable
from clowder.server.wire import messages, requests
from tests.server.bench import Hand, guest, only, open_house, replies, seated_table
from tests.waiting import until

pytestmark = pytest.mark.anyio


async def play_on(live: LiveTable, hands: list[Hand]) -> None:
    """Everyone plays their first allowed move until the game is over."""
    by_seat = {hand.seat: hand for hand in hands}
    turn = 0
    while not live.table.over:
        ask = next((ask for ask in live.table.asks if ask.seat in by_seat), None)
        if ask is None:
            seen = live.table.last_number
            await until(lambda seen=seen: live.table.last_number > seen, "the bot to move")  # type: ignore[misc]
            continue
        turn += 1
        await by_seat[ask.seat].answer(f"turn{turn}")


async def test_two_people_and_a_bot_play_a_whole_game_that_can_be_verified(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await seated_table(house, [ann, bo], bots=1)

        await play_on(live, [Hand(house, live, ann, 0), Hand(house, live, bo, 1)])

        text = write_text(live.table.room, live.table.record())
        assert load(text, ROOMS).result() is not None
        verify(live.table.room, live.table.record())


async def test_an_answer_is_acknowledged_once_it_is_on_disk(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await seated_table(house, [ann, bo])

        heard = await Hand(house, live, ann, 0).answer("mine")

        done = only(messages.Done, heard)
        rows = await house.store.log(live.table.name)
        assert rows[-1].number == done.number
        assert rows[-1].command == f"{ann.session}/mine"


async def test_an_acknowledgement_goes_out_together_with_what_it_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In one step of the loop: the network is written to once in each."""
    written: list[object] = []

    def write(frame: bytes) -> bool:
        if not written:
            asyncio.get_running_loop().call_soon(written.append, "the next step")
        written.append(type(replies.decode(frame)))
        return True

    async with open_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await seated_table(house, [ann, bo])
        hand = Hand(house, live, ann, 0)
        monkeypatch.setattr(hand.socket, "_write_now", write)

        await hand.answer("mine")

    assert written[:2] == [messages.Update, messages.Done]


async def test_a_refused_move_comes_back_with_rule_pieces_and_words_of_the_guests_language(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann", "cs"), await guest(house, "Bo")
        live = await seated_table(house, [ann, bo])
        head = live.table.last_number

        heard = await Hand(house, live, ann, 0).answer("mine", Bury(9))

        refused = only(messages.Refused, heard)
        assert (refused.why, refused.rule) == ("not_in_hand", "CIB-3")
        assert refused.about[0].which == 9
        assert "devítk" in refused.text
        assert live.table.last_number == head


async def test_the_same_command_twice_takes_effect_once_and_is_answered_alike(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await seated_table(house, [ann, bo])
        hand = Hand(house, live, ann, 0)
        ask = next(number for asked, number in live.table.asks.items() if asked.seat == 0)

        first = await hand.answer("mine", ask=ask)
        head = live.table.last_number
        second = await hand.answer("mine", ask=ask)

        assert only(messages.Done, first) == only(messages.Done, second)
        assert live.table.last_number == head


async def test_of_two_browsers_on_one_seat_one_plays_and_the_other_gets_a_fresh_view(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await seated_table(house, [ann, bo])
        desk, phone = Hand(house, live, ann, 0), Hand(house, live, ann, 0)
        ask = next(number for asked, number in live.table.asks.items() if asked.seat == 0)

        answers = await asyncio.gather(desk.answer("desk", ask=ask), phone.answer("phone", ask=ask))

        heard = [reply for replies in answers for reply in replies]
        assert sum(isinstance(reply, messages.Done) for reply in heard) == 1
        failed = only(messages.Failed, heard)
        assert failed.code == "stale"
        late = next(replies for replies in answers if failed in replies)
        assert isinstance(late[-1], messages.Update)
        assert late[-1].number == live.table.last_number


async def test_a_sealed_answer_of_another_player_does_not_make_a_question_stale(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await seated_table(house, [ann, bo])
        anns = next(number for asked, number in live.table.asks.items() if asked.seat == 0)

        await Hand(house, live, bo, 1).answer("bos")
        heard = await Hand(house, live, ann, 0).answer("anns", ask=anns)

        assert only(messages.Done, heard)


async def test_nobody_can_answer_from_a_seat_that_is_not_theirs(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bo, eve = [await guest(house, name) for name in ("Ann", "Bo", "Eve")]
        live = await seated_table(house, [ann, bo])
        thief = Hand(house, live, eve)
        thief.seat = 0

        heard = await thief.answer("mine")

        assert only(messages.Failed, heard).code == "not_your_seat"


async def test_a_view_that_was_away_gets_everything_since_its_last_number(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await seated_table(house, [ann, bo])
        stayed, left = Hand(house, live, ann, 0), Hand(house, live, ann, 0)
        live.viewers.discard(left.socket)
        seen = live.table.last_number
        await Hand(house, live, bo, 1).answer("bos")
        await Hand(house, live, ann, 0).answer("anns")
        news = [item for reply in stayed.heard() for item in reply.news]  # type: ignore[union-attr]

        heard = await left.say(requests.Look(0, seen))

        update = only(messages.Update, heard)
        assert list(update.news) == news
        assert update.number == live.table.last_number


async def test_a_table_comes_back_from_its_log_after_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await seated_table(house, [ann, bo])
        await Hand(house, live, ann, 0).answer("anns")
        before = live.update(Seat(0), 0)

    async with open_house(tmp_path) as house:
        live = await house.find(live.table.name)

        assert live.update(Seat(0), 0) == before
        heard = await Hand(house, live, ann, 0).answer("anns", Bury(1), ask=1)
        assert only(messages.Done, heard).number == live.table.last_number


async def test_one_person_may_hold_several_seats_and_look_from_each(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await guest(house, "Ann")
        live = await seated_table(house, [ann, ann])
        hand = Hand(house, live, ann)

        first = only(messages.Update, await hand.say(requests.Look(0, live.table.last_number)))
        second = only(messages.Update, await hand.say(requests.Look(1, live.table.last_number)))

        assert first.view["hand"] != second.view["hand"]


async def test_players_do_not_hear_spectators_while_the_game_is_on(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bo, eve = [await guest(house, name) for name in ("Ann", "Bo", "Eve")]
        live = await seated_table(house, [ann, bo])
        player, watcher = Hand(house, live, ann, 0), Hand(house, live, eve)

        heard = await watcher.say(requests.Chat("hi", "Play the five\u202e!"))

        assert only(messages.Update, heard).news == (
            messages.ChatLine("Eve", None, "Play the five!", live.table.last_number),
        )
        assert only(messages.Update, player.heard()).news == ()


async def test_a_hint_is_an_allowed_move(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await seated_table(house, [ann, bo])

        heard = await Hand(house, live, ann, 0).say(requests.Hint("help", 0))

        hinted = only(messages.Hinted, heard)
        assert (hinted.move["type"], hinted.say.key) == ("Bury", "cib-move-bury")
        assert hinted.reason.key.startswith("hint-")
        assert [other.move["type"] for other in hinted.others] == ["Bury", "Bury"]


async def test_nobody_is_shown_anything_before_they_say_from_where_they_look(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await seated_table(house, [ann, bo])
        back = Hand(house, live, ann)
        back.socket.looking = False

        await Hand(house, live, bo, 1).answer("bos")
        heard = await back.say(requests.Look(0, 0))

        assert [reply.seat for reply in heard if isinstance(reply, messages.Update)] == [0]
