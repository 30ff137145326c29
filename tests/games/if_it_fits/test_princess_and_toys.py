"""Princesses and special toys (FIT-14, FIT-15)."""

from __future__ import annotations

import pytest

from clowder.core.game import Seat
from clowder.games.if_it_fits.events import BoxLaid, Discarded, Ousted, ToyGiven
from clowder.games.if_it_fits.moves import Discard, Give, Lay, Oust
from clowder.games.if_it_fits.rules import moves
from clowder.games.if_it_fits.state import Across, Choosing, Laid, cats_out, hand_of
from tests.games.if_it_fits.position import after, box_at, last_step, position, why_not

CATS = "O 0 0, O 1 0, charlie 0 1 | across 0 0 lilly"


@pytest.mark.rule("FIT-14")
def test_a_princess_takes_the_place_of_an_awake_cat() -> None:
    table = position(f"{CATS} | hand 0: princess T | hand 1: T")

    step = last_step(table, "0 oust 0 0")

    assert step.state.across == (Across(0, 0, "princess"),)
    assert step.events == (Ousted(Seat(0), Seat(0), 0, 0, False),)
    assert cats_out(step.state, Seat(0)) == 0
    assert hand_of(step.state, Seat(0)) == ("T",)
    assert step.state.phase == Choosing(Seat(1))


@pytest.mark.rule("FIT-14")
def test_in_place_of_a_sleeper_she_stays_as_an_open_box() -> None:
    table = position(f"{CATS} | hand 0: princess T | hand 1: T")

    step = last_step(table, "0 oust 0 1")

    assert step.state.laid[-1] == Laid(0, 1, "princess")
    assert step.events == (Ousted(Seat(0), Seat(1), 0, 1, True),)
    box = box_at(step.state, 0, 1)
    assert (len(box.cards), box.asleep, box.winners) == (3, (0, 0), (0,))


@pytest.mark.rule("FIT-14")
@pytest.mark.parametrize(
    ("told", "move", "why"),
    [
        (f"{CATS} | hand 0: princess T", "oust 1 0", "no_cat_there FIT-14"),
        (f"{CATS} | hand 0: T", "oust 0 0", "no_princess FIT-14"),
        (f"{CATS} | hand 0: princess", "lay princess 0 2", "princess_replaces FIT-14"),
        (f"{CATS} | hand 0: princess", "discard", "cat_to_replace FIT-14"),
        ("O 0 0 | hand 0: princess T", "discard", "other_cards FIT-14"),
        ("O 0 0 | hand 0: T", "discard", "no_princess FIT-14"),
        ("O 0 0 | hand 0: princess", "oust 0 0", "no_cat_there FIT-14"),
        ("O 0 0, princess 1 0 | hand 0: princess", "oust 1 0", "no_cat_there FIT-14"),
    ],
)
def test_a_princess_needs_a_cat(told: str, move: str, why: str) -> None:
    assert why_not(position(told), f"0 {move}") == why


@pytest.mark.rule("FIT-14")
def test_she_is_offered_every_cat_and_nothing_else() -> None:
    table = position(f"{CATS} | hand 0: princess")

    assert moves(table, Seat(0)) == [Oust(0, 0), Oust(0, 1)]


@pytest.mark.rule("FIT-14")
def test_nothing_but_princesses_and_no_cat_one_is_thrown_away() -> None:
    table = position("O 0 0 | hand 0: princess princess | hand 1: T")

    assert moves(table, Seat(0)) == [Discard()]
    step = last_step(table, "0 discard")
    assert step.events == (Discarded(Seat(0)),)
    assert hand_of(step.state, Seat(0)) == ("princess",)
    assert step.state.discards == ((0,), ())
    assert step.state.laid == table.laid


@pytest.mark.rule("FIT-15")
def test_a_toy_lies_across_any_free_seam_of_a_box_open_to_one() -> None:
    table = position(
        "O 0 0, O 1 0, T 0 1, T 1 1, O 5 5, O 6 5 | across 0 0 charlie | hand 0: yarn T"
    )

    listed = moves(table, Seat(0)) or ()

    assert [move for move in listed if isinstance(move, Give)] == [
        Give("yarn", 0, 1),
        Give("yarn", 5, 5),
    ]
    assert why_not(table, "0 give yarn 0 0") == "seam_taken FIT-11"
    step = last_step(table, "0 give yarn 0 1")
    assert step.events == (ToyGiven(Seat(0), "yarn", 0, 1),)
    assert box_at(step.state, 0, 1).toys == (0, 2, 0)
    assert step.state.phase == Choosing(Seat(1))


@pytest.mark.rule("FIT-15")
@pytest.mark.parametrize(
    ("where", "why"),
    [
        ("0 1", "rivals_box FIT-12"),
        ("2 0", "no_seam FIT-10"),
        ("0 2", "on_a_wall FIT-10"),
        ("5 5", "allowed"),
    ],
)
def test_a_toy_follows_the_rules_for_cats(where: str, why: str) -> None:
    told = "O 0 0, O 1 0, O 0 1, O 1 1, T 0 2, LT 1 2, O 5 5, O 6 5 | across 0 0 charlie"

    assert why_not(position(f"{told} | hand 0: yarn"), f"0 give yarn {where}") == why


@pytest.mark.rule("FIT-15")
def test_no_cat_at_home_is_needed() -> None:
    told = "lilly 0 0, lilly 1 0, lilly 2 0, lilly 3 0, lilly 4 0, O 9 0, O 10 0"

    assert why_not(position(f"{told} | hand 0: yarn | ending"), "0 give yarn 9 0") == "allowed"


@pytest.mark.rule("FIT-15")
def test_only_without_a_seam_is_a_toy_laid_as_a_box() -> None:
    seam = position("O 0 0, O 1 0 | hand 0: yarn")
    none = position("O 0 0, O 1 0 | across 0 0 charlie | hand 0: yarn | hand 1: T")

    assert why_not(seam, "0 lay yarn 2 0") == "toy_needs_a_seam FIT-15"
    assert all(isinstance(move, Lay) for move in moves(none, Seat(0)) or ())
    step = last_step(none, "0 lay yarn 2 0")
    assert step.events == (BoxLaid(Seat(0), "yarn", 2, 0, False),)
    assert box_at(step.state, 2, 0).toys == (0, 2, 0)


@pytest.mark.rule("FIT-15")
def test_no_cat_follows_a_toy_even_as_a_box() -> None:
    table = position("lilly 0 0, O 1 0 | hand 0: yarn | hand 1: T")

    assert after(table, "0 lay yarn 2 0").phase == Choosing(Seat(1))


@pytest.mark.rule("FIT-11", "FIT-15")
def test_a_cat_may_lie_on_a_toy_laid_as_a_box() -> None:
    table = position("yarn 0 0 | hand 0: O | hand 1: T")

    assert why_not(after(table, "0 lay O 1 0"), "0 settle 0 0") == "allowed"
