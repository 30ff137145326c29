"""Against each other: kittens, secret goals, the order at the end (TOW-20 to TOW-24)."""

from __future__ import annotations

import pytest

from clowder.core.game import Seat
from clowder.core.value import replace
from clowder.games.cat_and_the_tower import ROOM
from clowder.games.cat_and_the_tower.goals import goal_holds
from clowder.games.cat_and_the_tower.moves import Settle
from clowder.games.cat_and_the_tower.physics.deeds import Drop, Rest
from clowder.games.cat_and_the_tower.pieces import Action, Goal, Name
from clowder.games.cat_and_the_tower.scoring import final_result
from clowder.games.cat_and_the_tower.standings import move_paws
from clowder.games.cat_and_the_tower.state import (
    Befriend,
    Claiming,
    Climb,
    Over,
    Placing,
    Settling,
    State,
    Taking,
    heights,
    supply,
)
from clowder.games.cat_and_the_tower.tower import Part
from tests.games.cat_and_the_tower.position import (
    LYING,
    TWO,
    asked,
    at,
    let_go,
    on_table,
    part,
    petting,
    play,
    rest,
    settled,
    table,
    touches_in,
    why_not,
)


@pytest.mark.rule("TOW-20")
def test_against_each_other_everyone_has_two_secret_goals_and_a_kitten_beside_the_tower() -> None:
    options = ROOM.make_options({"mode": "against"})
    state = ROOM.opening(options, 3)
    deal = "* deal " + " ".join(map(str, range(1, 21))) + " | " + " ".join(map(str, range(1, 17)))
    dealt = play(state, f"* start 0, {deal}")

    assert (dealt.actions.shown, dealt.hands) == ((1, 2, 3), ((1, 2), (3, 4), (5, 6)))
    assert [p.name for p in dealt.tower] == ["floor1"]
    assert [held.goal for held in ROOM.view(dealt, Seat(0)).hands[1]] == [None, None]
    with pytest.raises(ValueError, match="two to five"):
        ROOM.opening(options, 1)


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

    assert move_paws(state, (2, 0, 0), heights(state), Seat(1)).paws == (0, 1, 2)
    assert move_paws(state, (0, 2, 0), heights(state), Seat(0)).paws == (1, 0, 2)
    fell = table(f"{TWO} kitten0@1 kitten2@1", mode="against", seats=3)
    fell = replace(fell, paws=(Seat(0), Seat(2), Seat(1)))
    assert move_paws(fell, (3, 0, 1), heights(fell)).paws == (2, 0, 1)


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


def in_the_hand(told: str, paws: tuple[int, ...], tries: int = 5, was: int = 2) -> State:
    """The first of three players has a kitten in the hand, for floor 3; `told` is without it."""
    state = table(told, mode="against", seats=3, spent=Goal(1))
    climb = Climb(Name("kitten0"), 3, kitten_on(was))
    return replace(
        state, paws=tuple(map(Seat, paws)), phase=Placing(Seat(0), climb, tries), homes=(was, 2, 0)
    )


def kitten_on(floor: int) -> Part:
    return Part(Name("kitten0"), at(5.0 * floor), floor)


@pytest.mark.rule("TOW-23", "TOW-27")
def test_a_climb_given_up_leaves_the_paw_where_it_is() -> None:
    told = f"{TWO} kitten1@2"
    given_up = play(in_the_hand(told, (0, 1, 2)), "0 give_up")
    assert isinstance(given_up.phase, Settling)
    assert given_up.phase.deed == Rest((kitten_on(2),))
    after = rest(given_up, Settle((kitten_on(2),), touches_in(f"{told} kitten0@2")))

    assert heights(after) == (2, 2, 0)
    assert after.paws == (0, 1, 2)


@pytest.mark.rule("TOW-23", "TOW-27")
def test_if_the_floor_it_was_lifted_from_is_gone_the_paw_goes_along() -> None:
    told = "brick1@1 window1@1 floor2 kitten1@2"
    given_up = play(in_the_hand(told, (0, 1, 2), was=3), "0 give_up")
    assert isinstance(given_up.phase, Settling)
    back = replace(kitten_on(3), floor=2)
    assert given_up.phase.deed == Rest((back,))
    after = rest(given_up, Settle((back,), touches_in(f"{told} kitten0@2")))

    assert heights(after) == (2, 2, 0)
    assert after.paws == (1, 0, 2)


