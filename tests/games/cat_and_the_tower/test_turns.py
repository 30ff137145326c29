"""Cards and what they have one do, over touches that were recorded (TOW-2 to TOW-11)."""

from __future__ import annotations

import pytest

from clowder.core.game import NATURE, Seat
from clowder.core.value import replace
from clowder.games.cat_and_the_tower import ROOM
from clowder.games.cat_and_the_tower.moves import Discard
from clowder.games.cat_and_the_tower.pieces import WALLS, Action, Name, kind_of
from clowder.games.cat_and_the_tower.state import (
    Befriend,
    Build,
    Cards,
    Over,
    Petting,
    Placing,
    Shuffling,
    Slot,
    State,
    supply,
)
from clowder.games.cat_and_the_tower.tower import Part
from tests.games.cat_and_the_tower.position import (
    ONE,
    asked,
    at,
    do,
    let_go,
    on_table,
    part,
    play,
    settled,
    table,
    why_not,
)


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
    state = ROOM.apply(state, NATURE, settled(f"{ONE} window2@2", wall)).state
    assert asked(state) == "0 wall"
    assert why_not(state, "0 wall window 0 0 0 90") == "other_wall TOW-3"
    state = let_go(state, "0 wall brick 0 0 0 90")
    other = Part(Name("brick2"), at(10.1), 2, 90, 5)
    told = f"{ONE} window2@2 brick2@2"
    state = ROOM.apply(state, NATURE, settled(told, other)).state
    assert asked(state) == "0 floor"
    assert why_not(state, "0 wall brick 0 0 0 90") == "walls_stand TOW-3"

    state = let_go(state, "0 floor 0 0 0")
    floor = Part(Name("floor3"), at(15), 3, 0, 5)
    state = ROOM.apply(state, NATURE, settled(f"{told} floor3", floor)).state
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
    slipped = ROOM.apply(let_go(state, "0 friend grey 1 0 0 0"), NATURE, on_toto)
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
    state = ROOM.apply(state, NATURE, settled(f"{told} orange2@2", friend)).state

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
    state = ROOM.apply(state, NATURE, fell).state
    state = ROOM.apply(state, NATURE, settled(f"{ONE} orange1@2")).state

    assert "grey1" in supply(state)
    assert state.actions.shown == (2, 3)
    assert state.actions.discards == (1,)


@pytest.mark.rule("TOW-10")
def test_an_empty_deck_is_made_anew_from_its_discards() -> None:
    state = table(
        ONE, actions=Cards((), (Action(7), Action(8)), (Action(3), Action(4))), using=Action(7)
    )
    state = replace(state, phase=Placing(Seat(0), Befriend(("orange",)), 5))
    state = play(state, "0 give_up")

    assert isinstance(state.phase, Shuffling)
    assert ROOM.refusal(state, NATURE, ROOM.read_move("shuffle 3 4")) is not None
    state = play(state, "* shuffle 7 3 4")
    assert state.actions == Cards((3, 4), (8, 7))


@pytest.mark.rule("TOW-11")
def test_without_walls_or_floors_nothing_is_built_and_a_card_may_be_put_away() -> None:
    walls = " ".join(f"{wall}@1" for wall in WALLS[:-1])
    state = table(f"{walls} toto@1", actions=Cards((Action(5),), (Action(1), Action(3))))

    assert why_not(state, "0 use 1 1") == "cannot_build TOW-11"
    assert ROOM.moves(state, Seat(0)) == [Discard(Action(1)), Discard(Action(3))]
    assert asked(play(state, "0 discard 1")) == "1 use"
    assert why_not(table(ONE), "0 discard 1") == "usable TOW-11"


@pytest.mark.rule("TOW-11")
def test_a_wall_that_has_run_out_is_replaced_by_any_other() -> None:
    bricks = " ".join(f"brick{n}@1" for n in range(1, 13))
    state = play(table(f"{bricks} floor2 toto@1"), "0 use 1 1")

    assert why_not(state, "0 wall brick 0 0 0 90") == "none_left TOW-11"
    assert asked(let_go(state, "0 wall statue 0 0 0 90")) == "-1 settle"


STATUES = "floor2 toto@1 " + " ".join(f"statue{n}@1" for n in range(1, 13))


