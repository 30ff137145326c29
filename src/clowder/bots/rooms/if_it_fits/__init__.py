"""The bots of If It Fits."""

from clowder.bots.bot import MakeBot
from clowder.bots.measured import Measured, Share
from clowder.bots.policy import bot_of
from clowder.bots.rooms.if_it_fits import beginner, greedy
from clowder.bots.rooms.if_it_fits.searching import Quick, Strong

LEVELS: dict[str, MakeBot] = {
    "beginner": bot_of(beginner.choose),
    "baseline": bot_of(greedy.choose),
    "quick": Quick,
    "strong": Strong,
}
PROPOSED = "baseline"  # the best is not forced on anybody, and makes everybody wait
MEASURED = {
    "beginner": Measured(None, 0.001),
    "baseline": Measured(Share(1.0, 0.88, 1.0), 0.001),
    "quick": Measured(Share(0.8, 0.71, 0.89), 0.02),
    "strong": Measured(Share(0.67, 0.53, 0.82), 0.23),
}
