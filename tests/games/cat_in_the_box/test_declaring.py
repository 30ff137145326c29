"""Which colour may be declared, and what that costs (CIB-6 to CIB-9)."""

from __future__ import annotations

import pytest

from clowder.core.game import Piece, Refusal, Seat
from clowder.games.cat_in_the_box import ROOM
from clowder.games.cat_in_the_box.events import ColourLost, Played
from clowder.games.cat_in_the_box.moves import Play
from clowder.games.cat_in_the_box.state import State
from tests.games.cat_in_the_box.position import after, last_step, position, why_not

GAME = ROOM


def plays(table: State, seat: int) -> set[str]:
    """What `seat` may play, as `3 red`."""
    return {
        f"{move.number} {move.colour}"
        for move in GAME.moves(table, Seat(seat)) or ()
        if isinstance(move, Play)
    }


@pytest.mark.rule("CIB-6")
def test_a_taken_cell_cannot_be_taken_again() -> None:
    table = position("seats 3 | led 5 blue | taken 2: 6 red")

    assert why_not(table, "1 play 5 blue") == "cell_taken CIB-6"
    assert GAME.refusal(table, Seat(1), Play(6, "red")) == Refusal(
        "cell_taken", "CIB-6", (Piece("number", 6), Piece("colour", "red"), Piece("seat", 2))
    )
    assert not {"5 blue", "6 red"} & plays(table, 1)


@pytest.mark.rule("CIB-6")
def test_one_cannot_even_take_the_own_cell_again() -> None:
    table = position("seats 3 | turn 1 | hand 1: 6 6 | taken 1: 6 green")

    assert why_not(table, "1 play 6 green") == "cell_taken CIB-6"


@pytest.mark.rule("CIB-6", "CIB-16")
def test_a_neutral_token_blocks_its_cell() -> None:
    table = position("seats 2 | up 1 1 2")

    assert why_not(table, "0 play 1 green") == "cell_blocked CIB-6"
    assert why_not(table, "0 play 1 yellow") == "cell_blocked CIB-6"
    assert why_not(table, "0 play 2 green") == "cell_blocked CIB-6"
    assert why_not(table, "0 play 2 yellow") == "allowed"


@pytest.mark.rule("CIB-7")
def test_a_colour_whose_token_is_gone_cannot_be_declared() -> None:
    table = position("seats 3 | led 5 blue | hand 1: 2 3 6 | lost 1: green | taken 0: 4 red")

    assert why_not(table, "1 play 2 green") == "colour_lost CIB-7"
    assert plays(table, 1) == {f"{n} {c}" for n in (2, 3, 6) for c in ("red", "blue", "yellow")}


@pytest.mark.rule("CIB-7")
def test_others_may_still_declare_a_colour_that_one_has_lost() -> None:
    table = position("seats 3 | led 5 blue | lost 0: green | lost 2: green")

    assert why_not(table, "1 play 2 green") == "allowed"


@pytest.mark.rule("CIB-6", "CIB-7")
def test_the_taken_cell_is_named_before_the_lost_colour() -> None:
    table = position("seats 3 | led 5 blue | lost 1: green | taken 0: 2 green")

    assert why_not(table, "1 play 2 green") == "cell_taken CIB-6"


@pytest.mark.rule("CIB-8")
def test_red_is_not_led_while_another_colour_is_possible() -> None:
    table = position("seats 3 | hand 0: 2 6")

    assert why_not(table, "0 play 6 red") == "trump_lead CIB-8"
    assert plays(table, 0) == {f"{n} {c}" for n in (2, 6) for c in ("blue", "yellow", "green")}


@pytest.mark.rule("CIB-8")
def test_red_may_be_led_once_somebodys_token_lies_in_the_red_row() -> None:
    table = position("seats 4 | turn 1 | hand 1: 2 8 | taken 3: 4 red")

    assert why_not(table, "1 play 8 red") == "allowed"
    assert len(plays(table, 1)) == 8


@pytest.mark.rule("CIB-8")
@pytest.mark.parametrize("kept", ["blue", "yellow", "green"])
def test_any_one_other_colour_keeps_red_closed(kept: str) -> None:
    lost = " ".join(colour for colour in ("blue", "yellow", "green") if colour != kept)
    table = position(f"seats 3 | hand 0: 2 6 | lost 0: {lost}")

    assert why_not(table, "0 play 6 red") == "trump_lead CIB-8"


