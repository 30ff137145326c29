"""Fights and what follows from them (STR-11, STR-26 to STR-30, STR-32)."""

from __future__ import annotations

import pytest

from clowder.core.game import Seat
from clowder.games.stray_cat import ROOM
from clowder.games.stray_cat.events import CardHidden, Drew, FightBegan, Fought, TileTurned
from clowder.games.stray_cat.state import Challenge, Fighting, Looking, Moving, Remembering
from tests.games.stray_cat.position import after, asked, last_step, listed, position, told, why_not

MEET = "open 2 | at 1.E 2.W | hand 0: modest-1 hearty-20 | hand 1: nourishing-12 modest-2"


@pytest.mark.rule("STR-11", "STR-26")
def test_entering_a_field_with_a_kitten_starts_a_fight_in_secret() -> None:
    step = last_step(position(MEET), "0 play modest-1, 0 step 2.W")

    assert told(step, FightBegan) == [FightBegan(Seat(0), Seat(1), "2.W")]
    assert asked(step.state) == "0 fight 1 fight"
    assert why_not(step.state, "0 fight modest-9") == "not_in_hand STR-26"
    hidden = last_step(step.state, "1 fight nourishing-12")
    assert ROOM.witness(hidden.events[0], Seat(0)) == CardHidden(Seat(1), None)
    assert not hidden.final
    assert why_not(hidden.state, "1 fight modest-2") == "already_chosen STR-26"
    opened = last_step(hidden.state, "0 fight hearty-20")
    assert told(opened, Fought) == [
        Fought(Seat(0), Seat(1), ("hearty-20", "nourishing-12"), Seat(0))
    ]
    assert opened.final
    assert opened.state.discards[-2:] == ("hearty-20", "nourishing-12")


@pytest.mark.rule("STR-26")
def test_others_keep_out_of_it() -> None:
    table = position(
        "seats 3 | open 2 | at 1.E 2.W 16.o | hand 0: modest-1 modest-3 | hand 1: modest-2"
        " | hand 2: hearty-24"
    )
    table = after(table, "0 play modest-1, 0 step 2.W")

    assert why_not(table, "2 fight hearty-24") == "not_your_fight STR-26"
    assert why_not(table, "0 food") == "not_now STR-26"
    assert listed(table, 1) == ["fight modest-2"]  # asked although there is just one
    assert listed(table, 2) == []
    assert isinstance(table.phase, Fighting)
    assert table.phase.sealed.given == (False, False, None)


@pytest.mark.rule("STR-11")
@pytest.mark.parametrize("how", ["shortcut-27", "truck-31"])
def test_who_jumps_onto_a_kitten_fights_too(how: str) -> None:
    place = "2.C" if how == "shortcut-27" else "4.o"
    table = position(f"open 2 | at 1.o {place} | hand 0: {how} modest-1 | hand 1: modest-2")

    assert isinstance(after(table, f"0 play {how}, 0 at {place}").phase, Fighting)


@pytest.mark.rule("STR-27", "STR-28", "STR-30")
def test_the_winner_draws_a_good_card_and_then_leads_the_loser_away() -> None:
    table = after(position(f"{MEET} | pile dog hearty-21"), "0 play modest-1, 0 step 2.W")
    step = last_step(table, "0 fight hearty-20, 1 fight nourishing-12")

    assert told(step, Drew) == [Drew(Seat(0), "hearty-21")]
    assert "dog" in step.state.discards
    assert step.state.phase == Moving(Seat(1), Seat(0), 3, "pushed")
    assert sorted(listed(step.state, 0)) == ["step 1.E", "step 2.C"]  # any way, even back
    table = after(step.state, "0 step 2.C, 0 step 2.N, 0 step 2.1")
    assert table.kittens == ("2.W", "2.1")
    assert table.phase == Looking(Seat(1))  # carried into a house, one remembers nothing


