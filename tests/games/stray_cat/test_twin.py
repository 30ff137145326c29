"""The twin of Stray Cat: errors in it are noticed, and moves have numbers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from clowder.games.stray_cat import (
    fast_choices,
    fast_fates,
    fast_ground,
    fast_rules,
    fast_table,
    numbering,
    reading,
)
from clowder.games.stray_cat.moves import Shuffle
from clowder.testing.twins import the_twin_draws_evenly
from tests.laws.planted import games_until_caught, plant

ERRORS = {
    "one may turn back": (fast_ground, "to != came and ", ""),
    "roadworks are no hindrance": (fast_ground, "to != works and ", ""),
    "unseen tiles are walls": (fast_ground, "limit == 0 or place", "limit == 0 and place"),
    "a round never ends": (fast_table, "self.round += 1", "pass"),
    "nobody draws twice": (fast_table, "self.pile.pop()", "self.pile[-1]"),
    "a friend brings three": (fast_rules, "DRAWING, seat, 4,", "DRAWING, seat, 3,"),
    "start fields feed everyone": (fast_rules, " and self.held[seat] > 0)", ")"),
    "nothing is excluded": (fast_rules, "house & TOKEN_MASKS[kind]", "0"),
    "walkers pass each other": (fast_rules, "self.push_challenges(kitten)", "pass"),
    "the lower card wins": (fast_fates, "if first > second", "if first < second"),
    "losers walk on": (fast_fates, "self.give_up(loser)", "pass"),
    "the dog may sit on the map alone": (fast_choices, "return self.shown & ~", "return "),
    "a copy shares its hands": (fast_table, "self.hands[:]", "self.hands"),
}
SAMPLE_ERRORS = {
    "shortcuts that lead nowhere": ("luck &= ~SHORTCUTS", "pass"),
    "the first luck card is drawn": ("nth(luck, choice)", "nth(luck, 0)"),
    "all meals at once": ("            if choice & 1:\n", "            if True:\n"),
    "too much is discarded": ("count(kept) > LIMIT", "count(kept) >= LIMIT"),
    "the strongest card is drawn": ("FIGHT + any_of(self.hands[seat], dice)", "FIGHT"),
}


@pytest.fixture(autouse=True)
def no_grounds() -> Iterator[None]:
    """Grounds are kept, and must not be those of another twin."""
    reading.ground_of.cache_clear()
    yield
    reading.ground_of.cache_clear()


@pytest.mark.parametrize("error", ERRORS)
def test_an_error_in_the_twin_is_caught(error: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, *ERRORS[error])

    assert games_until_caught("stray_cat") > 0


@pytest.mark.parametrize("error", SAMPLE_ERRORS)
def test_an_error_in_its_draws_is_caught(error: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, fast_choices, *SAMPLE_ERRORS[error])

    assert games_until_caught("stray_cat", 240, the_twin_draws_evenly) > 0


def test_the_twin_without_an_error_is_not_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, fast_ground, "NOWHERE: Final = -1", "NOWHERE: Final = -1")

    with pytest.raises(pytest.fail.Exception):
        games_until_caught("stray_cat", most=4)


def test_every_number_is_a_move_and_no_other_is() -> None:
    moves = [numbering.move(number) for number in range(numbering.ACTIONS)]

    assert [numbering.number(move) for move in moves] == list(range(numbering.ACTIONS))
    for number in (-1, numbering.ACTIONS):
        with pytest.raises(ValueError, match="action"):
            numbering.move(number)
    assert numbering.number(Shuffle(())) is None
