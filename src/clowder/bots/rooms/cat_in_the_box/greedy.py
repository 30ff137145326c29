"""Cat in the Box: avoid the paradox, make the bid, grow the group."""

from __future__ import annotations

from collections.abc import Sequence

from clowder.bots.rooms.cat_in_the_box.opening import choose_bid, choose_bury
from clowder.bots.rooms.cat_in_the_box.playing import choose_play
from clowder.core.game import Ask
from clowder.core.rng import Rng
from clowder.games.cat_in_the_box.moves import Bid, Bury, Move, Play
from clowder.games.cat_in_the_box.view import View


def choose(view: View, ask: Ask, moves: Sequence[Move], rng: Rng) -> Move:
    """The move that this policy values most; of equals, any."""
    order = rng.shuffled(moves)
    match ask.what:
        case "bury":
            return choose_bury(view, [move for move in order if isinstance(move, Bury)])
        case "bid":
            return choose_bid(view, [move for move in order if isinstance(move, Bid)])
        case _:
            return choose_play(view, [move for move in order if isinstance(move, Play)], rng)
