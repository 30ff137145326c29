"""The twin of If It Fits: errors in it are noticed, moves have numbers, and gains are honest."""

from __future__ import annotations

import pytest

from clowder.core.match import Match
from clowder.core.record_text import AnyMatch
from clowder.core.rng import FastRng
from clowder.games.if_it_fits import ROOM, fast, fast_board, fast_plays, numbering, reading
from clowder.games.if_it_fits.fast_gain import Measure
from clowder.games.if_it_fits.moves import Deal, Draw, Lay, Sleep
from clowder.games.if_it_fits.options import Options
from clowder.games.if_it_fits.scoring import points_now
from clowder.testing.twins import the_twin_draws_evenly
from tests.games.if_it_fits.position import position
from tests.laws.planted import games_until_caught, plant

ERRORS = {
    "a cat follows a toy": ("if kind >= SPECIALS and self.out", "if self.out"),
    "five cats do not begin the end": ("        if self.out[seat] == CATS_EACH:", "        if 0:"),
    "the last card is not the last": ("self.ending = len(self.pile) == 0", "pass"),
    "a copy shares its pile": ("twin.pile = self.pile.copy()", "twin.pile = self.pile"),
}
PLAY_ERRORS = {
    "toys are always boxes": ("if hand and hand[0] < SPECIALS:", "if 0:"),
    "double walls are fine": ("if self.advanced:  # FIT-21", "if 0:  # FIT-21"),
}
SAMPLE_ERRORS = {
    "nobody draws": ("dice.below(free + 1)", "dice.below(free)"),
    "boxes are never turned": ("choice // len(self.free)", "0"),
    "double walls are drawn": (
        "if self.advanced and self.walls[cell]",
        "if 0 and self.walls[cell]",
    ),
    "cats are never ousted": ("choice < cats", "choice < 0"),
    "toys are seldom given": ("return seams if kind", "return 1 if kind"),
}
BOARD_ERRORS = {
    "walls do not part": ("if not walled and beside != label:", "if beside != label:"),
    "a full side stays open": ("self.counts[beside] = counts - 1", "pass"),
    "a guest may bring a cat": ("return cats == 0 or (cats", "return True or (cats"),
    "joined boxes lose what one held": ("self.counts[one] += self.counts[other]", "pass"),
    "nobody is found in a larger table": ("self.slots[self.slot(self.at[cell])] = cell", "pass"),
    "a sleeper carries a cat": ("self.over[cell] = TAKEN", "pass"),
    "an ousted cat stays away": ("self.out[seat] -= 1", "pass"),
    "a closed box counts once": ("1 if counts & OPEN else 2", "1"),
}


@pytest.mark.parametrize("error", ERRORS)
def test_an_error_in_the_twin_is_caught(error: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, fast, *ERRORS[error])

    assert games_until_caught("if_it_fits", most=240) > 0


@pytest.mark.parametrize("error", PLAY_ERRORS)
def test_an_error_in_its_plays_is_caught(error: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, fast_plays, *PLAY_ERRORS[error])

    assert games_until_caught("if_it_fits", most=240) > 0


@pytest.mark.parametrize("error", SAMPLE_ERRORS)
def test_an_error_in_its_draws_is_caught(error: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, fast_plays, *SAMPLE_ERRORS[error])

    assert games_until_caught("if_it_fits", 240, the_twin_draws_evenly) > 0


@pytest.mark.parametrize("error", BOARD_ERRORS)
def test_an_error_in_its_board_is_caught(error: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, fast_board, *BOARD_ERRORS[error])

    assert games_until_caught("if_it_fits", most=240) > 0


def test_the_twin_without_an_error_is_not_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, fast_plays, "OVER: Final = 6", "OVER: Final = 6")

    with pytest.raises(pytest.fail.Exception):
        games_until_caught("if_it_fits", most=4)


def test_every_number_is_a_move_and_no_other_is() -> None:
    some = (*range(numbering.CELL), *range(numbering.CELL, numbering.ACTIONS, 997))
    for number in (*some, numbering.ACTIONS - 1):
        assert numbering.number(numbering.move(number)) == number
    for number in (-1, numbering.ACTIONS):
        with pytest.raises(ValueError, match="no move has the number"):
            numbering.move(number)


def test_a_deal_has_no_number_and_nothing_lies_beyond_the_last_card() -> None:
    assert numbering.number(Deal((), ())) is None
    with pytest.raises(ValueError, match="no card can lie at 111 0"):
        numbering.number(Sleep(numbering.REACH + 1, 0))


@pytest.mark.parametrize("option", ["", "| advanced"])
def test_sleepers_count_half_in_the_advanced_game_alone(option: str) -> None:
    """Two awake against one awake and one asleep: seldom seen by chance."""
    told = "O-m 0 0, O 1 0, O-m 2 0, O 3 0, O-m 4 0, O 5 0, charlie 6 0"
    state = position(f"{told} | across 0 0 lilly, 2 0 lilly, 4 0 charlie {option}")

    assert reading.twin_of(state).points() == list(points_now(state))
    assert (state.options.advanced, points_now(state)[1] > 0) in {(True, False), (False, True)}


@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_a_gain_is_what_all_boxes_are_worth_after_a_card(seed: int, advanced: bool) -> None:
    """What a card brings, foreseen from those it touches, against the whole table after it."""
    rng = FastRng(seed)
    match: AnyMatch = Match(ROOM, Options(advanced), 3, rng)
    while match.asks:
        seat = match.asks[0].seat
        move = ROOM.sample(match.state, seat, rng)
        if isinstance(move, Lay | Sleep):
            twin, number = reading.twin_of(match.state), numbering.number(move)
            assert number is not None
            measure = Measure(twin, seat, twin.hope())
            gain = twin.gain(measure, number)
            assert gain == pytest.approx(whole_gain(twin, measure, number, move))
        match.play(seat, move)


def whole_gain(twin: fast.FitTwin, measure: Measure, number: int, move: Lay | Sleep) -> float:
    seat, after = measure.seat, twin.copy()
    after.apply(seat, number)
    then = Measure(after, seat, measure.hope)
    gain = total(then) - total(measure)
    if isinstance(move, Sleep):
        return gain - measure.price - 1.0
    gain -= measure.keeping(numbering.KIND[move.card])
    if after.phase == fast_plays.SETTLING:
        gain += max(0.0, then.settle(after.label[after.here]))
    return gain


def total(measure: Measure) -> float:
    labels = {measure.board.label[cell] for cell in measure.board.laid}
    return sum(measure.of_label(label) for label in labels)


def test_drawing_is_worth_nothing_by_itself() -> None:
    match: AnyMatch = Match(ROOM, Options(), 2, FastRng(1))

    assert numbering.move(numbering.DRAW) == Draw()
    assert reading.twin_of(match.state).gains(0, [numbering.DRAW]) == [0.0]
