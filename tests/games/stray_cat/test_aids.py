"""What helps a seat: the deduction sheet, and where its cards lead."""

from __future__ import annotations

import pytest

from clowder.core.game import Seat
from clowder.games.stray_cat import ROOM
from clowder.games.stray_cat.aids import Aids, End
from clowder.games.stray_cat.options import Options
from clowder.games.stray_cat.setup import set_up
from clowder.games.stray_cat.state import State
from tests.games.stray_cat.position import after, position


def aids(state: State, seat: int = 0) -> Aids:
    found = ROOM.aids(ROOM.view(state, Seat(seat)))
    assert isinstance(found, Aids)
    return found


@pytest.mark.rule("STR-12")
def test_the_sheet_keeps_what_visits_exclude() -> None:
    table = position("open 2 | at 2.N 16.o | hand 0: modest-1 | home 0: two blue tree")
    table = after(table, "0 play modest-1, 0 step 2.1, 1 remember nothing")

    mine = aids(table).sheet[0]
    assert (mine.shape, mine.roof, mine.garden) == (
        ("two",), ("blue", "yellow"), ("flowers", "tree"),
    )  # fmt: skip
    seen = aids(table, seat=1).sheet[0]  # who has looked knows all
    assert (seen.shape, seen.roof, seen.garden) == (("two",), ("blue",), ("tree",))


@pytest.mark.rule("STR-C3")
def test_tokens_that_lie_elsewhere_cannot_be_mine() -> None:
    table = position(
        "seats 3 | home 1: one red tree | home 2: one red fence | up 1: roof | up 2: roof garden"
    )

    mine = aids(table).sheet[0]
    assert mine.roof == ("blue", "yellow")
    assert mine.garden == ("fence", "flowers", "tree")


def test_houses_that_may_be_home_are_named() -> None:
    table = position("open 2 3 | home 0: one red tree | up 0: shape roof")

    assert aids(table).homes == ("2.1", "3.1")


@pytest.mark.rule("STR-8")
def test_where_ones_meals_lead() -> None:
    table = position("open 2 | hand 0: modest-1 nourishing-12 hearty-20")
    reach = {one.steps: one.ends for one in aids(table).reach}

    assert list(reach) == [1, 2, 3, 4, 5, 6]
    assert reach[1] == (End("1.C", ("1.C",)),)
    assert {end.place for end in reach[3]} == {"2.W", "5"}
    assert End("2.1", ("1.C", "1.E", "2.W", "2.C", "2.N", "2.1")) in reach[6]


@pytest.mark.rule("STR-30")
def test_who_leads_another_kitten_sees_where_it_gets() -> None:
    table = position("open 15 | hand 0: modest-1 | pile mouse")
    table = after(table, "0 food, 0 pick 1")

    assert aids(table).kitten == 1
    [reach] = aids(table).reach
    assert (reach.steps, [end.place for end in reach.ends]) == (3, ["12", "15.E"])
    assert aids(table, seat=1).kitten == 1


def test_nobody_is_helped_before_the_deal_or_from_outside() -> None:
    assert ROOM.aids(ROOM.view(set_up(Options(), 2), Seat(0))) is None
    assert ROOM.aids(ROOM.view(position(""), None)) is None
