"""Looking for home: meals, steps and visits (STR-7 to STR-13)."""

from __future__ import annotations

import pytest

from clowder.core.game import Seat
from clowder.games.stray_cat import ROOM
from clowder.games.stray_cat.events import Remembered, Stepped, TileTurned, Visited
from clowder.games.stray_cat.ground import Laid
from clowder.games.stray_cat.moves import Home
from clowder.games.stray_cat.state import Looking, Moving, Remembering
from tests.games.stray_cat.position import after, asked, last_step, listed, position, told, why_not


@pytest.mark.rule("STR-7")
@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("play modest-1", "allowed"),
        ("play modest-1 nourishing-12", "allowed"),
        ("play truck-31", "allowed"),
        ("play modest-1 truck-31", "mixed_cards STR-7"),
        ("play truck-31 shortcut-27", "mixed_cards STR-7"),
        ("play hearty-20", "not_in_hand STR-7"),
        ("play modest-1 modest-1", "each_once STR-7"),
        ("play", "no_cards STR-7"),
        ("step 1.C", "not_now STR-7"),
    ],
)
def test_meals_go_together_and_luck_alone(move: str, why: str) -> None:
    table = position("open 2 | hand 0: modest-1 nourishing-12 shortcut-27 truck-31")

    assert why_not(table, f"0 {move}") == why


@pytest.mark.rule("STR-7")
def test_cards_are_discarded_before_their_effect_and_a_hungry_kitten_can_only_look_for_food() -> (
    None
):
    table = position("hand 0: modest-1")

    assert after(table, "0 play modest-1").discards == ("modest-1",)
    assert listed(position(""), 0) == ["food"]
    assert why_not(table, "1 food") == "not_your_turn STR-7"


@pytest.mark.rule("STR-8")
def test_a_walk_has_exactly_the_length_of_its_meals() -> None:
    table = after(position("open 2 | hand 0: modest-1 nourishing-12"), "0 play nourishing-12")

    assert table.phase == Moving(Seat(0), Seat(0), 2, "walk")
    table = after(table, "0 step 1.C, 0 step 1.E")
    assert (table.kittens[0], table.phase) == ("1.E", Looking(Seat(1)))


@pytest.mark.rule("STR-8")
def test_no_step_goes_straight_back_and_every_step_leaves_a_full_way() -> None:
    table = after(position("open 2 | hand 0: hearty-20"), "0 play hearty-20, 0 step 1.C")

    assert why_not(table, "0 step 1.o") == "straight_back STR-8"
    assert why_not(table, "0 step 1.N") == "no_such_walk STR-8"  # the map ends there
    assert why_not(table, "0 step 2.W") == "no_road STR-8"
    assert listed(table, 0) == ["step 1.E", "step 1.S"]


@pytest.mark.rule("STR-8")
def test_a_ring_may_be_walked_round() -> None:
    table = position("open 5 | at 5.N 16.o | hand 0: modest-1 hearty-20")

    table = after(
        table, "0 play modest-1 hearty-20, 0 step 5.E, 0 step 5.S, 0 step 5.W, 0 step 5.N"
    )
    assert table.kittens[0] == "5.N"


@pytest.mark.rule("STR-8")
def test_meals_without_a_walk_of_their_length_cannot_be_played() -> None:
    table = position("open 2 5 | works 1.C | at 1.o 16.o | hand 0: modest-1")

    assert why_not(table, "0 play modest-1") == "no_such_walk STR-8"
    assert listed(table, 0) == ["food"]


@pytest.mark.rule("STR-8")
def test_kittens_do_not_block() -> None:
    table = position("open 2 | at 1.o 1.C | hand 0: nourishing-12")

    assert why_not(table, "0 play nourishing-12") == "allowed"


@pytest.mark.rule("STR-9")
def test_a_tile_is_turned_over_as_it_lies_and_the_walk_goes_on() -> None:
    table = position("at 1.E 16.o | hand 0: hearty-20")
    step = last_step(table, "0 play hearty-20, 0 step 2")

    assert told(step, TileTurned) == [TileTurned(Seat(0), 2, Laid(1, 0))]
    assert told(step, Stepped)[0].to == "2.W"
    assert step.final
    assert step.state.shown[1]
    assert listed(step.state, 0) == ["step 2.C"]


