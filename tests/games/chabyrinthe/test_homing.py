"""Cats find home: taking, moving on, chains and choices (CHA-8 to CHA-13).

In a square of upright straights (I0) place 0 leads to 11, 1 to 10, 2 to 9 and 3 to 8; in one of
lying ones (I1) 4 leads to 15 and so on. To turn such a card halfway round is only to look.
"""

from __future__ import annotations

import pytest

from clowder.core.game import Ask, Seat
from clowder.games.chabyrinthe import ROOM
from clowder.games.chabyrinthe.events import CatCame, CatTaken, GuardianMoved
from clowder.games.chabyrinthe.pieces import Card
from clowder.games.chabyrinthe.state import Acting, Adopting, State
from clowder.games.chabyrinthe.tunnels import walk
from tests.games.chabyrinthe.position import after, last_step, outside, position, why_not

LOOK = "0 rotate 1 1 2"
CROSSED = "X0 X0 X0 X0 " + "I0 " * 12  # the first row joins 0 to 3, 4 and 15, and 8 to 11


def reached(told: str, place: int) -> list[int]:
    table = position(told)
    return sorted(walk(table.square, table.size.side, place).ends)


@pytest.mark.rule("CHA-8")
def test_an_unbroken_way_brings_a_cat_home() -> None:
    step = last_step(position("I0 | cats 0 pickle, 5 crumb | guardians 11 13"), LOOK)

    assert step.state.taken == (("pickle",),)
    assert CatTaken(Seat(0), "pickle", 0, ("agatha",), (0, 4, 8, 12)) in step.events


@pytest.mark.rule("CHA-8")
@pytest.mark.parametrize("cat", [1, 15])
def test_a_broken_way_does_not(cat: int) -> None:
    table = after(position(f"I0 | cats {cat} pickle | guardians 11 4"), LOOK)

    assert table.taken == ((),)


@pytest.mark.rule("CHA-8")
def test_a_way_over_a_bridge_goes_straight_on() -> None:
    bridges = "H0 H0 H0 H0 " + "L3 " * 12

    assert reached("H0", 1) == [10]
    assert reached(bridges, 15) == [4]
    assert reached(bridges, 0) == [14]  # down, and round the elbow to the left


@pytest.mark.rule("CHA-8")
def test_branches_and_loose_ends_do_not_break_a_way() -> None:
    assert reached("T1 L0 L0 L0 " + "I0 " * 12, 0) == [11, 15]
    assert reached(CROSSED, 0) == [1, 2, 3, 4, 8, 9, 10, 11, 15]


@pytest.mark.rule("CHA-8")
def test_a_way_may_run_in_a_ring() -> None:
    ring = "X0 L2 I0 I0 L0 L3 I0 I0 " + "I0 " * 8

    assert reached(ring, 0) == [0, 15]


@pytest.mark.rule("CHA-8")
def test_the_shortest_way_is_shown() -> None:
    table = position("T1 L2 I0 I0 T3 L3 I0 I0 " + "I0 " * 8)
    ways = walk((Card("cross", 0), *table.square[1:]), 4, 0)

    assert ways.way_to(11) == (0, 4, 8, 12)


@pytest.mark.rule("CHA-8")
@pytest.mark.parametrize(
    ("before", "action"),
    [("I0 | deck I", "rotate 2 2 2"), ("I0 | deck I", "insert 2 0"), ("I0 | deck I", "insert 9 2")],
)
def test_one_looks_after_each_action(before: str, action: str) -> None:
    table = after(position(f"{before} | cats 2 pickle | guardians 9 4"), f"0 {action}")

    assert table.taken == (("pickle",),)


@pytest.mark.rule("CHA-9")
def test_the_guardian_moves_on_and_the_next_cat_comes() -> None:
    table = position("I0 | cats 0 pickle | guardians 11 4 | litter moss soot")
    step = last_step(table, LOOK)

    assert outside(step.state) == {1: "moss", 12: "agatha", 4: "edith"}
    assert step.events[-2:] == (GuardianMoved("agatha", 11, 12), CatCame("moss", 1))
    assert step.state.cats == ("soot",)
    assert step.final


@pytest.mark.rule("CHA-9")
@pytest.mark.parametrize(
    ("told", "where"),
    [
        # A cat and the other guardian are in the guardian's way, a cat in the new one's.
        ("cats 0 pickle, 1 crumb, 12 soot | guardians 11 13", {1, 2, 12, 13, 14}),
        # After 15 comes 0.
        ("cats 3 pickle, 9 soot | guardians 15 8", {4, 9, 10, 15}),
    ],
)
def test_places_in_use_are_skipped(told: str, where: set[int]) -> None:
    assert set(outside(after(position(f"I0 | {told}"), LOOK))) == where


@pytest.mark.rule("CHA-9")
def test_a_guardian_may_step_onto_the_place_of_the_cat() -> None:
    square = "L3 " + "I1 " * 15  # joins 0 and 15

    table = after(
        position(f"{square} | cats 0 pickle | guardians 15 9 | litter moss"), "0 rotate 4 4 2"
    )

    assert outside(table) == {0: "agatha", 1: "moss", 9: "edith"}


@pytest.mark.rule("CHA-9")
def test_a_new_cat_may_come_to_the_place_the_guardian_left() -> None:
    square = "L3 " + "I1 " * 15

    table = after(
        position(f"{square} | cats 15 pickle | guardians 0 9 | litter moss"), "0 rotate 4 4 2"
    )

    assert outside(table) == {0: "moss", 1: "agatha", 9: "edith"}


