"""The bots of Cat and the Tower."""

from clowder.bots.bot import MakeBot
from clowder.bots.policy import bot_of
from clowder.bots.rooms.cat_and_the_tower import greedy
from clowder.bots.rooms.cat_and_the_tower.steady import Steady, Wobbly

LEVELS: dict[str, MakeBot] = {
    "wobbly": Wobbly,
    "baseline": bot_of(greedy.choose),
    "steady": Steady,
}
