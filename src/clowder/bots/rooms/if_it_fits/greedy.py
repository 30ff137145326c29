"""If It Fits: what does a move do to every box, for oneself and for the others?"""

from __future__ import annotations

from collections.abc import Sequence

from clowder.core.game import Ask
from clowder.core.rng import Rng
from clowder.games.if_it_fits.moves import Move
from clowder.games.if_it_fits.numbering import number
from clowder.games.if_it_fits.reading import open_table
from clowder.games.if_it_fits.view import View


def choose(view: View, ask: Ask, moves: Sequence[Move], rng: Rng) -> Move:
    """The move that the policy of roll-outs values most; of equals, any."""
    order = rng.shuffled(moves)
    numbers = [found for move in order if (found := number(move)) is not None]
    gains = open_table(view).gains(ask.seat, numbers)
    return order[gains.index(max(gains))]
