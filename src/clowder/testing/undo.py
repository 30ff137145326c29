"""Undo: the same move again gives the same game; what has been shown cannot be taken back."""

from __future__ import annotations

import pytest

from clowder.core.game import NATURE
from clowder.core.record_text import AnyMatch
from clowder.testing.case import LawTable
from clowder.testing.games import moments


def the_same_move_again_gives_the_same_game(table: LawTable, seed: int) -> None:
    for match in moments(table, seed):
        if not shown_since_last_move(match):
            before = match.state, match.asks, match.record()
            taken = match.undo()
            assert len(match.entries) < len(before[2].entries)
            assert taken.seat in {ask.seat for ask in match.asks}
            assert match.play(taken.seat, taken.move) is None
            assert before == (match.state, match.asks, match.record())


def a_final_step_cannot_be_taken_back(table: LawTable, seed: int) -> None:
    for match in moments(table, seed):
        if shown_since_last_move(match):
            before = match.state, match.asks, match.record()
            with pytest.raises(ValueError, match="take"):
                match.undo()
            assert before == (match.state, match.asks, match.record())


def shown_since_last_move(match: AnyMatch) -> bool:
    """Whether a step was final from the last player's move on; or there was no such move."""
    steps = list(zip(match.entries, match.steps, strict=True))
    while steps and steps[-1][0].seat == NATURE and not steps[-1][1].final:
        steps.pop()
    return not steps or steps[-1][1].final
