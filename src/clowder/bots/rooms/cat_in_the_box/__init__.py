"""The bots of Cat in the Box."""

from clowder.bots.bot import MakeBot
from clowder.bots.measured import Measured, Share
from clowder.bots.policy import bot_of
from clowder.bots.rooms.cat_in_the_box import beginner, greedy
from clowder.bots.rooms.cat_in_the_box.searching import Kind, Quick, Strong
from clowder.bots.rooms.cat_in_the_box.trained.bot import Trained
from clowder.bots.rooms.cat_in_the_box.trained.deep import Deep

LEVELS: dict[str, MakeBot] = {
    "beginner": bot_of(beginner.choose),
    "baseline": bot_of(greedy.choose),
    "quick": Quick,
    "kind": Kind,
    "strong": Strong,
    "trained": Trained,
    "deep": Deep,
}
ADVISER = Strong  # it can say why
PROPOSED = "baseline"
MEASURED = {  # docs/strength.md
    "beginner": Measured(None, 0.001),
    "baseline": Measured(Share(0.774, 0.743, 0.805), 0.001),
    "quick": Measured(Share(0.630, 0.605, 0.655), 0.004),
    "kind": Measured(Share(0.535, 0.457, 0.613), 0.042),
    "strong": Measured(Share(0.812, 0.597, 1.000), 0.124),
    "trained": Measured(Share(0.639, 0.523, 0.755), 0.0003),
    "deep": Measured(Share(0.757, 0.699, 0.815), 0.032),
}
