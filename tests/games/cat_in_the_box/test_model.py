"""The rules against a second telling of them: every card of many rounds, and the points."""

from __future__ import annotations

import pytest
from hypothesis import given

from clowder.core.record_text import AnyMatch
from clowder.games.cat_in_the_box.moves import Play
from clowder.games.cat_in_the_box.options import Options
from clowder.games.cat_in_the_box.state import Playing, State
from clowder.testing import LawTable, play_out, seeds
from tests.games.cat_in_the_box.model import Model, neutral
from tests.laws.rooms import case_of


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@given(seed=seeds())
def test_both_tellings_agree_on_every_card(seats: int, seed: int) -> None:
    match = play_out(LawTable(case_of("cat_in_the_box"), seats, Options()), seed)
    model = None

    for before, index in played_cards(match):
        if not before.tricks and not before.phase.trick:  # type: ignore[union-attr]
            model = begin(before)
        assert model is not None
        move = match.entries[index].move
        assert model.turn == match.entries[index].seat
        listed = match.room.moves(before, match.entries[index].seat)
        assert {(play.number, play.colour) for play in listed or ()} == model.legal()
        model.play(move.number, move.colour)
        compare(model, match.steps[index].state, before)


def played_cards(match: AnyMatch) -> list[tuple[State, int]]:
    """The state before each card, and the place of its entry."""
    return [
        (match.steps[index - 1].state, index)
        for index, entry in enumerate(match.entries)
        if isinstance(entry.move, Play)
    ]


def begin(state: State) -> Model:
    return Model([list(hand) for hand in state.hands], state.start, neutral(list(state.up)))


def compare(model: Model, state: State, before: State) -> None:
    if isinstance(state.phase, Playing):
        assert not model.is_paradox()
        assert model.turn == state.phase.seat
        return
    assert model.is_paradox() or model.is_played_out()
    sheet = state.sheets[-1]
    assert (sheet.paradox is not None) == model.is_paradox()
    assert sheet.paradox in (None, model.turn)
    assert [score.points for score in sheet.scores] == model.points(list(before.bids))
