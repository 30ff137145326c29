"""The rules of Pounce, one by one."""

from __future__ import annotations

from collections import Counter

import pytest

from clowder.core.game import NATURE, Ask, Line, Piece, Refusal, Seat
from clowder.core.match import Match
from clowder.core.record_reader import read_entry
from clowder.core.rng import FastRng
from tests.example_room.pounce import ROOM
from tests.example_room.pounce.events import Chosen, Dealt, Event, Opened
from tests.example_room.pounce.moves import Move
from tests.example_room.pounce.options import Options
from tests.example_room.pounce.state import Over, State
from tests.example_room.pounce.view import View

Table = Match[State, Move, Event, View, Options]
TWO, THREE = "* deal 1 5 7 | 1 6 7", "* deal 1 5 7 | 1 6 7 | 2 5 6"


def played(*lines: str, seats: int = 2, options: Options | None = None) -> Table:
    """The table after these entries, as a record would have them."""
    table = Match(ROOM, options or Options(), seats)
    for line in lines:
        assert why_not(table, line) is None
        entry = read_entry(ROOM, line, line)
        table.play(entry.seat, entry.move)
    return table


def why_not(table: Table, line: str) -> str | None:
    refusal = judged(table, line)
    return None if refusal is None else f"{refusal.why} {refusal.rule}"


def judged(table: Table, line: str) -> Refusal | None:
    entry = read_entry(ROOM, line, line)
    return table.room.refusal(table.state, entry.seat, entry.move)


@pytest.mark.rule("PNC-C1")
def test_there_are_two_cards_of_each_number() -> None:
    counted = Counter(ROOM.inventory(played().state))

    assert counted == dict.fromkeys("1234567", 2)


@pytest.mark.rule("PNC-C1")
def test_a_deal_of_other_cards_is_refused() -> None:
    assert why_not(played(seats=3), "* deal 1 5 7 | 1 6 7 | 2 5 7") == "not_the_deck PNC-C1"
    assert why_not(played(), "* deal 1 2 3 | 4 5 8") == "not_the_deck PNC-C1"


