"""What the browser draws and counts of the box: web/src/games/cat_and_the_tower/box.ts."""

from __future__ import annotations

from clowder.games.cat_and_the_tower.physics import shapes
from clowder.games.cat_and_the_tower.pieces import (
    BRIM,
    COLLAPSE,
    COLOURS,
    FLOORS,
    GOAL_CARDS,
    HEIGHTS,
    HOLE,
    HOLES,
    KITTENS,
    SCENARIOS,
    SIDES,
)


def box() -> dict[str, object]:
    return {
        "FLOORS": FLOORS,
        "COLLAPSE": COLLAPSE,
        "SCENARIOS": SCENARIOS,
        "COLLARS": KITTENS,
        "COLOURS": COLOURS,
        "BRIM": BRIM,
        "THICK": shapes.THICK,
        "HOLE": HOLE,
        "HOLES": HOLES,
        "LEAF": shapes.LEAF,
        "KITTEN": shapes.KITTEN,
        "WALLS": HEIGHTS,
        "SIDES": {
            action: [
                {"walls": side.walls, "colours": side.colours, "pets": side.pets} for side in sides
            ]
            for action, sides in SIDES.items()
        },
        "GOAL_CARDS": {
            goal: {"reward": card.reward, "test": card.test, "of": card.of}
            for goal, card in GOAL_CARDS.items()
        },
    }
