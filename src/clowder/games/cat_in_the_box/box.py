"""What the browser draws and counts of the box: web/src/games/cat_in_the_box/box.ts."""

from __future__ import annotations

from clowder.core.game import NATURE
from clowder.games.cat_in_the_box.pieces import COLOURS, SEAT_COUNTS, rounds_in


def box() -> dict[str, object]:
    return {
        "COLOURS": COLOURS,
        "NEUTRAL": NATURE,  # whose tokens lie on the board of two players (CIB-16)
        "COLUMNS": {seats: count.numbers for seats, count in SEAT_COUNTS.items()},
        "ROUNDS": {seats: rounds_in(seats) for seats in SEAT_COUNTS},
        # One card is buried (CIB-3), and the last is not played (CIB-11).
        "TRICKS": {seats: count.hand - 2 for seats, count in SEAT_COUNTS.items()},
    }
