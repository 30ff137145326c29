"""A player to play who cannot (CIB-12)."""

from __future__ import annotations

import pytest

from clowder.core.game import NATURE, Ask, Seat
from clowder.games.cat_in_the_box import ROOM
from clowder.games.cat_in_the_box.events import ColourLost, ParadoxCaused, RoundScored, TrickWon
from clowder.games.cat_in_the_box.pieces import cell
from clowder.games.cat_in_the_box.state import Dealing
from tests.games.cat_in_the_box.position import after, last_step, position, why_not

GAME = ROOM
CYRIL = "hand 2: 4 6 | lost 2: blue yellow | taken 0: 4 red, 6 green | taken 3: 6 red"


@pytest.mark.rule("CIB-12")
def test_no_card_can_be_declared_so_the_next_player_causes_a_paradox() -> None:
    table = position(f"seats 4 | led 1 blue | hand 1: 4 5 | {CYRIL}")

    step = last_step(table, "1 play 4 green")

    assert step.events[1:3] == (ColourLost(Seat(1), "blue"), ParadoxCaused(Seat(2), (4, 6)))
    assert isinstance(step.events[3], RoundScored)
    assert step.final


@pytest.mark.rule("CIB-12")
def test_one_free_cell_is_enough_and_must_be_taken() -> None:
    table = after(position(f"seats 4 | led 1 blue | hand 1: 4 5 | {CYRIL}"), "1 play 5 blue")

    assert [ROOM.write_move(move) for move in GAME.moves(table, Seat(2)) or ()] == ["play 4 green"]
    assert GAME.asks(table) == (Ask(Seat(2), "play"),)


@pytest.mark.rule("CIB-12")
def test_the_hand_is_revealed_to_everyone() -> None:
    table = position(f"seats 4 | led 1 blue | hand 1: 4 5 | {CYRIL}")

    step = last_step(table, "1 play 4 green")

    for viewer in (Seat(0), Seat(2), None):
        assert GAME.witness(step.events[2], viewer) == ParadoxCaused(Seat(2), (4, 6))
        sheet = GAME.view(step.state, viewer).sheets[-1]
        assert (sheet.paradox, sheet.shown) == (2, (4, 6))


@pytest.mark.rule("CIB-12")
def test_nobody_wins_the_trick_and_later_players_do_not_play() -> None:
    table = position(f"seats 4 | won 1: 2 | won 3: 1 | led 1 blue | hand 1: 4 5 | {CYRIL}")

    step = last_step(table, "1 play 4 green")

    assert not any(isinstance(event, TrickWon) for event in step.events)
    assert [score.tricks for score in step.state.sheets[-1].scores] == [0, 2, 0, 1]
    assert step.state.phase == Dealing()
    assert GAME.asks(step.state) == (Ask(NATURE, "deal"),)
    assert why_not(step.state, "3 play 8 blue") == "not_now CIB-2"


@pytest.mark.rule("CIB-12")
def test_tokens_stay_on_the_board() -> None:
    table = position(f"seats 4 | led 1 blue | hand 1: 4 5 | {CYRIL}")

    research = after(table, "1 play 4 green").sheets[-1].research

    assert research[cell("blue", 1, 8)] == 0
    assert research[cell("green", 4, 8)] == 1
    assert sum(owner is not None for owner in research) == 5


@pytest.mark.rule("CIB-12", "CIB-8")
def test_a_leader_may_cause_a_paradox_right_after_winning_a_trick() -> None:
    table = position(
        "seats 3 | trick 0: 3 blue, 4 blue | hand 2: 1 1 6 | lost 2: red green"
        " | taken 0: 1 blue | taken 1: 1 yellow"
    )

    step = last_step(table, "2 play 6 blue")

    assert [type(event).__name__ for event in step.events] == [
        "Played",
        "TrickWon",
        "ParadoxCaused",
        "RoundScored",
    ]
    assert step.events[2] == ParadoxCaused(Seat(2), (1, 1))
    assert step.state.sheets[-1].scores[2].points == -1


@pytest.mark.rule("CIB-12", "CIB-8")
def test_a_leader_who_can_only_be_red_is_no_paradox() -> None:
    table = position(
        "seats 3 | trick 0: 3 blue, 4 blue | hand 2: 1 1 6 | lost 2: green"
        " | taken 0: 1 blue | taken 1: 1 yellow"
    )

    table = after(table, "2 play 6 blue")

    assert [ROOM.write_move(move) for move in GAME.moves(table, Seat(2)) or ()] == ["play 1 red"]


@pytest.mark.rule("CIB-12", "CIB-6")
def test_two_equal_cards_may_have_a_cell_for_only_one_of_them() -> None:
    table = position("seats 3 | led 5 blue | hand 1: 2 2 | lost 1: red green | taken 0: 2 yellow")

    table = after(table, "1 play 2 blue, 2 play 1 blue")

    step = last_step(table, "0 play 1 yellow")
    assert ParadoxCaused(Seat(1), (2,)) in step.events


@pytest.mark.rule("CIB-12")
def test_a_paradox_in_the_last_round_ends_the_game() -> None:
    table = position(f"seats 4 | round 4 | led 1 blue | hand 1: 4 5 | {CYRIL}")

    ended = after(table, "1 play 4 green")

    assert GAME.asks(ended) == ()
    assert GAME.result(ended) is not None
