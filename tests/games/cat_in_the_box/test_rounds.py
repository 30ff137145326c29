"""From the start card to the bids (CIB-1 to CIB-4)."""

from __future__ import annotations

import pytest

from clowder.core.game import NATURE, Ask, Piece, Seat
from clowder.core.rng import FastRng
from clowder.games.cat_in_the_box import ROOM
from clowder.games.cat_in_the_box.events import BidMade, Buried, Dealt, StartChosen
from clowder.games.cat_in_the_box.moves import Bid, Bury, Start
from clowder.games.cat_in_the_box.options import Options
from clowder.games.cat_in_the_box.state import Bidding, Burying, Dealing, Playing, State
from tests.games.cat_in_the_box.position import after, last_step, position, read_line, why_not

GAME = ROOM
DEAL = "deal 1 1 1 1 1 2 2 2 2 2 | 3 3 3 3 3 4 4 4 4 4 | 5 5 5 5 5 6 6 6 6 6"


def setup(seats: int = 3) -> State:
    return GAME.setup(Options(), seats)


@pytest.mark.rule("CIB-1")
def test_chance_names_any_start_player_and_each_is_as_likely() -> None:
    starts = [Start(Seat(seat)) for seat in range(3)]

    assert GAME.asks(setup()) == (Ask(NATURE, "start"),)
    assert GAME.moves(setup(), NATURE) == starts
    assert {GAME.sample(setup(), NATURE, FastRng(seed)) for seed in range(30)} == set(starts)


@pytest.mark.rule("CIB-1")
def test_the_start_player_must_sit_at_the_table() -> None:
    assert why_not(setup(), "* start 3") == "no_such_seat CIB-1"
    assert why_not(setup(), "0 start 0") == "not_your_turn CIB-1"
    assert why_not(setup(), f"* {DEAL}") == "not_now CIB-1"


@pytest.mark.rule("CIB-1")
def test_choosing_the_start_player_is_seen_and_final() -> None:
    step = last_step(setup(), "* start 2")

    assert step.events == (StartChosen(Seat(2)),)
    assert step.final
    assert (step.state.start, step.state.phase) == (2, Dealing())


@pytest.mark.rule("CIB-1")
def test_the_start_card_goes_clockwise_after_a_round() -> None:
    table = position(
        "seats 3 | start 2 | trick 0: 1 blue, 2 blue | hand 0: 1 | hand 1: 1 | hand 2: 3 4"
    )

    assert after(table, "2 play 3 blue").start == 0


@pytest.mark.rule("CIB-1")
@pytest.mark.parametrize(("number", "asked"), [(2, (Ask(NATURE, "deal"),)), (3, ())])
def test_there_are_as_many_rounds_as_players(number: int, asked: tuple[Ask, ...]) -> None:
    table = position(
        f"seats 3 | round {number} | trick 0: 1 blue, 2 blue | hand 0: 1 | hand 1: 1 | hand 2: 3 4"
    )

    assert GAME.asks(after(table, "2 play 3 blue")) == asked


@pytest.mark.rule("CIB-2")
@pytest.mark.parametrize(("seats", "size"), [(2, 10), (3, 10), (4, 10), (5, 9)])
def test_everyone_is_dealt_ten_cards_or_nine_with_five_players(seats: int, size: int) -> None:
    seated = after(setup(seats), "* start 0")

    dealt = GAME.apply(seated, NATURE, GAME.sample(seated, NATURE, FastRng(1)))

    assert [len(hand) for hand in dealt.state.hands] == [size] * seats
    assert dealt.final


