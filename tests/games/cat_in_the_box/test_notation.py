"""Moves as text: what is written can be read, what cannot be read says why."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clowder.core.game import Seat
from clowder.games.cat_in_the_box.moves import Bid, Bury, Deal, Move, Play, Start
from clowder.games.cat_in_the_box.notation import read_move, write_move
from clowder.games.cat_in_the_box.pieces import COLOURS

NUMBERS = st.integers(1, 9)
CARDS = st.lists(NUMBERS, min_size=1, max_size=10).map(tuple)
DEALS = st.one_of(
    st.builds(Deal, st.lists(CARDS, min_size=2, max_size=5).map(tuple)),
    st.builds(Deal, st.tuples(CARDS, CARDS), CARDS, CARDS),
)
MOVES = st.one_of(
    st.builds(Start, st.integers(0, 4)),
    DEALS,
    st.builds(Bury, NUMBERS),
    st.builds(Bid, st.integers(0, 9)),
    st.builds(Play, NUMBERS, st.sampled_from(COLOURS)),
)


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Start(Seat(2)), "start 2"),
        (Deal(((1, 2), (3, 4), (5, 5))), "deal 1 2 | 3 4 | 5 5"),
        (Deal(((1, 2), (3, 4)), (5, 5, 1), (2, 2)), "deal 1 2 | 3 4 up 5 5 1 down 2 2"),
        (Bury(4), "bury 4"),
        (Bid(2), "bid 2"),
        (Play(7, "red"), "play 7 red"),
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
        ("", "expected a move"),
        ("jump 3", "expected a move"),
        ("PLAY 3 red", "expected a move"),
        ("play 3 purple", "expected 'play NUMBER red|blue|yellow|green'"),
        ("play 3", "expected 'play NUMBER"),
        ("play 3 red blue", "expected 'play NUMBER"),
        ("play three red", "expected a whole number, found 'three'"),
        ("bury -1", "expected a whole number"),
        ("bury 1_0", "expected a whole number"),
        ("bury ٣", "expected a whole number"),
        ("bury 12345", "expected a whole number"),
        ("bid", "expected 'bid TRICKS'"),
        ("start 0 1", "expected 'start SEAT'"),
        ("deal", "expected 'deal HAND"),
        ("deal a | b", "expected 'deal HAND"),
        ("deal 1 | 2 up 3", "expected 'deal HAND"),
        ("deal 1 | ٣", "expected a whole number"),
    ],
)
def test_what_is_no_move_says_what_was_expected(text: str, expected: str) -> None:
    with pytest.raises(ValueError, match=f"^{expected.replace('|', '[|]')}"):
        read_move(text)


@given(text=st.one_of(st.text(), st.from_regex(r"(start|deal|bury|bid|play)[ \d|a-z]*")))
def test_any_text_is_a_move_or_a_value_error(text: str) -> None:
    try:
        move = read_move(text)
    except ValueError:
        return
    assert read_move(write_move(move)) == move
