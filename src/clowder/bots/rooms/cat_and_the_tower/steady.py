"""The bots around the greedy one: one tries placings before it lets go, one lets go in haste.

A view shows the whole tower, so what falls in the imagined world falls in the true one too, but
for the tremor of the hand, which nobody knows beforehand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from clowder.bots.bot import Bot
from clowder.bots.budget import Budget
from clowder.bots.policy import PolicyBot
from clowder.bots.rooms.cat_and_the_tower import greedy
from clowder.core.game import NATURE, Ask, Seat
from clowder.core.rng import Rng
from clowder.core.room import AnyRoom
from clowder.core.value import replace
from clowder.games.cat_and_the_tower.aids import lean_of
from clowder.games.cat_and_the_tower.goals import claims
from clowder.games.cat_and_the_tower.moves import Floor, Friend, Move, Put, Settle, Wall
from clowder.games.cat_and_the_tower.pieces import floor_name
from clowder.games.cat_and_the_tower.state import Claiming, Over, Placing, State
from clowder.games.cat_and_the_tower.tower import find

TRIES = 4  # placings that are compared
SPREAD = 60  # tenths of a millimetre: how far the other tries are from the first
LONGEST = 12  # steps of NATURE that are followed
DEAR = 8000  # pictures times pieces, some two seconds: after so much no further try is begun


class Steady(Bot):
    """Plays as greedy does, and picks the stablest of some placings."""

    def __init__(self, room: AnyRoom) -> None:
        super().__init__(room)
        self.greedy: Bot = PolicyBot(room, greedy.choose)

    def choose(
        self,
        view: Any,
        ask: Ask,
        moves: Sequence[Any] | None,
        rng: Rng,
        budget: Budget | None = None,  # noqa: ARG002 (the protocol passes it)
    ) -> Any:
        first = self.greedy.choose(view, ask, moves, rng)
        if not isinstance(first, Wall | Floor | Friend | Put):
            return first
        state = self.room.imagine(view, rng)
        tries = [first, *(nudged(first, rng) for _ in range(TRIES - 1))]
        allowed = [move for move in tries if self.room.refusal(state, ask.seat, move) is None]
        spent, worths = 0, list[float]()
        for move in allowed:
            if spent <= DEAR:
                worth, cost = self.foresee(state, ask.seat, move, rng)
                worths.append(worth)
                spent += cost
        return allowed[worths.index(max(worths))]

    def foresee(self, state: State, seat: Seat, move: Move, rng: Rng) -> tuple[float, int]:
        """How good the tower looks then, and how much there was to simulate.

        Where walls have fallen it is bad enough, and what else follows is not waited for.
        """
        after, cost = self.room.apply(state, seat, move).state, 0
        for _ in range(LONGEST):
            asks = self.room.asks(after)
            if not asks or asks[0].seat != NATURE or len(after.fallen) > len(state.fallen):
                break
            step = self.room.sample(after, NATURE, rng)
            cost += step.film.frames * len(after.tower) if isinstance(step, Settle) else 0
            after = self.room.apply(after, NATURE, step).state
        return score(after, seat) - score(state, seat), cost


class Wobbly(Bot):
    """Plays as greedy does, in haste, and takes what comes."""

    def choose(
        self,
        view: Any,
        ask: Ask,
        moves: Sequence[Any] | None,
        rng: Rng,
        budget: Budget | None = None,  # noqa: ARG002 (the protocol passes it)
    ) -> Any:
        move = greedy.choose(view, ask, moves or (), rng)
        return replace(move, hasty=True) if isinstance(move, Wall | Floor | Friend | Put) else move


def nudged(move: Any, rng: Rng) -> Any:
    def off() -> int:
        return rng.below(2 * SPREAD + 1) - SPREAD

    return replace(move, x=move.x + off(), y=move.y + off())


def score(state: State, seat: Seat) -> float:
    """High, upright, nothing lost, and a goal in reach."""
    if isinstance(state.phase, Over) and not state.scenarios:
        return -1000.0
    top = find(state.tower, floor_name(state.top))
    assert top is not None
    lean = lean_of(top)
    failed = state.phase.tries if isinstance(state.phase, Placing) else 0
    reach = max((floor for _, floor in claims(state, seat)), default=0)
    return (
        10 * state.top
        + 5 * state.height(state.climber(seat))
        + 8 * reach * isinstance(state.phase, Claiming)
        - 30 * len(state.fallen)
        - 12 * failed
        - lean.tilt / 10
        - lean.off / 5
    )
