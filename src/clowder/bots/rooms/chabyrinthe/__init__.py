"""The bots of Chabyrinthe."""

from clowder.bots.bot import MakeBot
from clowder.bots.policy import bot_of
from clowder.bots.rooms.chabyrinthe import beginner, greedy
from clowder.bots.rooms.chabyrinthe.searching import Quick, Strong

LEVELS: dict[str, MakeBot] = {
    "beginner": bot_of(beginner.choose),
    "baseline": bot_of(greedy.choose),
    "quick": Quick,
    "strong": Strong,
}
