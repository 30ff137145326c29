"""Schrödinger mode: the board is in its box (CIB-18)."""

from __future__ import annotations

import pytest

from clowder.core.game import Seat
from clowder.core.rng import FastRng
from clowder.games.cat_in_the_box import ROOM
from clowder.games.cat_in_the_box.events import Played, RoundScored, TrickWon
from clowder.games.cat_in_the_box.scoring import score_round
from tests.games.cat_in_the_box.position import after, last_step, position, why_not

GAME = ROOM
VIEWERS = (Seat(0), Seat(1), None)


@pytest.mark.rule("CIB-18")
def test_nobody_is_shown_the_board_or_the_lost_colours() -> None:
    table = position("seats 3 | schrodinger | led 5 blue | lost 1: green")

    for viewer in VIEWERS:
        assert GAME.view(table, viewer).research is None
        assert GAME.view(table, viewer).tokens is None


@pytest.mark.rule("CIB-18")
def test_without_the_option_both_are_shown() -> None:
    table = position("seats 3 | led 5 blue | lost 1: green")

    for viewer in VIEWERS:
        assert GAME.view(table, viewer).research == table.research
        assert GAME.view(table, viewer).tokens == table.tokens
        assert GAME.helps(GAME.view(table, viewer))


@pytest.mark.rule("CIB-18")
def test_no_help_is_given_while_cards_are_played() -> None:
    table = position(
        "seats 3 | schrodinger | trick 0: 5 blue, 6 blue | hand 0: 1 | hand 1: 1 | hand 2: 2 3"
    )

    assert not GAME.helps(GAME.view(table, Seat(2)))
    assert GAME.helps(GAME.view(after(table, "2 play 2 blue"), Seat(2)))


@pytest.mark.rule("CIB-18", "CIB-9")
def test_a_lost_colour_is_lost_silently() -> None:
    step = last_step(position("seats 3 | schrodinger | led 5 blue"), "1 play 3 green")

    assert step.state.tokens[1] == ("red", "yellow", "green")
    assert step.events == (Played(Seat(1), 3, "green", "leaves"),)


@pytest.mark.rule("CIB-18")
def test_what_is_not_allowed_is_still_refused_with_the_reason() -> None:
    table = position("seats 3 | schrodinger | led 5 blue | lost 1: green | hand 1: 1 5")

    assert why_not(table, "1 play 5 blue") == "cell_taken CIB-6"
    assert why_not(table, "1 play 1 green") == "colour_lost CIB-7"


@pytest.mark.rule("CIB-18")
def test_the_board_is_opened_when_the_round_is_scored() -> None:
    table = position(
        "seats 3 | schrodinger | trick 0: 5 blue, 6 blue | hand 0: 1 | hand 1: 1 | hand 2: 2 3"
    )

    view = GAME.view(after(table, "2 play 2 blue"), None)

    assert sum(owner is not None for owner in view.sheets[-1].research) == 3


@pytest.mark.rule("CIB-18")
def test_the_log_forgets_the_cards_of_a_trick_that_is_over() -> None:
    first = (
        Played(Seat(0), 5, "blue", "leads"),
        Played(Seat(1), 3, "green", "leaves"),
        TrickWon(Seat(0), 1),
    )
    lying = Played(Seat(0), 1, "green", "leads")
    hidden, drawn = (
        GAME.view(position(f"seats 3 | {options}"), Seat(1))
        for options in ("schrodinger", "turn 0")
    )

    assert GAME.log((*first, lying), hidden) == [first[2], lying]
    assert GAME.log((*first, lying), drawn) == [*first, lying]


@pytest.mark.rule("CIB-18")
def test_what_the_scored_board_shows_may_be_read_up_again() -> None:
    scored = RoundScored(1, score_round(position("seats 3 | won 0: 2")))
    round_before = (Played(Seat(0), 5, "blue", "leads"), TrickWon(Seat(0), 1), scored)
    view = GAME.view(position("seats 3 | schrodinger"), Seat(1))

    assert GAME.log((*round_before, TrickWon(Seat(1), 1)), view) == [
        *round_before,
        TrickWon(Seat(1), 1),
    ]


@pytest.mark.rule("CIB-18")
def test_a_good_memory_is_as_good_as_the_board() -> None:
    """A bot thinks in imagined states: they hold the board that the view does not show."""
    table = position("seats 3 | schrodinger")
    table = after(table, "0 play 5 blue, 1 play 3 green, 2 play 2 blue, 0 play 1 green")

    world = GAME.imagine(GAME.view(table, Seat(1)), FastRng(1))

    assert world.research == table.research
    assert world.tokens == table.tokens


@pytest.mark.rule("CIB-18")
def test_the_board_that_schrodinger_hid_cannot_be_put_back_into_its_box() -> None:
    table = position(
        "seats 3 | schrodinger | round 3 | trick 0: 5 blue, 6 blue"
        " | hand 0: 1 | hand 1: 1 | hand 2: 2 3"
    )

    assert last_step(table, "2 play 2 blue").final
