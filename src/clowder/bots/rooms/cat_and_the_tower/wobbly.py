"""The first level: it knows where to build, but its paws shake, and it is in a hurry."""

from __future__ import annotations

from collections.abc import Sequence

from clowder.bots.rooms.cat_and_the_tower import greedy
from clowder.core.game import Ask
from clowder.core.rng import Rng
from clowder.core.value import replace
from clowder.games.cat_and_the_tower.moves import Floor, Friend, Move, Put, Wall
from clowder.games.cat_and_the_tower.view import View


def choose(view: View, ask: Ask, moves: Sequence[Move], rng: Rng) -> Move:
    move = greedy.choose(view, ask, moves, rng)
    return replace(move, hasty=True) if isinstance(move, Wall | Floor | Friend | Put) else move
