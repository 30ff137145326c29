"""A beginner at Cat in the Box: follows, wants tricks, and forgets that the board fills up."""

from __future__ import annotations

from collections.abc import Sequence

from clowder.bots.rooms.cat_in_the_box.opening import choose_bid
from clowder.core.game import Ask
from clowder.core.rng import Rng
from clowder.games.cat_in_the_box.moves import Bid, Bury, Move, Play
from clowder.games.cat_in_the_box.state import Playing, won_by
from clowder.games.cat_in_the_box.view import View

SLIPS = 4  # one card in so many is another one than it meant


def choose(view: View, ask: Ask, moves: Sequence[Move], rng: Rng) -> Move:
    order = rng.shuffled(moves)
    match ask.what:
        case "bury":  # low cards win nothing, it thinks
            return min(order, key=lambda move: move.number if isinstance(move, Bury) else 0)
        case "bid":
            bids = [move for move in order if isinstance(move, Bid)]
            return choose_bid(view, bids) if rng.below(SLIPS) else bids[0]
        case _:
            return choose_play(view, [move for move in order if isinstance(move, Play)], rng)


def choose_play(view: View, plays: Sequence[Play], rng: Rng) -> Play:
    """Follow where possible; high as long as tricks are wanted, then low. No look at the board."""
    assert view.seat is not None
    assert isinstance(view.phase, Playing)
    led = view.phase.trick[0].colour if view.phase.trick else None
    fitting = [play for play in plays if play.colour == led] or plays
    if rng.below(SLIPS) == 0:
        return rng.choice(fitting)
    bid = view.bids[view.seat]
    wants = bid is None or won_by(view.tricks, view.seat) < bid
    return max(fitting, key=lambda play: play.number if wants else -play.number)