@pytest.mark.rule("PNC-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_is_dealt_three_cards_and_the_rest_is_left(seats: int) -> None:
    table = Match(ROOM, Options(), seats, FastRng(1))

    assert [len(hand) for hand in table.state.hands] == [3] * seats
    assert len(table.state.left) == 14 - 3 * seats


@pytest.mark.rule("PNC-1")
def test_only_chance_deals_and_only_three_cards_each() -> None:
    assert played().asks == (Ask(NATURE, "deal"),)
    assert why_not(played(), TWO.replace("*", "0")) == "not_your_turn PNC-1"
    assert why_not(played(), "0 choose 1") == "not_now PNC-1"
    assert judged(played(), "* deal 1 2 | 3 4") == Refusal(
        "wrong_hands", "PNC-1", (Piece("cards", 3),)
    )
    assert why_not(played(), THREE) == "wrong_hands PNC-1"


@pytest.mark.rule("PNC-1")
def test_hands_are_in_order_and_each_sees_only_their_own() -> None:
    table = played("* deal 7 5 1 | 7 6 1")

    assert table.steps[-1].final
    assert [table.view(Seat(seat)).hand for seat in (0, 1)] == [(1, 5, 7), (1, 6, 7)]
    assert table.view(None).hand == ()
    assert list(table.witnessed(Seat(1))) == [Dealt(((), table.state.hands[1]))]
    assert list(table.witnessed(None)) == [Dealt(((), ()))]


@pytest.mark.rule("PNC-2")
def test_one_chooses_once_and_from_the_own_hand() -> None:
    table = played(TWO, "0 choose 5")

    assert table.asks == (Ask(Seat(1), "choose"),)
    assert why_not(table, "0 choose 5") == "already_chosen PNC-2"
    assert judged(table, "1 choose 5") == Refusal("not_in_hand", "PNC-2", (Piece("card", 5),))
    assert why_not(table, "2 choose 5") == "no_such_seat PNC-2"
    assert why_not(table, "* choose 5") == "no_such_seat PNC-2"
    assert why_not(table, TWO) == "not_now PNC-2"


@pytest.mark.rule("PNC-2")
def test_others_see_that_one_has_chosen_and_not_what() -> None:
    table = played(TWO, "0 choose 5")

    assert list(table.witnessed(Seat(0)))[1:] == [Chosen(Seat(0), table.state.hands[0][1])]
    assert list(table.witnessed(Seat(1)))[1:] == [Chosen(Seat(0), None)]
    assert played(TWO, "0 choose 7").view(Seat(1)) == table.view(Seat(1))


@pytest.mark.rule("PNC-2")
def test_equal_cards_in_a_hand_are_one_choice() -> None:
    table = played("* deal 4 4 5 | 1 6 7")

    assert [ROOM.write_move(move) for move in table.moves(Seat(0)) or ()] == [
        "choose 4",
        "choose 5",
    ]


@pytest.mark.rule("PNC-3")
def test_the_last_choice_opens_all_and_cannot_be_taken_back() -> None:
    table = played(TWO, "1 choose 6", "0 choose 5")

    assert table.steps[-1].events[1:] == (Opened(table.state.turns[0], Seat(1)),)
    assert table.state.turns == ((5, 6),)
    assert table.state.hands == ((1, 7), (1, 7))
    assert table.asks == (Ask(Seat(0), "choose"), Ask(Seat(1), "choose"))
    with pytest.raises(ValueError, match="hidden"):
        table.undo()


@pytest.mark.rule("PNC-4")
@pytest.mark.parametrize(
    ("cards", "catcher"),
    [("1 1 2", 2), ("5 1 5", 1), ("7 7 6", 2), ("7 6 5", 0), ("1 7 6", 1)],
)
def test_the_highest_number_that_is_alone_catches_the_mouse(cards: str, catcher: int) -> None:
    assert catcher_of(THREE, cards) == catcher


@pytest.mark.rule("PNC-4")
@pytest.mark.parametrize(
    ("deal", "cards"),
    [(TWO, "1 1"), (TWO, "7 7"), ("* deal 1 2 3 | 7 2 3 | 1 4 5 | 7 4 5", "1 7 1 7")],
)
def test_where_no_number_is_alone_the_mouse_gets_away(deal: str, cards: str) -> None:
    assert catcher_of(deal, cards) is None


def catcher_of(deal: str, cards: str) -> Seat | None:
    chosen = [f"{seat} choose {card}" for seat, card in enumerate(cards.split())]
    *_, opened = played(deal, *chosen, seats=len(chosen)).steps[-1].events
    assert isinstance(opened, Opened)
    return opened.catcher


LAST = ("0 choose 1", "1 choose 6", "0 choose 5", "1 choose 1", "0 choose 7", "1 choose 7")


@pytest.mark.rule("PNC-5")
def test_the_game_is_over_after_the_third_mouse() -> None:
    table = played(TWO, *LAST)

    assert not played(TWO, *LAST[:-1]).result()
    assert (table.asks, table.state.phase) == ((), Over())
    assert why_not(table, "0 choose 7") == "game_over PNC-5"
    assert why_not(table, TWO) == "game_over PNC-5"


@pytest.mark.rule("PNC-5")
def test_cards_that_were_not_opened_stay_unseen() -> None:
    state = played(TWO, *LAST[:4], options=Options(mice=2)).state

    assert (state.hands, state.left) == ((), ())


@pytest.mark.rule("PNC-6")
def test_a_mouse_is_a_point_and_a_tie_is_shared() -> None:
    result = played(TWO, *LAST).result()

    assert result is not None
    assert result.how == "mice_gone"
    assert [(one.seats, one.rank, one.points) for one in result.standings] == [
        ((0,), 1, 1),
        ((1,), 1, 1),
    ]
    assert result.standing(Seat(0)).sheet == (Line("mouse", 1, (Piece("mouse", 2),)),)


@pytest.mark.rule("PNC-6")
def test_most_points_win() -> None:
    ending = ("0 choose 5", "1 choose 6", "0 choose 1", "1 choose 7", "0 choose 7", "1 choose 1")

    result = played(TWO, *ending).result()

    assert result is not None
    assert [(one.seats, one.rank, one.points) for one in result.standings] == [
        ((1,), 1, 2),
        ((0,), 2, 1),
    ]


@pytest.mark.rule("PNC-7")
def test_a_short_game_has_two_mice() -> None:
    assert not played(TWO, *LAST[:4], options=Options(mice=2)).asks
    assert played(TWO, *LAST[:4]).asks
    with pytest.raises(ValueError, match="mice"):
        ROOM.make_options({"mice": 4})


@pytest.mark.parametrize("seats", [1, 5])
def test_pounce_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(ValueError, match=f"pounce is for 2 to 4 players, not {seats}"):
        played(seats=seats)


@pytest.mark.parametrize("text", ["", "choose", "choose red", "choose 12", "deal", "pounce 4"])
def test_what_is_no_move_is_not_read(text: str) -> None:
    with pytest.raises(ValueError, match=f"expected 'deal HAND.*, found '{text}'"):
        ROOM.read_move(text)
