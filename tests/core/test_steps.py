"""Steps that are not kept are worked out again, the same for whoever asks."""

from __future__ import annotations

import pytest

from clowder.core.game import Ask
from clowder.core.match import Match
from clowder.core.record_text import AnyMatch
from clowder.core.rng import FastRng
from clowder.games import find_room

MOVES = 60
SPACING = 8


def play_beside(name: str, spacing: int) -> tuple[AnyMatch, AnyMatch]:
    """The same moves in a match that keeps all steps, and in one that forgets most of them; some
    are taken back."""
    room, rng = find_room(name), FastRng(7)
    whole: AnyMatch = Match(room, room.types.options(), 3, FastRng(7))
    thin: AnyMatch = Match(room, room.types.options(), 3, FastRng(7))
    for _ in range(MOVES):
        ask: Ask = rng.choice(whole.asks)
        move = room.sample(whole.state, ask.seat, rng)
        assert whole.play(ask.seat, move) is None
        assert thin.play(ask.seat, move) is None
        if rng.below(3) == 0:
            thin.steps.forget(spacing)
        if rng.below(4) == 0 and can_undo(whole):
            assert whole.undo() == thin.undo()
        assert (thin.state, thin.asks, thin.entries) == (whole.state, whole.asks, whole.entries)
    return whole, thin


def can_undo(match: AnyMatch) -> bool:
    try:
        match.undo_point()
    except ValueError:
        return False
    return True


@pytest.mark.parametrize("name", ["cat_in_the_box", "stray_cat", "if_it_fits"])
@pytest.mark.parametrize("spacing", [2, 3, SPACING])
def test_old_steps_are_the_same_again(name: str, spacing: int) -> None:
    whole, thin = play_beside(name, spacing)

    steps = list(whole.steps)
    assert list(thin.steps) == steps
    assert thin.steps == whole.steps
    assert list(reversed(thin.steps)) == steps[::-1]
    assert thin.steps[::3] == steps[::3]
    for place, step in enumerate(steps):
        assert thin.steps[place] == thin.steps[place - len(steps)] == step
        assert thin.steps[place : place + 5] == steps[place : place + 5]
    assert thin.steps[len(steps) :] == thin.steps[len(steps) + 5 :] == []
    with pytest.raises(IndexError):
        thin.steps[len(steps)]
    assert thin.steps != steps[:-1]


def test_moves_are_taken_back_further_than_steps_are_kept() -> None:
    whole, thin = play_beside("cat_in_the_box", SPACING)
    twin, far = thin.fork(), 0

    while can_undo(whole):
        assert thin.undo() == whole.undo()
        assert (thin.state, thin.asks) == (whole.state, whole.asks)
        far += 1

    assert far > 2 * SPACING
    assert not can_undo(thin)
    assert thin.steps == whole.steps
    assert len(twin.steps) == len(whole.steps) + far  # the fork went on by itself


def test_of_old_steps_few_are_kept() -> None:
    _, thin = play_beside("stray_cat", SPACING)

    thin.steps.forget(SPACING)

    assert sum(step is not None for step in thin.steps._kept) <= len(thin.steps) / SPACING + 1
