"""The game told in the order one plays says the same in every language, and leads to the rules."""

from __future__ import annotations

import re

import pytest

from clowder.cli.rules import REFERENCES
from clowder.games import ROOMS
from clowder.locales import LANGUAGES, Words

TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
LONGEST = 60  # words in a paragraph
FEWEST, MOST = 250, 620  # words of all chapters; the tower is two games

every_game = pytest.mark.parametrize("game", ROOMS)


def chapters_of(game: str, language: str) -> dict[str, list[str]]:
    """The paragraphs of each chapter."""
    room, words = ROOMS[game], Words(language)
    return {
        key: words(f"{room.prefix}-chapter-{key}-text").split("\n")
        for key in room.chapters
        if words(f"{room.prefix}-chapter-{key}")
    }


def cited(paragraph: str) -> list[str]:
    """The rules that a paragraph refers to, at its end."""
    found = REFERENCES.search(paragraph)
    return found.group().strip(" ()").split(", ") if found else []


def stated(paragraph: str) -> tuple[list[str], set[str]]:
    """What no translation may lose: the rules referred to, and the numbers."""
    return cited(paragraph), set(re.findall(r"\d+", REFERENCES.sub("", paragraph)))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_chapters_are_short_and_so_are_their_paragraphs(game: str, language: str) -> None:
    chapters = chapters_of(game, language)
    paragraphs = [REFERENCES.sub("", each) for told in chapters.values() for each in told]
    lengths = [len(each.split()) for each in paragraphs]

    assert 4 <= len(chapters) <= 8
    assert max(lengths) <= LONGEST
    assert FEWEST <= sum(lengths) <= MOST


@every_game
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_chapter_loses_a_paragraph_a_number_or_a_reference(game: str, language: str) -> None:
    english, translated = (
        {key: [stated(each) for each in told] for key, told in chapters_of(game, spoken).items()}
        for spoken in ("en", language)
    )

    assert translated == english


@every_game
def test_every_paragraph_leads_to_rules_and_the_chapters_to_every_section(game: str) -> None:
    paragraphs = [each for told in chapters_of(game, "en").values() for each in told]
    named = {rule for paragraph in paragraphs for rule in cited(paragraph)}
    sections = {key: set(rules) for key, rules in ROOMS[game].sections}

    assert all(cited(paragraph) for paragraph in paragraphs)
    assert named <= set().union(*sections.values())
    assert [key for key, rules in sections.items() if not rules & named] == []


def test_a_dropped_number_and_a_dropped_reference_are_noticed() -> None:
    whole = "After 5 tries you may give up. (TOW-6, TOW-26)"

    assert stated(whole) == (["TOW-6", "TOW-26"], {"5"})
    assert stated(whole.replace("5", "five")) != stated(whole)
    assert stated(whole.replace(", TOW-26", "")) != stated(whole)
