"""The room's sentences, in every language."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from clowder.core.game import Refusal, Seat
from clowder.core.words import say_refusal
from clowder.games.stray_cat import ROOM
from clowder.games.stray_cat.events import (
    Discarded,
    DogCame,
    Drew,
    Fought,
    Jumped,
    Played,
    Remembered,
    Stepped,
    TileTurned,
    WorksPut,
)
from clowder.games.stray_cat.ground import Laid
from clowder.games.stray_cat.moves import At, Step
from clowder.games.stray_cat.pieces import NEIGHBOURHOOD
from clowder.games.stray_cat.text import SHORT
from clowder.locales import LANGUAGES, Words
from clowder.testing import LawTable, moments
from tests.games.stray_cat.position import after, position
from tests.games.stray_cat.styles import MIXES
from tests.laws.rooms import case_of

NAMES = ("Zosia", "Ema", "Pista", "Ann")
ME = Seat(0)


def said(event: object, language: str = "en", viewer: Seat | None = None) -> str:
    told = ROOM.text.event(event, NAMES, viewer)  # type: ignore[arg-type]
    assert told is not None
    return Words(language).say(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(language: str) -> None:
    words = Words(language)
    kinds: Counter[str] = Counter()
    for seed in range(3):
        table = LawTable(case_of("stray_cat"), 4, MIXES[seed])
        for match in moments(table, seed):
            for ask in match.asks:
                view = match.view(ask.seat)
                assert words.say(ROOM.text.ask(ask, view))
                kinds[ask.what] += 1
                for move in match.moves(ask.seat) or ():
                    assert words.say(ROOM.text.move(move))
                    assert ROOM.text.note(move, view) is None
        for step in match.steps:
            for event in step.events:
                for viewer in (None, ME):
                    seen = ROOM.witness(event, viewer)
                    assert seen is not None
                    told = ROOM.text.event(seen, NAMES, viewer)
                    kinds[type(event).__name__] += told is not None and bool(words.say(told))
        for entry in match.entries:
            assert words.say(ROOM.text.move(entry.move))
    assert min(kinds[k] for k in ("Fought", "Remembered", "Pecked", "Struck", "Gathered")) > 0


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Ema remembers: a red roof."),
        ("cs", "Ema si vzpomíná: červená střecha."),
        ("pl", "Ema przypomina sobie: czerwony dach."),
        ("hu", "Ema már emlékszik: piros tető."),
    ],
)
def test_a_memory_is_told(language: str, line: str) -> None:
    assert said(Remembered(Seat(1), Seat(2), "roof", "red"), language) == line


def test_fights_are_told_by_their_numbers() -> None:
    fought = Fought(Seat(0), Seat(1), ("modest-3", "hearty-20"), Seat(1))

    assert said(fought) == "Ema wins the fight, 20 to 3."
    assert said(fought, viewer=Seat(1)) == "You win the fight, 20 to 3."
    assert said(Fought(Seat(0), Seat(1), (None, None), Seat(0))).startswith("Zosia wins")
    assert said(Fought(Seat(0), Seat(1), (None, None), None)).startswith("Both too hungry")


def test_only_what_matters_of_a_walk_is_told() -> None:
    assert said(Played(ME, ("modest-3", "nourishing-12"))) == "Zosia walks 3 steps."
    for to in ("7.C", "6.E", "7.1"):
        assert ROOM.text.event(Stepped(ME, ME, "7.N", to, "walk"), NAMES, None) is None
    assert ROOM.text.event(Stepped(ME, ME, "7.N", "6.E", "pushed"), NAMES, None) is None
    assert said(Stepped(ME, ME, "7.N", "7.1", "pushed")) == "Zosia ends up in a house."


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_names_a_field_or_the_number_of_a_tile(language: str) -> None:
    words = Words(language)
    laid = Laid(NEIGHBOURHOOD[0], 1)
    events = (
        Jumped(ME, "1.o", "14.S"),
        DogCame(ME, "14.S"),
        WorksPut(ME, "14.S"),
        TileTurned(ME, 14, laid),
    )
    told = [said(event, language) for event in events]
    told += [words.say(ROOM.text.move(move)) for move in (Step("14.S"), At("14.S"), Step("14"))]

    assert not [line for line in told if re.search(r"14|\bS\b", line)]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Zosia discards: 3, 12 and 20."),
        ("cs", "Zosia odhazuje: 3, 12 a\xa020."),
        ("pl", "Zosia odrzuca: 3, 12 i\u00a020."),
        ("hu", "Zosia eldob: 3, 12 és 20."),
    ],
)
def test_cards_are_listed_as_one_says_it(language: str, line: str) -> None:
    assert said(Discarded(ME, ("modest-3", "nourishing-12", "hearty-20")), language) == line


def test_a_hidden_card_is_told_as_such() -> None:
    assert said(Drew(ME, None)) == "Zosia draws a card."
    assert said(Drew(ME, "modest-3"), viewer=ME) == "You draw: modest meal (3)."


@pytest.mark.parametrize(
    ("told", "key"),
    [
        ("0 play modest-1", "str-ask-walk"),
        ("0 play shortcut-27", "str-ask-shortcut"),
        ("0 play truck-31", "str-ask-truck"),
    ],
)
def test_what_is_asked_depends_on_the_phase(told: str, key: str) -> None:
    table = after(position("open 2 | hand 0: modest-1 shortcut-27 truck-31"), told)
    [ask] = ROOM.asks(table)

    assert ROOM.text.ask(ask, ROOM.view(table, ME)).key == key


def test_a_few_reasons_are_short() -> None:
    for why in SHORT:
        assert ROOM.text.short(Refusal(why, "STR-8"), NAMES, ME) is not None
    assert ROOM.text.short(Refusal("not_now", "STR-7"), NAMES, ME) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_names_its_pieces(language: str) -> None:
    table = after(position("open 2 | hand 0: hearty-20"), "0 play hearty-20, 0 step 1.C")
    refused = ROOM.refusal(table, ME, ROOM.read_move("step 1.N"))
    assert refused is not None

    assert "2" in Words(language).say(say_refusal("str", refused, NAMES, ME))
