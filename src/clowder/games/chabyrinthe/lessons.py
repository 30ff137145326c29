"""How to play: a game of two, which the learner wins by 43 to 17, then other ways to play."""

from __future__ import annotations

from clowder.core.game import Seat
from clowder.core.lesson import Anything, Forbidden, Lesson, LessonStep, Listed, Nothing, Wanted
from clowder.games.chabyrinthe.options import Options

LEARNER = Seat(0)
GAME = """
* start 0
* deal T0 T1 T0 L2 L2 H0 I1 L2 T0 L2 I1 L1 L0 T1 H0 T2 | L I I L H I I L X I \
| velvet comet soot admiral biscuit duchess crumb thimble pickle moss noodle puddle button truffle \
rusty
0 rotate 2 4 2, 0 insert 13 3, 1 insert 13 3, 1 insert 0 0
0 insert 8 3, 0 insert 13 2, 1 rotate 1 1 3, 1 rotate 4 2 3
0 rotate 4 4 3, 0 insert 13 3, 1 rotate 2 2 3, 1 insert 6 2
0 rotate 4 4 1, 0 insert 4 2, 1 rotate 4 1 2, 1 rotate 1 3 3
0 insert 4 1, 0 insert 5 2, 1 rotate 4 4 2, 1 insert 15 0
0 rotate 1 2 2, 0 insert 2 3, 1 insert 3 0, 1 insert 5 0
0 insert 4 0, 0 adopt 4 agatha, 0 insert 10 3, 1 insert 3 0, 1 insert 3 0
0 insert 7 0, 0 adopt 8 agatha, 0 insert 1 0, 1 insert 0 3, 1 insert 6 3
0 rotate 4 3 2
"""
KITTENS = """
* start 0
* deal T2 L3 L2 I1 T2 H0 L0 L3 L1 | T L I T I H I L I I T L I L H X T \
| crumb velvet admiral thimble pickle rusty truffle biscuit button moss soot noodle comet puddle \
duchess
0 rotate 2 2 2, 0 insert 0 3, 0 insert 4 0, 0 insert 6 0
0 rotate 3 2 2, 0 insert 6 2, 0 adopt 7 agatha, 0 insert 10 0, 0 insert 7 0
0 insert 5 1, 0 rotate 1 1 1, 0 rotate 1 2 1, 0 insert 10 3
0 rotate 1 3 3, 0 rotate 1 1 2, 0 insert 6 0, 0 rotate 2 3 1
"""


def entries(text: str) -> tuple[str, ...]:
    return tuple(text.strip().replace(", ", "\n").splitlines())


ENTRIES, ALONE = entries(GAME), entries(KITTENS)
SLID = (*ENTRIES[:2], ENTRIES[3])  # an insert comes first

# How many entries lead to each position.
DEALT, TURNED, NEARLY_HOME, ONE_HOME, BRIDGES, TWO_IN_A_ROW, BOTH_GUARDIANS, TWO_CATS, LAST_CAT = (
    2, 3, 10, 11, 14, 22, 27, 32, 36,
)  # fmt: skip

ALONG = range(1, 5)
TURNS = tuple(f"rotate {r} {c} {turn}" for r in ALONG for c in ALONG for turn in (1, 2, 3))


def slides(place: int) -> tuple[str, ...]:
    """The next card, in every rotation."""
    return tuple(f"insert {place} {turn}" for turn in range(4))


SLIDES = tuple(slide for place in range(16) for slide in slides(place))


def step(key: str, place: int, wanted: Wanted, *rules: str) -> LessonStep:
    return LessonStep(key, rules, wanted, ENTRIES[:place], 2, LEARNER)


def alone(key: str, place: int, wanted: Wanted, *rules: str) -> LessonStep:
    return LessonStep(key, rules, wanted, ALONE[:place], 1, LEARNER, Options(kittens=True))


LESSONS = (
    Lesson(
        "turn",
        (
            step("turn", DEALT, Listed(TURNS), "CHA-2", "CHA-5"),
            step("slide", TURNED, Listed(SLIDES), "CHA-6", "CHA-7"),
        ),
    ),
    Lesson(
        "homing",
        (
            step("home", NEARLY_HOME, Listed(("rotate 4 4 3", *slides(3))), "CHA-8", "CHA-9"),
            step("next", ONE_HOME, Listed(("insert 13 1", "insert 13 3")), "CHA-6", "CHA-9"),
            step("bridge", BRIDGES, Listed(("rotate 4 4 1",)), "CHA-8", "CHA-C2"),
            step("chain", TWO_IN_A_ROW, Listed(("rotate 1 2 2",)), "CHA-9", "CHA-10"),
            step("guardian", BOTH_GUARDIANS, Listed(("adopt 4 agatha",)), "CHA-9", "CHA-11"),
            step("order", TWO_CATS, Anything(), "CHA-11"),
        ),
    ),
    Lesson(
        "end",
        (
            step(
                "last",
                LAST_CAT,
                Listed(("rotate 4 3 2", *slides(2), "insert 7 3", "insert 9 2")),
                "CHA-13",
                "CHA-14",
            ),
            step("end", len(ENTRIES), Nothing(), "CHA-14"),
        ),
    ),
    Lesson(
        "variants",
        (
            LessonStep(
                "due",
                ("CHA-19",),
                Forbidden("rotation_due", SLIDES),
                SLID,
                2,
                LEARNER,
                Options(first_edition=True),
            ),
            alone(
                "kittens",
                len(ALONE) - 1,
                Listed(("rotate 2 3 1", "rotate 2 3 3", "insert 4 0", "insert 4 2", *slides(10))),
                "CHA-15",
                "CHA-16",
            ),
            alone("alone", len(ALONE), Nothing(), "CHA-16", "CHA-17"),
        ),
    ),
)
