"""What everyone sees of the score while the game goes on."""

from __future__ import annotations

import pytest

from clowder.core.game import Seat
from clowder.games.if_it_fits import ROOM
from tests.games.if_it_fits.position import position

TOLD = "O-m 0 0, O-m 1 0, O-y 0 1, O 1 1, T-f 5 5, T 6 5 | across 0 0 lilly, 0 1 lilly, 5 5 charlie"


@pytest.mark.rule("FIT-17", "FIT-18", "FIT-19")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_points_are_those_that_the_table_would_bring_now(seat: int | None) -> None:
    view = ROOM.view(position(TOLD), None if seat is None else Seat(seat))

    assert view.points == (3, 1)  # two mice and a second cat; a feather
    assert [(box.worth, box.winners) for box in view.boxes] == [(2, (0,)), (1, (1,))]
