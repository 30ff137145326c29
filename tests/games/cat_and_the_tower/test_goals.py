"""Goals: when they hold, and the climb that they bring (TOW-8, TOW-9, TOW-27)."""

from __future__ import annotations

import pytest

from clowder.core.game import NATURE, Seat
from clowder.core.value import replace
from clowder.games.cat_and_the_tower import ROOM
from clowder.games.cat_and_the_tower.goals import claims, goal_holds
from clowder.games.cat_and_the_tower.moves import Settle
from clowder.games.cat_and_the_tower.pieces import Goal, Name
from clowder.games.cat_and_the_tower.state import Cards, Claiming, Climb, Placing
from clowder.games.cat_and_the_tower.tower import Part
from tests.games.cat_and_the_tower.position import (
    ONE,
    TWO,
    asked,
    at,
    let_go,
    part,
    play,
    rest,
    settled,
    table,
    touches_in,
    why_not,
)


@pytest.mark.rule("TOW-C5", "TOW-9")
@pytest.mark.parametrize(
    ("goal", "friends"),
    [
        (1, "orange1@2 orange2@2^orange1"),
        (2, "orange1@2 grey1@2^orange1"),
        (3, "orange1@2 orange2@2 orange3@2^orange1+orange2"),
        (7, "orange1@2 grey1@2 white1@2^orange1+grey1"),
        (8, "brown1@2 brown2@2^brown1"),
        (10, "brown1@2 grey1@2^brown1"),
        (16, "brown1@2"),
    ],
)
def test_a_goal_holds_on_the_floor_just_above_toto(goal: int, friends: str) -> None:
    state = table(f"{ONE} {friends}")

    assert goal_holds(state, Seat(0), Goal(goal))
    assert not goal_holds(table(ONE), Seat(0), Goal(goal))


@pytest.mark.rule("TOW-9")
def test_on_the_backs_of_two_means_resting_on_both() -> None:
    on_one = table(f"{ONE} orange1@2 orange2@2 orange3@2^orange1")

    assert not goal_holds(on_one, Seat(0), Goal(3))


@pytest.mark.rule("TOW-8")
def test_a_goal_is_optional_and_toto_climbs_as_far_as_there_are_floors() -> None:
    tall = "brick1@1 window1@1 floor2 brick2@2 window2@2 floor3 toto@1 orange1@2 orange2@2^orange1"
    state = table(tall, phase=Claiming(Seat(0)))

    assert claims(state, Seat(0)) == [(1, 2), (1, 3)]
    assert why_not(state, "0 claim 1 4") == "too_far TOW-8"
    assert why_not(state, "0 claim 3 2") == "does_not_hold TOW-8"
    assert why_not(state, "0 claim 5 2") == "no_such_goal TOW-8"
    assert why_not(state, "0 swap 1") == "no_swap TOW-21"
    assert asked(play(state, "0 pass")) == "1 use"
    assert claims(table("toto@1"), Seat(0)) == []


@pytest.mark.rule("TOW-8")
@pytest.mark.parametrize(
    ("goal", "friends", "reward"),
    [
        (16, "brown1@2", 1),
        (1, "orange1@2 orange2@2^orange1", 2),
        (3, "orange1@2 orange2@2 orange3@2^orange1+orange2", 3),
    ],
)
def test_a_goal_brings_no_floor_more_than_its_reward(goal: int, friends: str, reward: int) -> None:
    """The tower is high above that."""
    walls = " ".join(f"brick{n}@{n} floor{n + 1}" for n in range(1, 8))
    shown = Cards((Goal(2),), (Goal(goal), Goal(15)))
    state = table(f"{walls} toto@1 {friends}", phase=Claiming(Seat(0)), goals=shown)

    assert claims(state, Seat(0)) == [(goal, floor) for floor in range(2, 2 + reward)]
    assert why_not(state, f"0 claim {goal} {2 + reward}") == "too_far TOW-8"
    assert why_not(state, f"0 claim {goal} 1") == "too_far TOW-8"


@pytest.mark.rule("TOW-9")
@pytest.mark.parametrize(
    ("goal", "friends", "upper"),
    [
        (8, "brown1@2 brown2@2^brown1", "brown2"),
        (10, "brown1@2 grey1@2^brown1", "grey1"),
        (3, "orange1@2 orange2@2 orange3@2^orange1+orange2", "orange3"),
    ],
)
def test_who_touches_a_floor_is_on_nobodys_back(goal: int, friends: str, upper: str) -> None:
    """However slightly, and whichever of the two is named first."""
    state = table(f"{ONE} {friends}")
    for touch in ((upper, "floor2", False), ("floor2", upper, False), (upper, "floor3", False)):
        one, other, rests = touch
        touches = (*state.touches, (Name(one), Name(other), rests))
        assert not goal_holds(replace(state, touches=touches), Seat(0), Goal(goal))


@pytest.mark.rule("TOW-27", "TOW-8")
def test_a_climb_is_a_lift_and_a_placing_and_the_goal_is_replaced() -> None:
    told = f"{ONE} orange1@2 orange2@2^orange1"
    bare = told.replace(" toto@1", "")
    state = play(table(told, phase=Claiming(Seat(0))), "0 claim 1 2")
    assert asked(state) == "-1 settle"
    state = ROOM.apply(state, NATURE, settled(bare)).state
    assert asked(state) == "0 put"
    state = let_go(state, "0 put 0 300 0")
    toto = Part(Name("toto"), at(10.8), 2, 0, 5)
    state = ROOM.apply(state, NATURE, settled(f"{bare} toto@2", toto)).state

    assert state.height(Name("toto")) == 2
    assert state.goals.shown == (3, 2)
    assert state.goals.discards == (1,)


@pytest.mark.rule("TOW-27")
def test_a_climb_given_up_brings_toto_back_and_spends_the_goal() -> None:
    told = f"{TWO} toto@1"
    whole = table(told)
    toto = part(whole, "toto")
    bare = tuple(p for p in whole.tower if p.name != "toto")
    climb = Climb(Name("toto"), 2, toto)
    state = replace(whole, tower=bare, touches=touches_in(TWO), phase=Placing(Seat(0), climb, 5))
    state = play(replace(state, spent=Goal(1)), "0 give_up")
    after = rest(state, Settle((toto,), touches_in(told)))

    assert after.height(Name("toto")) == 1
    assert after.goals.discards == (1,)
    assert asked(after) == "1 use"
