"""The bots of Cat in the Box."""

from clowder.bots.bot import MakeBot
from clowder.bots.policy import bot_of
from clowder.bots.rooms.cat_in_the_box import greedy

LEVELS: dict[str, MakeBot] = {"greedy": bot_of(greedy.choose)}
