"""The game for two (CIB-16, CIB-17)."""

from __future__ import annotations

import pytest

from clowder.core.game import NATURE, Ask, Seat
from clowder.core.rng import FastRng
from clowder.core.value import to_json
from clowder.games.cat_in_the_box import ROOM
from clowder.games.cat_in_the_box.moves import Deal
from clowder.games.cat_in_the_box.options import Options
from clowder.games.cat_in_the_box.pieces import cell, colour_of, number_of
from clowder.games.cat_in_the_box.scoring import largest_group, score_round
from clowder.games.cat_in_the_box.state import Playing, State
from clowder.testing import LawTable, play_out
from tests.games.cat_in_the_box.position import after, position, why_not
from tests.laws.rooms import case_of

GAME = ROOM
HANDS = "1 1 1 2 2 2 3 3 4 4 | 2 2 3 3 3 4 4 5 5 5"


def seated() -> State:
    return after(GAME.setup(Options(), 2), "* start 1")


def neutral(table: State) -> set[str]:
    return {
        f"{number_of(space, 5)} {colour_of(space, 5)}"
        for space, owner in enumerate(table.research)
        if owner == NATURE
    }


@pytest.mark.rule("CIB-16")
def test_ten_cards_each_and_five_aside_three_of_them_turned_up() -> None:
    deal = GAME.sample(seated(), NATURE, FastRng(1))

    assert isinstance(deal, Deal)
    assert [len(hand) for hand in deal.hands] == [10, 10]
    assert (len(deal.up), len(deal.down)) == (3, 2)


@pytest.mark.rule("CIB-16")
@pytest.mark.parametrize(
    ("up", "cells"),
    [
        ("4 5 1", {"4 green", "5 green", "1 green"}),
        ("1 5 1", {"1 green", "1 yellow", "5 green"}),
        ("1 1 5", {"1 green", "1 yellow", "5 green"}),
        ("1 1 1", {"1 green", "1 yellow", "1 blue"}),
    ],
)
def test_equal_cards_climb_from_green_to_yellow_to_blue(up: str, cells: set[str]) -> None:
    assert neutral(position(f"seats 2 | up {up}")) == cells


@pytest.mark.rule("CIB-16")
def test_the_deal_places_the_neutral_tokens() -> None:
    table = after(seated(), f"* deal {HANDS} up 1 5 1 down 5 4")

    assert neutral(table) == {"1 green", "1 yellow", "5 green"}
    assert (table.up, table.down) == ((1, 5, 1), (5, 4))


@pytest.mark.rule("CIB-16")
def test_both_see_what_is_turned_up_and_nobody_what_lies_face_down() -> None:
    table = after(seated(), f"* deal {HANDS} up 1 5 1 down 5 4")

    for viewer in (Seat(0), Seat(1), None):
        assert GAME.view(table, viewer).up == (1, 5, 1)
        assert b"down" not in to_json(GAME.view(table, viewer))


@pytest.mark.rule("CIB-16")
@pytest.mark.parametrize(
    ("deal", "reason"),
    [
        (f"deal {HANDS}", "wrong_cards_aside CIB-16"),
        (f"deal {HANDS} up 1 5 down 1 5 4", "wrong_cards_aside CIB-16"),
        (f"deal {HANDS} up 1 5 1 down 5", "wrong_cards_aside CIB-16"),
        (f"deal {HANDS} up 1 5 1 down 5 5", "not_the_deck CIB-C1"),
        (f"deal {HANDS} up 1 5 1 down 5 6", "not_the_deck CIB-C1"),
    ],
)
def test_other_cards_aside_are_refused(deal: str, reason: str) -> None:
    assert why_not(seated(), f"* {deal}") == reason


@pytest.mark.rule("CIB-16", "CIB-14")
def test_neutral_tokens_belong_to_no_group() -> None:
    table = position("seats 2 | up 1 2 3 | taken 0: 4 green, 1 yellow")

    assert len(largest_group(table.research, Seat(0), 5)) == 1


@pytest.mark.rule("CIB-16")
def test_a_round_played_out_leaves_one_free_cell() -> None:
    table = LawTable(case_of("cat_in_the_box"), 2, Options())
    sheets = [sheet for seed in range(40) for sheet in play_out(table, seed).state.sheets]
    played_out = [sheet for sheet in sheets if sheet.paradox is None]

    assert played_out
    assert all(sheet.research.count(None) == 1 for sheet in played_out)


@pytest.mark.rule("CIB-17", "CIB-3")
def test_two_players_do_not_bid() -> None:
    table = after(seated(), f"* deal {HANDS} up 1 5 1 down 5 4, 0 bury 1, 1 bury 2")

    assert table.phase == Playing(Seat(1), ())
    assert GAME.asks(table) == (Ask(Seat(1), "play"),)
    assert table.bids == (None, None)
    assert why_not(table, "1 bid 1") == "not_now CIB-5"


@pytest.mark.rule("CIB-17")
@pytest.mark.parametrize(("tricks", "bonus"), [(0, 2), (1, 2), (4, 2), (5, 0), (8, 0)])
def test_at_most_four_tricks_earn_the_bonus_none_at_all_too(tricks: int, bonus: int) -> None:
    table = position(f"seats 2 | won 0: {tricks} | taken 0: 4 red, 4 blue, 1 green")

    score = score_round(table).scores[0]

    assert (score.bid, score.trick_points, len(score.group)) == (None, tricks, bonus)


@pytest.mark.rule("CIB-17")
def test_five_tricks_against_three_and_a_group_of_three() -> None:
    table = position(
        "seats 2 | won 0: 3 | won 1: 5 | taken 0: 1 blue, 2 blue, 2 yellow | taken 1: 3 red, 4 red"
    )

    assert [score.points for score in score_round(table).scores] == [6, 5]


@pytest.mark.rule("CIB-17", "CIB-13")
def test_a_paradox_costs_the_bonus_and_the_tricks() -> None:
    table = position("seats 2 | won 0: 3 | won 1: 2 | taken 0: 4 red | taken 1: 1 red, 2 red")

    sheet = score_round(table, paradox=Seat(0))

    assert [score.points for score in sheet.scores] == [-3, 4]


@pytest.mark.rule("CIB-16")
def test_the_first_lead_is_always_possible() -> None:
    table = position("seats 2 | up 3 3 3 | hand 0: 3 3 4 4 4 4 4 5 5")

    assert GAME.moves(table, Seat(0))
    assert table.research[cell("red", 3, 5)] is None
