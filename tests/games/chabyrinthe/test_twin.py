"""The twin of Chabyrinthe: errors in it are noticed, and moves have numbers."""

from __future__ import annotations

import pytest

from clowder.core.game import Seat
from clowder.core.match import Match
from clowder.core.record_text import AnyMatch
from clowder.core.rng import FastRng
from clowder.core.twin import Dice
from clowder.core.value import replace
from clowder.games.chabyrinthe import ROOM, fast, fast_sewers, fast_table, numbering, reading
from clowder.games.chabyrinthe.moves import Deal
from clowder.games.chabyrinthe.options import Options
from clowder.games.chabyrinthe.state import Acting, Over
from clowder.games.chabyrinthe.turn import apply
from clowder.testing.twins import the_twin_draws_evenly
from tests.laws.planted import games_until_caught, plant

ERRORS = {
    "a bridge joins its ways": (
        fast_sewers,
        "(beside | above) & ~self.bridges",
        "beside | above",
    ),
    "a card slides to the wrong end": (
        fast_sewers,
        "self.put(cell, look)\n            look = out\n        return",
        "self.put(cell, look)\n        return",
    ),
    "ways go round the edge": (fast_sewers, "& self.left & ~self.first_column\n", "& self.left\n"),
    "one looks at what was turned before": (fast_sewers, "self.up & others", "self.up"),
    "the wrong quarter": (fast_table, "action % 3 + 1", "action % 3"),
    "the card that fell out is gone": (fast_table, "self.deck.insert(0, KIND[out])", "pass"),
    "inserts are free in the first edition": (
        fast_table,
        "self.first_edition and self.inserted",
        "False",
    ),
    "only the first cat is looked for": (fast_table, "homes1: i64 = self.joined(1)", "homes1 = 0"),
    "nobody chooses a guardian": (fast_table, "if self.homes[one] == 3:", "if False:"),
    "the guardian stays": (fast_table, "self.guardians[who] = self.next_free", "self.next_free"),
    "a new cat sits on another's place": (fast_table, " and place not in self.places", ""),
    "no chains": (
        fast_table,
        "        if self.phase == ACTING:\n            self.look()",
        "        pass",
    ),
    "the last cat ends nothing": (
        fast_table,
        "if not self.cats and self.places[0]",
        "if 0 and self.places[0]",
    ),
    "partners sit opposite": (
        fast,
        "return [one, one, other, other]",
        "return [one, other, one, other]",
    ),
    "cats break no tie": (
        fast,
        "100 * self.taken[seat] + self.count[seat]",
        "100 * self.taken[seat]",
    ),
    "a copy shares its deck": (fast_table, "twin.deck = self.deck.copy()", "twin.deck = self.deck"),
}
SAMPLE_ERRORS = {
    "a card too far": ("action // row * 12", "action // row * 13"),
    "the first row alone": ("+ action % row", ""),
    "inserts are rare": ("dice.below(turns + self.inserts())", "dice.below(turns + 1)"),
}


@pytest.mark.parametrize("error", ERRORS)
def test_an_error_in_the_twin_is_caught(error: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, *ERRORS[error])

    assert games_until_caught("chabyrinthe", most=480) > 0


@pytest.mark.parametrize("error", SAMPLE_ERRORS)
def test_an_error_in_its_draws_is_caught(error: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, fast_table, *SAMPLE_ERRORS[error])

    assert games_until_caught("chabyrinthe", 240, the_twin_draws_evenly) > 0


def test_the_twin_without_an_error_is_not_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, fast_sewers, "CARDS: Final", "CARDS: Final")

    with pytest.raises(pytest.fail.Exception):
        games_until_caught("chabyrinthe", most=8)


def test_every_number_is_a_move_and_no_other_is() -> None:
    moves = [numbering.move(number) for number in range(numbering.ACTIONS)]

    assert [numbering.number(move) for move in moves] == list(range(numbering.ACTIONS))
    assert numbering.number(Deal((), (), ())) is None
    for number in (-1, numbering.ACTIONS):
        with pytest.raises(ValueError, match="no move has the number"):
            numbering.move(number)


@pytest.mark.parametrize("options", [Options(), Options(kittens=True)], ids=str)
def test_it_foresees_who_is_joined_and_changes_nothing(options: Options) -> None:
    match: AnyMatch = Match(ROOM, options, 1, FastRng(3))
    twin = reading.twin_of(match.state)
    before = twin.key()

    for action in twin.looks():
        taken = apply(match.state, Seat(0), numbering.move(action)).state.taken[0]
        assert twin.joins(action) == bool(taken)
        assert twin.key() == before


@pytest.mark.parametrize("turn", [199, 200, 201])
def test_the_quiet_ends_it_at_the_same_turn(turn: int) -> None:
    """CHA-20, which no game comes to by chance."""
    match: AnyMatch = Match(ROOM, Options(), 2, FastRng(3))
    phase = Acting(match.state.phase.seat, ("rotate",))
    quiet = replace(match.state, phase=phase, turn=turn, last=0)
    twin = reading.twin_of(quiet)
    action = next(action for action in twin.looks() if not twin.joins(action))

    twin.apply(phase.seat, action)
    after = apply(quiet, phase.seat, numbering.move(action)).state

    assert twin.key() == reading.twin_of(after).key()
    assert isinstance(after.phase, Over) == (turn == 200) == (twin.asked() == 0)


@pytest.mark.parametrize("seed", range(3))
def test_two_actions_bring_no_less_than_one(seed: int) -> None:
    match: AnyMatch = Match(ROOM, Options(), 2, FastRng(seed))
    hasty, patient = reading.twin_of(match.state), reading.twin_of(match.state)
    seat = hasty.turn
    for _ in range(2):
        hasty.apply(seat, hasty.best_action(Dice(seed)))
    patient.play_turns(1, Dice(seed))

    assert patient.turn != seat
    assert patient.score(seat) >= hasty.score(seat)
