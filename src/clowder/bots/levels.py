"""The bots of a room by the names of their levels, and anybody else's by `module:Class`."""

from __future__ import annotations

import re
from collections.abc import Iterable
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
from clowder.bots.room_reasons import WithRoomReasons, why_of
from clowder.bots.search.explained import Explained
from clowder.bots.uniform import Uniform
from clowder.core.fault import Fault
from clowder.core.room import AnyRoom
from clowder.core.words import say
from clowder.games import ROOMS

GROUP = "clowder.bots"  # of entry points
LEVEL_NAME = re.compile("[a-z][a-z0-9_]{0,30}")

BOTS: dict[str, MakeBot] = {"uniform": Uniform}  # in every room
ADDED: dict[str, dict[str, MakeBot]] = {}  # by room: those of a host, by level
RENAMED = {"greedy": "baseline"}  # levels by the names under which older tables have them


def bots_of(room: str) -> dict[str, MakeBot]:
    """The levels that a room offers, from the weakest to the best; then those of other packages,
    and those that a host has added."""
    return BOTS | own_levels(room) | installed_bots(room) | ADDED.get(room, {})


def own_levels(room: str) -> dict[str, MakeBot]:
    """The levels in `bots/rooms/<room>` (`LEVELS`); none where there is no such package."""
    package = f"{rooms.__name__}.{room}"
    if find_spec(package) is None:
        return {}
    levels: dict[str, MakeBot] = import_module(package).LEVELS
    return levels


def proposed_level(room: str) -> str:
    """The level that a new table proposes: `PROPOSED` of the package, else the best one."""
    levels = own_levels(room)
    if not levels:
        return usual_level(room)
    package = import_module(f"{rooms.__name__}.{room}")
    proposed: str = getattr(package, "PROPOSED", list(levels)[-1])
    return proposed


def make_adviser(room: AnyRoom, level: str = "") -> Bot:
    """Who gives hints: that level, else `ADVISER` of the package, else its best level.

    One that cannot say why has its moves compared with others in the twin, where there is one;
    what the room itself can say of a move is told where that tells more.
    """
    levels = own_levels(room.name) or BOTS
    package = import_module(f"{rooms.__name__}.{room.name}") if levels is not BOTS else None
    best: MakeBot = getattr(package, "ADVISER", list(levels.values())[-1])
    known = level in bots_of(room.name) or ":" in level
    bot = make_bot(level, room) if known else best(room)
    has_reasons = type(bot).advise is not Bot.advise
    adviser = bot if has_reasons or room.twin is None else Explained(bot)
    why = why_of(room.name)
    return adviser if why is None else WithRoomReasons(adviser, why)


def measured(room: str) -> dict[str, Measured]:
    """The figures of a room's levels (`MEASURED` of its package); some were not measured."""
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


def add_bots(listed: Iterable[str]) -> None:
    """Let rooms offer more bots in this process: `ROOM.LEVEL=module:Class?worlds=50` each.

    Raises Fault that names the one that cannot be had; then none of them is added.
    """
    found: list[tuple[str, str, MakeBot]] = []
    for line in listed:
        name, _, value = line.partition("=")
        room, _, level = name.partition(".")
        if room not in ROOMS or not LEVEL_NAME.fullmatch(level) or ":" not in value:
            sentence = say("fault-bot-line", line=line)
            raise Fault(f"expected ROOM.LEVEL=module:Class, found '{line}'", sentence)
        if level in BOTS | own_levels(room):
            sentence = say("fault-bot-taken", game=room, name=level)
            raise Fault(f"{room} has a bot '{level}' of its own", sentence)
        make = find_bot(value, room)
        make_known(make, ROOMS[room], value)
        found.append((room, level, make))
    for room, level, make in found:
        ADDED.setdefault(room, {})[level] = make


def make_known(make: MakeBot, room: AnyRoom, name: str) -> None:
    """Make one bot, so that settings which it does not take are found now."""
    try:
        make(room)
    except Exception as error:  # somebody else's class may raise anything
        sentence = say("fault-bot-not-loaded", name=name, reason=str(error))
        raise Fault(f"the bot '{name}' cannot be made: {error}", sentence) from error


def load_entry(value: str, room: AnyRoom) -> Bot:
    module, _, attribute = value.partition(":")
    return _load(value, module, attribute)(room)


def usual_level(room: str) -> str:
    """The level that plays where none was named."""
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
    """The settings after the question mark of `module:Class?worlds=50&method=ismcts`."""
    settings: dict[str, Any] = {}
    for part in query.split("&"):
        key, equals, value = part.partition("=")
        if not equals or not key.isidentifier():
            sentence = say("fault-bot-settings", name=name)
            raise Fault(f"expected module:Class?NAME=VALUE, found '{name}'", sentence)
        try:
            settings[key] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            settings[key] = value  # plain words need no quotation marks
    return settings


def _load(name: str, module: str, attribute: str) -> type[Bot]:
    try:
        found = getattr(import_module(module), attribute)
    except Exception as error:  # somebody else's module may raise anything
        sentence = say("fault-bot-not-loaded", name=name, reason=str(error))
        raise Fault(f"the bot '{name}' cannot be loaded: {error}", sentence) from error
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise Fault(f"'{name}' is not a Bot", say("fault-bot-none", name=name))
    if isabstract(found):
        sentence = say("fault-bot-half", name=name)
        raise Fault(f"'{name}' is not a whole Bot: it does not say how to choose", sentence)
    return found
