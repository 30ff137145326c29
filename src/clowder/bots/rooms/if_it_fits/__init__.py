"""The bots of If It Fits."""

from clowder.bots.bot import MakeBot
from clowder.bots.policy import bot_of
from clowder.bots.rooms.if_it_fits import greedy

LEVELS: dict[str, MakeBot] = {"baseline": bot_of(greedy.choose)}
