"""What helps a seat to judge its own position."""

from __future__ import annotations

import pytest

from clowder.core.game import Seat
from clowder.core.sealed import unsealed
from clowder.core.value import replace
from clowder.games.cat_in_the_box import ROOM
from clowder.games.cat_in_the_box.aids import Aids
from clowder.games.cat_in_the_box.pieces import cell
from clowder.games.cat_in_the_box.rules import declarable
from clowder.games.cat_in_the_box.state import Bidding, Burying, Over, Playing, State
from clowder.testing import LawTable, moments
from tests.games.cat_in_the_box.position import after, position
from tests.laws.rooms import case_of

OWN = Seat(1)


def aids(table: State, seat: Seat = OWN) -> Aids:
    found = ROOM.aids(ROOM.view(table, seat))
    assert isinstance(found, Aids)
    return found


@pytest.mark.rule("CIB-14")
def test_the_group_is_ones_own_largest_as_it_is_now() -> None:
    table = position("seats 3 | taken 1: 2 red, 2 blue, 3 blue, 6 green | taken 0: 4 blue, 5 blue")

    assert aids(table).group == (cell("red", 2, 6), cell("blue", 2, 6), cell("blue", 3, 6))


def test_without_tokens_there_is_no_group() -> None:
    assert aids(position("seats 3")).group == ()


@pytest.mark.rule("CIB-6")
def test_a_card_fits_where_its_column_has_a_free_space() -> None:
    board = "taken 0: 4 red, 4 blue, 4 yellow, 5 red"
    table = position(f"seats 3 | hand 1: 4 4 5 5 5 | {board}")

    assert aids(table).fits == 1 + 3


@pytest.mark.rule("CIB-7")
def test_a_card_does_not_fit_in_a_colour_that_was_given_up() -> None:
    table = position("seats 3 | hand 1: 4 4 4 5 | lost 1: green blue | taken 0: 4 red")

    assert aids(table).fits == 1 + 1
    assert aids(table).dead == ()


@pytest.mark.rule("CIB-12")
def test_a_number_that_can_be_given_no_colour_is_dead() -> None:
    board = "lost 1: green | taken 0: 4 red, 4 blue, 6 red | taken 2: 4 yellow"
    table = position(f"seats 3 | hand 1: 4 4 5 6 | {board}")

    assert aids(table).dead == (4,)
    assert aids(table).fits == 2


@pytest.mark.rule("CIB-16")
def test_neutral_tokens_take_a_space_and_make_no_group() -> None:
    table = position("seats 2 | hand 1: 3 3 3 | up 3 3 1")

    assert aids(table) == Aids(group=(), fits=2, needed=2, dead=())


@pytest.mark.rule("CIB-11")
def test_the_last_card_need_not_be_played() -> None:
    table = position("seats 3 | led 5 blue | hand 1: 2 3 6")

    assert aids(table).needed == 2
    assert aids(after(table, "1 play 3 red")).needed == 1


@pytest.mark.rule("CIB-11")
def test_while_bids_are_made_the_whole_hand_but_one_is_to_be_played() -> None:
    table = replace(position("seats 3 | hand 1: 1 2 3 4"), phase=Bidding(Seat(0)))

    assert aids(table).needed == 3


@pytest.mark.rule("CIB-3")
def test_a_card_set_aside_is_no_longer_counted() -> None:
    table = position("seats 3 | hand 1: 1 2 3 4 4")
    table = replace(table, phase=Burying(unsealed(3)), buried=())
    sealed = after(table, "1 bury 4")

    assert (aids(table).fits, aids(table).needed) == (5, 3)
    assert (aids(sealed).fits, aids(sealed).needed) == (4, 3)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_is_not_dead_could_be_played(seats: int) -> None:
    """The board is read by another way than the rules read it: they must agree."""
    for seed in range(3):
        for match in moments(LawTable(case_of(ROOM.name), seats, ROOM.types.options()), seed):
            if isinstance(match.state.phase, Playing):
                seat = match.state.phase.seat
                playable = {play.number for play in declarable(match.state, seat)}
                told = aids(match.state, seat)
                assert playable == set(match.state.hands[seat]) - set(told.dead)
                assert len(playable) <= told.fits <= len(match.state.hands[seat])


def test_a_spectator_has_no_position_to_judge() -> None:
    assert ROOM.aids(ROOM.view(position("seats 3"), None)) is None


def test_between_rounds_there_is_nothing_to_judge() -> None:
    table = State(position("seats 3").options, 3, Over())

    assert ROOM.aids(ROOM.view(table, OWN)) is None


@pytest.mark.rule("CIB-18")
def test_without_the_board_there_are_no_aids() -> None:
    assert ROOM.aids(ROOM.view(position("seats 3 | schrodinger"), OWN)) is None