@pytest.mark.rule("CHA-10")
def test_what_is_joined_then_comes_home_too() -> None:
    # 1 leads to 10: the next cat comes to 2, which leads to the other guardian at 9, and one to 3.
    table = position("I0 | cats 1 pickle | guardians 10 9 | litter moss soot rusty")

    step = last_step(table, LOOK)

    assert step.state.taken == (("pickle", "moss"),)
    assert outside(step.state) == {3: "soot", 11: "agatha", 10: "edith"}
    assert step.state.phase == Acting(Seat(0), ("rotate",))


@pytest.mark.rule("CHA-11")
def test_cats_joined_at_one_look_are_taken_at_once_and_seen_to_in_any_order() -> None:
    table = after(
        position("I0 | cats 0 pickle, 1 crumb | guardians 11 10 | litter moss soot"), LOOK
    )

    assert table.taken == (("pickle", "crumb"),)
    assert ROOM.asks(table) == (Ask(Seat(0), "adopt"),)
    listed = [ROOM.write_move(move) for move in ROOM.moves(table, Seat(0)) or ()]
    assert listed == ["adopt 0 agatha", "adopt 1 edith"]
    # The last one follows by itself. Whoever goes first is in the other's way, or is not.
    assert outside(after(table, "0 adopt 0 agatha")) == {
        1: "moss",
        2: "soot",
        12: "agatha",
        11: "edith",
    }
    assert outside(after(table, "0 adopt 1 edith")) == {
        2: "moss",
        1: "soot",
        12: "edith",
        13: "agatha",
    }


@pytest.mark.rule("CHA-11")
def test_who_is_at_a_place_of_a_cat_that_was_taken_is_in_nobodys_way() -> None:
    square = "X0 X0 " + "I0 " * 14  # joins 0, 1 and 15
    table = position(f"{square} | cats 0 pickle, 1 crumb | guardians 15 6 | litter moss soot")

    table = after(table, "0 rotate 4 4 2, 0 adopt 1 agatha")

    # Agatha steps to 0 and, for the other cat, to 1; the new cats come to 2 and to 3.
    assert outside(table) == {1: "agatha", 2: "moss", 3: "soot", 6: "edith"}


@pytest.mark.rule("CHA-11")
def test_a_cat_joined_to_both_guardians_lets_the_player_choose() -> None:
    table = after(position(f"{CROSSED} | cats 0 pickle | guardians 4 15"), "0 rotate 4 4 2")

    assert isinstance(table.phase, Adopting)
    assert why_not(table, "0 adopt 0 agatha") == why_not(table, "0 adopt 0 edith") == "allowed"
    assert after(table, "0 adopt 0 edith").guardians[0] in (4, 5)


@pytest.mark.rule("CHA-11")
def test_a_guardian_may_be_chosen_even_if_it_has_moved_on() -> None:
    told = f"{CROSSED} | cats 0 pickle, 1 crumb | guardians 4 15 | litter moss soot"
    table = after(position(told), "0 rotate 4 4 2, 0 adopt 0 agatha")

    listed = [ROOM.write_move(move) for move in ROOM.moves(table, Seat(0)) or ()]
    assert table.guardians == (5, 15)  # 5 is joined to nothing
    assert listed == ["adopt 1 agatha", "adopt 1 edith"]
    assert after(table, "0 adopt 1 agatha").guardians[0] == 6


@pytest.mark.rule("CHA-11")
def test_the_next_look_comes_when_all_are_seen_to() -> None:
    # The new cat comes to 1, which leads to edith at 10: but then she moves on to 11.
    table = position("I0 | cats 0 pickle, 1 crumb | guardians 11 10 | litter moss soot")

    step = last_step(table, f"{LOOK}, 0 adopt 0 agatha")

    assert [event for event in step.events if isinstance(event, CatTaken)] == []
    assert step.state.taken == (("pickle", "crumb"),)


@pytest.mark.rule("CHA-11")
@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("0 adopt 3 agatha", "no_cat_found CHA-11"),
        ("0 adopt 0 edith", "not_joined CHA-11"),
        ("0 rotate 1 1 1", "not_now CHA-11"),
        ("1 adopt 0 agatha", "not_your_turn CHA-11"),
    ],
)
def test_other_choices_are_refused(move: str, why: str) -> None:
    told = "I0 | seats 2 | cats 0 pickle, 1 crumb | guardians 11 10"

    assert why_not(after(position(told), LOOK), move) == why


@pytest.mark.rule("CHA-11")
def test_after_the_choice_the_turn_goes_on() -> None:
    def adopted(done: str) -> State:
        told = f"I0 | seats 2 | cats 0 pickle, 1 crumb | guardians 11 10 {done}"
        return after(position(told), f"{LOOK}, 0 adopt 0 agatha")

    assert adopted("").phase == Acting(Seat(0), ("rotate",))
    assert adopted("| done insert").phase == Acting(Seat(1))


@pytest.mark.rule("CHA-12")
def test_two_cats_two_guardians_and_neighbours_mean_nothing() -> None:
    alike = after(position("I0 | cats 0 pickle, 11 crumb | guardians 1 10"), LOOK)
    near = after(position("L0 | cats 0 pickle | guardians 1 15"), "0 rotate 4 4 1")

    assert alike.taken == near.taken == ((),)


@pytest.mark.rule("CHA-13")
def test_without_cats_in_the_deck_the_guardian_still_moves() -> None:
    table = position("I0 | cats 0 pickle, 5 crumb | guardians 11 13 | litter")

    step = last_step(table, LOOK)

    assert outside(step.state) == {5: "crumb", 12: "agatha", 13: "edith"}
    assert not step.final  # nothing new was seen
