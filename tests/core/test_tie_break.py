"""What broke a tie, from the marks that players are ranked by."""

from __future__ import annotations

import pytest

from clowder.core.game import tie_break_in

NAMES = ("cats", "luck")


@pytest.mark.parametrize(
    ("marks", "decided"),
    [
        ([(3, 0, 0), (2, 9, 9)], None),  # the points did
        ([(3, 1, 0), (3, 2, 0), (1, 5, 5)], "cats"),
        ([(3, 1, 4), (3, 1, 5)], "luck"),
        ([(3, 1, 1), (3, 1, 1), (2, 0, 0)], None),  # nothing could: the win is shared
        ([(3, 1, 1), (3, 1, 1), (3, 0, 9)], "cats"),
        ([(3, 1, 1)], None),
    ],
)
def test_the_first_difference_after_the_points_decides(
    marks: list[tuple[int, ...]], decided: str | None
) -> None:
    assert tie_break_in(marks, NAMES) == decided
