"""A level that plans: whom the next floors need, where they sit, and how level it builds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from clowder.bots.advice import Advice
from clowder.bots.budget import Budget
from clowder.bots.rooms.cat_and_the_tower import hints
from clowder.bots.rooms.cat_and_the_tower.builder import Builder
from clowder.bots.rooms.cat_and_the_tower.placing import Aim
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
    Use,
)
from clowder.games.cat_and_the_tower.pieces import TRIES
from clowder.games.cat_and_the_tower.state import Befriend, Placing, State
from clowder.games.cat_and_the_tower.view import View


class Planner(Builder):
    budget = Budget(iterations=3)

    def advise(
        self,
        view: Any,
        ask: Ask,
        moves: Sequence[Any] | None,
        rng: Rng,
        budget: Budget | None = None,
    ) -> Advice:
        state, advice = ROOM.imagine(view, rng), None
        if isinstance(state.phase, Placing) and state.phase.tries < TRIES:
            places = self.places(state, state.phase, rng)
            advice = hints.which_place(state, ask.seat, places, rng, budget or self.budget)
        elif moves is not None and len(moves) > 1:
            advice = hints.advise(Plan(state, ask.seat), moves)
        return advice or super().advise(view, ask, moves, rng, budget)

    def decide(
        self,
        state: State,
        view: View,  # noqa: ARG002 (others decide by it)
        ask: Ask,
        moves: Sequence[Move],
        rng: Rng,
    ) -> Move:
        return decide(Plan(state, ask.seat), ask, moves, rng)

    def aims(
        self,
        state: State,
        phase: Placing,
        job: Befriend,
        rng: Rng,  # noqa: ARG002 (others draw by it)
    ) -> Iterable[Aim]:
        colours = refusals.friends_allowed(state, job)
        return Plan(state, phase.seat).aims(colours, job.lowest)


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