@pytest.mark.rule("CIB-2", "CIB-C1")
@pytest.mark.parametrize(
    ("first", "third", "reason"),
    [
        ("1 1 1 1 1 2 2 2 2", "2 5 5 5 5 5 6 6 6 6 6", "wrong_hand_size CIB-2"),
        ("1 1 1 1 1 2 2 2 2 2", "5 5 5 5 5 6 6 6 6 6 | 1", "wrong_hand_size CIB-2"),
        ("1 1 1 1 1 2 2 2 2 2", "5 5 5 5 5 6 6 6 6 6 up 1 down 2", "wrong_cards_aside CIB-16"),
        ("1 1 1 1 1 1 2 2 2 2", "5 5 5 5 5 6 6 6 6 6", "not_the_deck CIB-C1"),
        ("1 1 1 1 1 2 2 2 2 2", "5 5 5 5 5 7 7 7 7 7", "not_the_deck CIB-C1"),
        ("0 1 1 1 1 2 2 2 2 2", "5 5 5 5 5 6 6 6 6 6", "not_the_deck CIB-C1"),
    ],
)
def test_a_deal_that_is_not_the_deck_is_refused(first: str, third: str, reason: str) -> None:
    deal = f"* deal {first} | 3 3 3 3 3 4 4 4 4 4 | {third}"

    assert why_not(after(setup(), "* start 0"), deal) == reason


@pytest.mark.rule("CIB-2")
def test_a_deal_has_a_hand_for_everyone() -> None:
    deal = "* deal 1 1 1 1 1 2 2 2 2 2 | 3 3 3 3 3 4 4 4 4 4"

    assert why_not(after(setup(), "* start 0"), deal) == "wrong_hand_size CIB-2"


@pytest.mark.rule("CIB-2")
def test_no_player_deals() -> None:
    assert why_not(after(setup(), "* start 0"), f"0 {DEAL}") == "not_your_turn CIB-2"
    assert why_not(after(setup(), "* start 0"), "0 bury 1") == "not_now CIB-2"


@pytest.mark.rule("CIB-2")
def test_deals_are_beyond_listing() -> None:
    assert GAME.moves(after(setup(), "* start 0"), NATURE) is None


@pytest.mark.rule("CIB-2")
def test_hands_are_sorted_and_each_sees_only_their_own() -> None:
    step = last_step(
        setup(),
        "* start 1, * deal 2 2 2 2 2 1 1 1 1 1 | 3 3 3 3 3 4 4 4 4 4 | 5 5 5 5 5 6 6 6 6 6",
    )

    [dealt] = step.events
    hands = ((1, 1, 1, 1, 1, 2, 2, 2, 2, 2), step.state.hands[1], step.state.hands[2])
    assert dealt == Dealt(1, Seat(1), hands, ())
    assert GAME.witness(dealt, Seat(0)) == Dealt(1, Seat(1), (hands[0], (), ()), ())
    assert GAME.witness(dealt, None) == Dealt(1, Seat(1), ((), (), ()), ())


@pytest.fixture
def dealt() -> State:
    return after(setup(), f"* start 1, * {DEAL}")


@pytest.mark.rule("CIB-3")
def test_everyone_is_asked_to_bury_at_once(dealt: State) -> None:
    assert GAME.asks(dealt) == tuple(Ask(Seat(seat), "bury") for seat in range(3))
    assert GAME.moves(dealt, Seat(0)) == [Bury(1), Bury(2)]


@pytest.mark.rule("CIB-3")
def test_a_buried_card_is_sealed_until_all_have_buried(dealt: State) -> None:
    step = last_step(dealt, "2 bury 6")

    assert GAME.asks(step.state) == (Ask(Seat(0), "bury"), Ask(Seat(1), "bury"))
    assert len(step.state.hands[2]) == 10
    view = GAME.view(step.state, Seat(0))
    assert isinstance(view.phase, Burying)
    assert view.phase.sealed.given == (False, False, True)
    assert view.phase.sealed.answers == (None, None, None)


@pytest.mark.rule("CIB-3")
def test_only_the_owner_sees_what_is_buried(dealt: State) -> None:
    [buried] = last_step(dealt, "2 bury 6").events

    assert GAME.witness(buried, Seat(2)) == Buried(Seat(2), 6)
    assert GAME.witness(buried, Seat(0)) == Buried(Seat(2), None)
    assert GAME.witness(buried, None) == Buried(Seat(2), None)


