"""The bots of Cat in the Box."""

from clowder.bots.bot import MakeBot
from clowder.bots.measured import Measured, Share
from clowder.bots.policy import bot_of
from clowder.bots.rooms.cat_in_the_box import beginner, greedy
from clowder.bots.rooms.cat_in_the_box.searching import Quick
from clowder.bots.rooms.cat_in_the_box.trained.bot import Trained
from clowder.bots.rooms.cat_in_the_box.trained.deep import Deep, Kind

LEVELS: dict[str, MakeBot] = {
    "beginner": bot_of(beginner.choose),
    "baseline": bot_of(greedy.choose),
    "quick": Quick,
    "trained": Trained,
    "kind": Kind,
    "deep": Deep,
}
ADVISER = Deep
PROPOSED = "baseline"
MEASURED = {  # docs/strength.md
    "beginner": Measured(None, 0.001),
    "baseline": Measured(Share(0.774, 0.743, 0.805), 0.001),
    "quick": Measured(Share(0.630, 0.605, 0.655), 0.004),
    "trained": Measured(Share(0.720, 0.682, 0.758), 0.0003),
    "kind": Measured(Share(0.682, 0.611, 0.753), 0.017),
    "deep": Measured(None, 0.032),  # against `trained`, not yet against `kind`
}
