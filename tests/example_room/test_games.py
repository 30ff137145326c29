"""Pounce as a whole: golden games, and how many games follow a deal."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.example_room.pounce import ROOM
from tests.example_room.pounce.state import State
from tests.example_room.test_rules import played
from tests.games import test_golden

GOLDEN = sorted(Path(__file__).parent.glob("golden/*.game"))


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_the_game_goes_as_it_is_told(file: Path) -> None:
    test_golden.test_the_game_goes_as_it_is_told(file)


@pytest.mark.parametrize(
    ("deal", "counts"),
    [
        ("* deal 1 2 3 | 4 5 6", [1, 3, 9, 18, 36, 36, 36]),
        ("* deal 1 1 2 | 4 5 6", [1, 2, 6, 9, 18, 18, 18]),
        ("* deal 1 1 2 | 3 4 4", [1, 2, 4, 6, 9, 9, 9]),
    ],
)
def test_so_many_games_follow_a_deal(deal: str, counts: list[int]) -> None:
    state = played(deal).state

    assert [perft(state, depth) for depth in range(len(counts))] == counts


def perft(state: State, depth: int) -> int:
    """How many rows of so many moves there are; what is asked at once is answered by seat."""
    if depth == 0:
        return 1
    seat = ROOM.asks(state)[0].seat
    after = (ROOM.apply(state, seat, move).state for move in ROOM.moves(state, seat) or ())
    return sum(perft(state, depth - 1) for state in after)
