"""Good luck, food and what is drawn (STR-14 to STR-20)."""

from __future__ import annotations

import pytest

from clowder.core.game import Seat
from clowder.games.stray_cat import ROOM
from clowder.games.stray_cat.events import BadDrawn, Drew
from clowder.games.stray_cat.state import Looking
from tests.games.stray_cat.position import after, asked, last_step, listed, position, told, why_not


@pytest.mark.rule("STR-14")
def test_a_friend_brings_four_cards_and_four_are_kept() -> None:
    table = position(
        "hand 0: friend-25 modest-1 modest-2 modest-3 | pile dog hearty-20 hearty-21 modest-9"
    )
    step = last_step(table, "0 play friend-25")

    assert [event.card for event in told(step, BadDrawn)] == ["dog"]
    assert not told(step, BadDrawn)[0].strikes
    assert len(step.state.hands[0]) == 6
    assert step.state.discards == ("friend-25", "dog")
    assert why_not(step.state, "0 discard modest-1") == "wrong_count STR-19"
    kept = after(step.state, "0 discard modest-1 modest-2")
    assert kept.hands[0] == ("modest-3", "modest-9", "hearty-20", "hearty-21")


@pytest.mark.rule("STR-14")
def test_a_friend_goes_on_until_something_good_comes() -> None:
    table = position("hand 0: friend-25 | pile dog raven mouse meeting roadworks modest-5 modest-6")

    table = after(table, "0 play friend-25")

    assert table.hands[0] == ("modest-5",)


@pytest.mark.rule("STR-15")
def test_a_shortcut_leads_to_a_walk_field_of_an_adjacent_open_tile() -> None:
    table = after(position("open 2 6 11 | hand 0: shortcut-27"), "0 play shortcut-27")

    assert listed(table, 0) == [
        f"at {p}" for p in ("2.N", "2.E", "2.S", "2.W", "2.C", "6.N", "6.E", "6.S", "6.W", "6.Y")
    ]
    assert why_not(table, "0 at 11.N") == "not_there STR-15"
    assert why_not(table, "0 at 2.1") == "not_there STR-15"
    assert why_not(table, "0 at 5.N") == "no_such_place STR-15"
    assert after(table, "0 at 6.Y").kittens[0] == "6.Y"


@pytest.mark.rule("STR-15")
def test_without_an_open_neighbour_there_is_no_shortcut() -> None:
    assert why_not(position("hand 0: shortcut-27"), "0 play shortcut-27") == "leads_nowhere STR-15"


@pytest.mark.rule("STR-16")
def test_the_truck_goes_to_another_start_field() -> None:
    table = after(position("hand 0: truck-31"), "0 play truck-31")

    assert listed(table, 0) == ["at 4.o", "at 16.o", "at 13.o"]
    assert why_not(table, "0 at 1.o") == "not_there STR-16"
    elsewhere = after(position("open 2 | at 2.C 16.o | hand 0: truck-31"), "0 play truck-31")
    assert "at 1.o" in listed(elsewhere, 0)


@pytest.mark.rule("STR-17")
@pytest.mark.parametrize(
    ("told_", "count"),
    [
        ("at 2.C 16.o | open 2", 1),
        ("at 2.1 16.o | open 2", 2),
        ("at 1.o 16.o", 2),
        ("at 1.o 16.o | hand 0: modest-5", 1),
    ],
)
def test_food_depends_on_where_one_is(told_: str, count: int) -> None:
    table = position(f"{told_} | pile modest-1 modest-2")
    before = len(table.hands[0])

    assert len(after(table, "0 food").hands[0]) == before + count


@pytest.mark.rule("STR-18")
def test_of_two_strokes_of_bad_luck_one_strikes() -> None:
    table = after(position("pile raven mouse"), "0 food")

    assert asked(table) == "0 suffer"
    assert listed(table, 0) == ["suffer raven", "suffer mouse"]
    assert why_not(table, "0 suffer dog") == "not_drawn STR-18"
    struck = after(table, "0 suffer raven")
    assert struck.phase == Looking(Seat(1))  # nobody has a card to lose
    assert struck.discards == ("raven", "mouse")


@pytest.mark.rule("STR-18", "STR-19")
def test_first_all_is_drawn_then_the_limit_is_kept_then_bad_luck_strikes() -> None:
    table = position(
        "open 2 | at 2.1 16.o | hand 0: modest-1 modest-2 modest-3 modest-4 | pile mouse modest-5"
    )
    table = after(table, "0 food")

    assert asked(table) == "0 discard"
    assert table.discards == ()
    table = after(table, "0 discard modest-5")
    assert asked(table) == "0 pick"
    assert table.discards == ("modest-5", "mouse")


@pytest.mark.rule("STR-19")
def test_the_owner_chooses_what_is_too_much() -> None:
    table = position("hand 0: modest-1 modest-2 modest-3 modest-4 | pile hearty-20")
    table = after(table, "0 food")

    assert listed(table, 0)[0] == "discard modest-1"
    assert len(listed(table, 0)) == 5
    assert why_not(table, "0 discard hearty-21") == "not_in_hand STR-19"


@pytest.mark.rule("STR-20")
def test_an_empty_pile_is_made_of_the_discards_when_a_card_is_to_be_drawn() -> None:
    table = after(position("pile only modest-1"), "0 food")

    assert asked(table) == "-1 shuffle"
    assert table.hands[0] == ("modest-1",)
    assert why_not(table, "* shuffle modest-2") == "not_the_discards STR-20"
    assert why_not(table, "0 shuffle modest-2") == "not_your_turn STR-20"
    made = last_step(table, "* shuffle " + " ".join(reversed(table.discards)))
    assert made.state.piles == 1
    assert made.final


@pytest.mark.rule("STR-18")
def test_only_the_owner_sees_what_was_drawn() -> None:
    step = last_step(position("open 2 | at 2.C 16.o | pile hearty-20"), "0 food")

    [drew] = told(step, Drew)
    assert ROOM.witness(drew, Seat(0)) == Drew(Seat(0), "hearty-20")
    assert ROOM.witness(drew, Seat(1)) == Drew(Seat(0), None)
