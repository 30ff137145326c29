"""The room's sentences, before they have a language."""

from __future__ import annotations

from itertools import product
from typing import get_args

import pytest

from clowder.core.game import NATURE, Ask, Piece, Refusal, Seat
from clowder.core.words import Say, say, say_short
from clowder.games.cat_in_the_box import ROOM
from clowder.games.cat_in_the_box.events import (
    BidMade,
    Buried,
    ColourLost,
    Dealt,
    Event,
    How,
    ParadoxCaused,
    Played,
    RoundScored,
    StartChosen,
    TrickWon,
)
from clowder.games.cat_in_the_box.rules import refusal
from clowder.games.cat_in_the_box.scoring import score_round
from clowder.games.cat_in_the_box.state import Sheet
from clowder.games.cat_in_the_box.text import SHORT
from clowder.locales import LANGUAGES, Words
from clowder.testing import LawTable, play_out
from tests.games.cat_in_the_box.position import position, read_line
from tests.laws.rooms import case_of

NAMES = ("Agnes", "Bruno", "Cyril")
SHEET: Sheet = score_round(position("seats 3 | won 0: 2 | won 2: 3"))


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        ("seats 3", say("cib-ask-lead")),
        ("seats 3 | trick 2: 5 blue", say("cib-ask-follow", colour="blue")),
    ],
)
def test_a_leader_is_asked_other_than_who_follows(told: str, sentence: Say) -> None:
    view = ROOM.view(position(told), Seat(0))

    assert ROOM.text.ask(Ask(Seat(0), "play"), view) == sentence


@pytest.mark.parametrize("what", ["bury", "bid"])
def test_other_questions_have_their_own_sentence(what: str) -> None:
    view = ROOM.view(position("seats 3"), Seat(0))

    assert ROOM.text.ask(Ask(Seat(0), what), view) == say(f"cib-ask-{what}")


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("bury 4", say("cib-move-bury", number=4)),
        ("bid 3", say("cib-move-bid", tricks=3)),
        ("play 7 red", say("cib-move-play", number=7, colour="red")),
        ("deal 1 | 2", say("cib-move-deal")),
        ("start 1", say("cib-move-start")),
    ],
)
def test_moves_are_said(move: str, sentence: Say) -> None:
    assert ROOM.text.move(ROOM.read_move(move)) == sentence


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (StartChosen(Seat(1)), say("cib-event-start", name="Bruno", you="no")),
        (
            Dealt(2, Seat(0), ((), (), ()), ()),
            say("cib-event-dealt", round=2, up="none", name="Agnes", you="yes"),
        ),
        (
            Dealt(1, Seat(1), ((), ()), (1, 5, 1)),
            say("cib-event-dealt", round=1, up="1, 5, 1", name="Bruno", you="no"),
        ),
        (Buried(Seat(0), 4), say("cib-event-buried", number=4, name="Agnes", you="yes")),
        (Buried(Seat(2), None), say("cib-event-buried", number=0, name="Cyril", you="no")),
        (BidMade(Seat(1), 3), say("cib-event-bid", tricks=3, name="Bruno", you="no")),
        (
            Played(Seat(0), 7, "red", "leads"),
            say("cib-event-played", how="leads", number=7, colour="red", name="Agnes", you="yes"),
        ),
        (
            ColourLost(Seat(0), "blue"),
            say("cib-event-colour-lost", colour="blue", name="Agnes", you="yes"),
        ),
        (TrickWon(Seat(2), 3), say("cib-event-trick-won", tricks=3, name="Cyril", you="no")),
        (
            ParadoxCaused(Seat(1), (4, 6)),
            say("cib-event-paradox", hand="4, 6", name="Bruno", you="no"),
        ),
        (
            RoundScored(1, SHEET),
            say("cib-event-round-scored", round=1, points="Agnes 2 · Bruno 0 · Cyril 3"),
        ),
    ],
)
def test_events_are_told(event: Event, sentence: Say) -> None:
    assert ROOM.text.event(event, NAMES, Seat(0)) == sentence


