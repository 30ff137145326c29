"""The room's sentences, before they have a language."""

from __future__ import annotations

import pytest

from clowder.core.game import NATURE, Ask, Seat
from clowder.core.words import Say, say
from clowder.games.cat_in_the_box import ROOM
from clowder.games.cat_in_the_box.events import (
    BidMade,
    Buried,
    ColourLost,
    Dealt,
    Event,
    ParadoxCaused,
    Played,
    RoundScored,
    StartChosen,
    TrickWon,
)
from clowder.games.cat_in_the_box.scoring import score_round
from clowder.games.cat_in_the_box.state import Sheet
from clowder.locales import Words
from tests.games.cat_in_the_box.position import position
from tests.laws.rooms import case_of
from tests.laws.tables import Table, play_out

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
    view = ROOM.game.view(position(told), Seat(0))

    assert ROOM.text.ask(Ask(Seat(0), "play"), view) == sentence


@pytest.mark.parametrize("what", ["bury", "bid"])
def test_other_questions_have_their_own_sentence(what: str) -> None:
    view = ROOM.game.view(position("seats 3"), Seat(0))

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
            say("cib-event-dealt", round=1, up="1 5 1", name="Bruno", you="no"),
        ),
        (Buried(Seat(0), 4), say("cib-event-buried", number=4, name="Agnes", you="yes")),
        (Buried(Seat(2), None), say("cib-event-buried", number=0, name="Cyril", you="no")),
        (BidMade(Seat(1), 3), say("cib-event-bid", tricks=3, name="Bruno", you="no")),
        (
            Played(Seat(0), 7, "red"),
            say("cib-event-played", number=7, colour="red", name="Agnes", you="yes"),
        ),
        (
            ColourLost(Seat(0), "blue"),
            say("cib-event-colour-lost", colour="blue", name="Agnes", you="yes"),
        ),
        (TrickWon(Seat(2), 3), say("cib-event-trick-won", tricks=3, name="Cyril", you="no")),
        (
            ParadoxCaused(Seat(1), (4, 6)),
            say("cib-event-paradox", hand="4 6", name="Bruno", you="no"),
        ),
        (
            RoundScored(1, SHEET),
            say("cib-event-round-scored", round=1, points="Agnes 2 · Bruno 0 · Cyril 3"),
        ),
    ],
)
def test_events_are_told(event: Event, sentence: Say) -> None:
    assert ROOM.text.event(event, NAMES, Seat(0)) == sentence


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_whole_game_can_be_told_in_english(seats: int) -> None:
    words, names = Words("en"), [f"Cat {seat}" for seat in range(seats)]
    match = play_out(Table(case_of("cat_in_the_box"), seats, ROOM.options()), seed=1)

    for viewer in (Seat(0), None):
        told = [ROOM.text.event(event, names, viewer) for event in match.story(viewer)]
        assert all(sentence is not None and words.say(sentence) for sentence in told)


def test_nature_is_asked_in_words_too() -> None:
    view = ROOM.game.view(ROOM.game.setup(ROOM.options(), 3), None)

    assert ROOM.text.ask(Ask(NATURE, "start"), view) == say("cib-ask-start")
