"""Stray Cat in the terminal: what the table shows."""

from __future__ import annotations

import pytest

from clowder.cli.printers.stray_cat import StrayCatPrinter, turned
from clowder.core.game import Ask, Seat
from clowder.games.stray_cat import ROOM
from clowder.games.stray_cat.events import Shuffled, WorksPut
from clowder.games.stray_cat.options import Options
from clowder.games.stray_cat.setup import set_up
from clowder.games.stray_cat.state import State
from clowder.locales import LANGUAGES, Words
from tests.cli.screens import screen_of, shown
from tests.games.stray_cat.position import after, position

NAMES = ("You", "Smoke", "Cream", "Cocoa")
ME = Seat(0)
TOLD = (
    "seats 3 | open 2 3:5/1 6 | at 2.N 6.Y 1.o | hand 0: modest-1 friend-25 | works 6.E"
    " | up 0: roof"
)


def table(language: str = "en") -> StrayCatPrinter:
    return StrayCatPrinter(NAMES, Words(language))


def screen(state: State, language: str = "en", seat: Seat | None = ME) -> str:
    return screen_of(ROOM, table(language), state, seat, 120)


def test_the_table_shows_the_neighbourhood_the_players_and_the_clues() -> None:
    seen = screen(position(TOLD))

    for part in (
        "Stray Cat · Round 1 · Pile: 36",
        "▲1 You  Cards: 2  [?][a blue roof][?]",
        "▲2 Smoke  Cards: 0  [?][?][?]",
        "Your home may have:",
        "░░░░░░░░░░",
        "▲11#",  # a kitten beside a house of one storey with a fence
        "××",
        "modest meal (1)",
        "cat friend (25)",
    ):
        assert part in seen


def test_a_spectator_sees_no_hand_and_no_clues() -> None:
    seen = screen(position(TOLD), seat=None)

    assert "Your" not in seen
    assert "▲2 Smoke" in seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_draws_it(language: str) -> None:
    walking = after(position(TOLD), "0 play modest-1")

    assert "7.N" in screen(walking, language)
    assert screen(set_up(Options(), 2), language).count("\n") == 1


def test_choices_are_numbered_and_many_stand_in_columns() -> None:
    listed = ROOM.moves(position(TOLD), ME) or ()
    choices = table().choices(listed)

    assert list(choices) == [1, 2, 3]
    assert " 3) look for food" in shown(table().list_choices(choices))
    works = after(position(f"{TOLD} | pile roadworks"), "0 food")
    many = table().choices(ROOM.moves(works, ME) or ())
    assert len(shown(table().list_choices(many)).splitlines()) < len(many)


def test_fields_turn_with_their_tile() -> None:
    assert [turned((0, -2), quarters) for quarters in range(4)] == [
        (0, -2),
        (2, 0),
        (0, 2),
        (-2, 0),
    ]


def test_what_may_be_typed() -> None:
    assert table().example(Ask(ME, "step")) == "7.N"
    assert table().example(Ask(ME, "fight")) == "1"
    assert table().notation("7.N") == "7.N"


def test_the_map_shows_where_something_has_changed_as_sentences_name_no_field() -> None:
    printer = table()
    state = position(TOLD)
    printer.after(WorksPut(ME, "6.E"))
    printer.after(Shuffled(20))

    seen = screen_of(ROOM, printer, state, ME, 120)

    assert seen.count("◂") == 1
    assert "6 ◂" in seen
    assert "◂" not in screen_of(ROOM, printer, state, ME, 120)  # it is old news then


def test_a_way_is_listed_with_the_field_to_type() -> None:
    walking = after(position(TOLD), "0 play modest-1")
    choices = table().choices(ROOM.moves(walking, ME) or ())

    assert "2.1  a step: a house of one storey" in shown(table().list_choices(choices))
