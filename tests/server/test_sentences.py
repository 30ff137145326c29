"""What the server says comes before it has a language, so that a client can switch its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from clowder.core.delta import patch
from clowder.core.game import Seat
from clowder.core.value import to_json
from clowder.core.words import say
from clowder.games.cat_in_the_box import ROOM
from clowder.games.cat_in_the_box.moves import Bury, Play
from clowder.locales import Words
from clowder.server.log.state import TableState
from clowder.server.wire import frames, messages, requests
from tests.server.bench import Hand, guest, only, open_house, seated_table
from tests.server.dealt import BIDS, BURIED, dealt_table

FIRST, SECOND, MOUSE = Seat(0), Seat(1), Seat(2)
TRIES = ("play 3 blue", "play 3 red", "play 1 blue", "play 6 red", "bid 1")


def last_news(table: TableState, viewer: Seat | None) -> list[Any]:
    return list(frames.update(table, viewer, table.last_number - 1, {}).news)


def judged(table: TableState, *moves: str) -> list[messages.Judged]:
    read = [ROOM.read_move(move) for move in moves]
    return list(frames.tried(table, SECOND, "try", read, Words("en")).answers)


def test_an_event_is_said_to_each_viewer_in_their_own_way() -> None:
    table = dealt_table("1 bury 4")

    said = [last_news(table, viewer)[0].say for viewer in (FIRST, SECOND, None)]

    assert said == [
        say("cib-event-buried", number=0, name="Bruno", you="no"),
        say("cib-event-buried", number=4, name="Bruno", you="yes"),
        say("cib-event-buried", number=0, name="Bruno", you="no"),
    ]


def test_a_mouse_is_spoken_of_by_its_name() -> None:
    table = dealt_table(*BURIED)

    [event] = last_news(table, FIRST)

    assert event.say == say("cib-event-buried", number=0, name="Kuk", you="no")


def test_only_ones_own_question_is_put_in_words() -> None:
    table = dealt_table("0 bury 3")

    asks = {viewer: frames.update(table, viewer, 0, {}).asks for viewer in (FIRST, SECOND, None)}

    assert [ask.say for ask in asks[FIRST]] == [None, None]
    assert [ask.say for ask in asks[SECOND]] == [say("cib-ask-bury"), None]
    assert [ask.say for ask in asks[None]] == [None, None]


def test_several_moves_are_judged_at_once_each_with_its_reason_or_its_note() -> None:
    table = dealt_table(*BURIED, *BIDS, "0 play 1 blue")

    answers = judged(table, *TRIES)

    assert [answer.note for answer in answers] == [
        say("cib-note-follows"),
        say("cib-note-gives-up", colour="blue"),
        None,
        None,
        None,
    ]
    reasons = [answer.refused and answer.refused.why for answer in answers]
    assert reasons == [None, None, "cell_taken", "not_in_hand", "not_now"]
    assert table.last_number == len(table.news)


def test_a_refusal_is_said_whole_and_short() -> None:
    table = dealt_table(*BURIED, *BIDS, "0 play 1 blue")

    taken, odd = (answer.refused for answer in judged(table, "play 1 blue", "bid 1"))

    assert taken is not None
    assert odd is not None
    pieces: dict[str, str | int] = {"number": 1, "colour": "blue", "name": "Agnes", "you": "no"}
    assert (taken.id, taken.rule) == ("try", "CIB-6")
    assert taken.say == say("cib-refusal-cell-taken", **pieces)
    assert taken.short == say("cib-short-cell-taken", **pieces)
    assert taken.text == "Your 1 cannot be blue. That space is taken: Agnes."
    assert odd.short is None


def test_schrodinger_mode_gives_no_notes_and_no_aids_but_reasons() -> None:
    table = dealt_table(*BURIED, *BIDS, "0 play 1 blue", schrodinger=True)

    answers = judged(table, *TRIES)

    assert [answer.note for answer in answers] == [None] * len(TRIES)
    assert answers[2].refused is not None
    assert answers[2].refused.short is not None
    assert frames.update(table, SECOND, 0, {}).aids is None


def test_players_get_aids_and_spectators_none() -> None:
    table = dealt_table(*BURIED, *BIDS, "0 play 1 blue")

    aids = [frames.update(table, viewer, 0, {}).aids for viewer in (FIRST, SECOND, None)]

    assert table.match is not None
    views = [table.match.view(viewer) for viewer in (FIRST, SECOND)]
    assert aids == [*(ROOM.aids(view) for view in views), None]
    assert aids[0] != aids[1]


def test_moves_are_listed_to_whoever_is_asked_alone() -> None:
    table = dealt_table(*BURIED, *BIDS, "0 play 1 blue")
    [asked] = [ask.seat for ask in table.asks]

    listed = {
        viewer: frames.update(table, viewer, 0, {}).moves is not None
        for viewer in (FIRST, SECOND, None)
    }

    assert listed == {FIRST: asked == FIRST, SECOND: asked == SECOND, None: False}


def test_a_replay_is_told_with_all_hands_open_or_through_the_eyes_of_one_seat() -> None:
    table = dealt_table("1 bury 4")
    assert table.match is not None

    seen = {
        seat: frames.replay(table, table.match, seat).steps[-1].events[0]
        for seat in (None, FIRST, SECOND)
    }

    assert {seat: event.event.number for seat, event in seen.items()} == {None: 4, 0: None, 1: 4}
    assert [event.say for event in seen.values()] == [
        say("cib-event-buried", number=4, name="Bruno", you="no"),
        say("cib-event-buried", number=0, name="Bruno", you="no"),
        say("cib-event-buried", number=4, name="Bruno", you="yes"),
    ]


def test_what_no_event_tells_of_a_replay_says_as_a_move() -> None:
    table = dealt_table("1 bury 4")
    assert table.match is not None

    step = frames.replay(table, table.match, None).steps[-1]

    assert step.say == ROOM.text.move(Bury(4))


def test_a_replay_reveals_everything_or_shows_what_a_seat_saw() -> None:
    table = dealt_table("1 bury 4")
    match = table.match
    assert match is not None

    views: dict[Seat | None, Any] = {None: None, FIRST: None}
    for seat in views:
        for step in frames.replay(table, match, seat).steps:
            views[seat] = patch(views[seat], step.view)

    assert views[None] == msgspec.to_builtins(ROOM.reveal(match.state))
    assert views[FIRST] == msgspec.to_builtins(match.view(FIRST))


@pytest.mark.anyio
async def test_a_try_is_answered_over_the_live_channel_and_changes_nothing(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo", "hu")
        live = await seated_table(house, [ann, bo])
        hand, head = Hand(house, live, bo, 1), live.table.last_number
        assert live.table.match is not None
        own = live.table.match.state.hands[1][0]
        moves = tuple(msgspec.Raw(to_json(Bury(number))) for number in (own, 9))

        tried = only(messages.Tried, await hand.say(requests.Try("what-if", 1, moves)))

        assert tried.id == "what-if"
        assert [answer.refused is None for answer in tried.answers] == [True, False]
        assert tried.answers[1].refused.text == "Ilyen lap nincs a kezedben: 9."
        assert live.table.last_number == head


@pytest.mark.anyio
@pytest.mark.parametrize("count", [0, 17])
async def test_a_try_has_one_to_sixteen_moves(tmp_path: Path, count: int) -> None:
    async with open_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await seated_table(house, [ann, bo])
        moves = (msgspec.Raw(to_json(Bury(1))),) * count

        heard = await Hand(house, live, ann, 0).say(requests.Try("what-if", 0, moves))

        assert only(messages.Failed, heard).code == "malformed"


@pytest.mark.anyio
async def test_who_looks_from_one_seat_and_tries_from_another_is_told_as_the_one_who_tries(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        ann = await guest(house, "Ann")
        live = await seated_table(house, [ann, ann])
        hand = Hand(house, live, ann)
        for seat in (0, 1):
            hand.seat = seat
            await hand.answer(f"bury{seat}")
        assert live.table.match is not None
        leader = hand.socket.seat = live.table.match.asks[0].seat
        play = msgspec.Raw(to_json(Play(1, "blue")))

        tried = only(messages.Tried, await hand.say(requests.Try("early", 1 - leader, (play,))))

        assert tried.answers[0].refused.say == say("refusal-not-your-turn", name="Ann", you="no")
