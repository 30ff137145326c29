"""Points for a round and for the game (CIB-13 to CIB-15)."""

from __future__ import annotations

import pytest

from clowder.core.game import Line, Piece, Seat
from clowder.core.value import replace
from clowder.games.cat_in_the_box import ROOM
from clowder.games.cat_in_the_box.pieces import cell
from clowder.games.cat_in_the_box.scoring import largest_group, score_round
from clowder.games.cat_in_the_box.state import Over, Score, Sheet, State
from tests.games.cat_in_the_box.position import blank_sheet, position, read_cards, why_not


def group(told: str) -> list[int]:
    """The cells of seat 0's largest group."""
    table = position(told)
    return list(largest_group(table.research, Seat(0), table.columns))


def cells(*cards: str) -> list[int]:
    """Where they lie on the board for three."""
    pairs = [read_cards(card)[0] for card in cards]
    return sorted(cell(colour, number, columns=6) for number, colour in pairs)


@pytest.mark.rule("CIB-13")
def test_a_trick_is_a_point() -> None:
    sheet = score_round(position("seats 3 | won 0: 2 | won 1: 5 | won 2: 1 | bids 1 3 4"))

    assert [score.points for score in sheet.scores] == [2, 5, 1]


@pytest.mark.rule("CIB-13")
def test_who_caused_the_paradox_loses_a_point_for_each_trick() -> None:
    table = position("seats 4 | won 3: 3 | won 0: 2 | bids 1 1 1 1")

    sheet = score_round(table, paradox=Seat(3))

    assert [score.points for score in sheet.scores] == [2, 0, 0, -3]
    assert sheet.scores[3].trick_points == -3


@pytest.mark.rule("CIB-13", "CIB-14")
def test_the_culprit_with_the_right_bid_gets_no_bonus_but_loses_nothing_for_it() -> None:
    table = position("seats 4 | won 3: 3 | bids 1 1 1 3 | taken 3: 4 red, 5 red, 6 red")

    score = score_round(table, paradox=Seat(3)).scores[3]

    assert score == Score(bid=3, tricks=3, trick_points=-3, group=(), points=-3)


@pytest.mark.rule("CIB-13")
def test_a_culprit_without_tricks_loses_nothing() -> None:
    sheet = score_round(position("seats 3 | taken 1: 4 red"), paradox=Seat(1))

    assert sheet.scores[1].points == 0


@pytest.mark.rule("CIB-14")
def test_the_right_bid_brings_the_largest_group_even_after_anothers_paradox() -> None:
    table = position(
        "seats 4 | won 0: 2 | bids 2 1 1 1"
        " | taken 0: 4 red, 4 blue, 5 blue, 5 yellow, 6 yellow, 8 green, 1 red"
    )

    score = score_round(table, paradox=Seat(2)).scores[0]

    assert (score.trick_points, len(score.group), score.points) == (2, 5, 7)


@pytest.mark.rule("CIB-14")
@pytest.mark.parametrize("tricks", [2, 4])
def test_one_trick_more_or_less_than_bid_brings_no_bonus(tricks: int) -> None:
    table = position(f"seats 3 | won 0: {tricks} | bids 3 1 1 | taken 0: 4 red, 5 red")

    assert score_round(table).scores[0].points == tricks


@pytest.mark.rule("CIB-14")
def test_tokens_side_by_side_and_one_above_the_other_are_joined() -> None:
    told = "seats 3 | taken 0: 2 blue, 3 blue, 3 yellow, 3 green, 6 red"

    assert group(told) == cells("2 blue", "3 blue", "3 yellow", "3 green")


@pytest.mark.rule("CIB-14")
def test_a_diagonal_does_not_join() -> None:
    assert len(group("seats 3 | taken 0: 1 red, 2 blue, 3 yellow, 4 green")) == 1
    assert len(group("seats 3 | taken 0: 4 red, 3 blue, 2 yellow, 1 green")) == 1


@pytest.mark.rule("CIB-14", "CIB-C2")
def test_red_joins_blue_but_never_green_and_no_row_runs_on() -> None:
    assert len(group("seats 3 | taken 0: 3 red, 3 blue")) == 2
    assert len(group("seats 3 | taken 0: 3 red, 3 green")) == 1
    assert len(group("seats 3 | taken 0: 6 red, 1 blue")) == 1


@pytest.mark.rule("CIB-14")
def test_of_equal_groups_one_counts_the_topmost() -> None:
    told = "seats 3 | taken 0: 5 green, 6 green, 1 red, 2 red, 4 yellow, 3 yellow"

    assert group(told) == cells("1 red", "2 red")