@pytest.mark.rule("STR-28")
def test_a_loser_turns_tiles_over() -> None:
    table = after(position(MEET), "0 play modest-1, 0 step 2.W")
    table = after(table, "0 fight hearty-20, 1 fight nourishing-12, 0 step 2.C, 0 step 2.E")

    assert told(last_step(table, "0 step 3"), TileTurned)[0].cell == 3


@pytest.mark.rule("STR-19", "STR-27")
def test_the_winner_keeps_the_limit_before_the_loser_is_moved() -> None:
    """Attacked with four cards and no card against them: five, and one must go."""
    table = position(
        "open 2 | at 1.E 2.W | hand 0: modest-1 | pile hearty-20"
        " | hand 1: modest-2 modest-3 modest-4 modest-5"
    )
    table = after(table, "0 play modest-1, 0 step 2.W")

    assert asked(table) == "1 discard"
    assert table.later == (Moving(Seat(0), Seat(1), 3, "pushed"),)


@pytest.mark.rule("STR-29")
def test_without_a_card_one_loses_at_once() -> None:
    table = position("open 2 | at 1.E 2.W | hand 0: modest-1 modest-3 | pile hearty-20")
    step = last_step(table, "0 play modest-1, 0 step 2.W")

    assert told(step, Fought) == [Fought(Seat(0), Seat(1), (None, None), Seat(0))]
    assert step.state.hands[0] == ("modest-3", "hearty-20")
    assert step.state.phase == Moving(Seat(1), Seat(0), 3, "pushed")


@pytest.mark.rule("STR-29")
def test_without_cards_each_moves_the_other_a_step() -> None:
    table = position("open 2 | at 1.E 2.W | hand 0: modest-1")
    step = last_step(table, "0 play modest-1, 0 step 2.W")

    assert told(step, Fought)[0].winner is None
    assert not told(step, Drew)
    assert step.state.phase == Moving(Seat(1), Seat(0), 1, "parted")
    table = after(step.state, "0 step 2.C")
    assert table.phase == Moving(Seat(0), Seat(1), 1, "pushed", barred="2.C")
    assert why_not(table, "1 step 2.C") == "follows STR-29"
    table = after(table, "1 step 1.E")
    assert (table.kittens, table.phase) == (("1.E", "2.C"), Looking(Seat(1)))


@pytest.mark.rule("STR-29", "STR-30")
def test_who_has_no_other_way_stays_and_two_share_a_field() -> None:
    """In a house there is one way out, and the attacked one took it."""
    table = position("open 2 | at 2.N 2.1 | hand 0: modest-1")
    table = after(table, "0 play modest-1, 0 step 2.1, 0 step 2.N")

    assert (table.kittens, table.phase) == (("2.1", "2.N"), Looking(Seat(1)))


@pytest.mark.rule("STR-29")
def test_an_attacker_whom_a_fight_has_moved_is_not_moved_again() -> None:
    """The attacked one is pushed onto a third, loses, is pushed back, and wins."""
    table = position(
        "seats 3 | open 2 | at 1.E 2.W 2.C | hand 0: modest-1 | hand 2: modest-2"
        " | pile modest-3 modest-4"
    )
    table = after(table, "0 play modest-1, 0 step 2.W")
    assert table.phase == Moving(Seat(1), Seat(0), 1, "parted")
    table = after(table, "0 step 2.C")  # onto seat 2, who has a card
    assert table.phase == Moving(Seat(1), Seat(2), 3, "pushed")
    table = after(table, "2 step 2.W, 2 step 1.E, 2 step 1.C")  # past the attacker, no fight
    assert table.phase == Moving(Seat(0), Seat(1), 1, "pushed", barred="2.C")