def stand(state: State, told: str, wall: str) -> State:
    """Place a wall, which holds; `told` is the tower with it."""
    state = let_go(state, f"0 wall {kind_of(Name(wall))} 0 0 0 90")
    placed = Part(Name(wall), at(10), 2, 90, state.turn)
    return do(state, settled(told, placed))


@pytest.mark.rule("TOW-11")
@pytest.mark.parametrize("substitute", ["brick", "portal", "pillar"])
def test_a_substitute_leaves_the_place_of_the_kind_still_there(substitute: str) -> None:
    """Card 4 wants a window and a statue; the statues have run out."""
    cards = Cards((Action(3),), (Action(4), Action(5)))
    state = play(table(STATUES, actions=cards), "0 use 4 1")
    state = stand(state, f"{STATUES} {substitute}1@2", f"{substitute}1")

    assert why_not(state, f"0 wall {substitute} 0 0 0 90") == "other_wall TOW-3"
    both = stand(state, f"{STATUES} {substitute}1@2 window1@2", "window1")
    assert asked(both) == "0 floor"


@pytest.mark.rule("TOW-11")
def test_a_window_first_takes_its_own_place_and_a_second_one_may_stand_for_the_statue() -> None:
    cards = Cards((Action(3),), (Action(4), Action(5)))
    state = play(table(STATUES, actions=cards), "0 use 4 1")
    state = stand(state, f"{STATUES} window1@2", "window1")
    state = stand(state, f"{STATUES} window1@2 window2@2", "window2")

    assert asked(state) == "0 floor"


@pytest.mark.rule("TOW-11")
def test_a_kind_that_comes_back_with_the_same_placing_was_still_missing_for_it() -> None:
    """The placing shakes a statue from a floor that is gone too: it returns to the supply."""
    told = STATUES.replace("statue12@1", "statue12@2")
    cards = Cards((Action(3),), (Action(4), Action(5)))
    state = play(table(told, actions=cards), "0 use 4 1")
    fresh = replace(part(state, "statue12"), turn=state.turn)
    tower = tuple(fresh if p.name == fresh.name else p for p in state.tower)
    state = let_go(replace(state, tower=tower), "0 wall brick 0 0 0 90")
    placed = Part(Name("brick1"), at(10), 2, 90, state.turn)
    moved = settled(f"{told} brick1@2", placed, drop="statue12", extra=on_table("statue12"))
    state = do(do(state, moved), settled(f"{told} brick1@2", drop="statue12"))

    assert isinstance(state.phase, Placing)
    assert state.phase.job == Build((Slot("window"), Slot("statue", Name("brick1"))))


@pytest.mark.rule("TOW-11")
def test_the_last_pillar_is_used_before_another_wall_may_stand_for_one() -> None:
    pillars = "floor2 toto@1 " + " ".join(f"pillar{n}@1" for n in range(1, 6))
    state = play(table(pillars, actions=Cards((Action(3),), (Action(6), Action(5)))), "0 use 6 1")

    assert why_not(state, "0 wall brick 0 0 0 90") == "other_wall TOW-3"
    state = stand(state, f"{pillars} pillar6@2", "pillar6")
    assert asked(stand(state, f"{pillars} pillar6@2 brick1@2", "brick1")) == "0 floor"


@pytest.mark.rule("TOW-11")
def test_with_all_four_of_a_colour_on_the_tower_one_is_taken() -> None:
    told = f"{ONE} orange1@1 orange2@1 orange3@2 orange4@2"
    state = play(table(told, actions=Cards((), (Action(7), Action(8)))), "0 use 7 1")

    assert asked(state) == "0 lift"
    assert why_not(state, "0 lift grey1") == "not_that_friend TOW-11"
    state = play(state, "0 lift orange3")
    assert asked(state) == "-1 settle"
    assert "orange3" not in {p.name for p in state.tower}


def test_what_is_not_asked_is_refused() -> None:
    assert (
        why_not(play(table(ONE), "0 use 1 1"), "0 wall brick 3000 0 0 90") == "out_of_reach TOW-26"
    )
    assert why_not(play(table(ONE), "0 use 1 1"), "0 put 0 0 0") == "other_piece TOW-26"
    assert why_not(table(ONE), "0 pass") == "not_now TOW-2"
    over = table(ONE, phase=Over("bound", (1,)))
    assert why_not(over, "0 pass") == "game_over TOW-17"