@pytest.mark.rule("TOW-23")
def test_who_falls_while_another_climbs_has_the_paw_moved_too() -> None:
    """From floor 3 to 2 in a failed try; the kitten in the hand counts where it was."""
    told = f"{TWO} kitten1@3"
    state = in_the_hand(told, (1, 0, 2), tries=0)
    state = let_go(state, "0 put 0 0 0")
    lying = Part(Name("kitten0"), at(15, LYING), 3, 0, 5)
    touches = (*on_table("kitten1"), (Name("kitten0"), Name("floor3"), True))
    state = rest(state, settled(told, lying, drop="kitten1", extra=touches))
    down = replace(part(table(told, mode="against"), "kitten1"), floor=2)
    state = rest(state, settled(f"{TWO} kitten1@2", down))

    assert asked(state) == "0 put"
    assert state.paws == (0, 1, 2)


@pytest.mark.rule("TOW-23")
def test_of_two_who_fall_together_the_one_that_stood_better_goes_first_and_a_climber_last() -> None:
    fell = table(f"{TWO} kitten0@1 kitten1@1 kitten2@1 kitten3@1", mode="against", seats=4)
    fell = replace(fell, paws=(Seat(2), Seat(0), Seat(3), Seat(1)))

    assert move_paws(fell, (2, 1, 3, 1), heights(fell)).paws == (3, 1, 2, 0)
    assert move_paws(fell, (2, 0, 3, 1), heights(fell), Seat(1)).paws == (3, 2, 0, 1)
    assert move_paws(fell, (2, 1, 3, 1), heights(fell), Seat(2)).paws == (3, 1, 0, 2)


@pytest.mark.rule("TOW-21")
def test_if_no_higher_floor_is_left_the_friend_in_hand_goes_to_the_supply() -> None:
    told = f"{TWO} kitten0@2"
    state = table(f"{told} orange1@2", mode="against", phase=Taking(Seat(0)))
    state = play(state, "0 lift orange1")
    fell = settled(told, drop="brick2 window2 floor3", extra=on_table("floor3", "brick2"))
    state = rest(state, fell)
    state = rest(state, settled("brick1@1 window1@1 floor2 kitten0@2"))

    assert state.top == 2
    assert asked(state) == "0 claim"
    assert "orange1" in supply(state)


@pytest.mark.rule("TOW-21")
def test_nor_is_there_another_try_when_a_failed_one_brings_the_higher_floors_down() -> None:
    told = f"{TWO} kitten0@2"
    friend = Befriend(("orange",), lowest=3, held=Name("orange1"), extra=True)
    state = table(told, mode="against", phase=Placing(Seat(0), friend))
    state = let_go(state, "0 friend orange 3 0 0 0")
    low = Part(Name("orange1"), at(10), 3, 0, 5)
    extra = (*on_table("floor3", "brick2"), (Name("orange1"), Name("floor2"), True))
    state = rest(state, settled(told, low, drop="brick2 window2 floor3", extra=extra))
    state = rest(state, settled("brick1@1 window1@1 floor2 kitten0@2"))

    assert asked(state) == "0 claim"
    assert "orange1" in supply(state)


@pytest.mark.rule("TOW-24")
def test_a_collapse_that_throws_kittens_down_counts_the_heights_before_it() -> None:
    """The first player pets; floor 3 falls with the kitten of the second, and so ends the game."""
    told = f"{TWO} kitten1@3 kitten2@2"
    lost = tuple(Name(f"statue{n}") for n in range(1, 5))
    state = petting(told, mode="against", seats=3, fallen=lost, paws=(Seat(1), Seat(2), Seat(0)))
    fell = on_table("brick2", "floor3", "kitten1", "kitten2")
    over = rest(state, settled(told, drop="brick2 floor3 kitten1 kitten2", extra=fell))

    assert over.phase == Over("collapsed", (0, 3, 2), Seat(0))
    result = ROOM.result(over)
    assert result is not None
    assert [(s.seats, s.rank, s.points) for s in result.standings] == [
        ((1,), 1, 3),
        ((2,), 2, 2),
        ((0,), 3, 0),
    ]


