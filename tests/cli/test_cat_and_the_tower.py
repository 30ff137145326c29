"""The tower in the terminal: floors, lean and pieces in words."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from clowder.cli.printers import find_printer
from clowder.core.game import Seat
from clowder.games.cat_and_the_tower import ROOM
from clowder.games.cat_and_the_tower.events import Counted
from clowder.games.cat_and_the_tower.state import State
from clowder.locales import LANGUAGES, Words
from tests.games.cat_and_the_tower.position import play, table

TWO = "brick1@1 window1@1 floor2 toto@1 orange1@2"


def drawn(state: State, language: str = "en") -> str:
    words = Words(language)
    console = Console(width=120, record=True, file=StringIO())
    console.print(find_printer(ROOM, ["Ann", "Bo"], words).draw(ROOM.view(state, Seat(0)), ()))
    return console.export_text()


def test_floors_come_from_the_top_with_what_stands_on_them() -> None:
    shown = drawn(table(TWO))

    assert shown.index("Floor 2") < shown.index("Floor 1")
    assert "orange friend 1" in shown
    assert "Walls lost: 0 of 5" in shown
    assert "level, 0\u00a0mm off the middle" in shown


def test_a_hand_is_told_how_to_place() -> None:
    assert "wall brick -270 0 0 100" in drawn(play(table(TWO), "0 use 1 1"))


def test_against_each_other_the_standings_are_shown() -> None:
    assert "Ann: beside the tower" in drawn(table("brick1@1", mode="against"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_story_that_is_won_is_told(language: str) -> None:
    words = Words(language)
    told = find_printer(ROOM, ["Ann"], words).after(Counted((10,)))

    assert told is not None
    assert find_printer(ROOM, ["Ann"], words).after(Counted(())) is None
