"""Against each other: kittens, secret goals, the order at the end (TOW-20 to TOW-24)."""

from __future__ import annotations

import pytest

from clowder.core.game import Seat
from clowder.core.value import replace
from clowder.games.cat_and_the_tower import ROOM
from clowder.games.cat_and_the_tower.goals import goal_holds
from clowder.games.cat_and_the_tower.pieces import Action, Goal
from clowder.games.cat_and_the_tower.scoring import final_result
from clowder.games.cat_and_the_tower.standings import move_paws
from clowder.games.cat_and_the_tower.state import Befriend, Claiming, Over, Placing
from tests.games.cat_and_the_tower.position import TWO, asked, play, rest, settled, table, why_not


@pytest.mark.rule("TOW-20")
def test_against_each_other_everyone_has_two_secret_goals_and_a_kitten_beside_the_tower() -> None:
    options = ROOM.make_options({"mode": "against"})
    state = ROOM.game.setup(options, 3)
    deal = "* deal " + " ".join(map(str, range(1, 21))) + " | " + " ".join(map(str, range(1, 17)))
    dealt = play(state, f"* start 0, {deal}")

    assert (dealt.actions.shown, dealt.hands) == ((1, 2, 3), ((1, 2), (3, 4), (5, 6)))
    assert [p.name for p in dealt.tower] == ["floor1"]
    assert [held.goal for held in ROOM.game.view(dealt, Seat(0)).hands[1]] == [None, None]
    with pytest.raises(ValueError, match="two to five"):
        ROOM.game.setup(options, 1)


@pytest.mark.rule("TOW-21")
def test_a_friend_may_be_taken_from_the_kittens_floor_to_a_higher_one() -> None:
    told = f"{TWO} kitten0@1 orange1@1"
    state = table(told, mode="against", using=Action(1))
    state = replace(state, phase=Placing(Seat(0), Befriend(("grey",)), 5))
    state = play(state, "0 give_up")
    assert asked(state) == "0 take"
    lifted = play(state, "0 lift orange1")
    lifted = rest(lifted, settled(told.replace(" orange1@1", "")))
    assert why_not(lifted, "0 friend orange 1 0 0 0") == "no_such_floor TOW-21"
    passed = play(state, "0 pass")
    assert asked(passed) == "0 claim"
    swapped = play(passed, "0 swap 1")
    assert swapped.hands[0] == (2, 5)
    assert asked(swapped) == "1 use"


@pytest.mark.rule("TOW-22")
def test_goals_count_on_any_floor_above_ones_own_kitten() -> None:
    state = table(
        f"{TWO} kitten0@1 orange1@3 orange2@3^orange1", mode="against", phase=Claiming(Seat(0))
    )

    assert goal_holds(state, Seat(0), Goal(1))
    assert goal_holds(state, Seat(1), Goal(1))
    high = table(f"{TWO} kitten0@3 orange1@3 orange2@3^orange1", mode="against")
    assert not goal_holds(high, Seat(0), Goal(1))


@pytest.mark.rule("TOW-23")
def test_a_paw_goes_on_top_of_those_already_there() -> None:
    state = table(f"{TWO} kitten0@2 kitten1@2", mode="against", seats=3)

    assert move_paws(state, (2, 0, 0), Seat(1)).paws == (0, 1, 2)
    assert move_paws(state, (0, 2, 0), Seat(0)).paws == (1, 0, 2)
    fell = table(f"{TWO} kitten0@1 kitten2@1", mode="against", seats=3)
    fell = replace(fell, paws=(Seat(0), Seat(2), Seat(1)))
    assert move_paws(fell, (3, 0, 1)).paws == (2, 0, 1)


@pytest.mark.rule("TOW-24")
def test_who_brings_the_tower_down_is_last_and_the_ground_is_shared() -> None:
    state = table(f"{TWO} kitten0@3", mode="against", seats=4)
    state = replace(state, paws=(Seat(0), Seat(1), Seat(2), Seat(3)))
    result = final_result(state, Over("collapsed", (3, 2, 0, 0), Seat(0)))

    assert [(s.seats, s.rank) for s in result.standings] == [
        ((1,), 1),
        ((2,), 2),
        ((3,), 2),
        ((0,), 4),
    ]
