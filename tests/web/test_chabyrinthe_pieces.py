"""What the browser knows of the box, in order to draw it, is what is in the box."""

from __future__ import annotations

import re

import hatch_build
from clowder.games.chabyrinthe.pieces import BOX, GUARDIANS, SEWERS, WORTH

FOLDER = hatch_build.WEB / "src" / "games" / "chabyrinthe"
PIECES = (FOLDER / "pieces.ts").read_text("utf-8")


def told(name: str) -> str:
    """What a constant of pieces.ts says, between its brackets."""
    found = re.search(rf"const {name}\b[^=]*= [{{[](.*?)[}}\]];", PIECES, re.DOTALL)
    assert found is not None, name
    return found[1]


def test_the_browser_draws_the_ways_of_every_sewer() -> None:
    ways = {
        kind: tuple(re.findall(r"'(\w+)'", sides))
        for kind, sides in re.findall(r"(\w+): \[(.*?)\]", told("WAYS"))
    }

    assert ways == {kind: sewer.ways for kind, sewer in SEWERS.items()}


def test_the_browser_offers_every_look_once() -> None:
    looks = {kind: int(count) for kind, count in re.findall(r"(\w+): (\d)", told("LOOKS"))}

    assert looks == {kind: sewer.looks for kind, sewer in SEWERS.items()}


def test_the_browser_knows_every_cat_and_its_worth() -> None:
    worth = [(cat, int(points)) for cat, points in re.findall(r"(\w+): (\d)", told("WORTH"))]

    assert worth == list(WORTH.items())


def test_the_browser_knows_the_titles_and_the_guardians() -> None:
    values = (FOLDER / "values.ts").read_text("utf-8")

    assert tuple(map(int, re.findall(r"\d+", told("GRADES")))) == BOX.grades
    assert f"GUARDIANS: readonly Guardian[] = {list(GUARDIANS)}" in values
