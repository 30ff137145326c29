"""Rule coverage: every numbered rule has a test that names it, and no number is made up."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from clowder.core.room import AnyRoom
from tests.laws.rooms import CASES
from tests.laws.rulebook import ROOT, folder_of, rules_of

ROOMS = {case.room.name: case.room for case in CASES}
every_room = pytest.mark.parametrize("room", ROOMS.values(), ids=ROOMS)


@every_room
def test_every_rule_has_a_test_that_names_it(room: AnyRoom) -> None:
    untested = rules_of(room) - rules_named_by_tests()

    assert not untested, f"no test says @pytest.mark.rule({sorted(untested)})"


def test_no_test_names_a_rule_that_is_not_written() -> None:
    written = {number for room in ROOMS.values() for number in rules_of(room)}

    assert rules_named_by_tests() <= written


@every_room
def test_the_rulebook_on_screen_has_every_rule_once_and_in_order(room: AnyRoom) -> None:
    shown = [number for _, numbers in room.sections for number in numbers]

    assert sorted(shown) == sorted(rules_of(room))
    assert shown == sorted(shown, key=place_of)


def place_of(number: str) -> tuple[bool, int]:
    """What is in the box, then the rules as they are numbered: so they are found."""
    _, counted = number.split("-")
    return not counted.startswith("C"), int(counted.removeprefix("C"))


@every_room
def test_the_code_cites_only_rules_that_are_written(room: AnyRoom) -> None:
    number = rf"{room.prefix.upper()}-C?[0-9]+"
    files = [file for file in folder_of(room).rglob("*") if file.is_file()]
    sources = [file.read_text("utf-8") for file in files if file.suffix != ".pyc"]
    cited = {found for source in sources for found in re.findall(number, source)}

    assert cited <= rules_of(room)


@cache
def rules_named_by_tests() -> set[str]:
    return {number for file in ROOT.glob("tests/**/test_*.py") for number in rules_marked_in(file)}


def rules_marked_in(file: Path) -> set[str]:
    """The arguments of every `@pytest.mark.rule(...)` on a test function of the file."""
    return {
        ast.literal_eval(argument)
        for test in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(test, ast.FunctionDef) and test.name.startswith("test_")
        for mark in test.decorator_list
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule"
        for argument in mark.args
    }
