"""Lessons are true: every position can come about, and what is wanted is what the rules say."""

from __future__ import annotations

from typing import Any

import pytest

from clowder.core.game import Refusal
from clowder.core.lesson import (
    Anything,
    Brings,
    Forbidden,
    LessonStep,
    Listed,
    Nothing,
    is_done,
    messages,
)
from clowder.core.record import Record
from clowder.core.record_reader import read_entry, replay
from clowder.core.record_text import AnyMatch
from clowder.core.rng import FastRng
from clowder.core.room import AnyRoom
from clowder.games import ROOMS
from clowder.locales import LANGUAGES, Words
from tests.laws.rulebook import rules_of

STEPS = [
    pytest.param(room, step, id=f"{room.name} {step.key}")
    for room in ROOMS.values()
    for lesson in room.lessons
    for step in lesson.steps
]
every_step = pytest.mark.parametrize(("room", "step"), STEPS)


def position(room: AnyRoom, step: LessonStep) -> AnyMatch:
    """Raises BadRecord where an entry is not allowed."""
    entries = tuple(read_entry(room, "lesson", text) for text in step.entries)
    options: Any = step.options or room.types.options()
    return replay(room, Record(room.name, room.version, step.seats, options, entries))


def judge(room: AnyRoom, step: LessonStep, move: str) -> Refusal | None:
    return room.refusal(position(room, step).state, step.seat, room.read_move(move))


def brings(room: AnyRoom, step: LessonStep, move: str) -> bool:
    """Whether NATURE's answer to the move is what the step is about."""
    match = position(room, step)
    seen = len(match.steps)
    refusal = match.play(step.seat, room.read_move(move))
    match.rng = FastRng(0)
    match.let_nature_answer()
    events = [event for made in match.steps[seen:] for event in made.events]
    return is_done(step.wanted, move, refusal, events)


@every_step
def test_what_is_wanted_is_what_the_rules_say(room: AnyRoom, step: LessonStep) -> None:
    table = position(room, step)
    listed = table.moves(step.seat)
    if listed is None:  # beyond listing; some move is allowed
        listed = (room.sample(table.state, step.seat, FastRng(0)),)
    allowed = {room.write_move(move) for move in listed}

    match step.wanted:
        case Listed(moves=moves):
            assert set(moves) < allowed, "what misses the point must be allowed too"
        case Anything():
            assert allowed
        case Forbidden(why=why, moves=moves):
            refusals = [judge(room, step, move) for move in moves]
            assert {refusal.why for refusal in refusals if refusal} == {why}
            assert {refusal.rule for refusal in refusals if refusal} <= set(step.rules)
            assert None not in refusals
            assert allowed
        case Brings(moves=moves):
            assert moves
            assert all(brings(room, step, move) for move in moves)
            assert not is_done(step.wanted, moves[0], None, ()), "not every move brings it"
        case Nothing():
            assert not allowed, "where something is asked, let the learner answer"


@every_step
def test_a_step_names_rules_that_there_are(room: AnyRoom, step: LessonStep) -> None:
    assert step.rules
    assert set(step.rules) <= rules_of(room)


@every_step
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_has_its_words_in_every_language(
    room: AnyRoom, step: LessonStep, language: str
) -> None:
    words = Words(language)

    assert all(words(key) for key in messages(room.prefix, step))


@pytest.mark.parametrize("room", ROOMS.values(), ids=lambda room: room.name)
def test_lessons_are_called_by_sections_and_steps_by_names_of_their_own(room: AnyRoom) -> None:
    keys = [step.key for lesson in room.lessons for step in lesson.steps]

    assert {lesson.section for lesson in room.lessons} <= {key for key, _ in room.sections}
    assert len(keys) == len(set(keys))
