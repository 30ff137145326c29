"""Moves as text."""

from __future__ import annotations

import pytest

from clowder.core.game import Seat
from clowder.games.if_it_fits.moves import (
    Deal,
    Discard,
    Draw,
    Give,
    Lay,
    Move,
    Oust,
    Pass,
    Settle,
    Sleep,
    Start,
)
from clowder.games.if_it_fits.notation import read_move, write_move


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("start 1", Start(Seat(1))),
        (
            "deal LT-m O | T yarn | princess L",
            Deal((("LT-m", "O"), ("T", "yarn")), ("princess", "L")),
        ),
        ("draw", Draw()),
        ("sleep 2 -1", Sleep(2, -1)),
        ("pass", Pass()),
        ("lay LT-ff 2 -10", Lay("LT-ff", False, 2, -10)),
        ("lay start 0 1 turned", Lay("start", True, 0, 1)),
        ("settle 0 0", Settle(0, 0)),
        ("give feather -3 4", Give("feather", -3, 4)),
        ("oust 1 2", Oust(1, 2)),
        ("discard", Discard()),
    ],
)
def test_moves_are_written_and_read(text: str, move: Move) -> None:
    assert write_move(move) == text
    assert read_move(text) == move


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "expected a move"),
        ("jump 1", "expected a move"),
        ("lay O", "expected 'lay CARD COLUMN ROW"),
        ("lay O 1 2 upside", "expected 'lay CARD COLUMN ROW"),
        ("lay OO 1 2", "expected a card such as LT-m"),
        ("lay lilly 1 2", "expected a card such as LT-m"),
        ("sleep 1", "expected 'sleep COLUMN ROW'"),
        ("sleep 1 x", "expected a whole number, found 'x'"),
        ("sleep 1 -0", "expected a whole number, found '-0'"),
        ("sleep 1 1_0", "expected a whole number"),
        ("sleep 1 ٣", "expected a whole number"),
        ("deal O O", "expected 'deal HAND"),
        ("draw 2", "expected 'draw'"),
    ],
)
def test_what_is_no_move_is_refused_with_what_was_expected(text: str, expected: str) -> None:
    with pytest.raises(ValueError, match=expected.replace("|", r"\|").replace("[", r"\[")):
        read_move(text)
