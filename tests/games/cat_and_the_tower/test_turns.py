"""Cards, placings and goals, over touches that were recorded (TOW-1 to TOW-11, TOW-26, TOW-27)."""

from __future__ import annotations

import pytest

from clowder.core.game import Seat
from clowder.core.value import replace
from clowder.games.cat_and_the_tower import ROOM
from clowder.games.cat_and_the_tower.goals import claims, goal_holds
from clowder.games.cat_and_the_tower.moves import Discard, Settle
from clowder.games.cat_and_the_tower.options import Options
from clowder.games.cat_and_the_tower.pieces import (
    COLOURS,
    FRIENDS,
    HEIGHTS,
    SIDES,
    STORIES,
    WALLS,
    WISHES,
    Action,
    Goal,
    Name,
    has_hole,
    kind_of,
)
from clowder.games.cat_and_the_tower.state import (
    Befriend,
    Cards,
    Claiming,
    Over,
    Petting,
    Placing,
    Shuffling,
    supply,
)
from clowder.games.cat_and_the_tower.tower import Part
from tests.games.cat_and_the_tower.position import (
    LYING,
    asked,
    at,
    let_go,
    play,
    settled,
    table,
    why_not,
)

ONE = "brick1@1 window1@1 floor2 toto@1"


@pytest.mark.rule("TOW-C1", "TOW-C3")
def test_what_is_in_the_box() -> None:
    assert [sum(kind_of(wall) == kind for wall in WALLS) for kind in HEIGHTS] == [12] * 4 + [6]
    assert len(FRIENDS) == 16
    assert (len(SIDES), len(WISHES), STORIES) == (20, 16, (10, 13, 15, 17, 20))
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


@pytest.mark.rule("TOW-1")
def test_floor_1_lies_there_with_toto_and_the_cards_with_a_paw_are_open() -> None:
    state = ROOM.game.setup(Options(), 2)
    dealt = play(
        state,
        "* start 1, * deal "
        + " ".join(map(str, range(3, 21)))
        + " | 2 4 5 6 7 8 9 10 11 12 13 14 15 16",
    )

    assert [p.name for p in dealt.tower] == ["floor1", "toto"]
    assert (dealt.actions.shown, dealt.goals.shown) == ((1, 2), (1, 3))
    assert asked(dealt) == "1 use"


@pytest.mark.rule("TOW-2")
def test_one_of_the_open_cards_is_chosen_and_a_side_of_it() -> None:
    state = table(ONE)

    assert why_not(state, "0 use 7 1") == "not_open TOW-2"
    assert why_not(state, "0 use 1 2") == "no_such_side TOW-2"
    assert why_not(state, "1 use 1 1") == "not_your_turn TOW-2"
    assert asked(play(state, "0 use 2 1")) == "0 friend"
    assert asked(play(state, "0 use 2 2")) == "0 wall"


@pytest.mark.rule("TOW-3", "TOW-26")
def test_both_walls_in_either_order_then_the_next_floor() -> None:
    state = play(table(ONE), "0 use 1 1")
    assert why_not(state, "0 floor 0 0 0") == "walls_first TOW-26"
    assert why_not(state, "0 wall statue 0 0 0 90") == "other_wall TOW-3"

    state = let_go(state, "0 wall window 0 0 0 90")
    wall = Part(Name("window2"), at(10), 2, 90, 5)
    state = ROOM.game.apply(state, Seat(-1), settled(f"{ONE} window2@2", wall)).state
    assert asked(state) == "0 wall"
    assert why_not(state, "0 wall window 0 0 0 90") == "other_wall TOW-3"
    state = let_go(state, "0 wall brick 0 0 0 90")
    other = Part(Name("brick2"), at(10.1), 2, 90, 5)
    told = f"{ONE} window2@2 brick2@2"
    state = ROOM.game.apply(state, Seat(-1), settled(told, other)).state
    assert asked(state) == "0 floor"
    assert why_not(state, "0 wall brick 0 0 0 90") == "walls_stand TOW-3"

    state = let_go(state, "0 floor 0 0 0")
    floor = Part(Name("floor3"), at(15), 3, 0, 5)
    state = ROOM.game.apply(state, Seat(-1), settled(f"{told} floor3", floor)).state
    assert (state.top, asked(state)) == (3, "1 use")


