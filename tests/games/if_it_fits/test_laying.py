"""Laying boxes: the grid, what joins, what is closed (FIT-4 to FIT-7, FIT-21)."""

from __future__ import annotations

import pytest

from clowder.core.game import Seat
from clowder.core.rng import FastRng
from clowder.games.if_it_fits.boxes import find_boxes
from clowder.games.if_it_fits.events import BoxClosed, BoxesJoined, BoxLaid
from clowder.games.if_it_fits.grid import frontier, grid_of, places
from clowder.games.if_it_fits.moves import Lay
from clowder.games.if_it_fits.pieces import FACES
from clowder.games.if_it_fits.rules import moves
from clowder.games.if_it_fits.state import Laid
from tests.games.if_it_fits.position import after, box_at, last_step, position, why_not


@pytest.mark.rule("FIT-4")
@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("lay L 1 0", "allowed"),
        ("lay L 0 -1 turned", "allowed"),
        ("lay L 0 0", "cell_taken FIT-4"),
        ("lay L 1 1", "not_touching FIT-4"),
        ("lay L 5 5", "not_touching FIT-4"),
        ("lay L 9999 0", "not_touching FIT-4"),
        ("lay O 1 0 turned", "turn_unseen FIT-4"),
    ],
)
def test_a_card_touches_another_by_a_side(move: str, why: str) -> None:
    assert why_not(position("start 0 0 | hand 0: L O"), f"0 {move}") == why


@pytest.mark.rule("FIT-4")
def test_a_turn_that_changes_nothing_is_not_offered() -> None:
    table = position("start 0 0 | hand 0: LR T T-m")

    listed = [move for move in moves(table, Seat(0)) or () if isinstance(move, Lay)]

    assert len(listed) == 4 * 1 + 4 * 2 + 4 * 2
    assert not any(move.turned for move in listed if move.card == "LR")


@pytest.mark.rule("FIT-5")
def test_double_walls_are_fine() -> None:
    table = position("LRT 0 0 | hand 0: LRT")

    assert len(moves(table, Seat(0)) or ()) == 8
    assert why_not(table, "0 lay LRT 0 -1 turned") == "allowed"


@pytest.mark.rule("FIT-21")
def test_in_the_advanced_game_two_walls_never_meet() -> None:
    table = position("LRT 0 0 | hand 0: LRT O | advanced")

    assert why_not(table, "0 lay LRT 0 -1 turned") == "double_wall FIT-21"
    assert why_not(table, "0 lay LRT 0 -1") == "allowed"
    assert why_not(table, "0 lay LRT 1 0") == "double_wall FIT-21"
    assert why_not(table, "0 lay O 1 0") == "allowed"
    assert why_not(table, "0 lay LRT 0 1") == "allowed"


@pytest.mark.rule("FIT-5", "FIT-21")
def test_every_card_has_a_place_always() -> None:
    rng = FastRng(7)
    grid = grid_of((Laid(0, 0, "start"),))
    for _ in range(120):
        for card in FACES:
            assert list(places(grid, card, strict=True)), card
        card = rng.choice([card for card in FACES if "-" not in card and card.isupper()])
        turned, cell = rng.choice(list(places(grid, card, strict=True)))
        grid[cell] = Laid(*cell, card, turned)


@pytest.mark.rule("FIT-6")
@pytest.mark.parametrize(
    ("cards", "joined"),
    [
        ("O 0 0, O 1 0", True),
        ("O 0 0, O 0 1", True),
        ("O 0 0, L 1 0", False),
        ("O 0 0, L 1 0 t", True),
        ("L 0 0 t, O 1 0", False),
        ("T 0 1, O 0 0", False),
        ("T 0 1 t, O 0 0", True),
        ("O 0 0, O 1 1", False),
        ("TB 0 0, TB 0 1", False),
        ("TB 0 0, TB 1 0", True),
    ],
)
def test_open_sides_that_meet_join(cards: str, joined: bool) -> None:
    table = position(cards)

    boxes = find_boxes(table.laid, (), 2, False)

    assert [box.cards for box in boxes] == ([(0, 1)] if joined else [(0,), (1,)])


@pytest.mark.rule("FIT-7")
def test_a_box_is_closed_by_walls_of_its_own_or_of_others() -> None:
    table = position("LTB 0 0, L 1 0, O 0 3")

    assert [box.open for box in find_boxes(table.laid, (), 2, False)] == [0, 3, 4]


@pytest.mark.rule("FIT-7")
def test_a_hole_in_the_middle_keeps_a_box_open() -> None:
    ring = "LT 0 0, T 1 0, LT 2 0 t"  # the last has its walls on the right and at the bottom
    table = position(f"{ring} | hand 0: O")
    assert box_at(table, 0, 0).open == 3

    around = position(
        "LT 0 0, T 1 0, LB 2 0 t, L 0 1, L 2 1 t, LB 0 2, T 1 2 t, LT 2 2 t | hand 0: O"
    )
    assert box_at(around, 0, 0).open == 4
    assert box_at(after(around, "0 lay O 1 1"), 0, 0).open == 0


def test_the_frontier_knows_the_walls_it_meets() -> None:
    grid = grid_of(position("LRT 0 0").laid)

    assert frontier(grid) == {(0, -1): 4, (1, 0): 8, (0, 1): 0, (-1, 0): 2}


@pytest.mark.rule("FIT-6")
def test_it_is_told_when_boxes_with_cats_join() -> None:
    table = position(
        "O 0 0, O 1 0, O 3 0, O 4 0 | across 0 0 lilly, 3 0 charlie | hand 0: O | hand 1: O"
    )

    step = last_step(table, "0 lay O 2 0")

    joined = BoxesJoined(2, 0, (Seat(0), Seat(1)))
    assert step.events[:2] == (BoxLaid(Seat(0), "O", 2, 0, False), joined)


@pytest.mark.rule("FIT-6")
def test_nothing_is_told_of_boxes_without_cats() -> None:
    table = position("O 0 0, O 2 0 | hand 0: O | hand 1: O")

    assert last_step(table, "0 lay O 1 0").events == (BoxLaid(Seat(0), "O", 1, 0, False),)


@pytest.mark.rule("FIT-7", "FIT-18")
def test_it_is_told_when_a_box_with_cats_closes() -> None:
    table = position("LTB-m 0 0, TB-m 1 0 | across 0 0 lilly | hand 0: LTB | hand 1: O")

    step = last_step(table, "0 lay LTB 2 0 turned")

    assert BoxClosed(2, 0, 4) in step.events


@pytest.mark.rule("FIT-7")
def test_a_wall_laid_beside_a_box_may_close_it() -> None:
    table = position("LTB-m 0 0, TB-m 1 0 | across 0 0 lilly | hand 0: L | hand 1: O")

    assert BoxClosed(1, 0, 4) in last_step(table, "0 lay L 2 0").events


@pytest.mark.rule("FIT-7")
def test_a_box_closes_only_once() -> None:
    table = position("LTB-m 0 0, LTB-m 1 0 t | across 0 0 lilly | hand 0: L | hand 1: O")

    assert last_step(table, "0 lay L 2 0").events == (BoxLaid(Seat(0), "L", 2, 0, False),)
