"""What the browser draws and counts of the box: web/src/games/chabyrinthe/box.ts."""

from __future__ import annotations

from clowder.games.chabyrinthe.pieces import BOX, GUARDIANS, SEWERS, SIDES, WORTH
from clowder.games.chabyrinthe.turn import ACTIONS


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
    }
