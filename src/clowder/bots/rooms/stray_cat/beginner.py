"""Stray Cat as somebody plays it for the first time: by greedy's aims, with usual mistakes.

A beginner gathers food rather than set out, sets out before counting the steps, fights and discards
without looking at the numbers, and does whatever bad luck allows.
"""

from __future__ import annotations

from collections.abc import Sequence

from clowder.bots.rooms.stray_cat import greedy
from clowder.core.game import Ask
from clowder.core.rng import Rng
from clowder.games.stray_cat.moves import At, Discard, Fight, Food, Move, Pick, Suffer
from clowder.games.stray_cat.pieces import HAND_LIMIT
from clowder.games.stray_cat.view import View

TIMID = 2  # one turn in so many it gathers food, while there is room in the hand
RASH = 3  # one of the other turns in so many it plays any cards, and counts its steps afterwards


def choose(view: View, ask: Ask, moves: Sequence[Move], rng: Rng) -> Move:
    if isinstance(moves[0], At | Discard | Fight | Pick | Suffer):
        return rng.choice(moves)
    if ask.what == "look":
        if len(view.hand) < HAND_LIMIT and rng.below(TIMID) == 0:
            return Food()
        if rng.below(RASH) == 0:
            return rng.choice(moves)
    return greedy.choose(view, ask, moves, rng)
