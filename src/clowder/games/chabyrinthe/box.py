"""What the browser draws and counts of the box: web/src/games/chabyrinthe/box.ts."""

from __future__ import annotations

from clowder.games.chabyrinthe.options import PLAYERS, Options, counts_turns, sides_of
from clowder.games.chabyrinthe.pieces import BOX, GUARDIANS, SEWERS, SIDES, SQUARE_SIZES, WORTH
from clowder.games.chabyrinthe.turn import ACTIONS, slid


def box() -> dict[str, object]:
    return {
        "SIDES": SIDES,
        "KINDS": {sewer.letter: kind for kind, sewer in SEWERS.items()},
        "WAYS": {kind: sewer.ways for kind, sewer in SEWERS.items()},
        "LOOKS": {kind: sewer.looks for kind, sewer in SEWERS.items()},
        "GUARDIANS": GUARDIANS,
        "WORTH": WORTH,
        "GRADES": BOX.grades,
        "ACTIONS": ACTIONS,
        "PARTNERS": {
            way: {seats: sides_of(Options(way), seats) for seats in counts}
            for way, counts in PLAYERS.items()
        },
        "TURNS_COUNT": {
            way: tuple(seats for seats in counts if counts_turns(Options(way), seats))
            for way, counts in PLAYERS.items()
        },
        "SLIDES": {side: slides(side) for side in SQUARE_SIZES},
    }


def slides(side: int) -> tuple[tuple[int, ...], ...]:
    """By place, which card lies where once one is slid in there (CHA-6).

    The cards are numbered by their cells, the new one comes after them. The last number is of the
    card that fell out.
    """
    new = side * side
    pushed = (slid(range(new), side, place, new) for place in range(4 * side))
    return tuple((*square, out) for square, out in pushed)