@pytest.mark.rule("CIB-3")
def test_the_last_to_bury_takes_all_buried_cards_out_of_the_round(dealt: State) -> None:
    table = after(dealt, "2 bury 6, 0 bury 1, 1 bury 3")

    assert table.buried == (1, 3, 6)
    assert table.hands == (
        (1, 1, 1, 1, 2, 2, 2, 2, 2),
        (3, 3, 3, 3, 4, 4, 4, 4, 4),
        (5, 5, 5, 5, 5, 6, 6, 6, 6),
    )
    assert [GAME.view(table, Seat(seat)).buried for seat in range(3)] == [1, 3, 6]
    assert GAME.view(table, None).buried is None


@pytest.mark.rule("CIB-3")
def test_one_card_is_buried_once_and_out_of_the_own_hand(dealt: State) -> None:
    table = after(dealt, "0 bury 1")

    assert why_not(table, "0 bury 2") == "already_buried CIB-3"
    assert why_not(table, "1 bury 1") == "not_in_hand CIB-3"
    assert why_not(table, "3 bury 1") == "no_such_seat CIB-3"
    assert why_not(table, "* bury 1") == "no_such_seat CIB-3"
    assert why_not(table, "1 bid 1") == "not_now CIB-3"
    assert GAME.moves(table, Seat(0)) == []


@pytest.fixture
def bidding(dealt: State) -> State:
    return after(dealt, "0 bury 1, 1 bury 3, 2 bury 6")


@pytest.mark.rule("CIB-4")
def test_bids_are_made_clockwise_from_the_start_player(bidding: State) -> None:
    assert GAME.asks(bidding) == (Ask(Seat(1), "bid"),)
    assert why_not(bidding, "0 bid 1") == "not_your_turn CIB-4"

    table = after(bidding, "1 bid 1, 2 bid 4")

    assert table.phase == Bidding(Seat(0))
    assert why_not(table, "1 bid 1") == "not_your_turn CIB-4"
    assert why_not(table, "0 play 1 blue") == "not_now CIB-4"


@pytest.mark.rule("CIB-4", "CIB-5")
def test_after_the_bids_the_start_player_leads(bidding: State) -> None:
    table = after(bidding, "1 bid 1, 2 bid 4, 0 bid 3")

    assert table.phase == Playing(Seat(1), ())
    assert table.bids == (3, 1, 4)


@pytest.mark.rule("CIB-4")
def test_bids_are_open(bidding: State) -> None:
    step = last_step(bidding, "1 bid 4")

    assert GAME.witness(step.events[0], Seat(0)) == BidMade(Seat(1), 4)
    assert GAME.view(step.state, Seat(2)).bids == (None, 4, None)
    assert not step.final


@pytest.mark.rule("CIB-4")
@pytest.mark.parametrize("tricks", [0, 2, 5])
def test_three_players_may_bid_1_3_or_4(bidding: State, tricks: int) -> None:
    refused = GAME.refusal(bidding, Seat(1), Bid(tricks))

    assert GAME.moves(bidding, Seat(1)) == [Bid(1), Bid(3), Bid(4)]
    assert refused is not None
    assert (refused.why, refused.rule) == ("bid_not_offered", "CIB-4")
    assert refused.about == (Piece("tricks", tricks), Piece("bids", "1, 3, 4"))


@pytest.mark.rule("CIB-4")
@pytest.mark.parametrize("seats", [4, 5])
def test_four_and_five_players_may_bid_1_2_or_3(seats: int) -> None:
    table = after(setup(seats), "* start 0")
    table = GAME.apply(table, NATURE, GAME.sample(table, NATURE, FastRng(1))).state
    for seat in range(seats):
        table = after(table, f"{seat} bury {table.hands[seat][0]}")

    assert GAME.moves(table, Seat(0)) == [Bid(1), Bid(2), Bid(3)]
    assert why_not(table, "0 bid 4") == "bid_not_offered CIB-4"


def test_a_line_of_a_story_is_a_seat_and_a_move() -> None:
    assert read_line("* start 0") == (NATURE, Start(Seat(0)))
