"""Moves as text, and what is said to a text that is no move."""

from __future__ import annotations

import pytest

from clowder.games.stray_cat import ROOM


@pytest.mark.parametrize(
    "text",
    [
        "start 2",
        "play modest-3 nourishing-12",
        "play truck-31",
        "food",
        "step 7.N",
        "step 12",
        "at 7.1",
        "fight hearty-20",
        "discard modest-1 friend-25",
        "remember roof",
        "remember nothing",
        "suffer roadworks",
        "pick 1",
        "peck modest-3",
        "shuffle dog modest-3 roadworks roadworks",
        "deal 7/1 1/0 | one red fence, two blue tree | modest-1 modest-2, modest-3 | dog hearty-20",
    ],
)
def test_a_move_is_written_as_it_is_read(text: str) -> None:
    assert ROOM.write_move(ROOM.read_move(text)) == text


def test_cards_are_put_in_order() -> None:
    assert ROOM.write_move(ROOM.read_move("play hearty-20 modest-3")) == "play modest-3 hearty-20"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "expected a move"),
        ("jump 7.N", "expected a move"),
        ("food now", "expected 'food'"),
        ("step", "expected 'step CELL.FIELD"),
        ("step 7.NN", "a place such as 7.N"),
        ("step x", "a place such as 7.N"),
        ("play modest-12", "a card such as"),
        ("fight", "expected 'fight CARD'"),
        ("remember door", "expected 'remember"),
        ("pick 1_0", "expected a seat"),
        ("deal 7/1 | one red fence", "expected 'deal"),
        ("deal 7 | one red fence | modest-1 | dog", "a tile and its turn"),
        ("deal 7/1 | one red | modest-1 | dog", "a shape, a roof and a garden"),
        ("deal 7/1 | one pink fence | modest-1 | dog", "pink"),
    ],
)
def test_a_text_that_is_no_move_says_what_was_expected(text: str, expected: str) -> None:
    with pytest.raises(ValueError, match=expected):
        ROOM.read_move(text)
