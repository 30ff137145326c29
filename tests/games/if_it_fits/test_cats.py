"""Where cats may lie, awake and asleep (FIT-10 to FIT-13)."""

from __future__ import annotations

import pytest

from clowder.core.game import Seat
from clowder.games.if_it_fits.events import BoxesJoined, Settled
from clowder.games.if_it_fits.moves import Pass, Settle
from clowder.games.if_it_fits.rules import moves
from clowder.games.if_it_fits.state import Across, Choosing, Settling
from tests.games.if_it_fits.position import after, box_at, last_step, position, why_not


@pytest.mark.rule("FIT-10")
def test_a_cat_may_follow_a_box() -> None:
    table = after(position("O 0 0, O 2 0 | hand 0: O T"), "0 lay O 1 0")

    assert table.phase == Settling(Seat(0), 1, 0)
    assert moves(table, Seat(0)) == [Pass(), Settle(0, 0), Settle(1, 0)]
    step = last_step(table, "0 settle 1 0")
    assert step.state.across == (Across(1, 0, "lilly"),)
    assert step.events == (Settled(Seat(0), 1, 0),)
    assert step.state.phase == Choosing(Seat(1))


@pytest.mark.rule("FIT-10")
@pytest.mark.parametrize(
    ("told", "move", "why"),
    [
        ("O 0 0, O 1 0, O 2 0 | settle 0 0", "settle 1 0", "not_this_box FIT-10"),
        ("O 0 0, O 1 0 | settle 0 0", "settle -1 0", "no_seam FIT-10"),
        ("O 0 0, L 1 0 | settle 0 0", "settle 0 0", "on_a_wall FIT-10"),
        ("L 0 0 t, O 1 0 | settle 1 0", "settle 0 0", "on_a_wall FIT-10"),
        ("O 0 0, O 1 0, O 2 0 | across 1 0 lilly | settle 0 0", "settle 0 0", "seam_taken FIT-11"),
        ("O 0 0, O 1 0 | settle 0 0", "lay O 2 0", "not_now FIT-10"),
        ("O 0 0, O 1 0 | settle 0 0", "draw", "not_now FIT-10"),
        ("O 0 0, O 1 0 | settle 0 0 | ending", "draw", "end_began FIT-16"),
        ("O 0 0, O 1 0 | settle 0 0", "settle 0 0", "allowed"),
    ],
)
def test_a_cat_lies_across_an_open_long_seam_of_the_new_box(told: str, move: str, why: str) -> None:
    assert why_not(position(told), f"0 {move}") == why


@pytest.mark.rule("FIT-10")
def test_short_sides_are_no_seam() -> None:
    table = after(position("O 0 0 | hand 0: O"), "0 lay O 0 1")

    assert table.phase == Choosing(Seat(1))


@pytest.mark.rule("FIT-11")
@pytest.mark.parametrize(
    ("told", "free"),
    [
        ("start 0 0, O 1 0", True),
        ("yarn 0 0, O 1 0", True),
        ("lilly 0 0, O 1 0", False),
        ("princess 0 0, O 1 0", False),
        ("O -1 0, O 0 0, O 1 0 | across -1 0 princess", False),
        ("O -1 0, O 0 0, O 1 0 | across -1 0 yarn", False),
    ],
)
def test_a_card_carries_one_thing_and_sleepers_carry_none(told: str, free: bool) -> None:
    table = position(f"{told} | settle 1 0")

    assert (why_not(table, "0 settle 0 0") == "allowed") == free


@pytest.mark.rule("FIT-12")
@pytest.mark.parametrize(
    ("told", "why"),
    [
        ("O 0 0, O 1 0, O 0 1, O 1 1 | across 0 1 charlie", "rivals_box FIT-12"),
        ("O 0 0, O 1 0, charlie 0 1", "rivals_box FIT-12"),
        ("O 0 0, O 1 0, charlie 0 1, lilly 1 1", "allowed"),
        ("O 0 0, O 1 0, O 0 1, O 1 1, charlie 2 0 | across 0 1 lilly", "allowed"),
        ("O 0 0, O 1 0, princess 0 1", "allowed"),
        ("O 0 0, O 1 0, T 0 1, charlie 0 2", "allowed"),
    ],
)
def test_a_box_of_others_is_barred_unless_one_lives_there_too(told: str, why: str) -> None:
    assert why_not(position(f"{told} | settle 1 0"), "0 settle 0 0") == why


@pytest.mark.rule("FIT-12")
def test_it_is_judged_after_laying_so_joining_a_rival_forbids_a_cat() -> None:
    table = position("O 0 0, O 2 0, O 3 0 | across 2 0 charlie | hand 0: O | hand 1: O")

    assert after(table, "0 lay O 1 0").phase == Choosing(Seat(1))


@pytest.mark.rule("FIT-13")
def test_a_sleeper_may_join_a_rivals_box_and_join_boxes() -> None:
    table = position("O 0 0, O 1 0, O 3 0, O 4 0 | across 0 0 charlie, 3 0 milo | seats 3 | choose")

    step = last_step(table, "0 sleep 2 0")

    assert BoxesJoined(2, 0, (Seat(0), Seat(1), Seat(2))) in step.events
    box = box_at(step.state, 2, 0)
    assert (box.awake, box.asleep) == ((0, 1, 1), (1, 0, 0))


@pytest.mark.rule("FIT-13")
def test_a_sleeper_occupies_but_scores_nothing_alone() -> None:
    table = position("O-m 0 0, O-m 1 0, lilly 2 0")

    box = box_at(table, 0, 0)

    assert (box.worth, box.winners) == (2, ())
    assert why_not(
        position("O-m 0 0, O-m 1 0, lilly 2 0 | turn 1 | settle 1 0"), "1 settle 0 0"
    ) == ("rivals_box FIT-12")


@pytest.mark.rule("FIT-13")
def test_a_sleeper_wakes_beside_an_awake_cat_and_counts_no_more_when_that_is_gone() -> None:
    told = "O-m 0 0, O-m 1 0, lilly 2 0, O 0 1, O 1 1 | across 0 0 lilly, 0 1 charlie"
    both = position(f"{told} | hand 1: princess T | hand 0: T | turn 1")

    assert box_at(both, 0, 0).winners == (0,)
    assert box_at(after(both, "1 oust 0 0"), 0, 0).winners == (1,)
