"""The bots of Chabyrinthe."""

from clowder.bots.bot import MakeBot
from clowder.bots.measured import Measured, Share
from clowder.bots.policy import bot_of
from clowder.bots.rooms.chabyrinthe import beginner, greedy
from clowder.bots.rooms.chabyrinthe.searching import Quick, Strong

LEVELS: dict[str, MakeBot] = {
    "beginner": bot_of(beginner.choose),
    "baseline": bot_of(greedy.choose),
    "quick": Quick,
    "strong": Strong,
}
PROPOSED = "baseline"  # the best is not forced on anybody, and makes everybody wait
MEASURED = {
    "beginner": Measured(None, 0.001),
    "baseline": Measured(Share(1.0, 0.83, 1.0), 0.015),
    "quick": Measured(Share(0.82, 0.719, 0.921), 0.034),
    "strong": Measured(Share(0.75, 0.561, 0.939), 0.13),
}
