"""What has fallen and what goes back, over recorded touches (TOW-12 to TOW-16, TOW-25)."""

from __future__ import annotations

import pytest

from clowder.core.value import replace
from clowder.games.cat_and_the_tower.contacts import fallen, floor_of
from clowder.games.cat_and_the_tower.moves import Settle
from clowder.games.cat_and_the_tower.physics.deeds import Rest
from clowder.games.cat_and_the_tower.pieces import TABLE, Name
from clowder.games.cat_and_the_tower.state import Settling, supply
from clowder.games.cat_and_the_tower.tower import Part
from tests.games.cat_and_the_tower.position import (
    LYING,
    TWO,
    asked,
    at,
    on_table,
    part,
    petting,
    play,
    rest,
    settled,
    table,
    touches_in,
)


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


def test_a_cat_on_two_floors_is_on_the_lower_one() -> None:
    touches = ((Name("grey1"), Name("floor2"), True), (Name("grey1"), Name("floor3"), True))

    assert floor_of(touches, Name("grey1")) == 2


@pytest.mark.rule("TOW-12")
def test_of_a_floor_and_the_one_it_sags_on_only_the_upper_has_left_its_place() -> None:
    told = f"{TWO} toto@1"
    state = petting(told)
    after = rest(state, settled(told, extra=((Name("floor3"), Name("floor2"), True),)))

    assert isinstance(after.phase, Settling)
    assert isinstance(after.phase.deed, Rest)
    assert [p.name for p in after.phase.deed.back] == ["floor3"]


@pytest.mark.rule("TOW-12")
def test_a_floor_that_touches_the_table_has_fallen_though_it_leans_on_floor_one() -> None:
    told = f"{TWO} toto@1"
    state = petting(told)
    leans = (*on_table("floor3"), (Name("floor3"), Name("floor1"), True))
    after = rest(state, settled(told, drop="floor3", extra=leans))

    assert after.top == 2
    assert isinstance(after.phase, Settling)
    assert after.phase.deed == Rest(())  # nothing is on its way back


@pytest.mark.rule("TOW-12", "TOW-15")
def test_toto_who_slips_to_the_floor_below_goes_back_to_where_he_was_and_has_not_fallen() -> None:
    told = f"{TWO} toto@3"
    state = replace(petting(told), homes=(1,))  # he has climbed in this turn
    slipped = ((Name("toto"), Name("floor2"), True),)
    after = rest(state, settled(told, drop="toto", extra=slipped))
    fell = rest(state, settled(told, drop="toto", extra=on_table("toto")))

    assert isinstance(after.phase, Settling)
    assert isinstance(after.phase.deed, Rest)
    assert [(p.name, p.floor) for p in after.phase.deed.back] == [("toto", 3)]
    assert isinstance(fell.phase, Settling)
    assert isinstance(fell.phase.deed, Rest)
    assert [(p.name, p.floor) for p in fell.phase.deed.back] == [("toto", 1)]


@pytest.mark.rule("TOW-16", "TOW-25")
@pytest.mark.parametrize(("round_", "floor"), [(2, 3), (3, 2), (9, 2)])
def test_toto_who_does_not_stay_after_three_returns_goes_lower(round_: int, floor: int) -> None:
    state = petting(f"{TWO} toto@3")
    assert isinstance(state.phase, Settling)
    state = replace(state, phase=replace(state.phase, round=round_))
    slipped = ((Name("toto"), Name("floor2"), True),)
    after = rest(state, settled(f"{TWO} toto@3", drop="toto", extra=slipped))

    assert isinstance(after.phase, Settling)
    assert isinstance(after.phase.deed, Rest)
    assert [(p.name, p.floor) for p in after.phase.deed.back] == [("toto", floor)]


@pytest.mark.rule("TOW-12")
def test_a_floor_that_lost_one_of_its_walls_has_no_place_to_go_back_to() -> None:
    """It sags on the floor below, still on its other wall."""
    told = f"{TWO} toto@1"
    sags = (*on_table("brick2"), (Name("floor3"), Name("floor2"), True))
    after = rest(petting(told), settled(told, drop="brick2", extra=sags))

    assert after.fallen == ("brick2",)
    assert after.top == 2
    assert "floor3" in supply(after)
    assert "window2" not in supply(after)
    assert isinstance(after.phase, Settling)
    assert after.phase.deed == Rest(())  # nothing is on its way back
