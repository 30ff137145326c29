"""What is in the box, and how it lies at the start (STR-C1 to STR-6)."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from clowder.core.game import NATURE, Seat
from clowder.core.rng import FastRng
from clowder.games.stray_cat import ROOM
from clowder.games.stray_cat.ground import Laid, exit_at, fields_on, roads_on
from clowder.games.stray_cat.layout import map_of
from clowder.games.stray_cat.moves import Deal
from clowder.games.stray_cat.options import Options
from clowder.games.stray_cat.pieces import (
    BOX,
    CARDS,
    KIND,
    NEIGHBOURHOOD,
    NUMBER,
    START_TILES,
    TILES,
    steps_of,
)
from clowder.games.stray_cat.setup import draw_deal, lay_out, set_up
from clowder.games.stray_cat.state import Dealing, Looking, State
from tests.games.stray_cat.position import after, position, why_not

FIRST = Options(first="first_seat")


def dealing(seats: int = 2) -> State:
    return set_up(FIRST, seats)


@pytest.mark.rule("STR-C1")
def test_there_are_38_cards_of_eleven_kinds() -> None:
    assert Counter(KIND[card] for card in CARDS) == {
        "modest": 11, "nourishing": 8, "hearty": 5, "friend": 2, "shortcut": 4, "truck": 2,
        "raven": 1, "dog": 1, "mouse": 1, "meeting": 1, "roadworks": 2,
    }  # fmt: skip
    assert [steps_of(card) for card in ("modest-1", "nourishing-12", "hearty-20")] == [1, 2, 3]
    assert steps_of("truck-31") == steps_of("dog") == 0


@pytest.mark.rule("STR-C2")
def test_every_tile_has_a_road_out_of_each_side_however_it_lies() -> None:
    assert (len(NEIGHBOURHOOD), len(START_TILES)) == (12, 4)
    for tile, turn in product(TILES, range(4)):
        exits = {exit_at(Laid(tile, turn), side) for side in range(4)}
        assert exits == set("NESW") <= set(fields_on(tile))


@pytest.mark.rule("STR-C2")
def test_roads_of_touching_tiles_join_and_end_at_the_edge_of_the_map() -> None:
    near = position("open 2:1/1 6:4/2").ground.near

    assert "2.S" in near["1.E"]
    assert "1.E" in near["2.S"]
    assert "6.S" in near["2.E"]  # a cross turned once shows E below, a ring turned twice S above
    assert near["1.N"] == ("1.C",)


@pytest.mark.rule("STR-C3")
def test_there_are_six_tokens_of_each_kind() -> None:
    assert BOX.tokens == {
        "shape": {"one": 3, "two": 3},
        "roof": {"red": 2, "yellow": 2, "blue": 2},
        "garden": {"fence": 2, "tree": 2, "flowers": 2},
    }


@pytest.mark.rule("STR-C4")
def test_every_possible_house_stands_somewhere_once_as_a_dead_end() -> None:
    houses = [house for sort in BOX.tiles for house in sort.houses]
    looks = [(house.shape, house.roof, house.garden) for house in houses]

    assert sorted(looks) == sorted(product(*(BOX.tokens[token] for token in BOX.tokens)))
    for tile, sort in TILES.items():
        for house in sort.houses:
            joined = [road for road in roads_on(tile) if house.field in road]
            assert joined == [(house.off, house.field)]


@pytest.mark.rule("STR-C4")
@pytest.mark.parametrize(
    ("tile", "roads"),
    [
        (1, "NC EC SC WC N1 S2"),
        (3, "NE ES SW WN NY Y1 S2"),
        (5, "Na aE Sb bW ab a1 b2"),
        (12, "Na aE Sb bW ab b2"),
        (13, "NC EC SC WC Co"),
    ],
)
def test_the_roads_of_a_tile(tile: int, roads: str) -> None:
    assert {"".join(road) for road in roads_on(tile)} == set(roads.split())


@pytest.mark.rule("STR-C5")
def test_fight_numbers_are_all_different_and_bad_luck_has_none() -> None:
    assert sorted(NUMBER.values()) == list(range(1, 33))
    assert [NUMBER[c] for c in ("modest-11", "hearty-24", "friend-25", "truck-32")] == [
        11, 24, 25, 32,
    ]  # fmt: skip
    assert not {"raven", "dog", "mouse", "meeting", "roadworks"} & set(NUMBER)


@pytest.mark.rule("STR-1")
def test_start_tiles_are_face_up_in_the_corners_and_the_rest_is_hidden() -> None:
    state = lay_out(dealing(3), draw_deal(dealing(3), FastRng(1)))

    assert [cell for cell, shown in enumerate(state.shown, start=1) if shown] == [1, 4, 13, 16]
    assert state.kittens == ("1.o", "4.o", "16.o")
    assert lay_out(dealing(2), draw_deal(dealing(2), FastRng(1))).kittens == ("1.o", "16.o")
    turns = {laid.turn for seed in range(9) for laid in draw_deal(state, FastRng(seed)).tiles}
    assert turns == {0, 1, 2, 3}


@pytest.mark.rule("STR-2")
@pytest.mark.parametrize(
    ("options", "starts"),
    [
        (Options(layout="centre"), (6, 7, 11, 10)),
        (Options(layout="long"), (1, 8, 16, 9)),
        (Options(layout="custom", shape="###########1234#"), (12, 13, 14, 15)),
    ],
)
def test_other_layouts_name_their_start_tiles(options: Options, starts: tuple[int, ...]) -> None:
    set_up(options, 4)

    assert map_of(options).starts == starts


@pytest.mark.rule("STR-2")
@pytest.mark.parametrize(
    ("options", "why"),
    [
        (Options(layout="custom", shape=""), "16 cells"),
        (Options(layout="custom", shape="1##2/####/####/4##4"), "16 cells"),
        (Options(layout="custom", shape="1##2/####/####/4##3#"), "16 cells"),
        (Options(layout="custom", shape="1##2/####/..../####/4##3"), "hang together"),
        (Options(layout="custom", shape="1##2x####/####/4##3"), "16 cells"),
    ],
)
def test_a_shape_that_cannot_be_played_on_is_said_to_be_so(options: Options, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        set_up(options, 2)


@pytest.mark.rule("STR-3")
def test_everyone_gets_a_token_of_each_kind_and_nobody_sees_any() -> None:
    state = lay_out(dealing(4), draw_deal(dealing(4), FastRng(1)))
    unseen = {(home.shape, home.roof, home.garden) for home in ROOM.view(state, Seat(2)).homes}

    assert len(state.homes) == 4
    assert unseen == {(None, None, None)}


@pytest.mark.rule("STR-3")
def test_homes_may_coincide() -> None:
    deals = (draw_deal(dealing(4), FastRng(seed)) for seed in range(200))

    assert any(len(set(deal.homes)) < 4 for deal in deals)


@pytest.mark.rule("STR-4")
def test_hands_begin_with_two_modest_meals_and_a_nourishing_one() -> None:
    state = lay_out(dealing(4), draw_deal(dealing(4), FastRng(1)))

    for hand in state.hands:
        assert [KIND[card] for card in hand] == ["modest", "modest", "nourishing"]
    assert len(state.pile) == 38 - 12


@pytest.mark.rule("STR-5")
def test_the_first_player_is_drawn_by_lot_or_has_the_first_seat() -> None:
    state = set_up(Options(), 3)

    assert [ROOM.write_move(m) for m in ROOM.moves(state, NATURE) or ()] == [
        "start 0", "start 1", "start 2",
    ]  # fmt: skip
    assert why_not(state, "* start 3") == "no_such_seat STR-5"
    assert why_not(state, "1 start 1") == "not_your_turn STR-5"
    assert after(state, "* start 2").start == 2
    assert dealing().phase == Dealing()


@pytest.mark.rule("STR-5")
def test_turns_go_clockwise() -> None:
    table = after(position("seats 3 | turn 2"), "2 food")

    assert table.phase == Looking(Seat(0))


@pytest.mark.rule("STR-6")
def test_tiles_that_touch_at_a_corner_are_adjacent() -> None:
    board = map_of(Options())

    assert board.adjacent(1) == (2, 5, 6)
    assert board.adjacent(6) == (1, 2, 3, 5, 7, 9, 10, 11)


@pytest.mark.rule("STR-C1", "STR-C2", "STR-C3", "STR-1", "STR-3", "STR-4")
@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("", "", "allowed"),
        ("TILE", "1/0", "not_the_tiles STR-C2"),
        ("TURN", "7", "no_such_turn STR-1"),
        ("HOMES", "one red fence", "not_the_tokens STR-3"),
        ("HOMES", "one red fence,one red fence,one red fence", "not_the_tokens STR-C3"),
        ("PILE", "dog", "not_the_cards STR-C1"),
        ("HANDS", "swap", "wrong_hands STR-4"),
    ],
)
def test_a_deal_must_be_of_the_box(old: str, new: str, why: str) -> None:
    seats = 3 if new.count(",") == 2 else 2
    state = dealing(seats)
    deal = draw_deal(state, FastRng(3))
    assert judge(state, spoil(deal, old, new)) == why


def spoil(deal: Deal, what: str, how: str) -> Deal:
    tiles, homes, hands, pile = deal.tiles, deal.homes, deal.hands, deal.pile
    match what:
        case "TILE":
            tiles = (Laid(tiles[1].tile, 0), *tiles[1:])
        case "TURN":
            tiles = (Laid(tiles[0].tile, int(how)), *tiles[1:])
        case "HOMES":
            homes = tuple(type(homes[0])("one", "red", "fence") for _ in how.split(","))
        case "PILE":
            pile = (how, *pile[1:])
        case "HANDS":
            first, card = pile[0], hands[0][0]
            index = next(i for i, c in enumerate(pile) if KIND[c] != KIND[card])
            first = pile[index]
            hands = ((first, *hands[0][1:]), *hands[1:])
            pile = (*pile[:index], card, *pile[index + 1 :])
        case _:
            pass
    return Deal(tiles, homes, hands, pile)


def judge(state: State, deal: Deal) -> str:
    refused = ROOM.refusal(state, NATURE, deal)
    return "allowed" if refused is None else f"{refused.why} {refused.rule}"


@pytest.mark.rule("STR-4")
def test_only_chance_deals() -> None:
    refused = ROOM.refusal(dealing(), Seat(0), draw_deal(dealing(), FastRng(3)))

    assert refused is not None
    assert (refused.why, refused.rule) == ("not_your_turn", "STR-4")
    assert why_not(dealing(), "0 food") == "not_now STR-4"
    assert ROOM.moves(dealing(), NATURE) is None


def test_every_card_and_tile_is_somewhere() -> None:
    state = lay_out(dealing(), draw_deal(dealing(), FastRng(5)))

    assert ROOM.inventory(dealing()) == ROOM.inventory(state)
    assert len(ROOM.inventory(state)) == 38 + 16
