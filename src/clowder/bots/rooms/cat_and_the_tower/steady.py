"""The patient bot: greedy's cards and goals, but every placing is clear, and tried beforehand where
the tower leans."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from clowder.bots.budget import Budget
from clowder.bots.rooms.cat_and_the_tower import greedy
from clowder.bots.rooms.cat_and_the_tower.builder import Builder
from clowder.bots.rooms.cat_and_the_tower.cards import bases_on
from clowder.bots.rooms.cat_and_the_tower.placing import Aim
from clowder.bots.rooms.cat_and_the_tower.spots import sits_on, wanted
from clowder.core.game import Ask
from clowder.core.rng import Rng
from clowder.core.value import replace
from clowder.games.cat_and_the_tower.aids import lean_of
from clowder.games.cat_and_the_tower.moves import Move
from clowder.games.cat_and_the_tower.pieces import is_floor
from clowder.games.cat_and_the_tower.state import Befriend, Placing, State
from clowder.games.cat_and_the_tower.tower import find
from clowder.games.cat_and_the_tower.view import View

# Tenths of a degree, mm: of 485 first tries on such towers one came out worse than was hoped.
LEVEL, NEAR = 80, 30


class Steady(Builder):
    budget = Budget(iterations=2)

    def decide(
        self,
        state: State,  # noqa: ARG002 (others decide by it)
        view: View,
        ask: Ask,
        moves: Sequence[Move],
        rng: Rng,
    ) -> Move:
        return greedy.choose(view, ask, moves, rng)

    def aims(self, state: State, phase: Placing, job: Befriend, rng: Rng) -> Iterable[Aim]:
        return aims(state, phase, job, rng)

    def trials(self, state: State, phase: Placing, budget: Budget) -> Budget:
        """None for the first try on a tower that stands straight: others wait meanwhile."""
        return replace(budget, iterations=0) if not phase.tries and is_straight(state) else budget


def is_straight(state: State) -> bool:
    leans = (lean_of(part) for part in state.tower if is_floor(part.name))
    return all(lean.tilt <= LEVEL and lean.off <= NEAR for lean in leans)


def aims(state: State, phase: Placing, job: Befriend, rng: Rng) -> list[Aim]:
    """Where a friend may go: the backs that greedy has in mind, else near by, else any room."""
    colour, floor = wanted(state, phase, job, rng)
    floor = max(job.lowest, floor)
    bases = bases_on(state, floor)
    found = []
    if sits_on(state, phase, colour, [part for n in bases if (part := find(state.tower, n))]):
        found.append(Aim(colour, floor, "across" if len(bases) == 2 else "back", tuple(bases)))
        found += [Aim(colour, floor, "back", (base,)) for base in bases]
    found += [Aim(colour, floor, "beside", (base,)) for base in bases]
    floors = sorted(range(job.lowest, state.top + 1), key=lambda other: (other != floor, other))
    return found + [Aim(colour, other, "ground") for other in floors]
