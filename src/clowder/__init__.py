"""Clowder: the open table for five cat games."""

# ruff: noqa: E402 (nothing else may be imported before the compiled modules are in place)
from typing import TYPE_CHECKING, Any

from clowder.compiled import use_compiled

use_compiled()

from clowder.bots.bot import Bot
from clowder.bots.levels import bots_of, make_bot
from clowder.core.game import NATURE, Seat
from clowder.core.match import Match
from clowder.core.record_reader import load
from clowder.core.record_text import write_text
from clowder.core.rng import FairRng, FastRng
from clowder.games import ROOMS, find_room

if TYPE_CHECKING:
    from clowder.client import Client, Failure, RefusedMove, RemoteTable

__all__ = [
    "NATURE",
    "ROOMS",
    "Bot",
    "Client",
    "Failure",
    "FairRng",
    "FastRng",
    "Match",
    "RefusedMove",
    "RemoteTable",
    "Seat",
    "bots_of",
    "find_room",
    "load",
    "make_bot",
    "write_text",
]
OF_THE_CLIENT = ("Client", "Failure", "RefusedMove", "RemoteTable")


def __getattr__(name: str) -> Any:
    """The client is loaded when it is asked for: most programs need no network."""
    if name not in OF_THE_CLIENT:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from clowder import client

    return getattr(client, name)
