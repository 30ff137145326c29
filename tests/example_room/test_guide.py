"""docs/adding-a-game.md is true: what it shows of a file stands in that file, word for word."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
GUIDE = ROOT / "docs" / "adding-a-game.md"
FIRST_LINE = re.compile(r"(?:#|//|/\*|<!--) (\S+\.\w+)(?: \*/| -->)?")


def excerpts() -> Iterator[tuple[str, str]]:
    """The file that each block of code names in its first line, and the rest of the block."""
    for block in re.findall(r"^```\w*\n(.*?\n)```$", GUIDE.read_text("utf-8"), re.M | re.S):
        first, _, rest = block.partition("\n")
        named = FIRST_LINE.fullmatch(first)
        assert named, f"which file is this block from? It begins: {first}"
        yield named[1], rest


def find(name: str) -> Path:
    """A name is given from this folder, or from the root."""
    return next(file for file in (HERE / name, ROOT / name) if file.exists())


@pytest.mark.parametrize(("name", "excerpt"), list(excerpts()))
def test_an_excerpt_stands_in_its_file(name: str, excerpt: str) -> None:
    assert f"\n{excerpt}" in f"\n{find(name).read_text('utf-8')}"


def test_every_file_of_the_room_is_shown() -> None:
    files = {file.name for file in (HERE / "pounce").iterdir() if file.is_file()}

    assert files <= {find(name).name for name, _ in excerpts()}


def test_links_lead_somewhere() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", GUIDE.read_text("utf-8"))

    assert [link for link in links if not (GUIDE.parent / link).exists()] == []
