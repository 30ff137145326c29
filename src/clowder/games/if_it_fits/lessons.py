"""How to play, in some turns of two: the learner fills a box, closes another, and leads 9 to 0."""

from __future__ import annotations

from collections import Counter

from clowder.core.game import Seat
from clowder.core.lesson import Anything, Forbidden, Lesson, LessonStep, Listed, Nothing, Wanted
from clowder.games.if_it_fits.moves import Deal
from clowder.games.if_it_fits.notation import write_move
from clowder.games.if_it_fits.pieces import PRINCESS
from clowder.games.if_it_fits.state import shuffled_cards

SEATS = 2
LEARNER = Seat(0)
HANDS = (("O-m", "T-m"), ("L", "LR-s"))
DRAWN = (
    "LTB", "O-mm", "LB", "mouse", "O", "LTB-m", "T-y", "LRT",
    "LTB-s", PRINCESS, "TB", "TB-f", "LTB-yy", "LR", "LRT-f",
)  # fmt: skip
GAME = """
0 lay start 1 0 turned
1 draw, 1 lay L 2 0
0 draw, 0 lay O-m 0 1
1 draw, 1 lay LB 2 1
0 draw, 0 lay O-mm 1 1, 0 settle 0 1
1 draw, 1 lay O 3 1, 1 settle 2 1
0 draw, 0 lay T-m 0 2 turned
1 draw, 1 lay T-y 3 0, 1 pass
0 draw, 0 give mouse 0 0
1 draw, 1 lay LR-s 1 -1
0 draw, 0 oust 2 1
1 draw, 1 lay LTB 4 1 turned
0 sleep 4 0
1 draw, 1 lay TB -1 0
0 draw, 0 lay LTB-m -1 -1
1 draw, 1 lay LR 5 1
0 draw, 0 lay LTB-yy 0 -1 turned, 0 settle -1 -1
"""


def deal() -> str:
    """The cards as the game needs them, the others below in order."""
    rest = Counter(shuffled_cards())
    rest.subtract(card for cards in (*HANDS, DRAWN) for card in cards if card != PRINCESS)
    return write_move(Deal(HANDS, (*DRAWN, *rest.elements(), PRINCESS)))


ENTRIES = ("* start 1", f"* {deal()}", *GAME.strip().replace(", ", "\n").splitlines())


def step(key: str, before: str, wanted: Wanted, *rules: str) -> LessonStep:
    """The position right before the learner's move of that text; or after the whole game."""
    place = ENTRIES.index(f"0 {before}") if before else len(ENTRIES)
    return LessonStep(key, rules, wanted, ENTRIES[:place], SEATS, LEARNER)


LESSONS = (
    Lesson(
        "laying",
        (
            step(
                "corner",
                "lay start 1 0 turned",
                Forbidden("not_touching", ("lay start 1 1", "lay start -1 -1")),
                "FIT-4",
            ),
            step("start", "lay start 1 0 turned", Anything(), "FIT-3", "FIT-4", "FIT-5"),
        ),
    ),
    Lesson(
        "turn",
        (
            step("draw", "draw", Listed(("draw",)), "FIT-8"),
            step("join", "lay O-m 0 1", Listed(("lay O-m 0 1", "lay O-m 1 -1")), "FIT-6"),
            step(
                "late",
                "lay T-m 0 2 turned",
                Forbidden("too_late_to_sleep", ("sleep 0 2", "sleep 1 2")),
                "FIT-9",
            ),
        ),
    ),
    Lesson(
        "cats",
        (
            step("wall", "settle 0 1", Forbidden("on_a_wall", ("settle 1 1",)), "FIT-10"),
            step("settle", "settle 0 1", Listed(("settle 0 1",)), "FIT-10", "FIT-11"),
            step(
                "rival",
                "give mouse 0 0",
                Forbidden("rivals_box", ("give mouse 2 0",)),
                "FIT-12",
                "FIT-15",
            ),
            step("toy", "give mouse 0 0", Listed(("give mouse 0 0",)), "FIT-15", "FIT-18"),
            step("princess", "oust 2 1", Listed(("oust 2 1",)), "FIT-14"),
            step("sleep", "sleep 4 0", Listed(("sleep 4 0",)), "FIT-9", "FIT-13"),
        ),
    ),
    Lesson(
        "end",
        (
            step(
                "close",
                "lay LTB-yy 0 -1 turned",
                Listed(("lay LTB-yy 0 -1 turned",)),
                "FIT-7",
                "FIT-18",
            ),
            step("move", "settle -1 -1", Listed(("settle -1 -1",)), "FIT-10", "FIT-17"),
            step("end", "", Nothing(), "FIT-16", "FIT-17", "FIT-18", "FIT-19", "FIT-20"),
        ),
    ),
)