@pytest.mark.rule("TOW-24")
def test_a_collapse_while_a_kitten_is_in_the_hand_counts_it_where_it_was() -> None:
    told = f"{TWO} kitten1@3"
    state = in_the_hand(told, (1, 0, 2), tries=0)
    state = replace(state, fallen=tuple(Name(f"statue{n}") for n in range(1, 5)))
    state = let_go(state, "0 put 0 0 0")
    lying = Part(Name("kitten0"), at(15, LYING), 3, 0, 5)
    fell = on_table("brick2", "floor3", "kitten1", "kitten0")
    over = rest(state, settled(told, lying, drop="brick2 floor3 kitten1", extra=fell))

    assert over.phase == Over("collapsed", (2, 3, 0), Seat(0))


@pytest.mark.rule("TOW-24")
@pytest.mark.parametrize(("other", "over"), [(24, True), (23, False)])
def test_the_game_is_finished_when_the_last_kitten_reaches_floor_24(other: int, over: bool) -> None:
    walls = [f"{kind}{n}" for kind in ("brick", "window") for n in range(1, 13)][:23]
    tower = " ".join(f"{wall}@{n} floor{n + 1}" for n, wall in enumerate(walls, start=1))
    told = f"{tower} kitten1@{other}"
    climb = Climb(Name("kitten0"), 24, kitten_on(22))
    state = table(told, mode="against", spent=Goal(1), phase=Placing(Seat(0), climb))
    state = replace(state, paws=(Seat(1), Seat(0)), homes=(22, other))
    top = replace(kitten_on(24), turn=5)
    after = rest(let_go(state, "0 put 0 0 0"), settled(f"{told} kitten0@24", top))

    assert isinstance(after.phase, Over) == over
    result = ROOM.result(after)
    assert (result is not None) == over
    if result is not None:
        assert [(s.seats, s.rank, s.points) for s in result.standings] == [
            ((1,), 1, 24),
            ((0,), 2, 24),
        ]


@pytest.mark.rule("TOW-21", "TOW-26")
def test_a_friend_that_comes_to_rest_too_low_is_in_the_hand_again() -> None:
    told = f"{TWO} kitten0@2"
    friend = Befriend(("orange",), lowest=3, held=Name("orange1"), extra=True)
    state = table(told, mode="against", phase=Placing(Seat(0), friend))
    low = Part(Name("orange1"), at(10), 3, 0, 5)
    state = rest(let_go(state, "0 friend orange 3 0 0 0"), settled(f"{told} orange1@2", low))

    assert state.phase == Placing(Seat(0), friend, tries=1)


@pytest.mark.rule("TOW-27")
def test_if_the_floor_is_gone_meanwhile_the_kitten_climbs_to_the_highest_left() -> None:
    told = "brick1@1 window1@1 floor2"
    state = let_go(in_the_hand(told, (0, 1, 2), tries=0, was=1), "0 put 0 0 0")
    assert isinstance(state.phase, Settling)
    assert isinstance(state.phase.deed, Drop)
    assert state.phase.deed.floor == 2
    state = rest(state, settled(f"{told} kitten0@2", kitten_on(2)))

    assert heights(state) == (2, 0, 0)
    assert asked(state) == "1 use"


@pytest.mark.rule("TOW-27")
def test_a_first_climb_given_up_leaves_the_kitten_beside_the_tower() -> None:
    climb = Climb(Name("kitten0"), 2, None)
    state = table(TWO, mode="against", spent=Goal(1), phase=Placing(Seat(0), climb, 5))
    after = play(state, "0 give_up")

    assert heights(after) == (0, 0)
    assert after.goals.discards == (1,)
    assert asked(after) == "1 use"