@pytest.mark.rule("STR-11", "STR-30")
def test_a_walker_that_wins_walks_on_when_all_fights_are_over() -> None:
    table = position(
        "seats 3 | open 2 3 | at 1.E 2.W 2.N | hand 0: nourishing-12 hearty-20 modest-5"
        " | hand 1: modest-1 modest-2 | hand 2: modest-3 modest-4"
    )
    table = after(table, "0 play nourishing-12, 0 step 2.W, 0 fight hearty-20, 1 fight modest-1")
    assert table.later == (Moving(Seat(0), Seat(0), 1, "walk", came="1.E"),)
    table = after(table, "0 step 2.C, 0 step 2.S, 0 step 2.2")
    assert table.phase == Moving(Seat(0), Seat(0), 1, "walk", came="1.E")
    assert why_not(table, "0 step 1.E") == "straight_back STR-8"


@pytest.mark.rule("STR-11", "STR-12")
def test_a_walker_that_does_not_win_ends_its_walk_and_remembers_nothing() -> None:
    told_ = "open 2 | at 2.N 2.1 | hand 0: modest-1 modest-2 | hand 1: hearty-20"
    table = after(
        position(told_), "0 play modest-1, 0 step 2.1, 0 fight modest-2, 1 fight hearty-20"
    )

    assert table.phase == Moving(Seat(0), Seat(1), 3, "pushed")
    assert table.later == ()


@pytest.mark.rule("STR-11", "STR-12")
def test_a_walker_that_wins_in_a_house_remembers_after_the_fight() -> None:
    told_ = (
        "open 2 | at 2.N 2.1 | hand 0: modest-1 hearty-20 | hand 1: modest-2 | home 0: one red tree"
    )
    table = after(
        position(told_), "0 play modest-1, 0 step 2.1, 0 fight hearty-20, 1 fight modest-2"
    )
    table = after(table, "0 step 2.N, 0 step 2.C, 0 step 2.W")

    assert table.phase == Remembering(Seat(0), Seat(1))


@pytest.mark.rule("STR-11")
def test_several_kittens_are_fought_one_by_one_as_long_as_one_wins() -> None:
    table = position(
        "seats 3 | open 2 | at 1.E 2.W 2.W | hand 0: modest-1 hearty-20 | hand 1: modest-2"
        " | hand 2: modest-3"
    )
    table = after(table, "0 play modest-1, 0 step 2.W")

    assert isinstance(table.phase, Fighting)
    assert table.phase.defender == 1
    assert Challenge(Seat(0), Seat(2)) in table.later
    lost = after(
        position(
            "seats 3 | open 2 | at 1.E 2.W 2.W | hand 0: modest-1 modest-5 | hand 1: hearty-22"
            " | hand 2: modest-3"
        ),
        "0 play modest-1, 0 step 2.W, 0 fight modest-5, 1 fight hearty-22",
    )
    assert lost.phase == Moving(Seat(0), Seat(1), 3, "pushed")
    assert lost.later == ()


@pytest.mark.rule("STR-30")
def test_who_is_moved_onto_a_kitten_attacks_it() -> None:
    table = position(
        "seats 3 | open 2 | at 1.E 2.W 2.1 | hand 0: modest-1 hearty-20 | hand 1: modest-2 modest-3"
        " | hand 2: hearty-22 modest-4"
    )
    table = after(table, "0 play modest-1, 0 step 2.W, 0 fight hearty-20, 1 fight modest-2")
    step = last_step(table, "0 step 2.C, 0 step 2.N, 0 step 2.1")

    assert told(step, FightBegan) == [FightBegan(Seat(1), Seat(2), "2.1")]


@pytest.mark.rule("STR-32")
def test_after_twenty_fights_in_a_turn_no_further_one_starts() -> None:
    last = after(position(f"{MEET} | fights 19"), "0 play modest-1, 0 step 2.W")
    assert isinstance(last.phase, Fighting)
    over = after(position(f"{MEET} | fights 20"), "0 play modest-1, 0 step 2.W")
    assert (over.phase, over.kittens) == (Looking(Seat(1)), ("2.W", "2.W"))
    assert over.fights == 0
