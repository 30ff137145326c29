"""What a seat may imagine: a goal that is claimed lies open for everybody."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from clowder.core.game import Seat
from clowder.core.record_reader import content_lines, read_entry
from clowder.core.rng import FastRng
from clowder.games.cat_and_the_tower import ROOM
from clowder.games.cat_and_the_tower.state import State
from tests.games.test_golden import read_head

FOUR_KITTENS = Path(__file__).parent / "golden" / "four_kittens.game"


def claims() -> Iterator[State]:
    """Every moment of a game at which a goal is claimed and not yet put away."""
    _, match, lines = read_head(list(content_lines(FOUR_KITTENS.read_text("utf-8"))))
    for place, line in lines:
        if line[0] not in "!>":
            entry = read_entry(ROOM, place, line)
            assert match.play(entry.seat, entry.move) is None
            if match.state.spent is not None:
                yield match.state


@pytest.mark.rule("TOW-20")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_claimed_goal_is_imagined_in_the_hand_it_was_claimed_from(viewer: int | None) -> None:
    seat = None if viewer is None else Seat(viewer)
    moments = list(claims())

    assert moments
    for state in moments:
        held = [state.spent in hand for hand in state.hands]
        imagined = ROOM.imagine(ROOM.view(state, seat), FastRng(1))
        assert [state.spent in hand for hand in imagined.hands] == held
