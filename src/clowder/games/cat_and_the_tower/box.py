"""What the browser draws and counts of the box: web/src/games/cat_and_the_tower/box.ts."""

from __future__ import annotations

from clowder.core.game import Seat
from clowder.games.cat_and_the_tower.options import MODES, Options
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
from clowder.games.cat_and_the_tower.refusals import BENDS, REACH
from clowder.games.cat_and_the_tower.state import climber_of


def box() -> dict[str, object]:
    long, wide, high = shapes.BODY  # half of a cat
    return {
        "FLOORS": FLOORS,
        "COLLAPSE": COLLAPSE,
        "SCENARIOS": SCENARIOS,
        "COLLARS": KITTENS,
        "CLIMBERS": {  # by seat
            mode: [climber_of(Options(mode), Seat(seat)) for seat in range(len(KITTENS))]
            for mode in MODES
        },
        "COLOURS": COLOURS,
        "BRIM": BRIM,
        "THICK": shapes.THICK,
        "HOLE": HOLE,
        "HOLES": HOLES,
        "LEAF": shapes.LEAF,
        "KITTEN": shapes.KITTEN,
        "CAT": {"long": 2 * long, "wide": 2 * wide, "high": 2 * high},
        "MASS": {
            "floor": shapes.FLOOR_MASS,
            "wall": shapes.WALL_MASS,
            "friend": shapes.CAT_MASS,
            "kitten": shapes.KITTEN_MASS,
        },
        "WALLS": HEIGHTS,
        "REACH": REACH,
        "LEAST_BEND": BENDS.start,
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
