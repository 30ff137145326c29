"""The bots of Cat in the Box."""

from clowder.bots.bot import MakeBot
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
PROPOSED = "baseline"
