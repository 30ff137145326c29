"""The bots of a room by the names of their levels, and anybody else's by `module:Class`."""

from __future__ import annotations

from functools import cache, partial
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from inspect import isabstract
from typing import Any

import msgspec

from clowder.bots import rooms
from clowder.bots.bot import Bot, MakeBot
from clowder.bots.measured import Measured
from clowder.bots.search.explained import Explained
from clowder.bots.uniform import Uniform
from clowder.core.fault import Fault
from clowder.core.room import AnyRoom
from clowder.core.words import say

GROUP = "clowder.bots"  # of entry points

BOTS: dict[str, MakeBot] = {"uniform": Uniform}  # in every room
RENAMED = {"greedy": "baseline"}  # levels by the names under which older tables have them


def bots_of(room: str) -> dict[str, MakeBot]:
    """The levels that a room offers, from the weakest to the best; then those of other packages."""
    return BOTS | own_levels(room) | installed_bots(room)


def own_levels(room: str) -> dict[str, MakeBot]:
    """`LEVELS` of the package `bots/rooms/<room>`; none where there is no such package."""
    package = f"{rooms.__name__}.{room}"
    if find_spec(package) is None:
        return {}
    levels: dict[str, MakeBot] = import_module(package).LEVELS
    return levels


def proposed_level(room: str) -> str:
    """Whom to propose to somebody who wants company: `PROPOSED` of the package, else the best."""
    levels = own_levels(room)
    if not levels:
        return usual_level(room)
    package = import_module(f"{rooms.__name__}.{room}")
    proposed: str = getattr(package, "PROPOSED", list(levels)[-1])
    return proposed


def make_adviser(room: AnyRoom, level: str = "") -> Bot:
    """Who gives hints: that level, else `ADVISER` of the package, else its best level.

    One that cannot say why has its moves compared with others in the twin, where there is one.
    """
    levels = own_levels(room.name) or BOTS
    package = import_module(f"{rooms.__name__}.{room.name}") if levels is not BOTS else None
    best: MakeBot = getattr(package, "ADVISER", list(levels.values())[-1])
    known = level in bots_of(room.name) or ":" in level
    bot = make_bot(level, room) if known else best(room)
    has_reasons = type(bot).advise is not Bot.advise
    return bot if has_reasons or room.twin is None else Explained(bot)


def measured(room: str) -> dict[str, Measured]:
    """`MEASURED` of the same package, by level; what was not measured is not there."""
    if not own_levels(room):
        return {}
    figures: dict[str, Measured] = getattr(
        import_module(f"{rooms.__name__}.{room}"), "MEASURED", {}
    )
    return figures


def installed_bots(room: str) -> dict[str, MakeBot]:
    """Bots of other packages: an entry point `<room>.<level>` in the group `clowder.bots`.

    They are loaded when they are called for: a broken one disturbs nobody else.
    """
    found: dict[str, MakeBot] = {}
    for name, value in entries():
        game, _, level = name.partition(".")
        if game == room and level and level not in own_levels(room) | BOTS:
            found[level] = partial(load_entry, value)
    return found


@cache  # looking for them takes longer than many a decision
def entries() -> tuple[tuple[str, str], ...]:
    return tuple(sorted((entry.name, entry.value) for entry in entry_points(group=GROUP)))


def load_entry(value: str, room: AnyRoom) -> Bot:
    module, _, attribute = value.partition(":")
    return _load(value, module, attribute)(room)


def usual_level(room: str) -> str:
    """Who plays where nobody was named."""
    return "baseline" if "baseline" in bots_of(room) else "uniform"


def current_name(level: str) -> str:
    """The name that a level has today: records and tables may have it by an older one."""
    return RENAMED.get(level, level)


def make_bot(name: str, room: AnyRoom) -> Bot:
    return find_bot(name, room.name)(room)


def find_bot(name: str, room: str) -> MakeBot:
    """Raises ValueError that says which bots the room has."""
    module, _, attribute = name.partition(":")
    if attribute:
        attribute, _, query = attribute.partition("?")
        found = _load(name, module, attribute)
        return partial(found, **settings_of(name, query)) if query else found
    levels = bots_of(room)
    if name not in levels:
        known = ", ".join(levels)
        raise Fault(
            f"{room} has no bot '{name}'; it has: {known}, or module:Class",
            say("fault-bot", game=room, name=name, known=known),
        )
    return levels[name]


def settings_of(name: str, query: str) -> dict[str, Any]:
    """What stands after the question mark of `module:Class?worlds=50&method=ismcts`."""
    settings: dict[str, Any] = {}
    for part in query.split("&"):
        key, equals, value = part.partition("=")
        if not equals or not key.isidentifier():
            told = say("fault-bot-settings", name=name)
            raise Fault(f"expected module:Class?NAME=VALUE, found '{name}'", told)
        try:
            settings[key] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            settings[key] = value  # plain words need no quotation marks
    return settings


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
