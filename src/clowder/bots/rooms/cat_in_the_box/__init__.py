"""The bots of Cat in the Box."""

from clowder.bots.bot import MakeBot
from clowder.bots.measured import Measured, Share
from clowder.bots.policy import bot_of
from clowder.bots.rooms.cat_in_the_box import beginner, greedy
from clowder.bots.rooms.cat_in_the_box.searching import Kind, Quick, Strong
from clowder.bots.rooms.cat_in_the_box.trained.bot import Trained

LEVELS: dict[str, MakeBot] = {
    "beginner": bot_of(beginner.choose),
    "baseline": bot_of(greedy.choose),
    "quick": Quick,
    "kind": Kind,
    "strong": Strong,
    "trained": Trained,
}
ADVISER = Strong  # it can say why
PROPOSED = "baseline"
MEASURED = {  # docs/strength.md
    "beginner": Measured(None, 0.001),
    "baseline": Measured(Share(0.762, 0.673, 0.852), 0.001),
    "quick": Measured(Share(0.621, 0.531, 0.710), 0.003),
    "kind": Measured(Share(0.500, 0.262, 0.738), 0.032),
    "strong": Measured(Share(0.812, 0.597, 1.000), 0.084),
}
