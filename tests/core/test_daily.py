"""What a board of the day ranks by."""

from __future__ import annotations

from clowder.core.daily import Daily, points_tally, turns_tally
from clowder.core.game import Result, Seat, Standing


def result(*points: int, ranks: tuple[int, ...] = ()) -> Result:
    ranks = ranks or tuple(1 + sum(other > own for other in points) for own in points)
    rows = zip(points, ranks, strict=True)
    return Result(
        "done", tuple(Standing((Seat(at),), rank, own) for at, (own, rank) in enumerate(rows))
    )


def test_more_points_are_better_whoever_won_the_table() -> None:
    won, lost_with_more = points_tally(None, result(5, 4)), points_tally(None, result(6, 9))

    assert lost_with_more.mark < won.mark
    assert (won.points, won.unit) == (5, "points")


def test_between_equal_points_the_best_mouse_decides() -> None:
    near, far = points_tally(None, result(5, 1, 4)), points_tally(None, result(5, 2, 3))
    below_zero = points_tally(None, result(-2, -3))

    assert far.mark < near.mark < below_zero.mark
    assert points_tally(None, result(-2, -1)).mark > below_zero.mark


def test_whoever_loses_alone_is_behind_all_who_win_however_few_the_turns() -> None:
    slow, lost = turns_tally(None, result(90, ranks=(1,))), turns_tally(None, result(1, ranks=(2,)))

    assert slow.mark < lost.mark
    assert turns_tally(None, result(9, ranks=(1,))).mark < slow.mark


def test_a_table_has_a_seat_for_the_person_and_each_mouse() -> None:
    assert (Daily().seats, Daily(mice=("quick", "quick")).seats) == (1, 3)
