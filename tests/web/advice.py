"""Whole games before browsers: whoever is asked takes the mouse's advice, which looks alike in
every room."""

from __future__ import annotations

import time

from playwright.sync_api import Page

from tests.web.guests import PATIENCE_MS
from tests.web.table import GAME_SECONDS

# What a person sees: the end, whose turn it is to look, a hint that lies ready, or a question.
GLANCE = """() => {
  if (document.querySelector('.end .headline')) return 'over';
  if (document.querySelector('.shield h1')) return 'shield';
  if (!document.querySelector('.ask[aria-busy=false]')) return '';
  return document.querySelector('.hinted') ? 'hinted' : 'asked';
}"""


def glance(page: Page) -> str:
    return str(page.evaluate(GLANCE))


def await_glance(page: Page, *wanted: str) -> str:
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while (now := glance(page)) not in wanted:
        assert time.monotonic() < deadline, f"it stays at {now!r}, not {wanted}"
        page.wait_for_timeout(10)
    return now


def follow_hint(page: Page) -> None:
    """Whatever is asked: the mouse is asked for advice, and its advice is taken."""
    page.get_by_role("button", name="A hint").click()
    await_glance(page, "hinted")
    page.locator(".hinted").first.click()
    await_glance(page, "", "asked", "shield", "over")


def play_to_end(*pages: Page) -> None:
    """Whoever is asked answers, and passes the device on, until all see the end."""
    deadline = time.monotonic() + GAME_SECONDS
    while waiting := {page: seen for page in pages if (seen := glance(page)) != "over"}:
        assert time.monotonic() < deadline, f"this takes too long: {list(waiting.values())}"
        for page, seen in waiting.items():
            if seen == "shield":
                page.get_by_role("button", name="I am ready").click()
                await_glance(page, "asked")
            elif seen == "asked":
                follow_hint(page)
        pages[0].wait_for_timeout(10)
