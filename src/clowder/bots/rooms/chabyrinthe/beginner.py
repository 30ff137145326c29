"""A beginner at Chabyrinthe: tries some actions one by one, and thinks of nobody else."""

from __future__ import annotations

from collections.abc import Sequence

from clowder.core.game import Ask
from clowder.core.rng import Rng
from clowder.games.chabyrinthe import ROOM
from clowder.games.chabyrinthe.moves import Adopt, Move
from clowder.games.chabyrinthe.numbering import number
from clowder.games.chabyrinthe.reading import twin_of
from clowder.games.chabyrinthe.view import View

SEEN = 40  # actions that it imagines before it decides: about one in three


def choose(view: View, ask: Ask, moves: Sequence[Move], rng: Rng) -> Move:  # noqa: ARG001 (a policy)
    """Any action that it sees to bring a cat home; else the last that came to mind."""
    order = rng.shuffled(moves)[:SEEN]
    if isinstance(order[0], Adopt):
        return order[0]
    world = twin_of(ROOM.imagine(view, rng))
    numbers = ((move, found) for move in order if (found := number(move)) is not None)
    return next((move for move, found in numbers if world.joins(found)), order[-1])
