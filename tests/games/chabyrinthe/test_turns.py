"""The two actions of a turn (CHA-4 to CHA-7), and what is seen of the deck (CHA-3)."""

from __future__ import annotations

import pytest

from clowder.core.game import Seat
from clowder.games.chabyrinthe import ROOM
from clowder.games.chabyrinthe.box import box, slides
from clowder.games.chabyrinthe.events import Inserted, Rotated
from clowder.games.chabyrinthe.moves import Insert, Rotate
from clowder.games.chabyrinthe.notation import write_card
from clowder.games.chabyrinthe.pieces import Card
from clowder.games.chabyrinthe.state import Acting, State
from tests.games.chabyrinthe.position import after, last_step, outside, position, why_not

# Every card is known by its place: no row or column has the same one twice.
SQUARE = "L0 I0 T0 L1 T1 L2 I1 H0 I0 T2 L3 X0 H0 L0 T3 I1"


def cards(table: State) -> str:
    return " ".join(write_card(card) for card in table.square)


@pytest.mark.rule("CHA-5")
@pytest.mark.parametrize(("quarters", "card"), [(1, "T2"), (2, "T3"), (3, "T0")])
def test_a_card_is_turned_clockwise(quarters: int, card: str) -> None:
    table = after(position(SQUARE), f"0 rotate 2 1 {quarters}")

    assert cards(table) == SQUARE.replace("T1", card)


@pytest.mark.rule("CHA-5")
def test_a_turn_that_nobody_can_see_is_allowed() -> None:
    table = after(position(SQUARE), "0 rotate 1 2 2")

    assert cards(table) == SQUARE
    assert table.phase == Acting(Seat(0), ("rotate",))


@pytest.mark.rule("CHA-5")
@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("rotate 1 1 0", "no_such_turn CHA-5"),
        ("rotate 1 1 4", "no_such_turn CHA-5"),
        ("rotate 0 1 1", "no_such_card CHA-5"),
        ("rotate 1 5 1", "no_such_card CHA-5"),
    ],
)
def test_other_turns_are_refused(move: str, why: str) -> None:
    assert why_not(position(SQUARE), f"0 {move}") == why


@pytest.mark.rule("CHA-5", "CHA-6")
@pytest.mark.parametrize(("square", "counts"), [(SQUARE, (48, 64)), ("I0 " * 9, (27, 48))])
def test_there_are_always_as_many_actions(square: str, counts: tuple[int, int]) -> None:
    listed = ROOM.moves(position(square), Seat(0)) or ()

    rotations = sum(isinstance(move, Rotate) for move in listed)
    inserts = sum(isinstance(move, Insert) for move in listed)
    assert (rotations, inserts) == counts


@pytest.mark.rule("CHA-6")
@pytest.mark.parametrize(
    ("place", "square"),
    [
        (1, "L0 L1 T0 L1 T1 I0 I1 H0 I0 L2 L3 X0 H0 T2 T3 I1"),  # a column, from above
        (6, "L0 I0 T0 L1 T1 L2 I1 H0 T2 L3 X0 L1 H0 L0 T3 I1"),  # a row, from the right
        (11, "T1 I0 T0 L1 I0 L2 I1 H0 H0 T2 L3 X0 L1 L0 T3 I1"),  # a column, from below
        (15, "L1 L0 I0 T0 T1 L2 I1 H0 I0 T2 L3 X0 H0 L0 T3 I1"),  # a row, from the left
        (0, "L1 I0 T0 L1 L0 L2 I1 H0 T1 T2 L3 X0 I0 L0 T3 I1"),  # the corner of 15, its column
    ],
)
def test_a_new_card_pushes_its_row_or_column_on(place: int, square: str) -> None:
    assert cards(after(position(f"{SQUARE} | deck L I"), f"0 insert {place} 1")) == square


@pytest.mark.rule("CHA-6")
def test_what_falls_out_goes_under_the_deck() -> None:
    step = last_step(position(f"{SQUARE} | deck L T X"), "0 insert 6 3")

    assert step.state.deck == ("tee", "cross", "straight")
    assert step.events == (Inserted(Seat(0), 6, Card("elbow", 3), Card("straight", 0), "tee"),)


