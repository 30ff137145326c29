"""How a placing holds, in a trial of one's own: what it rests on, and how the top leans then."""

from __future__ import annotations

from clowder.bots.rooms.cat_and_the_tower.foresight import LONGEST
from clowder.core.game import NATURE, Ask, Seat
from clowder.core.rng import Rng
from clowder.core.words import Say, say
from clowder.games.cat_and_the_tower import ROOM
from clowder.games.cat_and_the_tower.aids import lean_of
from clowder.games.cat_and_the_tower.contacts import rests_on
from clowder.games.cat_and_the_tower.moves import Floor, Friend, Move, Put, Setting, Wall
from clowder.games.cat_and_the_tower.pieces import floor_name, is_wall
from clowder.games.cat_and_the_tower.state import State
from clowder.games.cat_and_the_tower.tower import find, names
from clowder.games.cat_and_the_tower.view import View


def why(view: View, ask: Ask, move: Move, rng: Rng) -> Say | None:
    """The reason for a placing; None where its trial fails, though another hand may be luckier."""
    if not isinstance(move, Wall | Floor | Friend | Put):
        return None
    before: State = ROOM.imagine(view, rng)
    after = let_go(before, ask.seat, move, rng)
    lost = names(before.tower) - names(after.tower)
    new = names(after.tower) - names(before.tower)
    top = find(after.tower, floor_name(after.top))
    if lost or len(after.fallen) > len(before.fallen) or top is None:
        return None
    degrees = round(lean_of(top).tilt / 10)
    if isinstance(move, Floor):
        walls = [name for floor in new for name in rests_on(after.touches, floor) if is_wall(name)]
        return say("hint-support", count=len(walls), tilt=degrees) if walls else None
    return say("hint-tilt", tilt=degrees) if new or isinstance(move, Put) else None


def let_go(state: State, seat: Seat, move: Setting, rng: Rng) -> State:
    """The tower once the piece was let go and all is at rest again."""
    after: State = ROOM.apply(state, seat, move).state
    for _ in range(LONGEST):
        asks = ROOM.asks(after)
        if not asks or asks[0].seat != NATURE:
            break
        after = ROOM.apply(after, NATURE, ROOM.sample(after, NATURE, rng)).state
    return after
