"""What helps a seat: its own boxes, and those that are barred to it."""

from __future__ import annotations

import pytest

from clowder.core.game import Seat
from clowder.games.if_it_fits import ROOM
from clowder.games.if_it_fits.aids import Aids
from clowder.games.if_it_fits.options import Options
from clowder.games.if_it_fits.setup import set_up
from tests.games.if_it_fits.position import position

TOLD = "O-m 0 0, O 1 0, T-y 0 5, T 1 5, charlie 9 9, O-f 7 7 | across 0 0 lilly, 0 5 charlie"


@pytest.mark.rule("FIT-12")
def test_boxes_are_own_own_or_barred() -> None:
    table = position(TOLD)

    assert ROOM.aids(ROOM.view(table, Seat(0))) == Aids((0,), (1, 2))
    assert ROOM.aids(ROOM.view(table, Seat(1))) == Aids((1, 2), (0,))


def test_nobody_is_helped_before_the_deal_or_from_outside() -> None:
    assert ROOM.aids(ROOM.view(set_up(Options(), 2), Seat(0))) is None
    assert ROOM.aids(ROOM.view(position(TOLD), None)) is None
