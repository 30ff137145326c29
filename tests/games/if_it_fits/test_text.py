"""The room's sentences: every move, event and refusal has its words."""

from __future__ import annotations

import re

import pytest

from clowder.core.game import Ask, Refusal, Seat
from clowder.core.words import Say, say, say_refusal, say_short
from clowder.games.if_it_fits import ROOM
from clowder.games.if_it_fits.events import (
    BoxClosed,
    BoxesJoined,
    BoxLaid,
    CardDrawn,
    Dealt,
    Discarded,
    EndBegan,
    Event,
    FellAsleep,
    Finished,
    Ousted,
    Passed,
    Settled,
    StartChosen,
    ToyGiven,
)
from clowder.games.if_it_fits.options import Options
from clowder.games.if_it_fits.pieces import CATS, FACES, SPECIALS, TURNS, box_cards
from clowder.games.if_it_fits.rules import refusal
from clowder.games.if_it_fits.setup import set_up
from clowder.games.if_it_fits.text import SHORT, face
from clowder.locales import LANGUAGES, Words
from tests.games.if_it_fits.position import position, read_line

NAMES = ("Ann", "Bruno")
ME = Seat(0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", ["open", "turn", "play", "settle"])
def test_every_question_is_put_in_words(language: str, what: str) -> None:
    for told in ("start 0 0 | hand 0: O T", "start 0 0 | hand 0: O T | ending"):
        view = ROOM.view(position(told), ME)
        assert Words(language).say(ROOM.text.ask(Ask(ME, what), view))


def test_in_the_end_it_is_said_how_many_cards_are_left() -> None:
    view = ROOM.view(position("start 0 0 | hand 0: O T | ending"), ME)

    assert ROOM.text.ask(Ask(ME, "play"), view) == say("fit-ask-last", count=2)


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("start 1", "name the first player"),
        ("deal O | T", "deal the cards"),
        ("draw", "draw a card"),
        ("sleep 2 -1", "lay a sleeping cat at (2, −1)"),
        ("lay LT-m 2 -1", "mouse, walls top and left: at (2, −1)"),
        ("lay LT-m 2 -1 turned", "mouse, walls right and bottom: at (2, −1), turned"),
        ("settle 0 0", "a cat across (0, 0) and the box to its right"),
        ("pass", "no cat"),
        ("give yarn 0 1", "the big ball of yarn across (0, 1) and the box to its right"),
        ("oust 0 1", "Princess instead of the cat at (0, 1)"),
        ("discard", "throw a Princess away"),
    ],
)
def test_moves_are_said(move: str, said: str) -> None:
    assert Words("en").say(ROOM.text.move(ROOM.read_move(move))) == said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("event", "said"),
    [
        (StartChosen(Seat(1)), "Bruno starts."),
        (Dealt(((), ())), "Everyone has two cards."),
        (
            BoxLaid(ME, "LRT-s", 1, 2, True),
            "You lay: spray bottle, open at the top only.",
        ),
        (CardDrawn(Seat(1), None, 5), "Bruno draws."),
        (CardDrawn(ME, "T-yy", 5), "You draw: two balls of yarn, wall at the top."),
        (FellAsleep(ME, 1, 2), "You lay a cat to sleep."),
        (Settled(Seat(1), 1, 2), "Bruno: a cat moves in."),
        (ToyGiven(ME, "mouse", 0, 0), "You drop the big mouse into a box."),
        (Ousted(ME, Seat(1), 0, 0, True), "You send a Princess. A cat goes home: Bruno."),
        (Discarded(Seat(1)), "Bruno throws a Princess away. She had nobody to bother."),
        (BoxesJoined(0, 1, (ME, Seat(1))), "Boxes join. Cats inside: Ann and Bruno."),
        (BoxClosed(0, 0, 4), "A box is closed. It is worth 4."),
        (EndBegan(None), "The pile is empty. From here on, only what is in hand."),
        (EndBegan(ME), "All your cats are out. From here on, only what is in hand."),
        (Finished((1, 2)), "Every hand is empty. Time to count."),
    ],
)
def test_events_are_told(event: Event, said: str, language: str) -> None:
    sentence = ROOM.text.event(event, NAMES, ME)

    assert sentence is not None
    told = Words(language).say(sentence)
    assert told == said if language == "en" else told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "event",
    [
        BoxLaid(ME, "O-m", 17, -23, False),
        FellAsleep(ME, 17, -23),
        Settled(ME, 17, -23),
        ToyGiven(ME, "yarn", 17, -23),
        Ousted(ME, Seat(1), 17, -23, False),
        BoxesJoined(17, -23, (ME,)),
        BoxClosed(17, -23, 4),
    ],
)
def test_the_log_speaks_in_no_coordinates(event: Event, language: str) -> None:
    """A line of the log lights its card instead, and the terminal marks it."""
    sentence = ROOM.text.event(event, NAMES, ME)

    assert sentence is not None
    assert not re.search("17|23", Words(language).say(sentence))


