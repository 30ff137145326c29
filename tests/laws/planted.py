"""Errors planted in the source of a module, to see that a law catches them."""

from __future__ import annotations

from types import ModuleType

import pytest

from clowder.compiled import PACKAGE
from clowder.testing import all_tables
from clowder.testing.twins import the_twin_plays_by_the_same_rules
from tests.laws.rooms import HOUSE


def source_of(module: ModuleType) -> str:
    """Also where the module itself is compiled."""
    _, *parts = module.__name__.split(".")
    return PACKAGE.joinpath(*parts).with_suffix(".py").read_text("utf-8")


def with_error(module: ModuleType, right: str, wrong: str) -> ModuleType:
    """The module once more as plain Python, with an error in it; itself it stays as it is."""
    source = source_of(module)
    assert source.count(right) == 1, f"{right!r} is there {source.count(right)} times"
    faulty = ModuleType(module.__name__)
    exec(
        compile(source.replace(right, wrong), f"{module.__name__} with {wrong}", "exec"),
        vars(faulty),
    )
    return faulty


def games_until_caught(room: str, most: int = 60) -> int:
    """How many games of a room the law needs to fail; fails itself where `most` do not do."""
    tables = [table for table in all_tables(*HOUSE) if table.room.name == room]
    for game in range(most):
        try:
            the_twin_plays_by_the_same_rules(tables[game % len(tables)], game // len(tables))
        except (AssertionError, IndexError, ValueError):
            return game + 1
    pytest.fail(f"no game of {most} showed the error")
