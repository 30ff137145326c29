"""The bots of Cat in the Box."""

from clowder.bots.bot import MakeBot
from clowder.bots.measured import Measured, Share
from clowder.bots.policy import bot_of
from clowder.bots.rooms.cat_in_the_box import beginner, greedy
from clowder.bots.rooms.cat_in_the_box.searching import Quick
from clowder.bots.rooms.cat_in_the_box.trained.bot import Trained
from clowder.bots.rooms.cat_in_the_box.trained.deep import Deep
from clowder.bots.rooms.cat_in_the_box.trained.kind import Kind

LEVELS: dict[str, MakeBot] = {
    "beginner": bot_of(beginner.choose),
    "baseline": bot_of(greedy.choose),
    "quick": Quick,
    "kind": Kind,
    "trained": Trained,
    "deep": Deep,
}
ADVISER = Deep
PROPOSED = "baseline"
MEASURED = {  # docs/strength.md
    "beginner": Measured(None, 0.001),
    "baseline": Measured(Share(0.774, 0.743, 0.805), 0.001),
    "quick": Measured(Share(0.630, 0.605, 0.655), 0.004),
    "kind": Measured(Share(0.679, 0.648, 0.711), 0.02),
    "trained": Measured(Share(0.661, 0.629, 0.694), 0.0003),
    "deep": Measured(Share(0.954, 0.929, 0.979), 0.08),
}
