"""All that bots decided in some games, as one short text to compare."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

from clowder.bots.simulation import Job, play_out


def decisions(jobs: Iterable[Job]) -> str:
    """A hash of the moves of every game, in their notation."""
    found = sha256()
    for job in jobs:
        match = play_out(job)
        moves = (f"{entry.seat} {match.room.write_move(entry.move)}" for entry in match.entries)
        found.update("\n".join(moves).encode())
    return found.hexdigest()[:16]