@pytest.mark.parametrize(
    ("how", "said"),
    [
        ("leads", "Bruno leads 7 red."),
        ("follows", "Bruno follows: 7 red."),
        ("leaves", "Bruno plays 7 red."),
    ],
)
def test_the_log_tells_who_led_and_who_followed(how: How, said: str) -> None:
    told = ROOM.text.event(Played(Seat(1), 7, "red", how), NAMES, Seat(0))

    assert told is not None
    assert Words("en").say(told) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_of_the_browser_tells_it_too_and_leaves_the_colour_to_a_picture(
    language: str,
) -> None:
    words = Words(language)
    for you in ("yes", "no"):
        args = {"you": you, "name": "Bruno", "number": 7, "colour": "red"}
        said = [words("cib-web-log-played", how=how, **args) for how in get_args(How)]

        assert len(set(said)) == 3
        assert not [line for line in said if words("cib-colour", colour="red") in line]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "event", [ParadoxCaused(Seat(1), (4, 6, 7)), Dealt(1, Seat(1), (), (4, 6, 7))]
)
def test_a_list_of_cards_is_read_as_a_list(event: Event, language: str) -> None:
    words = Words(language)
    listed = words.join(("4", "6", "7"))

    for viewer in (Seat(0), Seat(1)):
        told = ROOM.text.event(event, NAMES, viewer)
        assert told is not None
        assert words.say(told).endswith(f": {listed}.")


@pytest.mark.rule("CIB-9")
@pytest.mark.parametrize(
    ("told", "move", "note"),
    [
        ("led 5 blue", "play 3 blue", say("cib-note-follows")),
        ("led 5 blue", "play 3 red", say("cib-note-gives-up", colour="blue")),
        ("led 5 red", "play 3 green", say("cib-note-gives-up", colour="red")),
        ("led 5 blue | lost 1: blue", "play 3 red", None),
        ("turn 1", "play 3 blue", None),
        ("led 5 blue", "bid 1", None),
    ],
)
def test_a_note_tells_whether_a_card_follows_or_what_it_costs(
    told: str, move: str, note: Say | None
) -> None:
    view = ROOM.view(position(f"seats 3 | {told}"), Seat(1))

    assert ROOM.text.note(ROOM.read_move(move), view) == note


@pytest.mark.rule("CIB-18")
def test_without_the_board_no_note_tells_what_is_lost() -> None:
    view = ROOM.view(position("seats 3 | schrodinger | led 5 blue"), Seat(1))

    assert ROOM.text.note(ROOM.read_move("play 3 red"), view) is None


@pytest.mark.parametrize(
    ("told", "why", "said"),
    [
        ("taken 0: 3 red", "cell_taken", "Agnes has it"),
        ("taken 1: 3 red", "cell_taken", "you have it"),
        ("taken *: 3 red", "cell_blocked", "neutral token"),
        ("lost 1: red", "colour_lost", "given up"),
        ("hand 1: 4 5", "not_in_hand", "not in your hand"),
        ("turn 1", "trump_lead", "not to be led yet"),
        ("turn 2", "not_your_turn", "not your turn"),
    ],
)
def test_a_button_says_in_a_few_words_why_not(told: str, why: str, said: str) -> None:
    table = position(f"seats 3 | {told}" if "turn" in told else f"seats 3 | led 5 blue | {told}")

    refused = refusal(table, *read_line("1 play 3 red"))

    assert refused is not None
    assert refused.why == why
    short = ROOM.text.short(refused, NAMES, Seat(1))
    assert short is not None
    assert Words("en").say(short) == said


def test_some_reasons_need_the_whole_sentence() -> None:
    assert ROOM.text.short(Refusal("game_over", "CIB-15"), NAMES, Seat(1)) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_on_a_button_is_short(language: str) -> None:
    words = Words(language)
    about = (Piece("seat", 1),)
    said = [
        words.say(say_short("cib", Refusal(why, "CIB-6", about), NAMES, viewer))
        for why, viewer in product(SHORT, (Seat(0), Seat(1)))
    ]
    said += [words("cib-note-follows"), words("cib-note-gives-up", colour="yellow")]

    assert [text for text in said if len(text) > 22 or text.endswith(".")] == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_whole_game_can_be_told_in_english(seats: int) -> None:
    words, names = Words("en"), [f"Cat {seat}" for seat in range(seats)]
    match = play_out(LawTable(case_of("cat_in_the_box"), seats, ROOM.types.options()), seed=1)

    for viewer in (Seat(0), None):
        told = [ROOM.text.event(event, names, viewer) for event in match.witnessed(viewer)]
        assert all(sentence is not None and words.say(sentence) for sentence in told)


def test_nature_is_asked_in_words_too() -> None:
    view = ROOM.view(ROOM.opening(ROOM.types.options(), 3), None)

    assert ROOM.text.ask(Ask(NATURE, "start"), view) == say("cib-ask-start")
