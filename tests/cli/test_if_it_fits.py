"""If It Fits in the terminal: what the table shows, and what may be typed."""

from __future__ import annotations

from typing import Any

import pytest

from clowder.bots.levels import make_bot
from clowder.cli.printers.if_it_fits import IfItFitsPrinter
from clowder.core.game import Ask, Seat
from clowder.core.match import Match
from clowder.core.record_text import AnyMatch
from clowder.core.rng import FastRng
from clowder.games.if_it_fits import ROOM
from clowder.games.if_it_fits.events import Passed, Settled
from clowder.games.if_it_fits.moves import Draw, Pass, Settle
from clowder.games.if_it_fits.options import Options
from clowder.games.if_it_fits.setup import set_up
from clowder.games.if_it_fits.state import State
from clowder.locales import LANGUAGES, Words
from tests.cli.screens import screen_of, shown
from tests.games.if_it_fits.position import position

NAMES = ("You", "Smoke", "Cream", "Cocoa", "Calico")
ME = Seat(0)
TOLD = "LT-m 0 0, O 1 0, LRT-s 0 1 t, charlie 2 0 | across 0 0 lilly | hand 0: princess T L-ff"


def table(language: str = "en") -> IfItFitsPrinter:
    return IfItFitsPrinter(NAMES, Words(language))


def screen(state: State, language: str = "en", seat: Seat | None = ME) -> str:
    return screen_of(ROOM, table(language), state, seat, 100)


def test_the_table_shows_the_boxes_the_players_and_the_hand() -> None:
    seen = screen(position(TOLD))

    for part in (
        "If It Fits · Pile: 10",
        "  0    1    2  ",
        "  0 │ m^LL^   ^CC^ ",
        "▸ You    ^LL^  0 points  Cats at home: 4  Cards: 3",
        "  Smoke  ^CC^  0 points  Cats at home: 4  Cards: 0",
        " 1  two feathers, wall on the left",
        " 3  Princess",
        "Lay: number of the card",
        "Princess: oust",
    ):
        assert part in seen
    assert "Asleep: sleep" not in seen


def test_walls_are_drawn_where_they_stand() -> None:
    lines = screen(position("LRT 0 0, LTB 1 0 t")).splitlines()

    assert [line[4:14] for line in lines[2:5]] == ["┌───┐────┐", "│   │    │", "│   │────┘"]


def test_toys_and_princesses_lie_across_seams() -> None:
    told = "O-s 0 0, O 1 0, O 2 0, O 3 0, princess 4 0 | across 0 0 yarn, 2 0 princess"

    assert "  s*yy*      ^PP^   ^PP^ " in screen(position(told))


def test_the_card_that_changed_is_marked_until_the_next_drawing() -> None:
    state = position("O 0 0, O 1 0 | across 0 0 lilly")
    printer = table()
    printer.after(Settled(ME, 0, 0))

    marked, plain = (shown(printer.draw(ROOM.view(state, ME), ()), 100) for _ in range(2))

    assert marked.splitlines()[2] == "      ●       "
    assert "●" not in plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_drawn(language: str) -> None:
    rng = FastRng(2)
    match: AnyMatch = Match(ROOM, Options(), 2, rng)
    bot = make_bot("baseline", ROOM)
    while match.asks:
        ask = match.asks[0]
        moves = match.moves(ask.seat) or ()
        lines = shown(table(language).draw(match.view(ask.seat), moves), 200).splitlines()
        assert Words(language)("fit-title") in lines[0]
        match.play(ask.seat, bot.choose(match.view(ask.seat), ask, moves, rng))
    assert Words(language)("fit-ending") in shown(table(language).draw(match.view(None), ()), 200)


def test_before_the_deal_there_is_little_to_see() -> None:
    drawn = table().draw(ROOM.view(set_up(Options(), 2), None), ())

    assert shown(drawn).strip() == "If It Fits"


def test_a_spectator_sees_no_hand() -> None:
    assert "Your hand" not in screen(position(TOLD), seat=None)


def test_few_answers_are_listed_with_numbers() -> None:
    drawn = table()

    assert drawn.choices([Draw()]) == {1: Draw()}
    choices = drawn.choices([Pass(), Settle(0, 0)])
    assert choices == {1: Pass(), 2: Settle(0, 0)}
    assert " 1) no cat" in shown(drawn.list_choices(choices))
    assert drawn.after(Passed(ME)) is None


@pytest.mark.parametrize(
    ("typed", "notation"),
    [
        ("1 2 -1", "lay L-ff 2 -1"),
        ("2 2 -1 t", "lay T 2 -1 turned"),
        ("2 2 -1 T", "lay T 2 -1 turned"),
        ("oust 0 0", "oust 0 0"),
        ("9 0 0", "9 0 0"),
    ],
)
def test_a_card_is_laid_by_its_number(typed: str, notation: str) -> None:
    drawn = table()
    drawn.draw(ROOM.view(position(TOLD), ME), ())

    assert drawn.notation(typed) == notation


def test_the_start_box_is_card_one() -> None:
    drawn = table()
    drawn.draw(ROOM.view(position("start 0 0 | open"), ME), ())

    assert drawn.notation("1 0 1") == "lay start 0 1"


@pytest.mark.parametrize("what", ["open", "turn", "play", "settle"])
def test_examples_can_be_typed(what: str) -> None:
    drawn: Any = table()
    drawn.draw(ROOM.view(position(TOLD), ME), ())

    ROOM.read_move(drawn.notation(drawn.example(Ask(ME, what))))  # raises if it cannot be read
