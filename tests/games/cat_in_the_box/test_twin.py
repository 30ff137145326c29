"""The twin of Cat in the Box: errors in it are noticed, and moves have numbers."""

from __future__ import annotations

import pytest

from clowder.games.cat_in_the_box import fast, fast_hand, fast_table, numbering
from clowder.testing.twins import the_twin_draws_evenly
from tests.laws.planted import games_until_caught, plant

ERRORS = {
    "red is no trump": ("return number + 20", "return number + 10"),
    "red may always be led": ("and found & ~ROW:", "and False:"),
    "leaving the colour is free": ("hand.colours &= ~self.led", "pass"),
    "the last card is played": ("self.tricks_left == 0:\n", "self.tricks_left < 0:\n"),
    "the buried card stays in hand": ("hand.counts -= bit(4 * hand.buried)", "pass"),
    "the last round breaks no tie": ("1024 * hand.total + hand.last", "hand.total"),
}
COPIED = ("other.hands.append(hand.copy())", "other.hands.append(hand)")
HAND_ERRORS = {
    "a paradox costs nothing": ("return -self.tricks", "return self.tricks"),
    "the bonus is for everybody": ("if kept else self.tricks", "if kept else 9"),
    "two players may win five": ("FEW_FOR_TWO: Final = 4", "FEW_FOR_TWO: Final = 5"),
    "a group grows upwards alone": ("| group << 10", ""),
    "nines are forgotten": ("(held | held >> 24) & 0x1FF", "(held | held >> 24) & 0xFF"),
}
SAMPLE_ERRORS = {
    "the lowest is played": ("any_of(self.plays(), dice)", "lowest(self.plays())"),
    "red is always drawn": ("any_of(self.plays(), dice)", "any_of(self.open_cells(seat), dice)"),
    "everybody bids low": ("BID + any_of(self.bids, dice)", "BID + lowest(self.bids)"),
}


@pytest.mark.parametrize("error", ERRORS)
def test_an_error_in_the_twin_is_caught(error: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, fast, *ERRORS[error])

    assert games_until_caught("cat_in_the_box", most=240) > 0


def test_a_copy_that_shares_its_hands_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, fast_table, *COPIED)

    assert games_until_caught("cat_in_the_box", most=240) > 0


@pytest.mark.parametrize("error", HAND_ERRORS)
def test_an_error_in_a_hand_is_caught(error: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, fast_hand, *HAND_ERRORS[error])

    assert games_until_caught("cat_in_the_box", most=240) > 0


@pytest.mark.parametrize("error", SAMPLE_ERRORS)
def test_an_error_in_its_draws_is_caught(error: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, fast, *SAMPLE_ERRORS[error])

    assert games_until_caught("cat_in_the_box", 240, the_twin_draws_evenly) > 0


def test_the_twin_without_an_error_is_not_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, fast_table, "OVER: Final = 5", "OVER: Final = 5")

    with pytest.raises(pytest.fail.Exception):
        games_until_caught("cat_in_the_box", most=16)


def test_every_number_is_a_move_and_no_other_is() -> None:
    moves = [numbering.move(number) for number in range(numbering.ACTIONS)]

    assert [numbering.number(move) for move in moves] == list(range(numbering.ACTIONS))
    for number in (-1, numbering.ACTIONS):
        with pytest.raises(ValueError, match="action"):
            numbering.move(number)
