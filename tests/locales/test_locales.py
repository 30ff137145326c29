"""The locale files say the same things in every language, in whole and correct sentences."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import clowder.locales
from clowder.core.words import say
from clowder.locales import LANGUAGES, Words

FOLDER = Path(clowder.locales.__file__).parent
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]

# What a variable may hold; one that is not listed holds a name.
SAMPLES: dict[str, tuple[str | int, ...]] = {
    "colour": ("red", "blue", "yellow", "green"),
    "count": (1, 2, 5),
    "how": ("leads", "follows", "leaves"),
    "number": (*range(1, 10), 22),
    "round": (1, 2, 3, 4, 5),
    "rounds": (2, 3, 4, 5),
    "tricks": (*range(9), 22),
    "up": ("none", "1, 3, 3"),
    "you": ("yes", "no"),
}

SILENT = {"cib-web-brief"}  # only some reasons have so short a word

# Messages that are the same as in English, and rightly so; some quote another message.
QUOTED = {
    "cib-web-count-tricks", "fit-card", "str-move-luck", "str-move-at", "str-move-fight",
    "str-move-suffer", "str-unknown",
}  # fmt: skip
UNITS = {"tow-web-height", "tow-web-tilt", "tow-web-degree", "tow-web-mm"}
LINES = {  # of the command line
    "cli-value-url", "cli-value-id", "column-bot", "fault-quoted", "fault-system",
}  # fmt: skip
SHARED = {*QUOTED, *UNITS, *LINES, "tow-web-toto"}
SAME = {
    "cs": {
        *SHARED,
        "tow-web-toto-at",
        "cib-section-paradox",
        "cib-sheet-bonus",
        "column-rank",
        "play-refused",
        "tow-web-seconds",
    },
    "pl": {
        *SHARED,
        "cib-sheet-bonus",
        "column-rank",
        "play-refused",
        "tow-web-seconds",
        "tow-web-percent",
        "tow-web-toto-at",
        "cli-value-folder",
    },
    "hu": {*SHARED, "column-rank", "play-refused", "tow-web-percent"},
}

# The browser loads these for every page (web/src/words), the other files where they are needed.
SHELL = {"clowder.ftl", "server.ftl", "web.ftl", "web_table.ftl"}

PLURALS = {"zero", "one", "two", "few", "many"}  # "other" is a default of all kinds of choices
NAMED = {"shape", "feature", "field"}  # "one" and "two" are names here: the storeys of a house


def entries(language: str) -> Iterator[tuple[str, ast.EntryType]]:
    for file in sorted((FOLDER / language).glob("*.ftl")):
        for entry in parse(file.read_text("utf-8")).body:
            yield file.name, entry


@cache
def messages(language: str) -> dict[str, ast.Message]:
    found = (entry for _, entry in entries(language) if isinstance(entry, ast.Message))
    return {message.id.name: message for message in found}


def text_of(message: ast.Message) -> ast.Pattern:
    assert message.value is not None, f"{message.id.name} has no text"
    return message.value


class Variables(Visitor):
    """The variables of a text and of every text that it quotes."""

    def __init__(self, language: str, text: ast.Pattern) -> None:
        self.language = language
        self.found: set[str] = set()
        self.visit(text)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        message = messages(self.language)[node.id.name]
        attributes = {attribute.id.name: attribute.value for attribute in message.attributes}
        self.visit(attributes[node.attribute.name] if node.attribute else text_of(message))


class PluralForms(Visitor):
    """The forms given in each choice by plural."""

    def __init__(self) -> None:
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = (variant.key for variant in node.variants)
        forms = {key.name for key in keys if isinstance(key, ast.Identifier)}
        chosen_by = node.selector
        named = isinstance(chosen_by, ast.VariableReference) and chosen_by.id.name in NAMED
        if forms & PLURALS and not named:
            self.found.append(forms)
        self.generic_visit(node)


def lines_of(key: str, said: str) -> list[str]:
    """The rulebook has paragraphs; everything else is one line."""
    book = key.startswith("rule-") or key.endswith("-opening") or "-chapter-" in key
    return said.split("\n") if book else [said]


def variables(language: str, key: str) -> set[str]:
    return Variables(language, text_of(messages(language)[key])).found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_can_be_read_and_is_given_once(language: str) -> None:
    junk = [entry.content for _, entry in entries(language) if isinstance(entry, ast.Junk)]
    named = [entry.id.name for _, entry in entries(language) if isinstance(entry, ast.Message)]
    assert junk == []
    assert len(named) == len(messages(language))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_has_the_messages_of_the_english_files_in_their_order(language: str) -> None:
    translated, english = (
        [(file, entry.id.name) for file, entry in entries(each) if isinstance(entry, ast.Message)]
        for each in (language, "en")
    )
    assert translated == english


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_message_uses_only_variables_that_the_english_one_uses(language: str) -> None:
    unknown = {key: variables(language, key) - variables("en", key) for key in messages(language)}
    assert {key: names for key, names in unknown.items() if names} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_of_every_colour_and_number(language: str) -> None:
    words = Words(language)
    for key in messages(language):
        names = sorted(variables("en", key))
        for values in product(*(SAMPLES.get(name, ("Zosia",)) for name in names)):
            said = words(key, **dict(zip(names, values, strict=True)))
            assert said or key in SILENT, key
            for line in lines_of(key, said):
                assert line.replace("\u00a0", " ") == " ".join(line.split()), key


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_message_is_left_in_english(language: str) -> None:
    english = messages("en")
    same = {
        k
        for k, message in messages(language).items()
        if text_of(message).equals(text_of(english[k]))
    }
    assert same == SAME[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_by_plural_has_all_forms_of_the_language(language: str) -> None:
    forms = PluralForms()
    for message in messages(language).values():
        forms.visit(message)
    wanted = {*Locale(language).plural_form.tags, "other"}
    assert [given for given in forms.found if given != wanted] == []


@pytest.mark.parametrize(
    ("language", "tricks", "said"),
    [
        ("en", 1, "1 trick"),
        ("en", 3, "3 tricks"),
        ("cs", 0, "0 štychů"),
        ("cs", 1, "1 štych"),
        ("cs", 2, "2 štychy"),
        ("cs", 5, "5 štychů"),
        ("cs", 22, "22 štychů"),
        ("pl", 0, "0 lew"),
        ("pl", 1, "1 lewa"),
        ("pl", 2, "2 lewy"),
        ("pl", 5, "5 lew"),
        ("pl", 22, "22 lewy"),
        ("hu", 1, "1 ütés"),
        ("hu", 5, "5 ütés"),
    ],
)
def test_tricks_are_counted_as_the_language_counts(language: str, tricks: int, said: str) -> None:
    assert Words(language)("cib-move-bid", tricks=tricks) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Your 5 cannot be green. That space is taken: Zosia."),
        ("cs", "Tvoje pětka nemůže být zelená. To pole už je obsazené: Zosia."),
        ("pl", "Ta piątka nie może być zielona. To pole jest już zajęte: Zosia."),
        ("hu", "Az ötösöd nem lehet zöld. Az a mező már foglalt: Zosia."),
    ],
)
def test_a_card_agrees_with_its_colour(language: str, said: str) -> None:
    taken = Words(language)(
        "cib-refusal-cell-taken", number=5, colour="green", name="Zosia", you="no"
    )
    assert taken == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Zosia plays 5 blue."),
        ("cs", "Zosia hraje modrou pětku."),
        ("pl", "Zosia zagrywa niebieską piątkę."),
        ("hu", "Zosia kijátssza a kék ötöst."),
    ],
)
def test_a_played_card_stands_in_the_accusative(language: str, said: str) -> None:
    card = say("cib-event-played", how="leaves", number=5, colour="blue", name="Zosia", you="no")
    assert Words(language).say(card) == said


def test_hungarian_numbers_have_their_article() -> None:
    words = Words("hu")
    buried = [words("cib-move-bury", number=number) for number in range(1, 10)]
    assert [number for number, said in enumerate(buried, 1) if " az " in said] == [1, 5]
    assert all((" az " in said) != (" a " in said) for said in buried)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_command_is_one_small_word_with_one_meaning(language: str) -> None:
    """The English words work in every language, so no other command may be called like them."""
    commands = [key for key in messages("en") if key.startswith("play-command-")]
    meanings: dict[str, str] = {}
    for command, spoken in product(commands, ("en", language)):
        word = Words(spoken)(command)
        assert word == word.casefold()
        assert len(word.split()) == 1
        assert meanings.setdefault(word, command) == command


class Quotes(Visitor):
    """Which other messages a message quotes."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.add(node.id.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_every_page_needs_quotes_nothing_that_is_not_there(language: str) -> None:
    quotes = Quotes()
    known = set()
    for file, entry in entries(language):
        if file in SHELL and isinstance(entry, ast.Message):
            known.add(entry.id.name)
            quotes.visit(entry)

    assert quotes.found <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_loads_exactly_these_for_every_page(language: str) -> None:
    web = Path(__file__).parents[2] / "web" / "src" / "words" / f"{language}.ts"
    names = ",".join(file.removesuffix(".ftl") for file in sorted(SHELL))

    assert f"locales/{language}/{{{names}}}.ftl" in web.read_text("utf-8")


@pytest.mark.parametrize(
    ("language", "tower"), [("en", "tower"), ("cs", "věž"), ("pl", "wież"), ("hu", "torn")]
)
def test_errors_of_the_server_speak_of_no_game(language: str, tower: str) -> None:
    text = (FOLDER / language / "server.ftl").read_text("utf-8").lower()

    assert tower not in text
