"""Bad luck (STR-21 to STR-25)."""

from __future__ import annotations

import pytest

from clowder.core.game import NATURE, Seat
from clowder.games.stray_cat import ROOM
from clowder.games.stray_cat.events import Gathered, Pecked, Struck
from clowder.games.stray_cat.state import Fighting, Looking, Moving
from tests.games.stray_cat.position import after, asked, last_step, listed, position, told, why_not

HERE = "open 2 | at 2.C 16.o | hand 0: modest-1"


@pytest.mark.rule("STR-21")
def test_a_raven_takes_a_card_of_an_opponent_unseen() -> None:
    table = position("seats 3 | open 2 | at 2.C 4.o 16.o | hand 2: modest-4 modest-5 | pile raven")
    table = after(table, "0 food")

    assert listed(table, 0) == ["pick 2"]
    assert why_not(table, "0 pick 1") == "no_cards_there STR-21"
    assert why_not(table, "0 pick 0") == "not_yourself STR-21"
    assert why_not(table, "0 pick 3") == "no_such_seat STR-21"
    table = after(table, "0 pick 2")
    assert asked(table) == "-1 peck"
    assert [ROOM.write_move(m) for m in ROOM.moves(table, NATURE) or ()] == [
        "peck modest-4", "peck modest-5",
    ]  # fmt: skip
    assert why_not(table, "* peck modest-6") == "not_in_hand STR-21"
    step = last_step(table, "* peck modest-5")
    assert told(step, Pecked) == [Pecked(Seat(2), "modest-5")]
    assert step.state.hands[2] == ("modest-4",)


@pytest.mark.rule("STR-21")
def test_a_raven_finds_nothing_where_nobody_has_cards() -> None:
    step = last_step(position(f"{HERE} | pile raven"), "0 food")

    assert told(step, Struck) == [Struck(Seat(0), "raven", idle=True)]
    assert step.state.phase == Looking(Seat(1))


@pytest.mark.rule("STR-22")
def test_all_kittens_on_the_dogs_tile_flee_the_drawers_first() -> None:
    table = position("seats 3 | open 2 6 | at 2.C 2.1 16.o | pile dog")
    table = after(table, "0 food")

    assert len(listed(table, 0)) == 7 + 7  # every field of both tiles, houses too
    assert why_not(table, "0 at 1.C") == "not_there STR-22"
    table = after(table, "0 at 2.E")
    assert table.phase == Moving(Seat(0), Seat(0), 3, "flee", barred="2.E")
    assert why_not(table, "0 step 2.E") == "dog_there STR-22"
    table = after(table, "0 step 2.W, 0 step 1.E, 0 step 1.C")
    assert table.phase == Moving(Seat(1), Seat(1), 3, "flee", barred="2.E")


@pytest.mark.rule("STR-22")
def test_in_a_dead_end_one_flees_as_far_as_possible() -> None:
    """The dog stands in the only way out of the house."""
    table = position("open 2 | at 16.o 2.1 | pile dog | hand 0: modest-1")

    stays = after(table, "0 food, 0 at 2.N")
    assert (stays.kittens[1], stays.phase) == ("2.1", Looking(Seat(1)))
    table = after(table, "0 food, 0 at 2.C")
    assert listed(table, 1) == ["step 2.N"]
    table = after(table, "1 step 2.N")
    assert (table.kittens[1], table.phase) == ("2.N", Looking(Seat(1)))


@pytest.mark.rule("STR-22")
def test_without_an_open_tile_there_is_no_dog() -> None:
    assert after(position("hand 0: modest-1 | pile dog"), "0 food").phase == Looking(Seat(1))


@pytest.mark.rule("STR-22")
def test_who_lost_a_fight_meanwhile_need_not_flee() -> None:
    """The drawer flees onto the other, who loses, is moved, and is not chased again."""
    table = position("open 2 | at 2.2 2.N | hand 0: hearty-20 | hand 1: modest-1 | pile dog")
    table = after(table, "0 food")
    table = after(table, "0 at 2.1, 0 step 2.S, 0 step 2.C, 0 step 2.N")
    assert isinstance(table.phase, Fighting)
    table = after(table, "0 fight hearty-20, 1 fight modest-1")
    assert table.phase == Moving(Seat(1), Seat(0), 3, "pushed")
    table = after(table, "0 step 2.C, 0 step 2.W, 0 step 1.E")
    assert table.phase == Looking(Seat(1))


@pytest.mark.rule("STR-23")
def test_a_meeting_gathers_the_neighbours_on_free_walk_fields() -> None:
    table = position(
        "seats 4 | open 2 6 11 | at 2.C 6.1 1.o 11.N | works 2.N | hand 0: modest-1 | pile meeting"
    )
    table = after(table, "0 food")

    assert listed(table, 0) == ["at 2.E", "at 2.S", "at 2.W"]
    assert why_not(table, "0 at 2.C") == "kitten_there STR-23"
    assert why_not(table, "0 at 2.N") == "works_there STR-23"
    assert why_not(table, "0 at 2.1") == "not_there STR-23"
    step = last_step(table, "0 at 2.W, 0 at 2.E")
    assert told(step, Gathered) == [Gathered(Seat(2), Seat(0), "1.o", "2.E")]
    assert step.state.kittens == ("2.C", "2.W", "2.E", "11.N")
    assert step.state.phase == Looking(Seat(1))


@pytest.mark.rule("STR-23")
def test_nobody_comes_where_nobody_is_near() -> None:
    assert after(position(f"{HERE} | pile meeting"), "0 food").phase == Looking(Seat(1))


@pytest.mark.rule("STR-24")
def test_a_mouse_leads_an_opponent_three_steps_away() -> None:
    table = after(position("open 15 | hand 0: modest-1 | pile mouse"), "0 food")

    assert asked(table) == "0 pick"
    assert why_not(table, "0 pick 0") == "not_yourself STR-24"
    table = after(table, "0 pick 1")
    assert table.phase == Moving(Seat(1), Seat(0), 3, "pushed")
    table = after(table, "0 step 16.C, 0 step 16.W, 0 step 15.E")
    assert (table.kittens[1], table.phase) == ("15.E", Looking(Seat(1)))


@pytest.mark.rule("STR-25")
def test_roadworks_go_to_a_free_walk_field_in_sight() -> None:
    table = after(position("open 2 | at 2.C 16.o | works 2.N | pile roadworks"), "0 food")

    assert why_not(table, "0 at 2.N") == "works_there STR-25"
    assert why_not(table, "0 at 2.C") == "kitten_there STR-25"
    assert why_not(table, "0 at 2.1") == "not_there STR-25"
    assert why_not(table, "0 at 1.o") == "not_there STR-25"
    assert why_not(table, "0 at 3.N") == "no_such_place STR-25"
    assert why_not(table, "0 at 1.C") == "allowed"
    assert after(table, "0 at 2.S").works == "2.S"
