"""Record: a game as it was played, enough to replay it without a seed."""

from __future__ import annotations

from typing import Generic

from clowder.core.fairness import Fairness
from clowder.core.game import Move, Options, Seat
from clowder.core.value import Value


class Entry(Value, Generic[Move]):
    """One move, as it was made: by a player, or by NATURE."""

    seat: Seat
    move: Move


class Record(Value, Generic[Move, Options]):
    game: str
    version: int
    seats: int
    options: Options
    entries: tuple[Entry[Move], ...] = ()
    fairness: Fairness | None = None  # with it, anyone can verify NATURE's entries
