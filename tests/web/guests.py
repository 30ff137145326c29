"""People at their browsers, as the tests of the web client see them."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal, Protocol, TypeVar

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page

import hatch_build
from tests.waiting import PATIENCE

AXE = hatch_build.MODULES / "axe-core" / "axe.min.js"
PICTURES = hatch_build.ROOT / "build" / "pictures"
DESK, PHONE = (1440, 900), (390, 844)
LOCALES = {"en": "en-GB", "cs": "cs-CZ", "pl": "pl-PL", "hu": "hu-HU"}
PATIENCE_MS = int(PATIENCE * 1000)
Seen = TypeVar("Seen")
Language = Literal["en", "cs", "pl", "hu"]
# Only what is broken is written down: all that is in order would take longer than to look at it.
BREACHES = """async rules => {
  const chosen = rules.length ? { runOnly: rules } : {};
  const options = { preload: false, resultTypes: ['violations'], ...chosen };
  const { violations } = await axe.run(document, options);
  return violations.map(({ id, help, nodes }) =>
    [`${id}: ${help}`, ...nodes.map((node) => node.html)].join('\\n  '));
}"""
THEMES: dict[Literal["light", "dark"], tuple[str, ...]] = {
    "light": (),  # every rule
    "dark": ("color-contrast", "link-in-text-block"),
}


class Invite(Protocol):
    """Seats somebody new before a browser; nobody shares cookies or memories."""

    def __call__(
        self,
        path: str = "/",
        *,
        language: Language = "en",
        size: tuple[int, int] = DESK,
        theme: Literal["light", "dark"] = "light",
        still: bool = True,  # prefers reduced motion
        **more: Any,  # `pace`: "at_once" waits for no scene; else as Browser.new_context takes it
    ) -> Page: ...


class Complaints:
    """What went wrong in any of the browsers; the test fails by it, unless it was expected."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self._expected: list[str] = []

    def expect(self, pattern: str) -> None:
        self._expected.append(pattern)

    def unexpected(self) -> list[str]:
        expected = "|".join(self._expected) or "(?!)"
        return [words for words in self.heard if not re.search(expected, words)]

    def listen(self, context: BrowserContext) -> None:
        """Broken scripts, missing files and breaches of the content policy are all said here."""
        context.on("console", self._note)
        context.on("weberror", lambda error: self.heard.append(f"thrown: {error.error}"))

    def _note(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            place = message.location.get("url", "")
            self.heard.append(f"console: {message.text} ({place})")


def until(page: Page, condition: str) -> None:
    """In place of `wait_for_function`: that evaluates in the page, which the policy forbids."""
    wait_for(page, lambda: page.evaluate(condition), condition)


def wait_for(page: Page, condition: Callable[[], object], what: str) -> None:
    """Lets the page go on meanwhile."""
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while not condition():
        assert time.monotonic() < deadline, f"waited in vain for: {what}"
        page.wait_for_timeout(20)


STILL = """async () => {
  const draw = () => new Promise(requestAnimationFrame);
  const ends = (animation) => animation.effect?.getComputedTiming().endTime !== Infinity;
  await draw().then(draw); // by then whatever is to move has begun to
  await Promise.allSettled(document.getAnimations().filter(ends).map(({ finished }) => finished));
  await draw().then(draw);
}"""  # however long a picture takes


def at_rest(page: Page, look: Callable[[], Seen]) -> Seen:
    """What is seen once it does not move any more: the same again after more pictures."""
    deadline = time.monotonic() + PATIENCE_MS / 1000
    page.evaluate(STILL)
    before = look()
    while True:
        page.evaluate(STILL)
        if (now := look()) == before:
            return now
        assert time.monotonic() < deadline, f"it does not come to rest: {now!r:.200}"
        before = now


def stop_the_clock(page: Page) -> None:
    """Of this page alone: what would be over in a moment lasts until the clock is told to go on."""
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 60)


def let_time_pass(page: Page, condition: Callable[[], object], what: str) -> None:
    """By the stopped clock, in small steps, until that is so."""
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while not condition():
        assert time.monotonic() < deadline, f"waited in vain for: {what}"
        page.clock.run_for(100)


OVERFLOW = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return [scrollWidth - innerWidth, scrollHeight - innerHeight];
}"""


def overflow(page: Page) -> tuple[int, int]:
    """By how many px the page is wider and higher than its window, once it has settled there."""
    wide, high = at_rest(page, lambda: page.evaluate(OVERFLOW))
    return wide, high


def lines_of(thing: Locator) -> int:
    """On how many its words stand."""
    tops = """thing => {
      const words = document.createRange();
      const texts = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT);
      while (texts.nextNode() && !texts.currentNode.data.trim());
      words.selectNode(texts.currentNode);
      return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
    }"""
    return int(thing.evaluate(tops))


def axe(page: Page, *rules: str) -> None:
    """No rule of accessibility, or none of these, is broken on the page as it is now."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))  # spoken by the debugger, so no policy forbids it
    broken = page.evaluate(BREACHES, list(rules))
    assert not broken, "\n".join(broken)


def axe_by_day_and_night(page: Page) -> None:
    """The themes differ in their colours alone. Whatever moves has to have arrived."""
    for theme, rules in THEMES.items():
        page.emulate_media(color_scheme=theme)
        until(page, f"document.documentElement.dataset.theme === '{theme}'")
        axe(page, *rules)


def take_picture(page: Page, name: str) -> Path:
    """A PNG under build/pictures, once the fonts are there."""
    page.evaluate("document.fonts.ready")
    place = PICTURES / f"{name}.png"
    page.screenshot(path=place, animations="disabled", full_page=True)
    return place
