"""What is in the box and how the table is laid (TOW-C1 to TOW-C4, TOW-1)."""

from __future__ import annotations

import pytest

from clowder.games.cat_and_the_tower import ROOM
from clowder.games.cat_and_the_tower.options import Options
from clowder.games.cat_and_the_tower.pieces import (
    COLOURS,
    FRIENDS,
    GOAL_CARDS,
    HEIGHTS,
    SCENARIOS,
    SIDES,
    WALLS,
    Action,
    has_hole,
    kind_of,
)
from tests.games.cat_and_the_tower.position import ONE, asked, play, table, why_not


@pytest.mark.rule("TOW-C1", "TOW-C3")
def test_what_is_in_the_box() -> None:
    assert [sum(kind_of(wall) == kind for wall in WALLS) for kind in HEIGHTS] == [12] * 4 + [6]
    assert len(FRIENDS) == 16
    assert (len(SIDES), len(GOAL_CARDS), SCENARIOS) == (20, 16, (10, 13, 15, 17, 20))
    assert [floor for floor in range(1, 25) if has_hole(floor)] == [3, 6, 9, 12, 15, 18, 21, 24]


@pytest.mark.rule("TOW-C2")
def test_walls_differ_by_slight_steps_and_pillars_are_far_taller() -> None:
    assert [height / HEIGHTS["brick"] for height in HEIGHTS.values()] == pytest.approx(
        [1.0, 1.05, 1.10, 1.15, 1.9]
    )
    assert why_not(play(table(ONE), "0 use 1 1"), "0 wall brick 0 0 0 180") == "no_such_bend TOW-C2"


@pytest.mark.rule("TOW-C4")
def test_cards_13_18_and_19_pet_and_card_6_builds_with_pillars() -> None:
    assert [SIDES[Action(n)][0].pets for n in (13, 18, 19)] == ["floor", "other", "colours"]
    assert SIDES[Action(6)][0].walls == ("pillar", "pillar")
    assert [side.colours for side in SIDES[Action(16)]] == [("orange",), ("grey",)]
    assert SIDES[Action(2)][0].colours == COLOURS


@pytest.mark.rule("TOW-1")
def test_floor_1_lies_there_with_toto_and_the_cards_with_a_paw_are_open() -> None:
    state = ROOM.opening(Options(), 2)
    dealt = play(
        state,
        "* start 1, * deal "
        + " ".join(map(str, range(3, 21)))
        + " | 2 4 5 6 7 8 9 10 11 12 13 14 15 16",
    )

    assert [p.name for p in dealt.tower] == ["floor1", "toto"]
    assert (dealt.actions.shown, dealt.goals.shown) == ((1, 2), (1, 3))
    assert asked(dealt) == "1 use"
