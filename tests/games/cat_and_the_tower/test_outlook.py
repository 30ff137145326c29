"""What eyes can tell of a placing before it is let go."""

from __future__ import annotations

import math

import pytest

from clowder.core.game import Seat
from clowder.core.value import replace
from clowder.games.cat_and_the_tower.moves import Floor, Friend, Put, Setting, Wall
from clowder.games.cat_and_the_tower.options import Options
from clowder.games.cat_and_the_tower.outlook import Outlook, outlook_of
from clowder.games.cat_and_the_tower.pieces import Name
from clowder.games.cat_and_the_tower.setup import set_up
from clowder.games.cat_and_the_tower.state import Build, Climb, Placing, Slot
from clowder.games.cat_and_the_tower.tower import GRAIN, TWIST, Part, Tower
from clowder.games.cat_and_the_tower.view import view_of

HAND = Placing(Seat(0), Build((Slot("brick"), Slot("window"))))
LEFT, RIGHT = -260, 260


def stands(name: str, x: int, turn: float = 0.0, bend: int = 90) -> Part:
    """A piece on floor 1, millimetres from its middle."""
    half = math.radians(turn) / 2
    twist = (round(TWIST * math.cos(half)), 0, 0, round(TWIST * math.sin(half)))
    return Part(Name(name), (x * GRAIN // 10, 0, 3 * GRAIN, *twist), 1, bend)


def look(move: Setting, *more: Part, phase: Placing = HAND) -> Outlook:
    state = set_up(Options(), 1)
    tower: Tower = (*state.tower[:1], *more)
    return outlook_of(view_of(replace(state, tower=tower, phase=phase), Seat(0)), move)


def test_a_wall_well_bent_in_the_middle_of_a_floor_is_safe() -> None:
    assert look(Wall("brick", 0, 0, 0, 90)) == Outlook(100, 11, "low", None)


def test_the_flatter_a_wall_is_bent_the_nearer_it_is_to_tipping() -> None:
    margins = [look(Wall("brick", 0, 0, 0, bend)).margin for bend in (90, 150, 170)]

    assert margins == sorted(margins, reverse=True)
    assert look(Wall("brick", 0, 0, 0, 170)).risk == "high"


def test_a_wall_over_the_edge_has_less_under_it() -> None:
    inside, half_out, outside = (look(Wall("brick", x, 0, 0, 90)) for x in (0, 480, 900))

    assert (inside.over, outside.over) == (100, 0)
    assert 30 < half_out.over < 70
    assert half_out.risk == outside.risk == "high"
    assert outside.margin < 0


def test_the_hole_of_a_floor_carries_nothing() -> None:
    floor = Part(Name("floor3"), (0, 0, 12 * GRAIN, TWIST, 0, 0, 0), 3)

    assert look(Wall("brick", 0, 0, 0, 90)).over == 100
    assert look(Wall("brick", 140, 0, 0, 90), floor).over < 100  # the fold is over the hole


def test_a_floor_over_both_walls_is_safe_and_beside_one_it_tips() -> None:
    walls = stands("brick1", -26), stands("window1", 26, 180)

    assert look(Floor(0, 0, 0), *walls).risk == "low"
    assert look(Floor(0, 0, 0), *walls).over == 100
    beside = look(Floor(420, 0, 0), *walls)
    assert (beside.risk, beside.over < 100) == ("high", True)


def test_a_floor_with_nothing_under_it_falls() -> None:
    assert look(Floor(0, 0, 0)) == Outlook(0, -100, "high", None)


def test_what_stands_there_is_in_the_way() -> None:
    found = look(Wall("window", LEFT, 0, 0, 90), stands("brick1", -26))

    assert (found.by, found.risk) == ("brick1", "high")
    assert look(Wall("window", RIGHT, 0, 180, 90), stands("brick1", -26, 180)).by is None


def test_a_friend_may_stand_on_friends_but_not_on_toto() -> None:
    here = Friend("grey", 1, 0, 0, 0)

    assert look(here, stands("orange1", 0)).by is None
    assert look(here, stands("toto", 0)).by == "toto"


@pytest.mark.parametrize(("y", "risk"), [(0, "low"), (455, "some"), (520, "high")])
def test_toto_near_the_edge(y: int, risk: str) -> None:
    phase = Placing(Seat(0), Climb(Name("toto"), 1, None))

    assert look(Put(0, y, 0), phase=phase).risk == risk
