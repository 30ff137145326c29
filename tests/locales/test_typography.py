"""Text is set the same way here and in the browser: both read one table of cases."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from clowder.locales import LANGUAGES, Words
from clowder.locales.typography import functions, typeset

WEB = Path(__file__).parents[2] / "web" / "src" / "words"
CASES = json.loads((WEB / "typography.cases.json").read_text("utf-8"))


@pytest.mark.parametrize(("language", "text", "wanted"), CASES["typeset"])
def test_text_is_set(language: str, text: str, wanted: str) -> None:
    assert typeset(text, language) == wanted
    assert typeset(wanted, language) == wanted  # what is set stays so


@pytest.mark.parametrize(("name", "number", "wanted"), CASES["functions"])
def test_a_word_before_a_number_is_as_the_number_is_spoken(
    name: str, number: int, wanted: str
) -> None:
    assert functions("cs")[name](number) == wanted


@pytest.mark.parametrize(("language", "items", "wanted"), CASES["lists"])
def test_a_list_is_said_with_a_last_and(language: str, items: str, wanted: str) -> None:
    assert typeset(functions(language)["LIST"](items), language) == wanted


def test_what_is_said_is_set() -> None:
    assert "v\u00a0krabici" in Words("cs")("cib-title") + Words("cs")("cib-section-components")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_typed_is_left_alone(language: str) -> None:
    said = Words(language)("fit-help-lay")

    assert "-1" in said
    assert "\u00a0" not in said
