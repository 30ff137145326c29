"""Errors planted in the source of a module, to see that a law catches them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.abc import InspectLoader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from types import ModuleType

import pytest

from clowder.compiled import PACKAGE
from clowder.testing import LawTable, all_tables
from clowder.testing.twins import the_twin_plays_by_the_same_rules
from tests.laws.rooms import HOUSE


def source_of(module: ModuleType) -> str:
    """Also where the module itself is compiled."""
    _, *parts = module.__name__.split(".")
    return PACKAGE.joinpath(*parts).with_suffix(".py").read_text("utf-8")


class Anew(MetaPathFinder, InspectLoader):
    """Imports modules from these sources, also where they were compiled."""

    def __init__(self, sources: dict[str, str]) -> None:
        self.sources = sources

    def find_spec(
        self,
        name: str,
        _path: Sequence[str] | None = None,
        _target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        return spec_from_loader(name, self) if name in self.sources else None

    def get_source(self, fullname: str) -> str:
        return self.sources[fullname]


def plant(patch: pytest.MonkeyPatch, module: ModuleType, right: str, wrong: str) -> None:
    """Make the whole twin of a room anew as plain Python, with an error in one of its modules."""
    package = sys.modules[module.__name__.rpartition(".")[0]]
    parts = [
        part for name, part in sys.modules.items() if name.startswith(f"{package.__name__}.fast")
    ]
    sources = {part.__name__: source_of(part) for part in parts}
    found = sources[module.__name__].count(right)
    assert found == 1, f"{right!r} is there {found} times"
    sources[module.__name__] = sources[module.__name__].replace(right, wrong)
    patch.setattr(sys, "meta_path", [Anew(sources), *sys.meta_path])
    for name in sources:
        patch.delitem(sys.modules, name)
        patch.delattr(package, name.rpartition(".")[2])
    for name in sources:
        import_module(name)
    read_by_new_parts(patch, sys.modules[f"{package.__name__}.reading"], set(sources))


def read_by_new_parts(patch: pytest.MonkeyPatch, reading: ModuleType, names: set[str]) -> None:
    """What makes twins of states has to make the new ones."""
    for name, value in list(vars(reading).items()):
        if isinstance(value, ModuleType) and value.__name__ in names:
            patch.setattr(reading, name, sys.modules[value.__name__])
        elif getattr(value, "__module__", None) in names:
            patch.setattr(reading, name, getattr(sys.modules[value.__module__], value.__name__))


def games_until_caught(
    room: str,
    most: int = 60,
    law: Callable[[LawTable, int], None] = the_twin_plays_by_the_same_rules,
) -> int:
    """How many games of a room a law needs to fail; fails itself where `most` do not do."""
    tables = [table for table in all_tables(*HOUSE) if table.room.name == room]
    for game in range(most):
        try:
            law(tables[game % len(tables)], game // len(tables))
        except (AssertionError, LookupError, ValueError):
            return game + 1
    pytest.fail(f"no game of {most} showed the error")
