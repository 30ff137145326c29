"""Ways to play that get somewhere: at random, a cat comes home once in thirty actions."""

from __future__ import annotations

from clowder.core.game import Seat
from clowder.core.record_text import AnyMatch
from clowder.core.rng import Rng
from clowder.games.chabyrinthe.moves import Move
from clowder.games.chabyrinthe.state import Adopting

TRIES = 25


def lucky(match: AnyMatch, seat: Seat, rng: Rng) -> Move:
    """Of some moves the one that brings most: a choice, or cats."""
    tries: list[Move] = [match.room.sample(match.state, seat, rng) for _ in range(TRIES)]

    def luck(move: Move) -> tuple[bool, int]:
        after = match.room.apply(match.state, seat, move).state
        return isinstance(after.phase, Adopting), -after.missing

    return max(tries, key=luck)


STYLES = (lucky,)