@pytest.mark.rule("CIB-14")
def test_a_larger_group_below_beats_a_smaller_one_above() -> None:
    told = "seats 3 | taken 0: 1 red, 2 red, 4 green, 5 green, 6 green"

    assert group(told) == cells("4 green", "5 green", "6 green")


@pytest.mark.rule("CIB-14")
def test_tokens_of_others_do_not_join_and_are_not_counted() -> None:
    told = "seats 3 | taken 0: 1 red, 3 red | taken 1: 2 red, 1 blue"

    assert group(told) == cells("1 red")


@pytest.mark.rule("CIB-14")
def test_a_ring_is_one_group() -> None:
    ring = "1 red, 2 red, 3 red, 1 blue, 3 blue, 1 yellow, 2 yellow, 3 yellow"

    assert len(group(f"seats 3 | taken 0: {ring} | taken 1: 2 blue")) == 8


@pytest.mark.rule("CIB-14")
def test_without_tokens_there_is_no_group() -> None:
    assert group("seats 3") == []


def test_a_sheet_shows_the_board_as_it_lay() -> None:
    table = position("seats 3 | taken 0: 1 red")

    sheet = score_round(table)

    assert sheet.research[cell("red", 1, 6)] == 0
    assert (sheet.paradox, sheet.shown) == (None, ())


def over(*rounds: tuple[int, ...]) -> State:
    """A finished game with these points in each round."""
    seats = len(rounds[0])
    sheets = tuple(
        Sheet(tuple(Score(1, p, p, (), p) for p in points), blank_sheet(seats).research)
        for points in rounds
    )
    return replace(position(f"seats {seats}"), phase=Over(), sheets=sheets)


def ranks(state: State) -> dict[int, int]:
    result = ROOM.result(state)
    assert result is not None
    return {seat: standing.rank for standing in result.standings for seat in standing.seats}


@pytest.mark.rule("CIB-15")
def test_most_points_over_all_rounds_win() -> None:
    assert ranks(over((5, 0, 3), (0, 4, 3), (1, 1, 1))) == {2: 1, 0: 2, 1: 3}


@pytest.mark.rule("CIB-15")
def test_a_tie_is_broken_by_the_last_round() -> None:
    state = over((5, 1, 0), (0, 0, 0), (1, 5, 0))

    assert ranks(state) == {1: 1, 0: 2, 2: 3}
    result = ROOM.result(state)
    assert result is not None
    assert result.tie_break == "last_round"


@pytest.mark.rule("CIB-15")
def test_a_complete_tie_is_shared_and_the_next_rank_left_out() -> None:
    assert ranks(over((3, 3, 0), (0, 0, 0), (2, 2, 4))) == {0: 1, 1: 1, 2: 3}
    assert ranks(over((1, 1), (2, 2))) == {0: 1, 1: 1}


@pytest.mark.rule("CIB-15")
def test_points_may_be_below_nothing() -> None:
    assert ranks(over((-3, -1), (0, -1))) == {1: 1, 0: 2}


@pytest.mark.rule("CIB-15")
def test_the_sheet_tells_the_points_line_by_line() -> None:
    state = over((0, 0, 0), (0, 0, 0))
    tricks_and_group = Score(2, 2, 2, (0, 1, 2), 5)
    paradox = Sheet((Score(1, 3, -3, (), -3),) + (tricks_and_group,) * 2, (), Seat(0))

    result = ROOM.result(replace(state, sheets=(*state.sheets, paradox)))

    assert result is not None
    assert result.how == "rounds_played"
    assert result.standing(Seat(0)).sheet[-1] == Line("paradox", -3, (Piece("round", 3),))
    assert result.standing(Seat(1)).sheet == (
        Line("tricks", 0, (Piece("round", 1),)),
        Line("tricks", 0, (Piece("round", 2),)),
        Line("tricks", 2, (Piece("round", 3),)),
        Line("bonus", 3, (Piece("round", 3),)),
    )
    assert [standing.points for standing in result.standings] == [5, 5, -3]


@pytest.mark.rule("CIB-15")
def test_after_the_end_nothing_is_allowed() -> None:
    state = over((1, 0), (0, 0))

    assert ROOM.asks(state) == ()
    for move in ("0 play 1 blue", "1 bury 1", "* start 0", "0 bid 1"):
        assert why_not(state, move) == "game_over CIB-15"
    assert ROOM.moves(state, Seat(0)) == []
