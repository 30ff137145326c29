"""Playing cards, winning tricks and the end of a round (CIB-5, CIB-10, CIB-11)."""

from __future__ import annotations

import pytest

from clowder.core.game import Ask, Seat
from clowder.games.cat_in_the_box import ROOM
from clowder.games.cat_in_the_box.events import Played, RoundScored, TrickWon
from clowder.games.cat_in_the_box.pieces import cell
from clowder.games.cat_in_the_box.state import Card, Playing
from tests.games.cat_in_the_box.position import after, last_step, position, why_not

GAME = ROOM


@pytest.mark.rule("CIB-5")
def test_a_card_is_declared_and_a_token_put_on_its_cell() -> None:
    table = position("seats 4 | turn 2 | hand 2: 3 5 5")

    step = last_step(table, "2 play 5 blue")

    assert step.events == (Played(Seat(2), 5, "blue", "leads"),)
    assert step.state.phase == Playing(Seat(3), (Card(Seat(2), 5, "blue"),))
    assert step.state.hands[2] == (3, 5)
    assert step.state.research[cell("blue", 5, 8)] == 2
    assert sum(owner is not None for owner in step.state.research) == 1


@pytest.mark.rule("CIB-5")
def test_cards_are_played_clockwise_one_each() -> None:
    table = position("seats 3 | turn 1")

    assert GAME.asks(table) == (Ask(Seat(1), "play"),)
    assert why_not(table, "0 play 1 blue") == "not_your_turn CIB-5"
    table = after(table, "1 play 1 blue")
    assert why_not(table, "1 play 2 blue") == "not_your_turn CIB-5"
    table = after(table, "2 play 2 blue")
    assert GAME.asks(table) == (Ask(Seat(0), "play"),)


@pytest.mark.rule("CIB-5")
def test_only_a_card_in_hand_can_be_played() -> None:
    table = position("seats 3 | hand 0: 2 3")

    assert why_not(table, "0 play 4 blue") == "not_in_hand CIB-5"
    assert why_not(table, "0 bid 1") == "not_now CIB-5"
    assert why_not(table, "0 play 9999 blue") == "not_in_hand CIB-5"


@pytest.mark.rule("CIB-5")
def test_the_winner_of_a_trick_leads_the_next() -> None:
    table = position("seats 3 | trick 0: 3 blue, 5 blue")

    step = last_step(table, "2 play 4 blue")

    assert step.events[-1] == TrickWon(Seat(1), 1)
    assert step.state.phase == Playing(Seat(1), ())


@pytest.mark.rule("CIB-10")
@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("3 blue, 5 blue, 4 blue", 1),
        ("3 blue, 6 green, 5 yellow", 0),  # nobody followed
        ("3 blue, 6 green, 4 blue", 2),
        ("6 blue, 1 red, 5 blue", 1),
        ("6 blue, 1 red, 2 red", 2),
        ("6 blue, 2 red, 1 red", 1),
        ("2 red, 6 blue, 5 green", 0),
        ("2 red, 3 red, 6 green", 1),
        ("1 green, 6 blue, 6 yellow", 0),
    ],
)
def test_the_highest_red_wins_or_else_the_highest_of_the_led_colour(
    trick: str, winner: int
) -> None:
    led, second, third = trick.split(", ")

    step = last_step(position(f"seats 3 | trick 0: {led}, {second}"), f"2 play {third}")

    assert TrickWon(Seat(winner), 1) in step.events
    assert step.state.tricks[-1].winner == winner


@pytest.mark.rule("CIB-10")
def test_two_trumps_meet_and_the_higher_wins() -> None:
    table = position("seats 4 | led 7 yellow")

    step = last_step(table, "1 play 8 green, 2 play 5 red, 3 play 2 red")

    assert step.events[-1] == TrickWon(Seat(2), 1)


@pytest.mark.rule("CIB-10")
def test_the_cards_of_a_trick_are_set_aside_together_in_order() -> None:
    table = after(position("seats 3 | won 1: 2 | trick 2: 3 blue, 4 blue"), "1 play 6 blue")

    assert table.tricks[-1].cards == (
        Card(Seat(2), 3, "blue"),
        Card(Seat(0), 4, "blue"),
        Card(Seat(1), 6, "blue"),
    )
    assert len(table.tricks) == 3


@pytest.mark.rule("CIB-10")
def test_everyone_hears_how_many_tricks_the_winner_has() -> None:
    step = last_step(
        position("seats 3 | won 1: 2 | won 0: 1 | trick 2: 3 blue, 4 blue"), "1 play 6 blue"
    )

    assert GAME.witness(step.events[-1], None) == TrickWon(Seat(1), 3)


@pytest.mark.rule("CIB-11")
def test_the_round_ends_when_everyone_has_one_card_left() -> None:
    table = position("seats 3 | led 3 blue | hand 0: 1 | hand 1: 4 5 | hand 2: 5 6")

    table = after(table, "1 play 4 blue")
    step = last_step(table, "2 play 5 blue")

    assert isinstance(step.events[-1], RoundScored)
    assert step.events[-1].sheet.paradox is None
    assert step.state.hands == ()
    assert not step.final


@pytest.mark.rule("CIB-11")
def test_the_last_card_is_not_played_even_if_it_could_not_be() -> None:
    table = position(
        "seats 3 | trick 0: 3 blue, 4 blue | hand 0: 1 | hand 1: 1 | hand 2: 6 1"
        " | taken 0: 1 red, 1 blue | taken 1: 1 yellow, 1 green"
    )

    step = last_step(table, "2 play 6 blue")

    assert [type(event).__name__ for event in step.events] == ["Played", "TrickWon", "RoundScored"]


@pytest.mark.rule("CIB-11")
def test_with_two_cards_left_the_round_goes_on() -> None:
    table = position(
        "seats 3 | trick 0: 3 blue, 4 blue | hand 0: 1 2 | hand 1: 1 2 | hand 2: 1 2 6"
    )

    assert GAME.asks(after(table, "2 play 6 blue")) == (Ask(Seat(2), "play"),)
