"""Ways to play that come to an end soon: at random, most placings fail and nothing falls."""

from __future__ import annotations

from clowder.core.game import Seat
from clowder.core.record_text import AnyMatch
from clowder.core.rng import Rng
from clowder.games.cat_and_the_tower.contacts import walls_on
from clowder.games.cat_and_the_tower.moves import (
    Claim,
    Floor,
    Friend,
    GoOn,
    Move,
    Put,
    Use,
    Wall,
)
from clowder.games.cat_and_the_tower.options import Options
from clowder.games.cat_and_the_tower.pieces import SIDES, floor_name
from clowder.games.cat_and_the_tower.state import State
from clowder.games.cat_and_the_tower.tower import GRAIN, find

STRIDE = 165  # tenths of a millimetre: how far each storey is off from the one below


def staircase(match: AnyMatch, seat: Seat, rng: Rng) -> Move:
    """Each storey stands further out, until all comes down."""
    move: Move = match.room.sample(match.state, seat, rng)
    listed = match.moves(seat)
    if listed is not None:
        builds = [m for m in listed if isinstance(m, Use) and SIDES[m.action][m.side - 1].walls]
        claims = [m for m in listed if isinstance(m, Claim)]
        wanted = claims or (builds if rng.below(4) else []) or listed
        stops = [m for m in wanted if m != GoOn(True)]
        return rng.choice(stops)
    failed = getattr(match.state.phase, "tries", 0)
    return move if failed > 1 else tidy(match.state, move, rng)


def tidy(state: State, move: Move, rng: Rng) -> Move:
    """The same kind of placing where it is likely to hold."""
    x, y = centre(state, state.top)
    match move:
        case Wall(kind=kind):
            stands = any(part.turn == state.turn for part in state.tower)
            side = 1 if stands else -1
            turn = 180 if stands else 0
            if len(walls_on(state.tower, state.top)) > stands:  # some were left by a fallen floor
                return Wall(kind, x + side * 20, y + side * 55, (turn + 90) % 360, 165)
            return Wall(kind, x + STRIDE, y + side * 240, (turn + 90) % 360, 95)
        case Floor():
            return Floor(x + STRIDE, y, 0, hasty=rng.below(9) == 0)
        case Friend(colour=colour, floor=floor):
            x, y = centre(state, floor)
            return Friend(colour, floor, x - 300 + rng.below(400), y, 90)
        case Put():
            return Put(x - 300 + rng.below(300), y + 350, 0)
        case _:
            return move


def centre(state: State, floor: int) -> tuple[int, int]:
    base = find(state.tower, floor_name(floor))
    assert base is not None
    return round(base.pose[0] * 100 / GRAIN), round(base.pose[1] * 100 / GRAIN)


STYLES = (staircase,)
MIXES = (Options(), Options(mode="against"), Options(start="shaken"))
