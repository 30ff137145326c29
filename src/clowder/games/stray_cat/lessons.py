"""How to play, in one short game of two: the learner finds home, while the mouse sits and eats."""

from __future__ import annotations

from clowder.core.game import Seat
from clowder.core.lesson import Anything, Forbidden, Lesson, LessonStep, Listed, Nothing, Wanted
from clowder.games.stray_cat.options import Options
from clowder.games.stray_cat.pieces import CARDS, NEIGHBOURHOOD

SEATS = 2
LEARNER = Seat(0)
OPTIONS = Options(first="first_seat")
HANDS = ("modest-1 modest-2 nourishing-12", "modest-3 modest-4 nourishing-13")

OPENING = """
0 play modest-1 modest-2 nourishing-12, 0 step 1.C, 0 step 1.E, 0 step 2, 0 step 2.C, 1 food
0 food, 1 food, 1 discard hearty-21
0 play nourishing-14, 0 step 2.N, 0 step 2.1, 1 remember shape, 1 food, 1 discard hearty-22
"""
HOMEWARD = """
0 food, 0 at 1.C, 1 food, 1 discard hearty-23
0 food, 1 food, 1 discard hearty-24
0 play modest-5, 0 step 2.N, 1 food, 1 discard friend-25
0 play modest-6, 0 step 2.1, 1 remember roof, 1 food, 1 discard friend-26
0 food, 1 food, 1 discard shortcut-28
0 play modest-7, 0 step 2.N, 1 food, 1 discard shortcut-29
0 play modest-8, 0 step 2.1, 1 remember garden
"""
QUARREL = """
0 food, 1 food, 1 discard hearty-23
0 play truck-31, 0 at 16.o, 1 fight nourishing-13, 0 fight shortcut-27
"""
MEETING = """
0 step 16.C, 0 step 16.N, 0 step 12, 1 food
0 food
"""
FIRST = "hearty-20 nourishing-14 hearty-21 hearty-22"
THEN = (
    "roadworks shortcut-27 hearty-23 modest-5 modest-6 hearty-24 friend-25 friend-26 modest-7"
    " modest-8 shortcut-28 shortcut-29"
)


def deal(pile: str) -> str:
    """The tiles unturned and in order, and these cards on top of the pile."""
    tiles = " ".join(f"{tile}/0" for tile in NEIGHBOURHOOD)
    top = pile.split()
    rest = list(CARDS)
    for card in (*top, *" ".join(HANDS).split()):
        rest.remove(card)
    homes = "one red fence, two blue tree"
    return f"* deal {tiles} | {homes} | {', '.join(HANDS)} | {' '.join((*top, *rest))}"


def entries_of(text: str) -> tuple[str, ...]:
    return tuple(text.strip().replace(", ", "\n").splitlines())


WAY_HOME = (deal(f"{FIRST} {THEN}"), *entries_of(OPENING + HOMEWARD.lstrip()))
FIGHT = (deal(f"{FIRST} truck-31 shortcut-27 hearty-23"), *entries_of(OPENING + QUARREL.lstrip()))

MET = (
    deal(f"{FIRST} truck-31 shortcut-27 hearty-23 modest-5 modest-6 meeting"),
    *entries_of(OPENING + QUARREL.lstrip() + MEETING.lstrip()),
)

# How many entries lead to each position.
DEALT, ON_THE_WAY, BEFORE_THE_FOG, HUNGRY, AT_THE_HOUSE, DIGGING, NOWHERE, MIXED, LAST = (
    1, 3, 4, 7, 11, 17, 20, 23, 39,
)  # fmt: skip
GETTING_OFF, FIGHTING, PUSHING = 20, 22, 23


def step(key: str, place: int, wanted: Wanted, *rules: str) -> LessonStep:
    return LessonStep(key, rules, wanted, WAY_HOME[:place], SEATS, LEARNER, OPTIONS)


def fight(key: str, place: int, wanted: Wanted, *rules: str) -> LessonStep:
    return LessonStep(key, rules, wanted, FIGHT[:place], SEATS, LEARNER, OPTIONS)


def struck(key: str, rule: str) -> LessonStep:
    """This card has been drawn in the house, instead of the roadworks."""
    entries = (deal(f"{FIRST} {key} shortcut-27"), *entries_of(OPENING), "0 food")
    return LessonStep(key, ("STR-18", rule), Anything(), entries, SEATS, LEARNER, OPTIONS)


LESSONS = (
    Lesson(
        "turn",
        (
            step(
                "meals",
                DEALT,
                Listed(("play modest-1 modest-2 nourishing-12",)),
                "STR-7",
                "STR-8",
            ),
            step("back", ON_THE_WAY, Forbidden("straight_back", ("step 1.o",)), "STR-8"),
            step("fog", BEFORE_THE_FOG, Anything(), "STR-9"),
            step("food", HUNGRY, Anything(), "STR-17"),
            step("house", AT_THE_HOUSE, Listed(("step 2.N",)), "STR-12", "STR-13"),
            step("nowhere", NOWHERE, Forbidden("leads_nowhere", ("play shortcut-27",)), "STR-15"),
            step(
                "mixed",
                MIXED,
                Forbidden("mixed_cards", ("play modest-5 shortcut-27",)),
                "STR-7",
            ),
        ),
    ),
    Lesson(
        "luck",
        (
            step("works", DIGGING, Anything(), "STR-18", "STR-25"),
            struck("dog", "STR-22"),
            struck("mouse", "STR-24"),
            struck("raven", "STR-21"),
            LessonStep("meeting", ("STR-18", "STR-23"), Anything(), MET, SEATS, LEARNER, OPTIONS),
        ),
    ),
    Lesson(
        "fights",
        (
            fight("truck", GETTING_OFF, Listed(("at 16.o",)), "STR-11", "STR-16"),
            fight("fight", FIGHTING, Anything(), "STR-26"),
            fight("push", PUSHING, Anything(), "STR-27", "STR-28"),
        ),
    ),
    Lesson(
        "end",
        (
            step("last", LAST, Listed(("play modest-8",)), "STR-12", "STR-31"),
            step("end", len(WAY_HOME), Nothing(), "STR-31"),
        ),
    ),
)
