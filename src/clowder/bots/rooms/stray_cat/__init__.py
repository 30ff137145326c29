"""The bots of Stray Cat."""

from clowder.bots.bot import MakeBot
from clowder.bots.policy import bot_of
from clowder.bots.rooms.stray_cat import greedy

LEVELS: dict[str, MakeBot] = {"baseline": bot_of(greedy.choose)}
