"""Builder: a bot of the tower that simulates some placings before it lets one go."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any

from clowder.bots.bot import Bot
from clowder.bots.budget import Budget
from clowder.bots.rooms.cat_and_the_tower.placing import Aim, candidates, friends_by, place
from clowder.core.game import Ask
from clowder.core.rng import Rng
from clowder.games.cat_and_the_tower import ROOM
from clowder.games.cat_and_the_tower.moves import Move, Setting
from clowder.games.cat_and_the_tower.state import Befriend, Placing, State
from clowder.games.cat_and_the_tower.view import View


class Builder(Bot):
    """A level says where friends may sit, and what it answers to everything but a placing."""

    budget: Budget  # its iterations are the placings that are simulated

    def choose(
        self,
        view: Any,
        ask: Ask,
        moves: Sequence[Any] | None,
        rng: Rng,
        budget: Budget | None = None,
    ) -> Any:
        state: State = ROOM.imagine(view, rng)
        phase = state.phase
        if not isinstance(phase, Placing):
            return self.decide(state, view, ask, moves or (), rng)
        allowed = self.trials(state, phase, budget or self.budget)
        return place(state, self.places(state, phase, rng), rng, allowed)

    def places(self, state: State, phase: Placing, rng: Rng) -> Iterable[Setting]:
        """Where the piece in hand might go, the best first; some of these places may be taken."""
        aims: Iterable[Aim] = ()
        if isinstance(phase.job, Befriend):
            aims = self.aims(state, phase, phase.job, rng)
        return candidates(state, phase.job, friends_by(state, aims))

    def trials(self, state: State, phase: Placing, budget: Budget) -> Budget:  # noqa: ARG002
        """Of what is allowed, as much as this placing is worth."""
        return budget

    @abstractmethod
    def decide(self, state: State, view: View, ask: Ask, moves: Sequence[Move], rng: Rng) -> Move:
        """The answer to a question that is no placing; `state` is the imagined one."""

    @abstractmethod
    def aims(self, state: State, phase: Placing, job: Befriend, rng: Rng) -> Iterable[Aim]:
        """Where the friend in hand might sit, the best first."""
