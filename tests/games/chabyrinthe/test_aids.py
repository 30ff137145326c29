"""What helps a seat: how far each cat gets."""

from __future__ import annotations

from clowder.core.game import Seat
from clowder.games.chabyrinthe import ROOM
from clowder.games.chabyrinthe.aids import Aids, Reach, Stretch
from clowder.games.chabyrinthe.moves import Adopt, Insert, Rotate
from clowder.games.chabyrinthe.options import Options
from clowder.games.chabyrinthe.setup import set_up
from tests.games.chabyrinthe.position import position


def test_the_ways_of_a_cat_are_shown_as_far_as_they_go() -> None:
    table = position("H0 T1 L0 L0 L3 " + "I1 " * 11 + "| cats 0 pickle, 4 crumb")

    aids = ROOM.aids(ROOM.view(table, Seat(0)))

    down = (Stretch(0, "NS"), Stretch(4, "NW"))
    assert aids == Aids((Reach(0, down), Reach(4, (Stretch(3, "NE"),))))


def test_a_bridge_may_be_walked_both_ways() -> None:
    table = position("H0 L2 L0 L0 L0 L3 " + "I1 " * 10 + "| cats 0 pickle")

    aids = ROOM.aids(ROOM.view(table, Seat(0)))

    ring = tuple(Stretch(*way) for way in ((0, "NS"), (0, "EW"), (1, "SW"), (4, "NE"), (5, "NW")))
    assert aids == Aids((Reach(0, ring),))


def test_nobody_is_helped_before_the_deal_or_from_outside() -> None:
    assert ROOM.aids(ROOM.view(set_up(Options(), 2), Seat(0))) is None
    assert ROOM.aids(ROOM.view(position("L0 | cats 0 pickle"), None)) is None


def test_a_closed_door_leads_nowhere() -> None:
    table = position("I1 | cats 0 pickle")

    assert ROOM.aids(ROOM.view(table, Seat(0))) == Aids((Reach(0, ()),))


def test_a_tried_turn_shows_the_way_home_before_it_is_made() -> None:
    table = position("I1 " + "I0 " * 15 + "| cats 0 pickle | guardians 11 4")
    view = ROOM.view(table, Seat(0))

    aids = ROOM.foresee(view, Rotate(1, 1, 1))

    down = tuple(Stretch(cell, "NS") for cell in (0, 4, 8, 12))
    assert aids == Aids((Reach(0, down, ("agatha",), (0, 4, 8, 12)),))
    assert ROOM.aids(view) == Aids((Reach(0, ()),))


def test_a_tried_insert_shows_how_far_a_cat_would_get() -> None:
    view = ROOM.view(position("I1 | cats 0 pickle"), Seat(0))

    aids = ROOM.foresee(view, Insert(0, 0))

    assert aids == Aids((Reach(0, (Stretch(0, "NS"),)),))


def test_only_an_action_is_foreseen() -> None:
    view = ROOM.view(position("I1 | cats 0 pickle"), Seat(0))

    assert ROOM.foresee(view, Adopt(0, "agatha")) is None
