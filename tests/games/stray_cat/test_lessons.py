"""The lessons of Stray Cat teach what their words say."""

from __future__ import annotations

import pytest

from clowder.core.value import Value
from clowder.games.stray_cat import ROOM
from clowder.games.stray_cat.lessons import LEARNER, LESSONS
from clowder.games.stray_cat.state import Barking, Blocking, Gathering, Picking
from tests.laws.test_lessons import position

STEPS = {step.key: step for lesson in LESSONS for step in lesson.steps}


@pytest.mark.parametrize(
    ("key", "phase"),
    [
        ("works", Blocking(LEARNER)),
        ("dog", Barking(LEARNER)),
        ("mouse", Picking(LEARNER, "mouse")),
        ("raven", Picking(LEARNER, "raven")),
    ],
)
def test_each_kind_of_bad_luck_strikes_in_a_step_of_its_own(key: str, phase: Value) -> None:
    assert position(ROOM, STEPS[key]).state.phase == phase


def test_the_mouse_is_near_enough_for_a_meeting() -> None:
    state = position(ROOM, STEPS["meeting"]).state

    assert isinstance(state.phase, Gathering)
    assert len(state.phase.waiting) == 1