@pytest.mark.rule("CHA-6", "CHA-15")
@pytest.mark.parametrize("square", [SQUARE, "L0 I0 T0 L1 T1 L2 I1 H0 T2"])
def test_the_browser_is_told_where_every_card_slides(square: str) -> None:
    table = position(f"{square} | deck X")
    numbered = (*table.square, Card("cross", 0))

    for place in range(table.size.places):
        step = last_step(table, f"0 insert {place} 0")
        [inserted, *_] = step.events
        assert isinstance(inserted, Inserted)
        told = slides(table.size.side)[place]
        assert tuple(numbered[number] for number in told) == (*step.state.square, inserted.out)


def test_the_box_has_the_slides_of_both_squares() -> None:
    assert box()["SLIDES"] == {side: slides(side) for side in (3, 4)}
    assert [len(slides(side)) for side in (3, 4)] == [12, 16]


@pytest.mark.rule("CHA-6")
@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("insert 15 3", "allowed"),
        ("insert 16 0", "no_such_place CHA-2"),
        ("insert 3 4", "no_such_rotation CHA-C3"),
    ],
)
def test_a_card_goes_in_beside_a_place_in_one_of_four_rotations(move: str, why: str) -> None:
    assert why_not(position(SQUARE), f"0 {move}") == why


@pytest.mark.rule("CHA-15")
def test_kittens_have_twelve_places() -> None:
    assert why_not(position("I0 " * 9), "0 insert 12 0") == "no_such_place CHA-15"
    assert why_not(position("I0 " * 9), "0 rotate 4 1 1") == "no_such_card CHA-5"


@pytest.mark.rule("CHA-7")
def test_cats_and_guardians_stay_where_they_are() -> None:
    table = position(f"{SQUARE} | cats 0 pickle, 8 crumb | deck L L")

    assert outside(after(table, "0 insert 0 1, 0 insert 8 0")) == outside(table)


@pytest.mark.rule("CHA-3")
def test_the_deck_is_known_as_far_as_it_was_put_under_in_play() -> None:
    table = position(f"{SQUARE} | deck L T X | option first_edition false | seats 2")
    seen = []

    for move in ("0 insert 6 0", "0 insert 6 0", "1 insert 6 0"):
        table = after(table, move)
        view = ROOM.view(table, Seat(0))
        seen.append((view.top, view.hidden, view.under))

    assert seen == [
        ("tee", 1, ("straight",)),
        ("cross", 0, ("straight", "tee")),
        ("straight", 0, ("tee", "elbow")),
    ]


@pytest.mark.rule("CHA-3")
def test_only_a_card_that_nobody_knew_bars_the_way_back() -> None:
    table = position(f"{SQUARE} | deck L T | seats 2")

    assert not last_step(table, "0 rotate 1 1 1").final
    assert last_step(table, "0 insert 6 0").final
    assert not last_step(table, "0 insert 6 0, 0 insert 6 0").final


@pytest.mark.rule("CHA-4")
def test_a_turn_has_two_actions_and_goes_clockwise() -> None:
    table = position(f"{SQUARE} | seats 3 | turn 2")

    assert ROOM.asks(after(table, "2 rotate 1 1 1"))[0].seat == 2
    table = after(table, "2 rotate 1 1 1, 2 insert 1 0")
    assert (table.phase, table.turn) == (Acting(Seat(0)), 2)
    assert why_not(table, "2 rotate 1 1 1") == "not_your_turn CHA-4"
    assert why_not(table, "2 insert 1 1") == "not_your_turn CHA-4"
    assert why_not(table, "0 adopt 1 edith") == "not_now CHA-5"
    assert ROOM.moves(table, Seat(2)) == ()


@pytest.mark.rule("CHA-5")
def test_a_turn_is_told_with_the_card_as_it_lies() -> None:
    [rotated] = last_step(position(SQUARE), "0 rotate 3 3 2").events

    assert rotated == Rotated(Seat(0), 3, 3, 2, Card("elbow", 1))


@pytest.mark.rule("CHA-19")
def test_in_the_first_edition_an_insert_is_followed_by_a_rotation() -> None:
    table = after(position(f"{SQUARE} | option first_edition true"), "0 insert 6 0")

    assert why_not(table, "0 insert 6 0") == "rotation_due CHA-19"
    assert len(ROOM.moves(table, Seat(0)) or ()) == 48
    assert why_not(after(table, "0 rotate 1 1 1"), "0 insert 6 0") == "allowed"


@pytest.mark.rule("CHA-19")
def test_in_the_first_edition_a_rotation_is_followed_by_anything() -> None:
    table = after(position(f"{SQUARE} | option first_edition true"), "0 rotate 1 1 1")

    assert len(ROOM.moves(table, Seat(0)) or ()) == 112
