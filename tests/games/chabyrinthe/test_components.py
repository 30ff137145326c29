"""What is in the box, and how it lies at the start (CHA-C1 to CHA-4)."""

from __future__ import annotations

from collections import Counter

import pytest

from clowder.core.game import NATURE, Seat
from clowder.core.rng import FastRng
from clowder.core.value import replace
from clowder.games.chabyrinthe import ROOM
from clowder.games.chabyrinthe.homing import look
from clowder.games.chabyrinthe.moves import Deal
from clowder.games.chabyrinthe.options import Options
from clowder.games.chabyrinthe.pieces import (
    CATS,
    GUARDIANS,
    LOOKS,
    WORTH,
    Card,
    laid,
    sewer_cards,
    turned,
    ways_of,
)
from clowder.games.chabyrinthe.setup import draw_deal, lay_out, set_up
from clowder.games.chabyrinthe.state import Dealing, State
from clowder.games.chabyrinthe.tunnels import doors, lane, neighbours
from tests.games.chabyrinthe.position import after, last_step, why_not

USUAL = Options()
KITTENS = Options(kittens=True)
GOOD = (
    "deal L1 I0 T2 L2 L3 H0 I1 T0 T1 X0 L0 I1 L0 I0 T3 L1 | L L I I T T H H L I |"
    " pickle crumb soot button puddle noodle thimble moss rusty biscuit duchess admiral velvet"
    " truffle comet"
)


def dealing(options: Options = USUAL, seats: int = 2) -> State:
    return replace(set_up(options, seats), phase=Dealing())


def dealt(options: Options, seed: int) -> State:
    state = dealing(options)
    return lay_out(state, draw_deal(state, FastRng(seed)))


@pytest.mark.rule("CHA-C1")
def test_there_are_26_sewers_15_cats_and_2_guardians() -> None:
    assert (len(sewer_cards()), len(CATS), len(GUARDIANS)) == (26, 15, 2)


@pytest.mark.rule("CHA-C2")
def test_there_are_so_many_of_each_sewer_and_of_each_worth() -> None:
    kinds = {"elbow": 9, "straight": 7, "tee": 6, "cross": 1, "bridge": 3}
    assert Counter(sewer_cards()) == kinds
    assert Counter(WORTH.values()) == {3: 5, 4: 5, 5: 5}


@pytest.mark.rule("CHA-C3")
@pytest.mark.parametrize(
    ("card", "ways"),
    [
        (Card("elbow", 0), ["NE"]),
        (Card("elbow", 1), ["ES"]),
        (Card("elbow", 3), ["NW"]),
        (Card("straight", 0), ["NS"]),
        (Card("straight", 1), ["EW"]),
        (Card("tee", 0), ["ESW"]),
        (Card("tee", 1), ["NSW"]),
        (Card("tee", 2), ["NEW"]),
        (Card("cross", 0), ["NESW"]),
        (Card("bridge", 0), ["NS", "EW"]),
    ],
)
def test_a_card_opens_to_its_sides(card: Card, ways: list[str]) -> None:
    assert ["".join("NESW"[side] for side in way) for way in ways_of(card)] == ways


@pytest.mark.rule("CHA-C3")
def test_cards_that_look_alike_are_equal() -> None:
    assert [len(looks) for looks in LOOKS.values()] == [4, 2, 4, 1, 1]
    assert laid("straight", 2) == laid("straight", 0)
    assert turned(Card("straight", 1), 3) == Card("straight", 0)
    assert turned(Card("bridge", 0), 1) == Card("bridge", 0)
    assert turned(Card("elbow", 3), 2) == Card("elbow", 1)


@pytest.mark.rule("CHA-1")
@pytest.mark.parametrize("options", [USUAL, KITTENS], ids=["usual", "kittens"])
@pytest.mark.parametrize("seed", range(20))
def test_two_corners_are_elbows_and_nothing_is_joined(options: Options, seed: int) -> None:
    state = dealt(options, seed)
    side = state.size.side

    assert state.square[side - 1] == Card("elbow", 2)
    assert state.square[side * (side - 1)] == Card("elbow", 0)
    assert look(state) == []


@pytest.mark.rule("CHA-1")
def test_the_other_cards_lie_in_every_kind_and_rotation() -> None:
    lying = {dealt(USUAL, seed).square[5] for seed in range(300)}

    assert lying == {card for looks in LOOKS.values() for card in looks}


