"""One thing, one word: the term list holds for every message of a room."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
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
def said(room: str, language: str) -> dict[str, dict[str, str]]:
    """The texts of each file of a room, by key, without names of values and choices."""
    return {
        file.stem: {
            entry.id.name: " ".join(texts_of(entry))
            for entry in parse(file.read_text("utf-8")).body
            if isinstance(entry, ast.Message)
        }
        for file in sorted((FOLDER / language).glob("*.ftl"))
        if room_of(file.name) == room
    }


def texts_of(node: Any) -> Iterator[str]:
    if isinstance(node, ast.TextElement):
        yield node.value
    for part in vars(node).values():
        for inner in part if isinstance(part, list) else [part]:
            if isinstance(inner, ast.SyntaxNode):
                yield from texts_of(inner)


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


def form_of(term: dict[str, Any], language: str) -> re.Pattern[str]:
    """How the word of a thing is found in a text."""
    word = term[language] if language == "en" else stem(term[language])
    pattern = term.get("forms", {}).get(language) or re.escape(word)
    return re.compile(rf"(?<!\w)(?:{pattern})", re.IGNORECASE)


def named(term: dict[str, Any], language: str) -> dict[str, bool]:
    """Of the files whose English names the thing: whether the language names it there too."""
    english, own = (form_of(term, spoken) for spoken in ("en", language))
    files = {}
    for file, texts in said(term["room"], "en").items():
        keys = [key for key, text in texts.items() if english.search(text)]
        if keys:
            theirs = said(term["room"], language)[file]
            files[file] = any(own.search(theirs[key]) for key in keys)
    return files


def stem(term: str) -> str:
    """What inflection leaves of a word: Polish and Czech change its end."""
    first = term.split()[0].casefold()
    return first[: max(3, len(first) - 2)] if len(first) > 3 else first


def test_every_term_is_whole_and_said_once_for_its_room() -> None:
    keys = [(term["room"], term["key"]) for term in TERMS]
    assert len(keys) == len(set(keys))
    assert {room for room, _ in keys} == {*OWN, "shell"}
    for term in TERMS:
        assert set(term) <= {"room", "key", *LANGUAGES, "printed", "avoid", "forms"}, term
        assert set(LANGUAGES) <= set(term), term
        assert set(term.get("printed", {})) | set(term.get("avoid", {})) <= set(LANGUAGES), term


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("term", TERMS, ids=lambda term: f"{term['room']}: {term['key']}")
def test_a_thing_is_called_by_its_word_and_by_no_other(term: dict[str, Any], language: str) -> None:
    texts = messages(term["room"], language)

    files = named(term, language)
    assert files, "nobody says it"
    assert [file for file, agrees in files.items() if not agrees] == []
    assert offences(texts, term.get("avoid", {}).get(language, [])) == []


def test_a_word_that_one_file_has_of_its_own_is_noticed() -> None:
    term = {"room": "stray_cat", "en": "tile", "hu": "csempe"}

    assert set(named(term, "hu").values()) == {False}


def test_a_word_not_to_be_used_is_noticed() -> None:
    texts = {"one": "one = Lížeš kartu.", "two": "two = Dobíráš kartu."}

    assert offences(texts, ["líž"]) == ["one"]
