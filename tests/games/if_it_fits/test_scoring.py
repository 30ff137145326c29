"""What boxes are worth, and who wins (FIT-17 to FIT-21)."""

from __future__ import annotations

import pytest

from clowder.core.game import Line, Piece, Seat
from clowder.core.value import replace
from clowder.games.if_it_fits.scoring import final_result, points_now
from clowder.games.if_it_fits.state import Over, State
from tests.games.if_it_fits.position import box_at, position

PAIR = "O-m 0 0, O-m 1 0, O 2 0, O 3 0"


def over(told: str) -> State:
    return replace(position(told), phase=Over())


@pytest.mark.rule("FIT-17")
@pytest.mark.parametrize(
    ("told", "winners"),
    [
        (f"{PAIR} | across 0 0 lilly", (0,)),
        (f"{PAIR} | across 0 0 lilly, 2 0 charlie", (0, 1)),
        (f"{PAIR}, charlie 4 0 | across 0 0 lilly, 2 0 charlie", (1,)),
        (f"{PAIR}, charlie 4 0 | across 0 0 lilly", (0,)),
        (f"{PAIR}, charlie 4 0, charlie 5 0", ()),
        (f"{PAIR} | across 0 0 princess", ()),
        (f"{PAIR}, charlie 4 0 | across 0 0 lilly, 2 0 lilly", (0,)),
    ],
)
def test_most_cats_win_a_box_and_all_who_tie(told: str, winners: tuple[int, ...]) -> None:
    assert box_at(position(told), 0, 0).winners == winners


@pytest.mark.rule("FIT-17")
def test_all_who_tie_score_in_full() -> None:
    assert points_now(position(f"{PAIR} | across 0 0 lilly, 2 0 charlie")) == (2, 2)


@pytest.mark.rule("FIT-21")
@pytest.mark.parametrize(
    ("told", "winners"),
    [
        (f"{PAIR}, charlie 4 0 | across 0 0 lilly, 2 0 charlie", (1,)),
        (f"{PAIR}, charlie 4 0, O 0 1, O 1 1 | across 0 0 lilly, 0 1 lilly, 2 0 charlie", (0,)),
        (
            f"{PAIR}, charlie 4 0, charlie 5 0, O 0 1, O 1 1"
            " | across 0 0 lilly, 0 1 lilly, 2 0 charlie",
            (0, 1),
        ),
        (f"{PAIR}, charlie 4 0, charlie 5 0, charlie 6 0 | across 0 0 lilly", (0,)),
    ],
)
def test_in_the_advanced_game_sleepers_count_half(told: str, winners: tuple[int, ...]) -> None:
    assert box_at(position(f"{told} | advanced"), 0, 0).winners == winners


@pytest.mark.rule("FIT-18")
@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ("O-m 0 0, O-m 1 0, O-y 2 0", 2),
        ("O-mm 0 0, T-yy 1 0, O-y 2 0", 3),
        ("yarn 0 0, O-m 1 0", 2),
        ("O-s 0 0, O-m 1 0, O-s 2 0", -1),
        ("LTB-m 0 0, LTB-m 1 0 t", 4),
        ("LTB-s 0 0, LTB-s 1 0 t", -4),
        ("LTB-m 0 0, LTB-s 1 0 t", 0),
        ("LTB-yy 0 0, TB-s 1 0, LTB-y 2 0 t", 4),
    ],
)
def test_a_box_is_worth_its_most_frequent_toy_less_sprays_twice_if_closed(
    cards: str, worth: int
) -> None:
    assert box_at(position(cards), 0, 0).worth == worth


@pytest.mark.rule("FIT-18")
def test_a_toy_laid_across_counts_for_its_box() -> None:
    table = position("O-y 0 0, O 1 0, L-f 2 0 | across 0 0 yarn")

    assert (box_at(table, 0, 0).toys, box_at(table, 2, 0).toys) == ((0, 3, 0), (0, 0, 1))


@pytest.mark.rule("FIT-18")
def test_who_wins_a_box_below_zero_loses_points() -> None:
    assert points_now(position("O-s 0 0, O-s 1 0 | across 0 0 lilly")) == (-2, 0)


@pytest.mark.rule("FIT-19")
def test_more_awake_cats_in_a_box_earn_a_point_each_won_or_not() -> None:
    told = "LTB-m 0 0, TB 1 0, TB 2 0, TB 3 0, TB 4 0, TB 5 0, TB 6 0, TB 7 0, TB 8 0, LTB 9 0 t"
    three = "0 0 charlie, 2 0 charlie, 4 0 charlie"

    assert points_now(position(f"{told} | across {three}, 6 0 lilly, 8 0 lilly")) == (1, 2 + 2)
    assert points_now(position(f"{told} | across {three} | advanced")) == (0, 2)


@pytest.mark.rule("FIT-19")
def test_sleepers_earn_nothing_extra() -> None:
    assert points_now(position("O-m 0 0, O 1 0, lilly 2 0, lilly 3 0 | across 0 0 lilly")) == (1, 0)


@pytest.mark.rule("FIT-20")
def test_most_points_win() -> None:
    result = final_result(over(f"{PAIR}, T-m 0 5, T 1 5 | across 0 0 lilly, 0 5 charlie"))

    assert result.how == "hands_empty"
    assert [(one.seats, one.rank, one.points) for one in result.standings] == [
        ((0,), 1, 2),
        ((1,), 2, 1),
    ]


@pytest.mark.rule("FIT-20")
def test_a_tie_goes_to_fewest_minus_points_and_is_shared_then() -> None:
    wet = "T-yy 0 5, T-s 1 5"
    result = final_result(over(f"O-m 0 0, O 1 0, {wet} | across 0 0 lilly, 0 5 charlie"))

    assert [(one.seats, one.rank, one.points) for one in result.standings] == [
        ((0,), 1, 1),
        ((1,), 2, 1),
    ]
    assert result.tie_break == "minus"
    even = final_result(over("O-m 0 0, O 1 0, T-m 0 5, T 1 5 | across 0 0 lilly, 0 5 charlie"))
    assert [one.rank for one in even.standings] == [1, 1]
    assert even.tie_break is None


@pytest.mark.rule("FIT-20")
def test_minus_points_are_doubled_in_a_closed_box() -> None:
    closed = "LTB-yy 0 0, LTB-s 1 0 t"
    opened = "O-mm 0 5, O-m 1 5, O-m 2 5, O-s 3 5, O-s 4 5"
    result = final_result(over(f"{closed}, {opened} | across 0 0 lilly, 0 5 charlie"))

    assert [one.rank for one in result.standings] == [1, 1]
    assert [one.points for one in result.standings] == [2, 2]


@pytest.mark.rule("FIT-18", "FIT-19")
def test_the_sheet_has_a_line_for_each_box_and_one_for_company() -> None:
    told = "LTB-m 0 0, TB 1 0, TB-s 2 0, LTB 3 0 t, T 0 5, T 1 5"
    result = final_result(over(f"{told} | across 0 0 lilly, 2 0 lilly, 0 5 lilly"))

    about = (Piece("cards", 4), Piece("toy", "mouse"), Piece("toys", 1), Piece("sprays", 1))
    bare = (Piece("cards", 2), Piece("toy", "none"), Piece("toys", 0), Piece("sprays", 0))
    assert result.standing(Seat(0)).sheet == (
        Line("closed", 0, about),
        Line("box", 0, bare),
        Line("extras", 1),
    )
    assert result.standing(Seat(1)).sheet == ()
