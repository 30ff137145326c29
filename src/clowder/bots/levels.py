"""The bots of a room by the names of their levels, and anybody else's by `module:Class`."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from inspect import isabstract

from clowder.bots import rooms
from clowder.bots.bot import Bot, MakeBot
from clowder.bots.uniform import Uniform
from clowder.core.fault import Fault
from clowder.core.room import AnyRoom
from clowder.core.words import say

BOTS: dict[str, MakeBot] = {"uniform": Uniform}  # in every room


def bots_of(room: str) -> dict[str, MakeBot]:
    """The levels that a room offers, from the weakest to the best."""
    return BOTS | own_levels(room)


def own_levels(room: str) -> dict[str, MakeBot]:
    """`LEVELS` of the package `bots/rooms/<room>`; none where there is no such package."""
    package = f"{rooms.__name__}.{room}"
    if find_spec(package) is None:
        return {}
    levels: dict[str, MakeBot] = import_module(package).LEVELS
    return levels


def usual_level(room: str) -> str:
    """Who plays and gives hints where nobody was named: greedy, where the room has one."""
    return "greedy" if "greedy" in bots_of(room) else "uniform"


def make_bot(name: str, room: AnyRoom) -> Bot:
    return find_bot(name, room.name)(room)


def find_bot(name: str, room: str) -> MakeBot:
    """Raises ValueError that says which bots the room has."""
    module, _, attribute = name.partition(":")
    if attribute:
        return _load(name, module, attribute)
    levels = bots_of(room)
    if name not in levels:
        known = ", ".join(levels)
        raise Fault(
            f"{room} has no bot '{name}'; it has: {known}, or module:Class",
            say("fault-bot", game=room, name=name, known=known),
        )
    return levels[name]


def _load(name: str, module: str, attribute: str) -> type[Bot]:
    try:
        found = getattr(import_module(module), attribute)
    except Exception as error:  # somebody else's module may raise anything
        told = say("fault-bot-not-loaded", name=name, reason=str(error))
        raise Fault(f"the bot '{name}' cannot be loaded: {error}", told) from error
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise Fault(f"'{name}' is not a Bot", say("fault-bot-none", name=name))
    if isabstract(found):
        told = say("fault-bot-half", name=name)
        raise Fault(f"'{name}' is not a whole Bot: it does not say how to choose", told)
    return found
