"""The twin of Cat in the Box: errors in it are noticed, and moves have numbers."""

from __future__ import annotations

import pytest

from clowder.games.cat_in_the_box import fast, fast_hand, numbering
from tests.laws.planted import games_until_caught, plant

ERRORS = {
    "red is no trump": ("return number + 20", "return number + 10"),
    "red may always be led": ("and found & ~ROW:", "and False:"),
    "leaving the colour is free": ("hand.colours &= ~self.led", "pass"),
    "the last card is played": ("self.tricks_left == 0:\n", "self.tricks_left < 0:\n"),
    "a paradox costs nothing": ("return -hand.tricks", "return hand.tricks"),
    "the bonus is for everybody": ("else hand.tricks\n\n", "else 9\n\n"),
    "two players may win five": ("FEW_FOR_TWO: Final = 4", "FEW_FOR_TWO: Final = 5"),
    "the buried card stays in hand": ("hand.counts -= bit(4 * hand.buried)", "pass"),
    "the last round breaks no tie": ("1024 * hand.total + hand.last", "hand.total"),
    "a copy shares its hands": ("new.hands.append(hand.copy())", "new.hands.append(hand)"),
}


@pytest.mark.parametrize("error", ERRORS)
def test_an_error_in_the_twin_is_caught(error: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, fast, *ERRORS[error])

    assert games_until_caught("cat_in_the_box", most=240) > 0


def test_a_group_that_grows_upwards_alone_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, fast_hand, "| group << 10", "")

    assert games_until_caught("cat_in_the_box", most=240) > 0


def test_the_twin_without_an_error_is_not_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, fast, "OVER: Final = 5", "OVER: Final = 5")

    with pytest.raises(pytest.fail.Exception):
        games_until_caught("cat_in_the_box", most=16)


def test_every_number_is_a_move_and_no_other_is() -> None:
    moves = [numbering.move(number) for number in range(numbering.ACTIONS)]

    assert [numbering.number(move) for move in moves] == list(range(numbering.ACTIONS))
    for number in (-1, numbering.ACTIONS):
        with pytest.raises(ValueError, match="action"):
            numbering.move(number)
