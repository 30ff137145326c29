"""The room's sentences, before they have a language and after."""

from __future__ import annotations

import pytest

from clowder.core.game import Ask, Refusal, Seat
from clowder.core.words import Say, say, say_refusal, say_short
from clowder.games.chabyrinthe import ROOM
from clowder.games.chabyrinthe.events import (
    CatCame,
    CatTaken,
    Dealt,
    Event,
    GuardianMoved,
    Inserted,
    Rotated,
    StartChosen,
)
from clowder.games.chabyrinthe.options import Options
from clowder.games.chabyrinthe.pieces import BOX, CATS, GUARDIANS, LOOKS, Card
from clowder.games.chabyrinthe.rules import refusal
from clowder.games.chabyrinthe.setup import set_up
from clowder.games.chabyrinthe.text import SHORT
from clowder.locales import LANGUAGES, Words
from tests.games.chabyrinthe.position import after, position, read_line

NAMES = ("Agnes", "Bruno")
LOOK = "0 rotate 1 1 2"
TWO = "I0 | seats 2 | cats 0 pickle, 1 crumb | guardians 11 10"
CROSSED = "X0 X0 X0 X0 " + "I0 " * 12 + "| cats 0 pickle | guardians 4 15"


def look_of(card: Card) -> str:
    """By which the locale files know how a card looks: "elbow-2"."""
    return f"{card.kind}-{card.turn}"


def asked(told: str, moves: str = "") -> Say:
    table = after(position(told), moves) if moves else position(told)
    [ask] = ROOM.asks(table)
    return ROOM.text.ask(ask, ROOM.view(table, ask.seat))


@pytest.mark.rule("CHA-4", "CHA-11", "CHA-19")
def test_questions_tell_what_is_left_to_do() -> None:
    assert asked("L0") == say("cha-ask-act", left=2)
    assert asked("L0", LOOK) == say("cha-ask-act", left=1)
    assert asked("L0 | option first_edition true", "0 insert 1 1") == say("cha-ask-rotate", left=1)
    assert asked(TWO, LOOK) == say("cha-ask-order")
    assert asked(CROSSED, "0 rotate 4 4 2") == say("cha-ask-guardian", cat="pickle")


def test_nature_is_asked_in_words_too() -> None:
    view = ROOM.view(set_up(Options(), 2), None)

    assert ROOM.text.ask(Ask(Seat(-1), "start"), view) == say("cha-ask-start")


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("rotate 2 3 1", say("cha-move-rotate", row=2, column=3, quarters=1)),
        ("insert 5 0", say("cha-move-insert", place=5, turn=0)),
        ("adopt 8 edith", say("cha-move-adopt", place=8, guardian="edith")),
        ("deal L0 | I | moss", say("cha-move-deal")),
        ("start 1", say("cha-move-start")),
    ],
)
def test_moves_are_said(move: str, sentence: Say) -> None:
    assert ROOM.text.move(ROOM.read_move(move)) == sentence
    assert Words("en").say(sentence)


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (StartChosen(Seat(1)), "Bruno starts."),
        (Dealt((), "elbow", ()), "The sewers are laid out. Two cats are waiting."),
        (
            Rotated(Seat(0), 2, 3, 1, Card("elbow", 0)),
            "You rotate a card in row 2.",
        ),
        (
            Inserted(Seat(1), 5, Card("tee", 2), Card("elbow", 0), "tee"),
            "Bruno slides a card in at 5.",
        ),
        (CatTaken(Seat(0), "moss", 3, ("edith",), (1,)), "You take Moss (4)."),
        (GuardianMoved("edith", 3, 4), "Edith moves to 4."),
        (CatCame("comet", 9), "Comet (5) turns up at 9."),
    ],
)
def test_events_are_told(event: Event, said: str) -> None:
    sentence = ROOM.text.event(event, NAMES, Seat(0))

    assert sentence is not None
    assert Words("en").say(sentence) == said


@pytest.mark.rule("CHA-8")
@pytest.mark.parametrize(
    ("move", "note"),
    [
        ("rotate 1 1 2", say("cha-note-home", count=2)),
        ("rotate 1 1 1", say("cha-note-home", count=1)),
        ("insert 0 1", say("cha-note-home", count=1)),
        ("adopt 0 agatha", None),
    ],
)
def test_a_note_tells_how_many_cats_come_home(move: str, note: Say | None) -> None:
    view = ROOM.view(position(f"{TWO} | deck I I"), Seat(0))

    assert ROOM.text.note(ROOM.read_move(move), view) == note


def test_an_action_that_brings_nobody_home_has_no_note() -> None:
    table = position("L0 | cats 0 pickle")
    rotation = ROOM.read_move("rotate 1 1 1")

    assert ROOM.text.note(rotation, ROOM.view(table, Seat(0))) is None
    before = ROOM.view(set_up(Options(), 2), Seat(0))
    assert ROOM.text.note(rotation, before) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("told", "move"),
    [
        ("", "1 rotate 1 1 1"),
        ("", "0 adopt 1 edith"),
        ("", "0 rotate 1 9 1"),
        ("", "0 rotate 1 1 0"),
        ("", "0 insert 20 0"),
        ("", "0 insert 2 9"),
        ("| option first_edition true | done insert", "0 insert 2 0"),
    ],
)
def test_refusals_are_said_in_every_language(language: str, told: str, move: str) -> None:
    refused = refusal(position(f"L0 {told}"), *read_line(move))

    assert refused is not None
    assert Words(language).say(say_refusal("cha", refused, NAMES, Seat(0)))


def test_a_refusal_names_the_cat_and_the_guardian() -> None:
    refused = refusal(after(position(TWO), LOOK), *read_line("0 adopt 0 edith"))

    assert refused is not None
    said = Words("en").say(say_refusal("cha", refused, NAMES, Seat(0)))
    assert said == "There is no path from Pickle to Edith."


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_on_a_button_is_short(language: str) -> None:
    words = Words(language)
    reasons = [Refusal(why, "CHA-8") for why in SHORT]
    said = [words.say(say_short("cha", reason, NAMES, None)) for reason in reasons]
    said += [words("cha-note-home", count=count) for count in (1, 2)]

    assert [text for text in said if len(text) > 22 or text.endswith(".")] == []


def test_some_reasons_need_the_whole_sentence() -> None:
    short = ROOM.text.short(Refusal("rotation_due", "CHA-19"), NAMES, Seat(0))

    assert short == say("cha-short-rotation-due")
    assert ROOM.text.short(Refusal("no_such_place", "CHA-2"), NAMES, Seat(0)) is None


@pytest.mark.rule("CHA-C2", "CHA-C3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_a_name_of_its_own(language: str) -> None:
    words = Words(language)
    looks = [look_of(card) for cards in LOOKS.values() for card in cards]

    for message, names in (
        ("cat", CATS),
        ("guardian", GUARDIANS),
        ("kind", LOOKS),
        ("look", looks),
    ):
        said = {words(f"cha-{message}", **{message: name}) for name in names}
        assert len(said) == len(names)


def test_a_card_is_described_for_who_does_not_see_it() -> None:
    said = Words("en")("cha-card", row=2, column=3, look=look_of(Card("elbow", 0)))

    assert said == "row 2, column 3: elbow, opens north and east"


@pytest.mark.rule("CHA-16")
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_seven_titles(language: str) -> None:
    words = Words(language)
    titles = {words(f"cha-result-grade-{grade}") for grade in range(1, len(BOX.grades) + 2)}

    assert len(titles) == 7
