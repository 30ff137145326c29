"""A beginner at If It Fits: sees the own boxes, overlooks many places, forgets the others."""

from __future__ import annotations

from collections.abc import Sequence

from clowder.core.game import Ask
from clowder.core.rng import Rng
from clowder.games.if_it_fits.moves import Discard, Draw, Move, Pass
from clowder.games.if_it_fits.numbering import number
from clowder.games.if_it_fits.reading import open_table
from clowder.games.if_it_fits.view import View

SEEN = 8  # places that it looks at before it decides
SLIPS = 5  # one cat in so many stays at home although it should not


def choose(view: View, ask: Ask, moves: Sequence[Move], rng: Rng) -> Move:
    """The best of a few moves that are drawn by lot; a turn begins with a card."""
    order = rng.shuffled(moves)
    if Draw() in order:
        return Draw()
    if Pass() in order and rng.below(SLIPS) == 0:
        return Pass()
    seen = [move for move in order if not isinstance(move, Discard)][:SEEN] or order
    numbers = [found for move in seen if (found := number(move)) is not None]
    gains = open_table(view).gains(ask.seat, numbers)
    return seen[gains.index(max(gains))]
