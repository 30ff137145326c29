"""Whether a placing can be let go: allowed, nothing in the way, also for a hand that trembles.

What is in the way is asked of the judge itself (physics/placement.py), with the real shapes on the
whole way down, and of what a player is told by eye (obstacles.py).
"""

from __future__ import annotations

from clowder.core.game import Seat
from clowder.games.cat_and_the_tower import ROOM
from clowder.games.cat_and_the_tower.actions import piece_of
from clowder.games.cat_and_the_tower.moves import Setting
from clowder.games.cat_and_the_tower.obstacles import obstacle_of
from clowder.games.cat_and_the_tower.physics.deeds import Drop, Tremor
from clowder.games.cat_and_the_tower.pieces import floor_name, is_floor
from clowder.games.cat_and_the_tower.state import Placing, State
from clowder.games.cat_and_the_tower.tower import GRAIN, Tower, find
from clowder.games.cat_and_the_tower.view import view_of

OFF = 2200  # micrometres: a calm hand rarely misses by more (chance.OFF is the standard deviation)
TWISTED, LEANING = 3500, 1000  # thousandths of a degree, likewise
TREMORS = (
    Tremor(),
    *(Tremor(x=x, y=y) for x in (-OFF, OFF) for y in (-OFF, OFF)),
    *(Tremor(turn=sign * TWISTED, lean=sign * LEANING) for sign in (-1, 1)),
)
BELOW, ABOVE = 1.0, 16.0  # cm: pieces farther below or above a floor cannot block a placing there


def is_clear(state: State, seat: Seat, move: Setting) -> bool:
    phase = state.phase
    assert isinstance(phase, Placing)
    if ROOM.refusal(state, seat, move) is not None:
        return False
    if obstacle_of(view_of(state, seat), move) is not None:
        return False
    name, floor, bend = piece_of(state, phase, move)
    drop = Drop(name, floor, move.x, move.y, move.turn, bend)
    return comes_down(around(state.tower, floor - is_floor(name)), drop)


def comes_down(tower: Tower, drop: Drop) -> bool:
    """Whether the judge lets it go, however the hand trembles."""
    from clowder.games.cat_and_the_tower.physics import placement  # slow to load

    probe = placement.probe_for(tower, drop)
    try:
        for tremor in TREMORS:
            placement.set_down(tower, drop, tremor, probe)
    except placement.Blocked:
        return False
    return True


def around(tower: Tower, floor: int) -> Tower:
    """What of the tower is near a floor: all that its pieces could meet."""
    base = find(tower, floor_name(floor))
    assert base is not None
    low, high = base.pose[2] - BELOW * GRAIN, base.pose[2] + ABOVE * GRAIN
    return tuple(part for part in tower if low <= part.pose[2] <= high)
