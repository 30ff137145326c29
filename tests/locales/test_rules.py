"""A rule states the same in every language: numbers, marks, and the cards and rules it names."""

from __future__ import annotations

import re
from collections import Counter
from statistics import median

import pytest

from clowder.cli.rules import OPENING
from clowder.core.room import AnyRoom
from clowder.games import ROOMS
from clowder.locales import LANGUAGES, Words

TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
LONGEST = 60  # words in a paragraph
SHORT = 60  # letters: a paragraph that short can be said in many ways
DIGEST = 0.77  # of the length that a language usually needs: less, and a clause is missing

NUMBER = re.compile(r"(?<![A-Z\d]-)\d+(?:[.,]\d+)?")
REFERENCE = re.compile(r"\b[A-Z]{3}-C?\d+\b")
MARK = re.compile(r"\(([RD])\b|\b([RD]):")
WALLS = re.compile(r"\b[A-Z]\+[A-Z]\b")


def rule_text(words: Words, number: str) -> str:
    return words(f"rule-{number.lower()}")


def rules_of(room: AnyRoom) -> list[str]:
    return [number for _, numbers in room.sections for number in numbers]


def stated(text: str) -> Counter[str]:
    """What a rule states that no translation may lose."""
    facts = Counter(number.replace(",", ".") for number in NUMBER.findall(text))
    facts.update(REFERENCE.findall(text))
    facts.update(f"({ruling or design})" for ruling, design in MARK.findall(text))
    facts["sides of cards that build"] = len(WALLS.findall(text))
    facts["paragraphs"] = text.count("\n") + 1
    return facts


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("game", ROOMS)
def test_no_rule_loses_a_number_a_card_or_a_reference(game: str, language: str) -> None:
    english, translated = Words("en"), Words(language)
    lost = {}
    for number in rules_of(ROOMS[game]):
        wanted, given = (stated(rule_text(words, number)) for words in (english, translated))
        if wanted != given:
            lost[number] = {"lost": dict(wanted - given), "added": dict(given - wanted)}

    assert lost == {}


def lengths(language: str) -> dict[str, float]:
    """How long each paragraph of a rule is beside the English."""
    english, translated = Words("en"), Words(language)
    found = {}
    for number in (number for room in ROOMS.values() for number in rules_of(room)):
        both = (rule_text(words, number).split("\n") for words in (english, translated))
        for at, (whole, other) in enumerate(zip(*both, strict=True)):
            if len(whole) > SHORT:
                found[f"{number}, paragraph {at + 1}"] = len(other) / len(whole)
    return found


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_rule_is_a_digest_of_the_english(language: str) -> None:
    found = lengths(language)
    usual = median(found.values())

    assert {place: part for place, part in found.items() if part < DIGEST * usual} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_paragraph_of_the_tower_is_too_long_to_read(language: str) -> None:
    words = Words(language)
    paragraphs = [
        paragraph
        for number in rules_of(ROOMS["cat_and_the_tower"])
        for paragraph in rule_text(words, number).split("\n")
    ]

    assert [each for each in paragraphs if len(each.split()) > LONGEST] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ROOMS)
def test_a_rulebook_opens_with_a_page_that_a_child_understands(game: str, language: str) -> None:
    opening = Words(language)(f"{ROOMS[game].prefix}-opening")
    sentences = re.split(r"(?<=[.!?])\s", opening)

    assert len(opening.split("\n")) == len(OPENING)
    assert 90 <= len(opening.split()) <= 145
    assert max(len(sentence.split()) for sentence in sentences) <= 30
    assert MARK.search(opening) is None


@pytest.mark.parametrize("game", ROOMS)
def test_the_rules_come_in_the_order_of_their_numbers(game: str) -> None:
    numbers = [number.split("-")[1] for number in rules_of(ROOMS[game])]
    counted = [int(number) for number in numbers if number.isdigit()]

    assert counted == sorted(counted)


def test_a_dropped_number_a_dropped_card_and_a_dropped_reference_are_noticed() -> None:
    whole = "(R) 5 or more walls (TOW-17). 3 build B+P"
    for part in ("5 ", "B+P", "TOW-17", "(R) "):
        assert stated(whole) != stated(whole.replace(part, ""))