def test_that_no_cat_follows_needs_no_line() -> None:
    assert ROOM.text.event(Passed(ME), NAMES, ME) is None


@pytest.mark.rule("FIT-18")
@pytest.mark.parametrize(
    ("move", "note"),
    [
        ("lay LTB-y 2 0 turned", say("fit-note-closed", worth=2)),
        ("lay O-m 2 0", say("fit-note-box", worth=2)),
        ("lay L 2 0", None),
        ("sleep 2 0", say("fit-note-box", worth=1)),
        ("draw", None),
    ],
)
def test_a_note_tells_what_the_box_is_worth(move: str, note: Say | None) -> None:
    view = ROOM.view(position("LTB-m 0 0, TB 1 0"), ME)

    assert ROOM.text.note(ROOM.read_move(move), view) == note


def test_before_the_deal_there_is_nothing_to_note() -> None:
    view = ROOM.view(set_up(Options(), 2), ME)

    assert ROOM.text.note(ROOM.read_move("lay O 0 0"), view) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("told", "move"),
    [
        ("start 0 0 | hand 0: O", "1 lay O 1 0"),
        ("start 0 0 | hand 0: O", "0 lay O 0 0"),
        ("start 0 0 | hand 0: O", "0 lay O 5 0"),
        ("start 0 0 | hand 0: T | advanced", "0 lay T 0 -1 turned"),
        ("O 0 0, O 1 0, charlie 0 1 | settle 0 0", "0 settle 0 0"),
        ("O 0 0 | hand 0: princess", "0 oust 0 0"),
    ],
)
def test_refusals_are_said_in_every_language(language: str, told: str, move: str) -> None:
    refused = refusal(position(told), *read_line(move))

    assert refused is not None
    said = Words(language).say(say_refusal("fit", refused, NAMES, ME))
    assert said
    assert not re.search(r"\d", said)  # the place is marked, not named


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_on_a_button_is_short(language: str) -> None:
    words = Words(language)
    reasons = [Refusal(why, "FIT-8") for why in SHORT]
    said = [words.say(say_short("fit", reason, NAMES, None)) for reason in reasons]
    said += [words(f"fit-note-{note}", worth=-12) for note in ("closed", "box")]

    assert [text for text in said if len(text) > 22 or text.endswith(".")] == []


def test_some_reasons_need_the_whole_sentence() -> None:
    short = ROOM.text.short(Refusal("double_wall", "FIT-21"), NAMES, ME)

    assert short == say("fit-short-double-wall")
    assert ROOM.text.short(Refusal("draw_first", "FIT-8"), NAMES, ME) is None


@pytest.mark.rule("FIT-C2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    words = Words(language)
    cards = [*box_cards(), *SPECIALS, "start", "princess"]
    faces = {tuple(face(card, turned).items()) for card in cards for turned in TURNS[card]}

    said = {words("fit-card", **dict(one)) for one in faces}

    assert len(said) == len(faces)
    assert len({words("fit-cat", cat=cat) for cat in (*CATS, "princess")}) == 6
    assert FACES.keys() >= set(cards)
