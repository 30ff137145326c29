"""The bots of the house by name, and anybody else's by `module:Class`."""

from __future__ import annotations

from importlib import import_module
from inspect import isabstract

from clowder.bots.bot import AnyGame, Bot
from clowder.bots.greedy import Greedy
from clowder.bots.steady import GAME as TOWER
from clowder.bots.steady import Steady, Wobbly
from clowder.bots.uniform import Uniform

BOTS: dict[str, type[Bot]] = {"uniform": Uniform, "greedy": Greedy}
OWN: dict[str, dict[str, type[Bot]]] = {TOWER: {"wobbly": Wobbly, "steady": Steady}}  # by game


def bots_of(game: str) -> dict[str, type[Bot]]:
    """The levels that a game offers, the best last."""
    return BOTS | OWN.get(game, {})


def make_bot(name: str, game: AnyGame) -> Bot:
    return find_bot(name)(game)


def find_bot(name: str) -> type[Bot]:
    """Raises ValueError that says which bots there are."""
    module, _, attribute = name.partition(":")
    if attribute:
        return _load(name, module, attribute)
    known = {level: bot for own in OWN.values() for level, bot in own.items()} | BOTS
    if name not in known:
        raise ValueError(f"there is no bot '{name}'; there is: {', '.join(BOTS)}, or module:Class")
    return known[name]


def _load(name: str, module: str, attribute: str) -> type[Bot]:
    try:
        found = getattr(import_module(module), attribute)
    except Exception as error:  # a stranger's module may fail in any way
        raise ValueError(f"the bot '{name}' cannot be loaded: {error}") from error
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise ValueError(f"'{name}' is not a Bot")
    if isabstract(found):
        raise ValueError(f"'{name}' is not a whole Bot: it does not say how to choose")
    return found