@pytest.mark.rule("TOW-4")
def test_a_friend_goes_to_any_floor_that_there_is() -> None:
    state = play(table(ONE), "0 use 2 1")

    assert why_not(state, "0 friend grey 3 0 0 0") == "no_such_floor TOW-4"
    assert (
        why_not(
            play(table(ONE, actions=Cards((), (Action(7), Action(8)))), "0 use 7 1"),
            "0 friend grey 1 0 0 0",
        )
        == "other_colour TOW-4"
    )
    friend = Part(Name("grey1"), at(10), 2, 0, 5)
    on_toto = settled(f"{ONE} grey1@2^toto", replace(friend, floor=1))
    slipped = ROOM.game.apply(let_go(state, "0 friend grey 1 0 0 0"), Seat(-1), on_toto)
    assert asked(slipped.state) == "0 friend"
    assert "Slipped" in [type(event).__name__ for event in slipped.events]


@pytest.mark.rule("TOW-5")
@pytest.mark.parametrize(
    ("card", "groups"),
    [
        (13, (("grey1",), ("orange2",))),
        (18, (("orange1", "grey1"),)),
        (19, (("orange1", "orange2"), ("grey1",))),
    ],
)
def test_who_is_to_be_petted(card: int, groups: tuple[tuple[str, ...], ...]) -> None:
    told = f"{ONE} orange1@1 grey1@2"
    state = play(
        table(told, actions=Cards((Action(3),), (Action(card), Action(5)))), f"0 use {card} 1"
    )
    state = let_go(state, "0 friend orange 2 0 0 0")
    friend = Part(Name("orange2"), at(10.5), 2, 0, 5)
    state = ROOM.game.apply(state, Seat(-1), settled(f"{told} orange2@2", friend)).state

    assert isinstance(state.phase, Petting)
    assert state.phase.groups == groups
    assert why_not(state, "0 pet white1 0") == "not_to_pet TOW-5"


@pytest.mark.rule("TOW-5", "TOW-7")
def test_who_has_fallen_is_passed_over_and_then_the_card_is_replaced() -> None:
    told = f"{ONE} orange1@2 grey1@2"
    state = table(
        told, phase=Petting(Seat(0), ((Name("orange1"),), (Name("grey1"),))), using=Action(1)
    )
    state = play(state, "0 pet orange1 90, * tremble 0 0 0 0 0")
    fell = settled(told, drop="grey1", extra=((Name("grey1"), Name("table"), True),))
    state = ROOM.game.apply(state, Seat(-1), fell).state
    state = ROOM.game.apply(state, Seat(-1), settled(f"{ONE} orange1@2")).state

    assert "grey1" in supply(state)
    assert state.actions.shown == (2, 3)
    assert state.actions.discards == (1,)


@pytest.mark.rule("TOW-6", "TOW-26")
def test_what_is_in_the_way_counts_as_a_failed_try_and_nothing_moves() -> None:
    state = let_go(play(table(ONE), "0 use 1 1"), "0 wall brick 0 0 0 90")
    after = ROOM.game.apply(state, Seat(-1), Settle(blocked=Name("toto"))).state

    assert isinstance(after.phase, Placing)
    assert after.phase.tries == 1
    assert after.tower == state.tower


@pytest.mark.rule("TOW-26")
def test_after_five_failed_tries_one_may_give_up() -> None:
    state = play(table(ONE), "0 use 1 1")
    for tries in range(5):
        assert why_not(state, "0 give_up") == "keep_trying TOW-26"
        state = let_go(state, "0 wall brick 0 0 0 90")
        state = ROOM.game.apply(state, Seat(-1), Settle(blocked=Name("toto"))).state
        assert isinstance(state.phase, Placing)
        assert state.phase.tries == tries + 1
    state = play(state, "0 give_up")

    assert asked(state) == "1 use"
    assert state.tower == table(ONE).tower


@pytest.mark.rule("TOW-28")
def test_the_twentieth_failed_try_gives_the_action_up() -> None:
    state = table(ONE, phase=Placing(Seat(0), Befriend(("grey",)), 19), using=Action(1))
    state = let_go(state, "0 friend grey 1 0 0 0")
    after = ROOM.game.apply(state, Seat(-1), Settle(blocked=Name("toto")))

    assert "GaveUp" in [type(event).__name__ for event in after.events]
    assert asked(after.state) == "1 use"


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


