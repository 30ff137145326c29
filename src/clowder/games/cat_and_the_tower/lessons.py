"""How to play, in the first three turns of somebody alone; `lessons.txt` has what led where."""

from __future__ import annotations

from importlib.resources import files

from clowder.core.game import Seat
from clowder.core.lesson import Anything, Lesson, Listed, Step, Wanted

ENTRIES = tuple((files(__package__) / "lessons.txt").read_text("utf-8").splitlines())

# How many entries lead to each position.
DEALT, WALL, FLOOR, FRIEND, GOAL, CLIMB, STANDS = 2, 3, 9, 17, 20, 22, 25


def step(key: str, place: int, wanted: Wanted, *rules: str) -> Step:
    return Step(key, rules, wanted, ENTRIES[:place], 1, Seat(0))


LESSONS = (
    Lesson(
        "turn",
        (
            step("cards", DEALT, Listed(("use 1 1",)), "TOW-1", "TOW-2"),
            step("wall", WALL, Anything(), "TOW-3", "TOW-6"),
            step("floor", FLOOR, Anything(), "TOW-3", "TOW-26"),
            step("friend", FRIEND, Anything(), "TOW-4", "TOW-9"),
            step("goal", GOAL, Listed(("claim 1 2",)), "TOW-8"),
            step("climb", CLIMB, Anything(), "TOW-27"),
        ),
    ),
    Lesson("falling", (step("fall", STANDS, Anything(), "TOW-14", "TOW-17", "TOW-18"),)),
)
