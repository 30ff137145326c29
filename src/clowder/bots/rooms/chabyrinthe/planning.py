"""Plans of many actions where only turns count: beam search in an imagined world.

Cats count alike there and where they come is known, so that only the order of the sewers is
imagined.
"""

from __future__ import annotations

from typing import NamedTuple

from clowder.core.game import Seat
from clowder.core.twin import Dice
from clowder.games.chabyrinthe.fast import ChaTwin

CHANCE = 2000  # divides the random number that breaks ties: it stays below half a cat
SEAT = Seat(0)  # all are on the same side


class Plan(NamedTuple):
    first: int  # its first action
    twin: ChaTwin  # where it leads to
    worth: float  # how many cats it brings home, and a little chance


def best_plan(world: ChaTwin, depth: int, beam: int, dice: Dice) -> Plan:
    """The plan that brings most cats home in so many actions, or ends the game first."""
    plans = [Plan(-1, world, 0.0)]
    for step in range(depth):
        longer: dict[tuple[int, ...], Plan] = {}
        for plan in plans:
            for action in plan.twin.looks():
                then = plan.twin.after(action, dice)
                worth = int(then.score(SEAT)) + int(dice.below(CHANCE // 2)) / CHANCE
                one = Plan(plan.first if step else action, then, worth)
                if then.asked() == 0:
                    return one._replace(worth=worth + depth - step)
                longer.setdefault((*then.square, *then.places, *then.guardians), one)
        plans = keep_best(list(longer.values()), beam, dice)
    return plans[0]


def keep_best(plans: list[Plan], beam: int, dice: Dice) -> list[Plan]:
    """Those with most cats now and after one more action."""
    near = sorted(plans, key=lambda plan: -plan.worth)[: 4 * beam]
    ahead = [plan._replace(worth=plan.worth + gain_after(plan.twin, dice)) for plan in near]
    return sorted(ahead, key=lambda plan: -plan.worth)[:beam]


def gain_after(twin: ChaTwin, dice: Dice) -> int:
    return int(twin.best_gain(SEAT, dice) - twin.score(SEAT))
