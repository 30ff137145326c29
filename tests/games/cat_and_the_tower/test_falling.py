"""What has fallen and what follows, over touches that were recorded (TOW-12 to TOW-28)."""

from __future__ import annotations

from typing import Any

import pytest

from clowder.core.game import Seat
from clowder.core.value import replace
from clowder.games.cat_and_the_tower import ROOM
from clowder.games.cat_and_the_tower.deeds import Count, Rest, Tremor
from clowder.games.cat_and_the_tower.facts import fallen, floor_of
from clowder.games.cat_and_the_tower.goals import goal_holds
from clowder.games.cat_and_the_tower.moves import Settle
from clowder.games.cat_and_the_tower.pieces import TABLE, Action, Goal, Name
from clowder.games.cat_and_the_tower.scoring import final_result
from clowder.games.cat_and_the_tower.standings import move_paws
from clowder.games.cat_and_the_tower.state import (
    Befriend,
    Claiming,
    Climb,
    Counting,
    GoingOn,
    Over,
    Petting,
    Placing,
    Settling,
    State,
    supply,
)
from clowder.games.cat_and_the_tower.tower import Part, Touch
from tests.games.cat_and_the_tower.position import (
    LYING,
    asked,
    at,
    part,
    play,
    settled,
    table,
    touches_in,
    why_not,
)

TWO = "brick1@1 window1@1 floor2 brick2@2 window2@2 floor3"
NATURE = Seat(-1)


def petting(told: str, **changes: Any) -> State:
    """A tower that is about to come to rest after a friend was petted."""
    state = table(told, using=Action(1), **changes)
    then = Petting(Seat(0), ())
    return replace(state, phase=Settling(Rest(), Tremor(), then, state.tower))


def on_table(*names: str) -> tuple[Touch, ...]:
    return tuple((Name(name), TABLE, True) for name in names)


def rest(state: State, move: Settle) -> State:
    assert ROOM.game.refusal(state, NATURE, move) is None
    return ROOM.game.apply(state, NATURE, move).state


@pytest.mark.rule("TOW-12")
def test_what_lies_on_the_table_or_on_fallen_pieces_has_fallen() -> None:
    told = f"{TWO} toto@1 orange1@3"
    state = table(told)
    touches = (
        *(t for t in touches_in(told) if "floor3" not in t and "orange1" not in t),
        (Name("floor3"), TABLE, True),
        (Name("orange1"), Name("floor3"), True),
    )

    assert fallen(state.tower, touches) == {"floor3", "orange1"}


@pytest.mark.rule("TOW-12")
def test_what_still_touches_a_standing_floor_goes_back() -> None:
    told = f"{TWO} toto@1"
    state = petting(told)
    tipped = replace(part(state, "window2"), pose=at(10, LYING))
    after = rest(state, Settle((tipped,), touches_in(told)))

    assert isinstance(after.phase, Settling)
    assert isinstance(after.phase.deed, Rest)
    assert [p.name for p in after.phase.deed.back] == ["window2"]
    assert after.phase.deed.back[0] == part(state, "window2")
    assert after.fallen == ()


@pytest.mark.rule("TOW-13")
def test_the_piece_being_placed_is_no_fallen_piece() -> None:
    state = play(table(f"{TWO} toto@1"), "0 use 1 1, 0 wall brick 0 0 0 90, * tremble 0 0 0 0 0")
    lying = Part(Name("brick3"), at(0.2, LYING), 3, 90, 5)
    after = rest(state, settled(f"{TWO} toto@1", lying, extra=on_table("brick3")))

    assert asked(after) == "0 wall"
    assert after.fallen == ()


@pytest.mark.rule("TOW-14")
def test_walls_of_earlier_turns_are_counted_and_the_rest_goes_to_the_supply() -> None:
    told = f"{TWO} toto@1 grey1@3"
    state = petting(told)
    fresh = replace(part(state, "window2"), turn=state.turn)
    state = replace(state, tower=tuple(fresh if p.name == "window2" else p for p in state.tower))
    fell = on_table("brick2", "window2", "floor3", "grey1")
    after = rest(state, settled(told, drop="brick2 window2 floor3 grey1", extra=fell))

    assert after.fallen == ("brick2",)
    assert {"window2", "floor3", "grey1"} <= set(supply(after))


@pytest.mark.rule("TOW-15")
def test_toto_goes_back_to_where_the_turn_found_him_or_to_the_highest_floor_below() -> None:
    state = petting(f"{TWO} toto@3")
    fell = on_table("brick2", "floor3", "toto")
    after = rest(state, settled(f"{TWO} toto@3", drop="brick2 floor3 toto", extra=fell))

    assert isinstance(after.phase, Settling)
    assert isinstance(after.phase.deed, Rest)
    assert [(p.name, p.floor) for p in after.phase.deed.back] == [("toto", 2)]