@pytest.mark.rule("STR-9")
def test_a_walk_without_a_full_way_any_more_goes_as_far_as_possible() -> None:
    """At the end of a long street an unseen bend and a start tile are seven steps, not twelve."""
    table = position(
        "layout 123############4 | open 14 | at 14.E 3.o"
        " | hand 0: hearty-20 hearty-21 hearty-22 hearty-23"
    )
    table = after(table, "0 play hearty-20 hearty-21 hearty-22 hearty-23")
    table = after(table, "0 step 15")
    assert listed(table, 0) == ["step 15.b"]
    table = after(table, "0 step 15.b")
    assert why_not(table, "0 step 15.S") == "no_such_walk STR-8"
    table = after(table, "0 step 15.a, 0 step 15.E, 0 step 16.W, 0 step 16.C")
    assert listed(table, 0) == ["step 16.N", "step 16.E", "step 16.S", "step 16.o"]
    assert after(table, "0 step 16.S").phase == Looking(Seat(1))


@pytest.mark.rule("STR-10")
def test_nobody_enters_the_roadworks() -> None:
    table = position("open 2 | works 1.E | hand 0: nourishing-12 shortcut-27")
    walking = after(table, "0 play nourishing-12, 0 step 1.C")

    assert why_not(walking, "0 step 1.E") == "roadworks STR-10"
    jumping = after(position("open 2 | works 2.C | hand 0: shortcut-27"), "0 play shortcut-27")
    assert why_not(jumping, "0 at 2.C") == "works_there STR-10"


@pytest.mark.rule("STR-12", "STR-13")
def test_a_walk_that_ends_in_a_house_is_judged_by_the_left_neighbour() -> None:
    table = position(
        "seats 3 | open 2 | at 2.C 4.o 16.o | hand 0: nourishing-12 | home 0: one red tree"
    )
    step = last_step(table, "0 play nourishing-12, 0 step 2.N, 0 step 2.1")

    assert step.state.phase == Remembering(Seat(0), Seat(1))
    [visited] = told(step, Visited)
    assert ROOM.witness(visited, Seat(1)).home == Home("one", "red", "tree")  # type: ignore[union-attr]
    assert ROOM.witness(visited, Seat(0)).home is None  # type: ignore[union-attr]
    assert asked(step.state) == "1 remember"
    assert listed(step.state, 1) == ["remember shape", "remember roof"]
    assert why_not(step.state, "1 remember garden") == "does_not_fit STR-12"
    assert why_not(step.state, "1 remember nothing") == "something_fits STR-12"
    assert why_not(step.state, "0 remember roof") == "not_your_turn STR-12"
    turned = last_step(step.state, "1 remember roof")
    assert told(turned, Remembered) == [Remembered(Seat(0), Seat(1), "roof", "red")]
    assert turned.state.up[0] == (False, True, False)


@pytest.mark.rule("STR-12")
def test_the_neighbour_goes_on_seeing_what_nobody_else_sees() -> None:
    table = position("seats 3 | open 2 | at 2.N 4.o 16.o | hand 0: modest-1 | home 0: one red tree")
    table = after(table, "0 play modest-1, 0 step 2.1, 1 remember shape")

    homes = [ROOM.view(table, seat).homes[0] for seat in (Seat(0), Seat(1), Seat(2), None)]
    mine = Home("one", None, None)
    assert homes == [mine, Home("one", "red", "tree"), mine, mine]


@pytest.mark.rule("STR-12")
def test_if_nothing_fits_all_learn_just_that() -> None:
    table = position("open 2 | at 2.N 16.o | hand 0: modest-1")
    asked_ = after(table, "0 play modest-1, 0 step 2.1")

    assert why_not(asked_, "1 remember roof") == "does_not_fit STR-12"
    table = after(
        position("open 2 | at 2.N 16.o | hand 0: modest-1 | home 0: two blue tree"),
        "0 play modest-1, 0 step 2.1, 1 remember nothing",
    )
    assert table.excluded[0] == ("fence", "one", "red")
    assert table.up[0] == (False, False, False)


@pytest.mark.rule("STR-12")
def test_what_lies_face_up_is_not_turned_again() -> None:
    table = position("open 2 | at 2.N 16.o | hand 0: modest-1 | home 0: one red tree | up 0: shape")
    table = after(table, "0 play modest-1, 0 step 2.1")

    assert listed(table, 1) == ["remember roof"]
    assert why_not(table, "1 remember shape") == "already_up STR-12"


@pytest.mark.rule("STR-12")
def test_who_knows_all_asks_nothing_more() -> None:
    table = position("open 2 | at 2.N 16.o | hand 0: modest-1 | up 0: shape roof garden")

    assert after(table, "0 play modest-1, 0 step 2.1").phase == Looking(Seat(1))


@pytest.mark.rule("STR-13")
def test_a_house_and_a_start_field_are_dead_ends() -> None:
    near = position("open 2").ground.near

    assert (near["2.1"], near["2.2"], near["1.o"]) == (("2.N",), ("2.S",), ("1.C",))
    table = after(position("open 2 | at 2.C 16.o | hand 0: hearty-20"), "0 play hearty-20")
    assert why_not(table, "0 step 2.N") == "no_such_walk STR-8"
