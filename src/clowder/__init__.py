"""Clowder: the open table for five cat games."""

from clowder.core.game import NATURE, Seat
from clowder.core.match import Match
from clowder.core.record_reader import load
from clowder.core.record_text import write_text
from clowder.core.rng import FairRng, FastRng
from clowder.games import ROOMS, find_room

__all__ = [
    "NATURE",
    "ROOMS",
    "FairRng",
    "FastRng",
    "Match",
    "Seat",
    "find_room",
    "load",
    "write_text",
]
