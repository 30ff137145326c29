"""The bots of Stray Cat."""

from clowder.bots.bot import MakeBot
from clowder.bots.measured import Measured, Share
from clowder.bots.policy import bot_of
from clowder.bots.rooms.stray_cat import beginner, greedy
from clowder.bots.rooms.stray_cat.homing import Homing
from clowder.bots.rooms.stray_cat.planning import Planner

LEVELS: dict[str, MakeBot] = {
    "beginner": bot_of(beginner.choose),
    "baseline": bot_of(greedy.choose),
    "quick": Homing,
    "strong": Planner,
}
MEASURED = {  # docs/strength.md
    "beginner": Measured(share=None, seconds=0.0004),
    "baseline": Measured(share=Share(mean=0.658, low=0.573, high=0.743), seconds=0.0006),
    "quick": Measured(share=Share(mean=0.605, low=0.535, high=0.675), seconds=0.0011),
    "strong": Measured(share=Share(mean=0.678, low=0.609, high=0.747), seconds=0.024),
}
