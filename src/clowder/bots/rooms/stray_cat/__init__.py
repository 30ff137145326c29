"""The bots of Stray Cat."""

from clowder.bots.bot import MakeBot
from clowder.bots.policy import bot_of
from clowder.bots.rooms.stray_cat import beginner, greedy
from clowder.bots.rooms.stray_cat.homing import Homing

LEVELS: dict[str, MakeBot] = {
    "beginner": bot_of(beginner.choose),
    "baseline": bot_of(greedy.choose),
    "quick": Homing,
}