@pytest.mark.rule("CIB-8", "CIB-16")
def test_neutral_tokens_never_open_red() -> None:
    table = position("seats 2 | up 3 3 3")

    assert why_not(table, "0 play 1 red") == "trump_lead CIB-8"
    assert not any(play.endswith("red") for play in plays(table, 0))


@pytest.mark.rule("CIB-8")
def test_a_leader_who_can_declare_nothing_else_leads_red() -> None:
    table = position(
        "seats 3 | hand 0: 2 6 | lost 0: green"
        " | taken 1: 2 blue, 6 blue | taken 2: 2 yellow, 6 yellow"
    )

    assert plays(table, 0) == {"2 red", "6 red"}
    assert why_not(table, "0 play 6 red") == "allowed"


@pytest.mark.rule("CIB-8")
def test_one_card_that_could_be_another_colour_keeps_red_closed_for_all_cards() -> None:
    table = position(
        "seats 3 | hand 0: 2 6 | lost 0: green | taken 1: 2 blue, 6 blue | taken 2: 2 yellow"
    )

    assert plays(table, 0) == {"6 yellow"}
    assert why_not(table, "0 play 2 red") == "trump_lead CIB-8"


@pytest.mark.rule("CIB-8")
def test_whoever_follows_may_declare_red_at_once() -> None:
    table = position("seats 3 | led 5 blue")

    assert why_not(table, "1 play 1 red") == "allowed"


@pytest.mark.rule("CIB-8")
def test_red_stays_open_for_the_next_leader_but_not_for_who_has_lost_it() -> None:
    table = position("seats 3 | taken 1: 4 red | lost 0: red")

    assert why_not(table, "0 play 5 red") == "colour_lost CIB-7"


@pytest.mark.rule("CIB-9")
def test_leaving_the_led_colour_gives_that_colour_up() -> None:
    table = position("seats 4 | trick 3: 2 blue | hand 0: 3 6")

    step = last_step(table, "0 play 3 red")

    assert step.state.tokens[0] == ("red", "yellow", "green")
    assert step.events == (Played(Seat(0), 3, "red", "leaves"), ColourLost(Seat(0), "blue"))
    assert (
        why_not(position("seats 4 | turn 0 | lost 0: blue"), "0 play 6 blue") == "colour_lost CIB-7"
    )


@pytest.mark.rule("CIB-9")
def test_nobody_is_forced_to_follow() -> None:
    table = position("seats 3 | led 5 blue | hand 1: 2 3")

    assert plays(table, 1) == {
        f"{n} {c}" for n in (2, 3) for c in ("red", "blue", "yellow", "green")
    }


@pytest.mark.rule("CIB-9")
def test_following_costs_nothing() -> None:
    step = last_step(position("seats 3 | led 5 blue"), "1 play 3 blue")

    assert step.state.tokens[1] == ("red", "blue", "yellow", "green")
    assert step.events == (Played(Seat(1), 3, "blue", "follows"),)


@pytest.mark.rule("CIB-9")
def test_red_led_and_not_followed_loses_red() -> None:
    table = position("seats 3 | led 5 red")

    step = last_step(table, "1 play 3 green")

    assert step.state.tokens[1] == ("blue", "yellow", "green")
    assert ColourLost(Seat(1), "red") in step.events


@pytest.mark.rule("CIB-9")
def test_a_colour_already_lost_is_not_lost_twice() -> None:
    table = position("seats 3 | led 5 blue | lost 1: blue")

    step = last_step(table, "1 play 3 green")

    assert step.state.tokens[1] == ("red", "yellow", "green")
    assert step.events == (Played(Seat(1), 3, "green", "leaves"),)


@pytest.mark.rule("CIB-9")
def test_only_who_left_the_colour_loses_it_and_only_the_led_one() -> None:
    table = after(position("seats 3 | led 5 blue"), "1 play 3 green, 2 play 2 blue")

    assert table.tokens == (
        ("red", "blue", "yellow", "green"),
        ("red", "yellow", "green"),
        ("red", "blue", "yellow", "green"),
    )


@pytest.mark.rule("CIB-9")
def test_in_the_next_trick_another_colour_can_be_lost() -> None:
    table = after(
        position("seats 3 | led 5 blue"), "1 play 3 green, 2 play 2 blue, 0 play 1 yellow"
    )

    table = after(table, "1 play 4 red")

    assert table.tokens[1] == ("red", "green")
