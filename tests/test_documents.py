"""The documents that explain the code name files, and things in them, that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
# What decisions say of the past may be gone; what these say is how things are.
DOCUMENTS = ["ARCHITECTURE.md", "CONTRIBUTING.md", "docs/glossary.md", "web/src/kit/README.md"]
SHORT = {"W/": "web/src/", "S/": "src/clowder/"}
PATH = re.compile(r"[\w.-]*/[\w./<>-]*\w\.(?:py|ts|svelte|toml|md|css|html)|[a-z][\w.]*\.(?:py|ts)")
ROOTS = [ROOT, *(ROOT / each for each in ("src/clowder", "web", "web/src", "web/src/kit", "docs"))]
NAMES = sorted(
    {file.name for top in ("src", "tests", "web/src") for file in (ROOT / top).rglob("*.*")}
    | {file.name for file in ROOT.glob("*.py")}
)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_file_that_a_document_names_is_there(document: str) -> None:
    written = (ROOT / document).read_text("utf-8")
    named = [name for name in re.findall(r"`([^`\n]+)`", written) if PATH.fullmatch(name)]

    assert named
    assert not [name for name in named if not is_there(name)]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_link_of_a_document_leads_to_a_file(document: str) -> None:
    written = (ROOT / document).read_text("utf-8")
    links = [link for link in re.findall(r"\]\(([^)#\s]+)", written) if "://" not in link]

    assert not [link for link in links if not (ROOT / document).parent.joinpath(link).exists()]


def test_every_step_in_the_life_of_a_click_is_where_it_is_said_to_be() -> None:
    written = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    section = written.partition("## The life of a click")[2].partition("\n## ")[0]
    places = re.findall(r"^\| \d+ \| (.+?) \|", section, re.MULTILINE)

    assert len(places) == 12
    for place in places:
        files, names = split_names(place)
        assert files, place
        texts = "\n".join(full(file).read_text("utf-8") for file in files)
        assert not [name for name in names if not re.search(rf"\b{name}\b", texts)], place


def split_names(place: str) -> tuple[list[str], list[str]]:
    """The files that a step names, and the things in them."""
    ticked: list[str] = re.findall(r"`([^`]+)`", place)
    folder, files, names = "", list[str](), list[str]()
    for each in ticked:
        if not PATH.fullmatch(each):
            names.append(each)
            continue
        folder = each.rpartition("/")[0] or folder
        files.append(each if "/" in each else f"{folder}/{each}")
    return files, names


def full(name: str) -> Path:
    short = name[:2]
    return ROOT / (SHORT.get(short, short) + name[2:])


def is_there(name: str) -> bool:
    """A path from one of the roots, for any room; or the mere name of a file somewhere."""
    if "/" not in name:
        return name in NAMES
    pattern = str(full(name).relative_to(ROOT)).replace("<room>", "*")
    return any(any(root.glob(pattern)) for root in ROOTS)
