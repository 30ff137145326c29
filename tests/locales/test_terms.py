"""One thing, one word: the term list holds for every message of a room."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse

import clowder.locales
from clowder.games import ROOMS
from clowder.locales import LANGUAGES

FOLDER = Path(clowder.locales.__file__).parent
TERMS: list[dict[str, Any]] = tomllib.loads((FOLDER / "terms.toml").read_text("utf-8"))["term"]
OWN = set(ROOMS)


def room_of(file: str) -> str:
    return next((room for room in OWN if file.startswith(room)), "shell")


@cache
def messages(room: str, language: str) -> dict[str, str]:
    """The messages of a room as they are written, choices and all."""
    found = {}
    for file in sorted((FOLDER / language).glob("*.ftl")):
        source = file.read_text("utf-8")
        if room_of(file.name) == room:
            for entry in parse(source).body:
                if isinstance(entry, ast.Message) and entry.span is not None:
                    found[entry.id.name] = source[entry.span.start : entry.span.end]
    return found


def offences(texts: dict[str, str], patterns: list[str]) -> list[str]:
    forbidden = [re.compile(rf"(?<!\w){pattern}", re.IGNORECASE) for pattern in patterns]
    return [key for key, text in texts.items() if any(each.search(text) for each in forbidden)]


def stem(term: str) -> str:
    """What inflection leaves of a word: Polish and Czech change its end."""
    first = term.split()[0].casefold()
    return first[: max(3, len(first) - 2)] if len(first) > 3 else first


def test_every_term_is_whole_and_said_once_for_its_room() -> None:
    keys = [(term["room"], term["key"]) for term in TERMS]
    assert len(keys) == len(set(keys))
    assert {room for room, _ in keys} == {*OWN, "shell"}
    for term in TERMS:
        assert set(term) <= {"room", "key", *LANGUAGES, "printed", "avoid"}, term
        assert set(LANGUAGES) <= set(term), term
        assert set(term.get("printed", {})) | set(term.get("avoid", {})) <= set(LANGUAGES), term


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("term", TERMS, ids=lambda term: f"{term['room']}: {term['key']}")
def test_a_thing_is_called_by_its_word_and_by_no_other(term: dict[str, Any], language: str) -> None:
    texts = messages(term["room"], language)

    assert any(stem(term[language]) in text.casefold() for text in texts.values()), "nobody says it"
    assert offences(texts, term.get("avoid", {}).get(language, [])) == []


def test_a_word_not_to_be_used_is_noticed() -> None:
    said = {"one": "one = Lížeš kartu.", "two": "two = Dobíráš kartu."}

    assert offences(said, ["líž"]) == ["one"]
