"""The lessons of Cat and the Tower teach what their words say."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from clowder.core.game import Seat
from clowder.core.value import to_json
from clowder.games.cat_and_the_tower import ROOM
from clowder.games.cat_and_the_tower.aids import aids_of
from clowder.games.cat_and_the_tower.lessons import LESSONS
from clowder.games.cat_and_the_tower.moves import Wall
from clowder.games.cat_and_the_tower.state import Befriend, Build, Climb, Placing
from clowder.server.http.app import make_app
from clowder.server.tables.lessons import LessonAnswer
from tests.laws.test_lessons import brings, position
from tests.server.bench import open_house
from tests.server.doors import fetch

STEPS = {step.key: step for lesson in LESSONS for step in lesson.steps}
TRY = "/api/games/cat_and_the_tower/lessons/try"
WALL = 2


def test_a_storey_a_friend_a_climb_a_touch_and_a_race() -> None:
    assert list(STEPS) == [
        "cards", "wall", "shove", "beside", "floor", "friend", "goal", "climb", "pet", "fall",
        "race", "secret",
    ]  # fmt: skip


def test_what_led_there_is_recorded_and_loading_it_simulates_nothing() -> None:
    """In a process of its own, as others here have loaded the engine."""
    load = (
        "import sys; from clowder.games.cat_and_the_tower import ROOM;"
        "from clowder.server.tables.lessons import render_lessons;"
        "render_lessons(ROOM, 'en'); sys.exit('mujoco' in sys.modules)"
    )

    assert subprocess.run([sys.executable, "-c", load], check=False).returncode == 0


@pytest.mark.parametrize(
    ("key", "move"),
    [
        ("wall", "wall brick -360 -360 0 90"),
        ("shove", "wall window -260 40 0 100"),
        ("beside", "wall window -360 -360 0 90"),
        ("floor", "floor 400 0 0"),
        ("friend", "friend white 1 0 250 0"),
        ("climb", "put 0 0 0"),
        ("climb", "put 600 0 0"),
    ],
)
def test_what_goes_wrong_misses_the_point(key: str, move: str) -> None:
    assert not brings(ROOM, STEPS[key], move)


@pytest.mark.parametrize(("key", "job"), [("wall", Build), ("friend", Befriend), ("climb", Climb)])
def test_what_the_words_speak_of_is_in_the_hand(key: str, job: type) -> None:
    phase = position(ROOM, STEPS[key]).state.phase

    assert isinstance(phase, Placing)
    assert isinstance(phase.job, job)


def test_the_goal_that_glows_is_the_one_to_claim() -> None:
    match = position(ROOM, STEPS["goal"])

    aids = aids_of(match.view(Seat(0)))

    assert aids is not None
    assert aids.goals == (1,)


def test_the_friends_to_be_petted_are_those_that_were_there_before() -> None:
    match = position(ROOM, STEPS["pet"])

    friends = {move.friend for move in match.moves(Seat(0)) or ()}

    assert friends == {"orange1", "orange2"}


def test_the_secret_goal_takes_the_kitten_up_from_the_table() -> None:
    match = position(ROOM, STEPS["secret"])

    aids = aids_of(match.view(Seat(0)))
    others = match.view(Seat(1)).hands[0]

    assert aids is not None
    assert aids.goals == (13,)
    assert [held.goal for held in others] == [None, None]


async def try_wall(folder: Path, **more: Any) -> LessonAnswer:
    headers = {"content-type": "application/json", "accept-language": "en"}
    body = to_json({"step": WALL, "move": Wall("brick", 250, 0, 0, 90), **more})
    async with open_house(folder) as house:
        answer = await fetch(make_app(house), "POST", TRY, headers, body)
    assert answer.status == 200, answer.body
    return msgspec.json.decode(answer.body, type=LessonAnswer)


@pytest.mark.anyio
async def test_gravity_answers_the_learner(tmp_path: Path) -> None:
    answer = await try_wall(tmp_path)

    assert answer.done
    assert answer.update is not None
    events = [item.event["type"] for item in answer.update.news]  # type: ignore[union-attr]
    assert events == ["LetGo", "Settled", "Held"]


@pytest.mark.anyio
async def test_a_place_that_is_only_judged_moves_nothing(tmp_path: Path) -> None:
    answer = await try_wall(tmp_path, judge=True)

    assert answer.refused is None
    assert answer.update is None