@pytest.mark.rule("TOW-16")
def test_a_floor_above_a_gap_falls_with_all_that_stands_on_it() -> None:
    told = f"{TWO} toto@1 white1@3"
    state = petting(told)
    hanging = ((Name("floor3"), Name("brick1"), True), (Name("brick2"), Name("floor1"), True))
    after = rest(state, settled(told, drop="floor2", extra=(*on_table("floor2"), *hanging)))

    assert after.top == 1
    assert "floor3" in supply(after)
    assert "white1" in supply(after)


@pytest.mark.rule("TOW-16", "TOW-25")
def test_what_strays_after_three_returns_counts_as_fallen() -> None:
    told = f"{TWO} toto@1"
    state = petting(told)
    assert isinstance(state.phase, Settling)
    state = replace(state, phase=replace(state.phase, round=3))
    tipped = replace(part(state, "window2"), pose=at(10, LYING))
    after = rest(state, Settle((tipped,), touches_in(told)))

    assert after.fallen == ("window2",)


@pytest.mark.rule("TOW-25")
def test_pieces_go_back_lowest_first_and_kittens_last() -> None:
    told = f"{TWO} toto@1 grey1@3"
    state = petting(told)
    gone = (Name("grey1"), Name("floor1"), True), (Name("window1"), Name("floor1"), True)
    tipped = replace(part(state, "window1"), pose=at(5, LYING))
    touches = tuple(t for t in touches_in(told) if t[0] not in ("grey1", "toto", "window1"))
    after = rest(
        state,
        Settle((tipped,), tuple(sorted((*touches, *gone, (Name("toto"), Name("floor2"), True))))),
    )

    assert isinstance(after.phase, Settling)
    assert isinstance(after.phase.deed, Rest)
    assert [p.name for p in after.phase.deed.back] == ["window1", "grey1", "toto"]


@pytest.mark.rule("TOW-17")
def test_the_fifth_fallen_wall_loses_at_once() -> None:
    lost = tuple(Name(f"statue{n}") for n in range(1, 5))
    state = petting(f"{TWO} toto@1", fallen=lost)
    fell = on_table("brick2", "floor3")
    after = rest(state, settled(f"{TWO} toto@1", drop="brick2 floor3", extra=fell))

    assert isinstance(after.phase, Over)
    result = ROOM.game.result(after)
    assert result is not None
    assert (result.how, result.standings[0].rank) == ("lost_collapsed", 2)


def counting(height: int, stories: tuple[int, ...] = ()) -> State:
    walls = " ".join(f"brick{n}@{n} floor{n + 1}" for n in range(1, min(height, 12) + 1))
    state = table(f"{walls} toto@{height}", stories=stories, spent=Goal(1))
    return replace(state, phase=Settling(Count(), Tremor(), Counting(Seat(0)), state.tower))


@pytest.mark.rule("TOW-18", "TOW-19")
def test_ten_floors_and_five_seconds_win_and_all_are_asked_to_go_on() -> None:
    state = counting(10)
    won = rest(state, Settle((), state.touches))

    assert won.stories == (10,)
    assert isinstance(won.phase, GoingOn)
    assert asked(won) == "0 further 1 further"
    further = play(won, "1 further yes, 0 further yes")
    assert asked(further) == "1 use"
    stopped = play(won, "1 further yes, 0 further no")
    assert isinstance(stopped.phase, Over)
    result = ROOM.game.result(stopped)
    assert result is not None
    assert (result.how, result.standings[0].points) == ("won_stopped", 1)
    assert why_not(play(won, "1 further no"), "1 further yes") == "answered TOW-19"


@pytest.mark.rule("TOW-18")
def test_if_toto_falls_while_all_count_play_goes_on() -> None:
    state = counting(10)
    fell = tuple(t for t in state.touches if t[0] != "toto")
    after = rest(state, Settle((), tuple(sorted((*fell, *on_table("toto"))))))
    again = rest(
        replace(after, homes=(9,)),
        Settle(
            (replace(part(state, "toto"), floor=9),),
            tuple(sorted((*fell, (Name("toto"), Name("floor9"), True)))),
        ),
    )

    assert again.stories == ()
    assert asked(again) == "1 use"


@pytest.mark.rule("TOW-19")
def test_stories_won_before_a_collapse_stay_won() -> None:
    state = table(f"{TWO} toto@1", stories=(10,), phase=Over("collapsed", (1,), Seat(1)))
    result = final_result(state, Over("collapsed", (1,), Seat(1)))

    assert (result.how, result.standings[0].rank) == ("won_collapsed", 1)


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


@pytest.mark.rule("TOW-28")
def test_after_three_hundred_turns_the_game_ends() -> None:
    state = table(f"{TWO} toto@1", turn=300, phase=Claiming(Seat(0)))
    over = play(state, "0 pass")

    assert over.phase == Over("bound", (1,))
    result = ROOM.game.result(over)
    assert result is not None
    assert result.how == "lost_bound"


def test_a_cat_on_two_floors_is_on_the_lower_one() -> None:
    touches = ((Name("grey1"), Name("floor2"), True), (Name("grey1"), Name("floor3"), True))

    assert floor_of(touches, Name("grey1")) == 2
