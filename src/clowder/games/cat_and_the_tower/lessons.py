"""How to play: the first turns of somebody alone, then one against a mouse.

`lessons.txt` and `lessons_against.txt` have what led where.
"""

from __future__ import annotations

from importlib.resources import files

from clowder.core.game import Seat
from clowder.core.lesson import Anything, Brings, Lesson, LessonStep, Listed, Wanted
from clowder.games.cat_and_the_tower.options import Options


def entries_of(file: str) -> tuple[str, ...]:
    return tuple((files(__package__) / file).read_text("utf-8").splitlines())


ENTRIES = entries_of("lessons.txt")
AGAINST = entries_of("lessons_against.txt")

# How many entries lead to each position.
DEALT, WALL, SECOND, FLOOR, FRIEND, GOAL, CLIMB, PETTING, STANDS = 2, 3, 6, 9, 17, 20, 22, 29, 32
FRIENDS = ("friend orange 2 0 0 0", "friend white 2 0 250 0")  # on a back, and beside


def step(key: str, place: int, wanted: Wanted, *rules: str) -> LessonStep:
    return LessonStep(key, rules, wanted, ENTRIES[:place], 1, Seat(0))


def against(key: str, place: int, wanted: Wanted, *rules: str) -> LessonStep:
    options = Options(mode="against")
    return LessonStep(key, rules, wanted, AGAINST[:place], 2, Seat(0), options)


def blocked(by: str, *moves: str) -> Brings:
    """Not let go, since this is in the way."""
    return Brings("Blocked", moves, (("by", by),))


LESSONS = (
    Lesson(
        "turn",
        (
            step("cards", DEALT, Listed(("use 1 1",)), "TOW-1", "TOW-2"),
            step("wall", WALL, Brings("Held", ("wall brick 250 0 0 90",)), "TOW-3", "TOW-C2"),
            step("shove", SECOND, blocked("toto", "wall window -360 -360 0 90"), "TOW-6", "TOW-26"),
            step("beside", SECOND, blocked("table", "wall window 0 900 0 90"), "TOW-3", "TOW-26"),
            step("floor", FLOOR, Brings("Held", ("floor 0 20 0",)), "TOW-3", "TOW-26"),
            step("friend", FRIEND, Brings("Held", FRIENDS, (("floor", 2),)), "TOW-4", "TOW-9"),
            step("goal", GOAL, Listed(("claim 1 2",)), "TOW-8"),
            step("climb", CLIMB, Brings("Climbed", ("put -350 -300 0",)), "TOW-27"),
            step("pet", PETTING, Anything(), "TOW-5", "TOW-C4"),
        ),
    ),
    Lesson("falling", (step("fall", STANDS, Anything(), "TOW-14", "TOW-17", "TOW-18"),)),
    Lesson(
        "against",
        (
            against("race", DEALT, Listed(("use 7 1",)), "TOW-20", "TOW-21"),
            against("secret", len(AGAINST), Listed(("claim 13 1",)), "TOW-22", "TOW-24"),
        ),
    ),
)
