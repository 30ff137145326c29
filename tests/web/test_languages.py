"""Every page speaks the language that was chosen, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page

from clowder.games.cat_in_the_box.state import Playing
from clowder.locales import LANGUAGES, Words
from tests.web.guests import Invite
from tests.web.party import NAMES, Party, playing
from tests.web.table import click_dim, expect

OTHERS = ("cs", "pl", "hu")
# All that can be read or heard: texts in sight, names, titles, placeholders.
SAID = """() => [
  document.title, document.querySelector('meta[name=description]').content, document.body.innerText,
  ...[...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap((node) =>
    ['aria-label', 'title', 'placeholder', 'alt'].map((name) => node.getAttribute(name) ?? '')),
].join('\\n')"""


@cache
def messages(language: str) -> dict[str, str]:
    """The constant words of every message that has some, by key."""
    folder = resources.files("clowder.locales").joinpath(language)
    texts = [file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")]
    entries = [entry for text in texts for entry in FluentParser().parse(text).body]
    found = {}
    for entry in entries:
        if isinstance(entry, ast.Message) and entry.value is not None:
            parts = [part for part in entry.value.elements if isinstance(part, ast.TextElement)]
            found[entry.id.name] = max((part.value.strip() for part in parts), key=len, default="")
    return found


@cache
def english_only(language: str) -> list[str]:
    """Sentences of the English files that the other language says otherwise."""
    theirs = "\n".join(messages(language).values())
    return [text for text in messages("en").values() if " " in text and text not in theirs]


def assert_speaks(page: Page, language: str) -> None:
    assert page.evaluate("document.documentElement.lang") == language
    said = page.evaluate(SAID)
    keys = "|".join(sorted({key.split("-")[0] for key in messages("en") if "-" in key}))
    # Somebody at a public table may be called "{ cib-title }".
    assert not re.findall(rf"(?<![\w/.-])(?<!\{{ )(?:{keys})-[a-z0-9-]+\b(?!\.)", said)
    if language != "en":
        assert not [text for text in english_only(language) if text in said]


def see(page: Page, text: str) -> None:
    expect(page.get_by_text(text).first).to_be_visible()


@pytest.fixture
def people(address: str) -> Iterator[Party]:
    with playing(address, seats=3) as three:
        yield three


def test_the_check_is_not_blind(person: Invite) -> None:
    page = person()
    see(page, Words("en")("web-headline"))
    page.evaluate("document.querySelector('h1').textContent = 'web-headline'")

    with pytest.raises(AssertionError, match="web-headline"):
        assert_speaks(page, "en")
    with pytest.raises(AssertionError):
        assert_speaks(page, "hu")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_speaks_the_browsers_language(person: Invite, language: Any) -> None:
    words = Words(language)
    page = person(language=language)
    see(page, words("web-headline"))
    see(page, words("web-tables"))
    assert_speaks(page, language)

    page.goto("/games/cat_in_the_box?with=friends")
    see(page, words("web-listed"))
    assert_speaks(page, language)

    for path, key in (("learn", "cib-lesson-bury-title"), ("rules", "rule-cib-8")):
        page.goto(f"/games/cat_in_the_box/{path}")
        see(page, words(key))
        assert_speaks(page, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks_it_from_the_deal_to_a_refusal(
    person: Invite, people: Party, language: str
) -> None:
    words = Words(language)
    page = people.before(person, 0, language=language)
    see(page, words("cib-ask-bury"))
    assert_speaks(page, language)

    people.play(lambda view: isinstance(view.phase, Playing))
    page = people.before(person, people.asked(), language=language)
    see(page, words("cib-ask-lead"))
    assert_speaks(page, language)
    page.locator("[data-slip]").first.click()
    red = page.locator(".ask .call").first
    expect(red).to_contain_text(words("cib-short-trump-lead"))
    assert_speaks(page, language)
    click_dim(red)
    see(page, words("cib-refusal-trump-lead").split(".")[0])
    assert_speaks(page, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_and_the_replay_speak_it(person: Invite, people: Party, language: str) -> None:
    words = Words(language)
    people.play_to_end()
    page = people.before(person, 0, language=language)
    see(page, words("table-end-look"))
    assert_speaks(page, language)

    page.goto(f"{people.path}/replay?check=1")
    see(page, words("replay-web-check-fair"))
    assert_speaks(page, language)


def test_a_change_at_the_table_keeps_the_game_and_tells_the_log_anew(
    person: Invite, people: Party
) -> None:
    people.play(lambda view: len(view.tricks) == 1)
    seat = people.asked()
    page = people.before(person, seat)
    other = NAMES[(seat + 1) % 3]
    page.locator("[data-slip]").first.click()
    picked = page.locator("[data-slip][aria-pressed=true]").get_attribute("data-slip")
    for language in (*OTHERS, "en"):
        words = Words(language)

        page.get_by_role("banner").get_by_role("button").last.click()
        page.locator("dialog[open] select").last.select_option(LANGUAGES[language])
        page.keyboard.press("Escape")

        see(page, words("table-log"))
        log = page.locator("#log")
        expect(log).to_contain_text(words("log-started"))
        expect(log).to_contain_text(words("cib-event-buried", name=other, you="no", number=0))
        raised = page.locator("[data-slip][aria-pressed=true]")
        expect(raised).to_have_attribute("data-slip", picked or "")
        assert_speaks(page, language)


def test_the_choice_is_remembered_over_the_browsers_own(person: Invite) -> None:
    page = person()

    page.get_by_role("button", name="HU, Magyar").click()
    see(page, Words("hu")("web-headline"))
    page.reload()

    see(page, Words("hu")("web-headline"))
    assert_speaks(page, "hu")