@pytest.mark.rule("CHA-2")
def test_places_go_clockwise_from_above_the_top_left_card() -> None:
    beside = [(divmod(port // 4, 4), "NESW"[port % 4]) for port in doors(4)]

    assert [beside[place] for place in (0, 3, 4, 7, 8, 11, 12, 15)] == [
        ((0, 0), "N"),
        ((0, 3), "N"),
        ((0, 3), "E"),
        ((3, 3), "E"),
        ((3, 3), "S"),
        ((3, 0), "S"),
        ((3, 0), "W"),
        ((0, 0), "W"),
    ]


@pytest.mark.rule("CHA-2")
@pytest.mark.parametrize("side", [3, 4])
def test_whoever_crosses_a_border_can_come_back(side: int) -> None:
    beyond = neighbours(side)
    inner = [port for port in range(4 * side * side) if beyond[port] >= 0]

    assert [beyond[beyond[port]] for port in inner] == inner
    assert sorted(~port for port in beyond if port < 0) == list(range(4 * side))


@pytest.mark.rule("CHA-6")
def test_a_lane_runs_from_its_place_across_the_square() -> None:
    lanes = [lane(4, place) for place in (1, 6, 8, 15)]
    assert lanes == [(1, 5, 9, 13), (11, 10, 9, 8), (15, 11, 7, 3), (0, 1, 2, 3)]


@pytest.mark.rule("CHA-2")
def test_cats_and_guardians_begin_at_their_places() -> None:
    state = dealt(USUAL, 1)

    assert [stray.place for stray in state.strays] == [0, 8]
    assert state.guardians == (4, 12)


@pytest.mark.rule("CHA-3")
def test_the_rest_makes_two_decks_and_only_one_card_is_seen() -> None:
    state = dealt(USUAL, 1)
    view = ROOM.view(state, Seat(0))

    assert (len(state.deck), len(state.cats)) == (10, 13)
    assert (view.top, view.hidden, view.under, view.cats) == (state.deck[0], 9, (), 13)


@pytest.mark.rule("CHA-4")
def test_the_first_player_is_drawn_by_lot() -> None:
    state = set_up(USUAL, 3)

    starts = [ROOM.write_move(move) for move in ROOM.moves(state, NATURE) or ()]

    assert starts == ["start 0", "start 1", "start 2"]
    assert why_not(state, "* start 3") == "no_such_seat CHA-4"
    assert why_not(state, "1 start 1") == "not_your_turn CHA-4"
    assert after(state, "* start 2").start == 2
    assert after(state, f"* start 1, * {GOOD}").phase.seat == 1  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("bad", "why"),
    [
        (GOOD, "allowed"),
        (GOOD.replace("deal L1 ", "deal "), "wrong_square CHA-1"),
        (GOOD.replace("I0 T2", "I2 T2"), "no_such_look CHA-C3"),
        (GOOD.replace("L1 I0", "T1 I0"), "not_the_box CHA-C2"),
        (GOOD.replace("comet", "pickle"), "not_the_box CHA-C2"),
        (GOOD.replace("T2 L2", "T2 L1"), "wrong_corners CHA-1"),
    ],
)
@pytest.mark.rule("CHA-1", "CHA-C2", "CHA-C3")
def test_a_deal_must_be_of_the_box_and_of_the_square(bad: str, why: str) -> None:
    assert why_not(dealing(), f"* {bad}") == why


@pytest.mark.rule("CHA-3")
def test_only_chance_deals() -> None:
    assert why_not(dealing(), f"0 {GOOD}") == "not_your_turn CHA-3"
    assert why_not(dealing(), "0 rotate 1 1 1") == "not_now CHA-3"
    assert ROOM.moves(dealing(), NATURE) is None
    assert isinstance(ROOM.sample(dealing(), NATURE, FastRng(1)), Deal)


@pytest.mark.rule("CHA-15")
def test_kittens_have_a_square_of_nine() -> None:
    state = dealt(KITTENS, 2)

    assert why_not(dealing(KITTENS), f"* {GOOD}") == "wrong_square CHA-15"
    assert (len(state.square), len(state.deck), len(state.cats)) == (9, 17, 13)
    assert [stray.place for stray in state.strays] == [0, 6]
    assert state.guardians == (3, 9)


@pytest.mark.rule("CHA-4")
def test_nothing_can_be_done_before_the_start() -> None:
    assert why_not(set_up(USUAL, 2), "0 insert 1 1") == "not_now CHA-4"


@pytest.mark.rule("CHA-C1")
def test_every_card_is_somewhere_before_the_deal_and_after() -> None:
    before, laid_out = ROOM.inventory(set_up(USUAL, 2)), ROOM.inventory(dealt(USUAL, 5))

    assert before == laid_out
    assert len(before) == 26 + 15 + 2


def test_everything_happens_in_the_open() -> None:
    [event] = last_step(dealing(), f"* {GOOD}").events

    assert [ROOM.witness(event, seat) for seat in (None, Seat(0))] == [event, event]
