"""What eyes can tell to be in the way of a piece before it is let go."""

from __future__ import annotations

import math

from clowder.core.game import Seat
from clowder.core.value import replace
from clowder.games.cat_and_the_tower.moves import Floor, Friend, Put, Setting, Wall
from clowder.games.cat_and_the_tower.obstacles import obstacle_of
from clowder.games.cat_and_the_tower.options import Options
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


def look(move: Setting, *more: Part, phase: Placing = HAND) -> Name | None:
    state = set_up(Options(), 1)
    tower: Tower = (*state.tower[:1], *more)
    return obstacle_of(view_of(replace(state, tower=tower, phase=phase), Seat(0)), move)


def test_what_stands_there_is_in_the_way() -> None:
    assert look(Wall("window", LEFT, 0, 0, 90), stands("brick1", -26)) == "brick1"
    assert look(Wall("window", RIGHT, 0, 180, 90), stands("brick1", -26, 180)) is None


def test_a_friend_may_stand_on_friends_but_not_on_toto() -> None:
    here = Friend("grey", 1, 0, 0, 0)

    assert look(here, stands("orange1", 0)) is None
    assert look(here, stands("toto", 0)) == "toto"


def test_what_is_on_another_floor_is_not_in_the_way() -> None:
    upstairs = replace(stands("toto", 0), floor=2)

    assert look(Friend("grey", 1, 0, 0, 0), upstairs) is None


def test_toto_needs_a_free_spot() -> None:
    phase = Placing(Seat(0), Climb(Name("toto"), 1, None))

    assert look(Put(0, 0, 0), stands("orange1", 0), phase=phase) == "orange1"
    assert look(Put(0, 400, 0), stands("orange1", 0), phase=phase) is None


def test_a_floor_lies_on_its_walls() -> None:
    assert look(Floor(0, 0, 0), stands("brick1", 0)) is None
