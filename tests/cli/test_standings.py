"""How it ended, as the terminal tells it."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from clowder.cli.standings import print_result
from clowder.core.game import Line, Result, Seat, Standing
from clowder.games.chabyrinthe import ROOM
from clowder.locales import Words


def told(result: Result, language: str = "en") -> str:
    console = Console(file=io.StringIO(), width=100)
    print_result(ROOM, result, ["Ann", "Bo"], Words(language), console)
    text = console.file.getvalue()  # type: ignore[attr-defined]
    return " ".join(text.split())


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "12 turns"), ("cs", "12 tahů"), ("pl", "12 tur"), ("hu", "12 kör")],
)
def test_turns_are_called_turns_and_come_with_their_title(language: str, said: str) -> None:
    standing = Standing((Seat(0),), 1, 12, (Line("turns", 12),))

    text = told(Result("grade_4", (standing,), unit="turns"), language)

    title = Words(language)("cha-result-grade-4")
    assert text.startswith(" ".join(title.split()))
    assert text.endswith(f"1. Ann {said}")
    assert Words(language)("column-points") not in text


def test_points_stand_under_their_heading_with_the_sheet() -> None:
    standings = (
        Standing((Seat(1),), 1, 9, (Line("turns", 9),)),
        Standing((Seat(0),), 2, 4),
    )

    text = told(Result("all_home", standings))

    assert "Points Score sheet 1. Bo 9 turns +9 2. Ann 4" in text


def test_what_broke_a_tie_is_named() -> None:
    standings = (Standing((Seat(1),), 1, 9), Standing((Seat(0),), 2, 9))

    assert "Equal on points: the player with more cats wins." in told(
        Result("all_home", standings, tie_break="cats")
    )
