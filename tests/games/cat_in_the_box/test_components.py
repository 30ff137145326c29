"""What is in the box (CIB-C1 to CIB-C4)."""

from __future__ import annotations

from collections import Counter

import pytest

from clowder.core.game import Seat
from clowder.games.cat_in_the_box import ROOM
from clowder.games.cat_in_the_box.options import Options
from clowder.games.cat_in_the_box.pieces import (
    BOX,
    COLOURS,
    SEAT_COUNTS,
    TRUMP,
    cell,
    colour_of,
    deck,
    neighbours,
    number_of,
)
from tests.games.cat_in_the_box.position import position


@pytest.mark.rule("CIB-C1")
@pytest.mark.parametrize(
    ("seats", "highest", "cards"), [(2, 5, 25), (3, 6, 30), (4, 8, 40), (5, 9, 45)]
)
def test_there_are_five_cards_of_each_number(seats: int, highest: int, cards: int) -> None:
    counted = Counter(deck(seats))

    assert counted == dict.fromkeys(range(1, highest + 1), 5)
    assert counted.total() == cards


@pytest.mark.rule("CIB-C1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_inventory_is_the_deck(seats: int) -> None:
    setup = ROOM.opening(Options(), seats)

    assert ROOM.inventory(setup) == tuple(str(number) for number in deck(seats))


@pytest.mark.rule("CIB-C2")
@pytest.mark.parametrize(("seats", "printed", "used"), [(2, 6, 5), (3, 6, 6), (4, 9, 8), (5, 9, 9)])
def test_the_research_board_has_a_column_for_each_number(
    seats: int, printed: int, used: int
) -> None:
    table = position(f"seats {seats}")

    assert SEAT_COUNTS[seats].printed == printed
    assert table.columns == used
    assert table.research == (None,) * 4 * used


@pytest.mark.rule("CIB-C2")
def test_the_rows_are_red_blue_yellow_green() -> None:
    assert COLOURS == ("red", "blue", "yellow", "green")
    assert [colour_of(space, columns=6) for space in (0, 5, 6, 12, 23)] == [
        "red",
        "red",
        "blue",
        "yellow",
        "green",
    ]
    assert [number_of(space, columns=6) for space in (0, 5, 6, 23)] == [1, 6, 1, 6]


@pytest.mark.rule("CIB-C2", "CIB-C4")
def test_cells_lie_side_by_side_in_a_straight_grid() -> None:
    beside = neighbours(6)

    assert set(beside[cell("red", 1, 6)]) == {cell("red", 2, 6), cell("blue", 1, 6)}
    assert set(beside[cell("yellow", 3, 6)]) == {
        cell("blue", 3, 6),
        cell("green", 3, 6),
        cell("yellow", 2, 6),
        cell("yellow", 4, 6),
    }
    assert set(beside[cell("green", 6, 6)]) == {cell("yellow", 6, 6), cell("green", 5, 6)}


@pytest.mark.rule("CIB-C2", "CIB-C4")
def test_a_row_does_not_join_the_next_at_its_end() -> None:
    assert cell("blue", 1, 6) not in neighbours(6)[cell("red", 6, 6)]
    assert cell("red", 6, 6) not in neighbours(6)[cell("blue", 1, 6)]


@pytest.mark.rule("CIB-C3")
def test_everyone_starts_a_round_with_four_colours() -> None:
    game = ROOM
    state = game.setup(Options(), 3)

    state = game.apply(state, Seat(-1), ROOM.read_move("start 1")).state
    hands = "1 1 1 1 1 2 2 2 2 2 | 3 3 3 3 3 4 4 4 4 4 | 5 5 5 5 5 6 6 6 6 6"
    state = game.apply(state, Seat(-1), ROOM.read_move(f"deal {hands}")).state

    assert state.tokens == (COLOURS,) * 3
    assert state.bids == (None,) * 3


@pytest.mark.rule("CIB-C4")
def test_red_is_trump_and_both_sides_of_the_cards_are_alike() -> None:
    assert TRUMP == "red"
    assert BOX.research.sides == {"white": "grid", "purple": "grid"}


@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_nobody_plays_alone_or_with_six(seats: int) -> None:
    with pytest.raises(ValueError, match=f"cat_in_the_box is for 2 to 5 players, not {seats}"):
        ROOM.opening(Options(), seats)
