"""The bots of Chabyrinthe."""

from clowder.bots.bot import MakeBot
from clowder.bots.policy import bot_of
from clowder.bots.rooms.chabyrinthe import greedy

LEVELS: dict[str, MakeBot] = {"baseline": bot_of(greedy.choose)}
