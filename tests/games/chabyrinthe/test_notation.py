"""Moves as text: what is written can be read, what cannot be read says why."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clowder.core.game import Seat
from clowder.games.chabyrinthe.moves import Adopt, Deal, Insert, Move, Rotate, Start
from clowder.games.chabyrinthe.notation import read_move, write_move
from clowder.games.chabyrinthe.pieces import CATS, GUARDIANS, KINDS, LOOKS, Card

NUMBERS = st.integers(0, 20)
CARDS = st.sampled_from([card for looks in LOOKS.values() for card in looks])
MOVES = st.one_of(
    st.builds(Start, st.integers(0, 3)),
    st.builds(
        Deal,
        st.lists(CARDS, max_size=16).map(tuple),
        st.lists(st.sampled_from(KINDS), max_size=10).map(tuple),
        st.lists(st.sampled_from(CATS), max_size=15).map(tuple),
    ),
    st.builds(Rotate, NUMBERS, NUMBERS, NUMBERS),
    st.builds(Insert, NUMBERS, NUMBERS),
    st.builds(Adopt, NUMBERS, st.sampled_from(GUARDIANS)),
)


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Start(Seat(2)), "start 2"),
        (Rotate(2, 3, 1), "rotate 2 3 1"),
        (Insert(15, 0), "insert 15 0"),
        (Adopt(8, "edith"), "adopt 8 edith"),
        (
            Deal((Card("elbow", 0), Card("bridge", 0)), ("tee", "cross"), ("moss", "soot")),
            "deal L0 H0 | T X | moss soot",
        ),
    ],
)
def test_moves_are_written_as_one_says_them(move: Move, text: str) -> None:
    assert write_move(move) == text
    assert read_move(text) == move


@given(move=MOVES)
def test_every_move_survives_its_notation(move: Move) -> None:
    assert read_move(write_move(move)) == move


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "expected a move (start, deal, rotate, insert, adopt)"),
        ("jump 3", "expected a move"),
        ("rotate 2 3", "expected 'rotate ROW COLUMN QUARTERS'"),
        ("rotate 2 3 right", "expected a whole number, found 'right'"),
        ("insert 5", "expected 'insert PLACE TURN'"),
        ("insert 1_0 0", "expected a whole number"),
        ("insert ٣ 0", "expected a whole number"),
        ("adopt 3 tom", "expected 'adopt PLACE agatha|edith'"),
        ("start", "expected 'start SEAT'"),
        ("deal L0 | I", "expected 'deal CARDS | DECK | CATS'"),
        ("deal Q0 | I | moss", "expected a sewer (L, I, T, X, H), found 'Q'"),
        ("deal L | I | moss", "expected a whole number, found ''"),
        ("deal L0 | I1 | moss", "expected a sewer"),
        ("deal L0 | I | tom", "expected a cat (pickle"),
    ],
)
def test_what_is_no_move_says_what_was_expected(text: str, expected: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(expected)}"):
        read_move(text)


@given(text=st.one_of(st.text(), st.from_regex(r"(start|deal|rotate|insert|adopt)[ \d|a-zA-Z]*")))
def test_any_text_is_a_move_or_a_value_error(text: str) -> None:
    try:
        move = read_move(text)
    except ValueError:
        return
    assert read_move(write_move(move)) == move
