"""What the browser draws and counts of the box: web/src/games/cat_in_the_box/box.ts."""

from __future__ import annotations

from clowder.games.cat_in_the_box.pieces import COLOURS, SEAT_COUNTS


def box() -> dict[str, object]:
    return {
        "COLOURS": COLOURS,
        "COLUMNS": {seats: count.numbers for seats, count in SEAT_COUNTS.items()},
        # One card is buried (CIB-3), and the last is not played (CIB-11).
        "TRICKS": {seats: count.hand - 2 for seats, count in SEAT_COUNTS.items()},
    }
