"""Chabyrinthe in the terminal: what the table shows, and what may be typed."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from clowder.bots.rooms.chabyrinthe.greedy import choose
from clowder.cli.printers.chabyrinthe import ChabyrinthePrinter, draw_card, glyph
from clowder.core.game import Ask, Seat
from clowder.core.match import Match
from clowder.core.record_text import AnyMatch
from clowder.core.rng import FairRng, FastRng
from clowder.games.chabyrinthe import ROOM
from clowder.games.chabyrinthe.events import Inserted, Rotated
from clowder.games.chabyrinthe.moves import Insert, Rotate
from clowder.games.chabyrinthe.options import Options
from clowder.games.chabyrinthe.pieces import LOOKS, Card
from clowder.games.chabyrinthe.setup import set_up
from clowder.games.chabyrinthe.state import State
from clowder.locales import LANGUAGES, Words
from tests.cli.house import House
from tests.cli.screens import screen_of, shown
from tests.games.chabyrinthe.position import after, position

SQUARE = "L0 I0 T0 L1 T1 L2 I1 H0 I0 T2 L3 X0 H0 L0 T3 I1"
NAMES = ("You", "Smoke", "Cream", "Cocoa")
ME = Seat(0)
TOLD = f"{SQUARE} | seats 2 | cats 0 pickle, 8 comet | deck L T X H | hidden 1 | taken 1: moss soot"


def table(language: str = "en", names: tuple[str, ...] = NAMES) -> ChabyrinthePrinter:
    return ChabyrinthePrinter(names, Words(language))


def screen(state: State, language: str = "en", seat: Seat | None = ME) -> str:
    return screen_of(ROOM, table(language), state, seat)


def test_the_table_shows_the_square_who_is_outside_and_the_deck() -> None:
    seen = screen(position(TOLD))

    for part in (
        "Chabyrinthe · Turn 1",
        " 0^3^ 1    2    3",
        "11   10    9    8^5^",
        "12(E)══╫══",
        "▸ You  0 points",
        "Smoke  7 points  4 3",
        "Next card: elbow",
        "Then 1 unseen, then: ╬ ╫",
        "Cats in the deck: 11",
        "^3^ Pickle   ^5^ Comet   (A) Agatha   (E) Edith",
        "Rotate: row and column",
        "Slide in: place and rotation",
    ):
        assert part in seen


def test_pipes_run_on_from_card_to_card() -> None:
    lines = screen(position("I1 I1 I1 I1 I0 I0 I0 I0 " + "X0 " * 8)).splitlines()

    assert lines[3].startswith("15   " + "═" * 20 + " 4(A)")
    assert lines[6].startswith("14     ║    ║    ║    ║   5")
    assert lines[9].startswith("13   " + "══╬══" * 4 + " 6")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kittens", [False, True])
def test_the_table_fits_the_screen(language: str, kittens: bool) -> None:
    square = "L0 " * 9 if kittens else SQUARE
    told = f"{square} | seats 4 | cats 0 pickle, 1 comet | taken 0: moss soot crumb button puddle"

    lines = screen(position(told), language).splitlines()

    assert max(len(line.rstrip()) for line in lines) <= 80
    assert len(lines) <= (15 if kittens else 18)  # of 24: the question and the answer follow


def test_alone_only_cats_are_shown_and_no_points() -> None:
    assert "points" not in screen(position(f"{SQUARE} | taken 0: moss"))


def test_a_spectator_sees_the_table_without_help() -> None:
    seen = screen(position(TOLD), seat=None)

    assert "Next card: elbow" in seen
    assert "Rotate: row" not in seen


def test_before_the_deal_there_is_little_to_see() -> None:
    drawn = table().draw(ROOM.view(set_up(Options(), 2), None), ())

    assert "Chabyrinthe" in shown(drawn)


def test_only_rotations_are_explained_where_only_they_are_allowed() -> None:
    seen = screen(position(f"{TOLD} | option first_edition true | done insert"))

    assert "Rotate: row" in seen
    assert "Slide in" not in seen


def test_the_way_of_a_cat_is_lit() -> None:
    plain, lit = (draw_card(Card("bridge", 0), sides, "11", "")[1] for sides in ("", "EW"))

    assert plain.plain == lit.plain == "══╫══"
    assert plain.spans != lit.spans


def test_every_look_has_a_sign_of_its_own() -> None:
    signs = {glyph(card) for looks in LOOKS.values() for card in looks}

    assert len(signs) == 12


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("2 3 >", "rotate 2 3 1"),
        ("23<", "rotate 2 3 3"),
        ("2 3 180", "rotate 2 3 2"),
        ("2 3 Left", "rotate 2 3 3"),
        ("5 0", "insert 5 0"),
        (" 15  3 ", "insert 15 3"),
        ("adopt 3 edith", "adopt 3 edith"),
        ("meow", "meow"),
    ],
)
def test_an_action_is_typed_in_a_few_signs(typed: str, move: str) -> None:
    assert table().notation(typed) == move


def test_actions_are_typed_and_choices_are_listed() -> None:
    two = position("I0 | cats 0 pickle, 1 crumb | guardians 11 10")
    choosing = after(two, "0 rotate 1 1 2")
    drawn = table()

    assert drawn.choices(ROOM.moves(two, Seat(0)) or ()) == {}
    choices = drawn.choices(ROOM.moves(choosing, Seat(0)) or ())
    assert list(choices) == [1, 2]
    assert "2) the cat from 1, Edith comes" in shown(drawn.list_choices(choices))


@pytest.mark.parametrize("what", ["act", "adopt"])
def test_there_is_an_example_for_each_question(what: str) -> None:
    assert table().example(Ask(Seat(0), what)) == {"act": "2 3 >", "adopt": "1"}[what]


def typed_game(seed: int, options: dict[str, Any]) -> list[str]:
    """What somebody types who plays a whole game alone as the bot would."""
    rng = FairRng(hashlib.sha256(str(seed).encode()).digest())
    match: AnyMatch = Match(ROOM, ROOM.make_options(options), 1, rng)
    lines: list[str] = []
    while match.asks:
        [ask] = match.asks
        moves = match.moves(ask.seat) or ()
        move = choose(match.view(ask.seat), ask, moves, FastRng(len(lines)))
        lines.append(str(1 + list(moves).index(move)) if ask.what == "adopt" else type_in(move))
        assert match.play(ask.seat, move) is None
    return lines


def type_in(move: Any) -> str:
    if isinstance(move, Rotate):
        return f"{move.row} {move.column} {('>', '180', '<')[move.quarters - 1]}"
    assert isinstance(move, Insert)
    return f"{move.place} {move.turn}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_played_alone(house: House, language: str) -> None:
    call = ("play", ROOM.name, "--seats", "1", "--seed", "7", "--option", "kittens=true")

    game = house.call(*call, "--lang", language, typed=typed_game(7, {"kittens": True}))

    assert (game.code, game.err) == (0, "")
    assert Words(language)("play-won", count=1, name="") in game.out
    assert house.record().state.missing == 0


def test_alone_nobody_else_can_sit_down(house: House) -> None:
    game = house.call("play", ROOM.name, "--seats", "1", "--bots", "baseline")

    assert (game.code, "more bots than seats: 1 for 0" in game.err) == (2, True)


def test_a_whole_game_with_bots_is_told(house: House) -> None:
    game = house.call(
        "simulate", ROOM.name, "--seats", "2", "--games", "1", "--bots", "baseline",
        "--option", "kittens=true", "--option", "way=together",
    )  # fmt: skip

    assert (game.code, game.err) == (0, "")


@pytest.mark.rule("CHA-20")
def test_who_finds_no_cat_for_too_long_has_lost(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("clowder.games.chabyrinthe.turn.QUIET", 5)  # two hundred take long to draw

    # The elbow at the top right is turned, and turned back.
    call = ("play", ROOM.name, "--seats", "1", "--seed", "7")
    game = house.call(*call, typed=["1 4 >", "1 4 <"] * 5)

    assert "They have moved in down there." in game.out
    assert "Nobody wins." in game.out


def test_the_square_shows_which_cards_have_changed() -> None:
    printer = table()
    state = position("I0")
    elbow = Card("elbow", 0)
    printer.after(Rotated(ME, 2, 1, 1, elbow))
    printer.after(Inserted(ME, 15, elbow, elbow, "tee"))  # pushes the top row to the right
    printer.after(Inserted(ME, 0, elbow, elbow, "tee"))  # pushes the first column down

    seen = screen_of(ROOM, printer, state, ME).splitlines()

    assert [line.count("◂") for line in seen if "◂" in line] == [1, 1, 1]
    assert "◂" not in screen_of(ROOM, printer, state, ME)  # it is old news then
