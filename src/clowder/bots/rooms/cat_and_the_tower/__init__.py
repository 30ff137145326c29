"""The bots of Cat and the Tower."""

from clowder.bots.bot import MakeBot
from clowder.bots.measured import Measured
from clowder.bots.policy import bot_of
from clowder.bots.rooms.cat_and_the_tower import greedy, wobbly
from clowder.bots.rooms.cat_and_the_tower.planner import Planner
from clowder.bots.rooms.cat_and_the_tower.steady import Steady

LEVELS: dict[str, MakeBot] = {
    "wobbly": bot_of(wobbly.choose),
    "baseline": bot_of(greedy.choose),
    "steady": Steady,
    "planner": Planner,
}
PROPOSED = "steady"
MEASURED = {  # docs/strength.md
    "wobbly": Measured(None, 0.0005),
    "baseline": Measured(None, 0.0001),
    "steady": Measured(None, 0.02),
    "planner": Measured(None, 0.06),
}