@pytest.mark.rule("TOW-27", "TOW-8")
def test_a_climb_is_a_lift_and_a_placing_and_the_goal_is_replaced() -> None:
    told = f"{ONE} orange1@2 orange2@2^orange1"
    bare = told.replace(" toto@1", "")
    state = play(table(told, phase=Claiming(Seat(0))), "0 claim 1 2")
    assert asked(state) == "-1 settle"
    state = ROOM.game.apply(state, Seat(-1), settled(bare)).state
    assert asked(state) == "0 put"
    state = let_go(state, "0 put 0 300 0")
    toto = Part(Name("toto"), at(10.8), 2, 0, 5)
    state = ROOM.game.apply(state, Seat(-1), settled(f"{bare} toto@2", toto)).state

    assert state.height(Name("toto")) == 2
    assert state.goals.shown == (3, 2)
    assert state.goals.discards == (1,)


@pytest.mark.rule("TOW-10")
def test_an_empty_deck_is_made_anew_from_its_discards() -> None:
    state = table(
        ONE, actions=Cards((), (Action(7), Action(8)), (Action(3), Action(4))), using=Action(7)
    )
    state = replace(state, phase=Placing(Seat(0), Befriend(("orange",)), 5))
    state = play(state, "0 give_up")

    assert isinstance(state.phase, Shuffling)
    assert ROOM.game.refusal(state, Seat(-1), ROOM.read_move("shuffle 3 4")) is not None
    state = play(state, "* shuffle 7 3 4")
    assert state.actions == Cards((3, 4), (8, 7))


@pytest.mark.rule("TOW-11")
def test_without_walls_or_floors_nothing_is_built_and_a_card_may_be_put_away() -> None:
    walls = " ".join(f"{wall}@1" for wall in WALLS[:-1])
    state = table(f"{walls} toto@1", actions=Cards((Action(5),), (Action(1), Action(3))))

    assert why_not(state, "0 use 1 1") == "cannot_build TOW-11"
    assert ROOM.game.moves(state, Seat(0)) == [Discard(Action(1)), Discard(Action(3))]
    assert asked(play(state, "0 discard 1")) == "1 use"
    assert why_not(table(ONE), "0 discard 1") == "usable TOW-11"


@pytest.mark.rule("TOW-11")
def test_a_wall_that_has_run_out_is_replaced_by_any_other() -> None:
    bricks = " ".join(f"brick{n}@1" for n in range(1, 13))
    state = play(table(f"{bricks} floor2 toto@1"), "0 use 1 1")

    assert why_not(state, "0 wall brick 0 0 0 90") == "none_left TOW-11"
    assert asked(let_go(state, "0 wall statue 0 0 0 90")) == "-1 settle"


@pytest.mark.rule("TOW-11")
def test_with_all_four_of_a_colour_on_the_tower_one_is_taken() -> None:
    told = f"{ONE} orange1@1 orange2@1 orange3@2 orange4@2"
    state = play(table(told, actions=Cards((), (Action(7), Action(8)))), "0 use 7 1")

    assert asked(state) == "0 lift"
    assert why_not(state, "0 lift grey1") == "not_that_friend TOW-11"
    state = play(state, "0 lift orange3")
    assert asked(state) == "-1 settle"
    assert "orange3" not in {p.name for p in state.tower}


@pytest.mark.rule("TOW-26")
def test_a_wall_that_lies_does_not_hold() -> None:
    state = let_go(play(table(ONE), "0 use 1 1"), "0 wall brick 0 0 0 90")
    lying = Part(Name("brick2"), at(10, LYING), 2, 90, 5)
    after = ROOM.game.apply(state, Seat(-1), settled(f"{ONE} brick2@2", lying)).state

    assert isinstance(after.phase, Placing)
    assert after.phase.tries == 1
    assert not any(p.name == "brick2" for p in after.tower)


def test_what_is_not_asked_is_refused() -> None:
    assert (
        why_not(play(table(ONE), "0 use 1 1"), "0 wall brick 3000 0 0 90") == "out_of_reach TOW-26"
    )
    assert why_not(play(table(ONE), "0 use 1 1"), "0 put 0 0 0") == "other_piece TOW-26"
    assert why_not(table(ONE), "0 pass") == "not_now TOW-2"
    over = table(ONE, phase=Over("bound", (1,)))
    assert why_not(over, "0 pass") == "game_over TOW-17"
