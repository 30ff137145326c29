"""A level that plans: whom the next floors need, where they sit, and how level it builds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from clowder.bots.bot import Bot
from clowder.bots.budget import Budget
from clowder.bots.rooms.cat_and_the_tower.placing import friends_by, place
from clowder.bots.rooms.cat_and_the_tower.plan import Plan
from clowder.core.game import Ask
from clowder.core.rng import Rng
from clowder.games.cat_and_the_tower import ROOM, refusals
from clowder.games.cat_and_the_tower.moves import (
    GoOn,
    Lift,
    Move,
    Pass,
    Pet,
    Setting,
    Use,
)
from clowder.games.cat_and_the_tower.state import Befriend, Placing, State


class Planner(Bot):
    budget = Budget(iterations=3)  # placings that are simulated

    def choose(
        self,
        view: Any,
        ask: Ask,
        moves: Sequence[Any] | None,
        rng: Rng,
        budget: Budget | None = None,
    ) -> Any:
        state: State = ROOM.imagine(view, rng)
        if isinstance(state.phase, Placing):
            return place(state, places(state, state.phase), rng, budget or self.budget)
        return decide(Plan(state, ask.seat), ask, moves or (), rng)


def decide(plan: Plan, ask: Ask, moves: Sequence[Move], rng: Rng) -> Move:
    match ask.what:
        case "use":
            uses = [move for move in moves if isinstance(move, Use)]
            return plan.use(uses) if uses else rng.choice(moves)
        case "claim":
            return plan.claim(moves)
        case "further":
            return GoOn(True)
        case "take":
            return Pass()
        case "lift":
            return plan.lift([move for move in moves if isinstance(move, Lift)])
        case _:
            return plan.pet([move for move in moves if isinstance(move, Pet)])


def places(state: State, phase: Placing) -> Iterable[Setting]:
    """Where the friend in hand might sit, the best first."""
    if not isinstance(phase.job, Befriend):
        return ()
    colours = refusals.friends_allowed(state, phase.job)
    return friends_by(state, Plan(state, phase.seat).aims(colours, phase.job.lowest))
