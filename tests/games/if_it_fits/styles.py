"""Ways to play that reach what chance seldom does: crowded boxes, sleepers, idle Princesses."""

from __future__ import annotations

from clowder.core.game import Seat
from clowder.core.record_text import AnyMatch
from clowder.core.rng import Rng
from clowder.games.if_it_fits.moves import Draw, Lay, Move, Pass, Settle

TRIES = 6


def crowded(match: AnyMatch, seat: Seat, rng: Rng) -> Move:
    """Lay close to the middle, and a cat wherever one may lie."""
    return max(tries(match, seat, rng), key=near)


def catless(match: AnyMatch, seat: Seat, rng: Rng) -> Move:
    """Never lay a cat: Princesses have nobody to replace, and pile up."""
    return max(tries(match, seat, rng), key=lambda move: isinstance(move, Draw | Pass))


def tries(match: AnyMatch, seat: Seat, rng: Rng) -> list[Move]:
    return [match.room.sample(match.state, seat, rng) for _ in range(TRIES)]


def near(move: Move) -> float:
    if isinstance(move, Settle):
        return 1
    return -abs(move.column) - abs(move.row) if isinstance(move, Lay) else 0


STYLES = (crowded, catless)
