"""How to play, in one round of three: the learner starts, bids 3, and scores 11 points."""

from __future__ import annotations

from clowder.core.game import Seat
from clowder.core.lesson import Anything, Forbidden, Lesson, LessonStep, Listed, Nothing, Wanted

SEATS = 3
LEARNER = Seat(0)
ROUND = """
* start 0
* deal 1 3 3 3 4 4 5 5 5 6 | 1 1 1 2 2 2 4 5 6 6 | 1 2 2 3 3 4 4 5 6 6
0 bury 1, 1 bury 5, 2 bury 3
0 bid 3, 1 bid 1, 2 bid 1
0 play 3 yellow, 1 play 4 yellow, 2 play 2 yellow
1 play 2 blue, 2 play 1 blue, 0 play 6 blue
0 play 3 blue, 1 play 1 green, 2 play 4 blue
2 play 5 green, 0 play 5 blue, 1 play 6 green
1 play 2 green, 2 play 4 green, 0 play 4 red
0 play 5 red, 1 play 6 red, 2 play 2 red
1 play 1 yellow, 2 play 6 yellow, 0 play 5 yellow
2 play 3 green, 0 play 3 red, 1 play 1 red
"""
ENTRIES = tuple(ROUND.strip().replace(", ", "\n").splitlines())

# How many entries lead to each position.
DEALT, BURIED, BID, SECOND_TRICK, FOURTH_TRICK, FIFTH_TRICK, SEVENTH_TRICK, LAST_TRICK = (
    2, 5, 8, 13, 18, 22, 28, 30,
)  # fmt: skip


def step(key: str, place: int, wanted: Wanted, *rules: str) -> LessonStep:
    return LessonStep(key, rules, wanted, ENTRIES[:place], SEATS, LEARNER)


LESSONS = (
    Lesson(
        "rounds",
        (
            step("bury", DEALT, Anything(), "CIB-2", "CIB-3"),
            step("bid", BURIED, Anything(), "CIB-4"),
        ),
    ),
    Lesson(
        "tricks",
        (
            step("red", BID, Forbidden("trump_lead", ("play 6 red",)), "CIB-8"),
            step("lead", BID, Anything(), "CIB-5", "CIB-8"),
            step(
                "follow",
                SECOND_TRICK,
                Listed(("play 3 blue", "play 4 blue", "play 5 blue", "play 6 blue")),
                "CIB-5",
                "CIB-10",
            ),
            step("taken", FOURTH_TRICK, Forbidden("cell_taken", ("play 5 green",)), "CIB-6"),
            step(
                "leave",
                FOURTH_TRICK,
                Listed(("play 3 red", "play 4 red", "play 5 red", "play 5 blue", "play 5 yellow")),
                "CIB-9",
            ),
            step("lost", FIFTH_TRICK, Forbidden("colour_lost", ("play 3 green",)), "CIB-7"),
            step(
                "trump",
                FIFTH_TRICK,
                Listed(("play 3 red", "play 4 red", "play 5 red")),
                "CIB-C4",
                "CIB-10",
            ),
        ),
    ),
    Lesson(
        "scoring",
        (
            step("paradox", SEVENTH_TRICK, Listed(("play 5 yellow",)), "CIB-12", "CIB-13"),
            step("last", LAST_TRICK, Anything(), "CIB-11", "CIB-14"),
            step("end", len(ENTRIES), Nothing(), "CIB-13", "CIB-14", "CIB-15"),
        ),
    ),
)
