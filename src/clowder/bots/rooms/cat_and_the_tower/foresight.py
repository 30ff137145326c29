"""How a placing would end: same rules, same gravity, with a hand that trembles otherwise.

A view shows the whole tower, so what falls in the imagined world falls in the true one too, but
for the tremor of the hand, which nobody knows beforehand.
"""

from __future__ import annotations

from clowder.core.game import NATURE, Seat
from clowder.core.rng import Rng
from clowder.games.cat_and_the_tower import ROOM
from clowder.games.cat_and_the_tower.aids import lean_of
from clowder.games.cat_and_the_tower.goals import claims
from clowder.games.cat_and_the_tower.moves import Move, Settle
from clowder.games.cat_and_the_tower.pieces import floor_name
from clowder.games.cat_and_the_tower.state import Claiming, Over, Placing, State
from clowder.games.cat_and_the_tower.tower import find

LONGEST = 12  # moves of NATURE that are simulated after a placing, at most


def foresee(state: State, seat: Seat, move: Move, rng: Rng) -> tuple[float, int]:
    """The change of `score` by that move, and what it cost to simulate (pictures times pieces)."""
    after, cost = trial(state, seat, move, rng)
    return score(after, seat) - score(state, seat), cost


def trial(state: State, seat: Seat, move: Move, rng: Rng) -> tuple[State, int]:
    """What a placing would come to, and the cost.

    Stops as soon as a wall has fallen: the score is bad in any case.
    """
    after, cost = ROOM.apply(state, seat, move).state, 0
    for _ in range(LONGEST):
        asks = ROOM.asks(after)
        if not asks or asks[0].seat != NATURE or len(after.fallen) > len(state.fallen):
            break
        step = ROOM.sample(after, NATURE, rng)
        cost += step.film.frames * len(after.tower) if isinstance(step, Settle) else 0
        after = ROOM.apply(after, NATURE, step).state
    return after, cost


def score(state: State, seat: Seat) -> float:
    """Better the higher and more upright the tower is, with nothing lost and a goal in reach."""
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
