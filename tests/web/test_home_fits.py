"""Home fits one screen on a desk, for a newcomer and beside a game, in every language."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from tests.server.process import serving
from tests.web.conftest import GENEROUS
from tests.web.guests import DESK, Invite, at_rest
from tests.web.party import playing
from tests.web.table import expect

TOO_HIGH = "document.documentElement.scrollHeight - innerHeight"
LANGUAGES = ("cs", "pl", "hu", "en")


def assert_no_scrolling(page: Page) -> None:
    """In the languages that the bar offers, one after the other."""
    expect(page.locator(".games li")).to_have_count(5)
    for language in LANGUAGES:
        page.locator(f".languages [lang={language}]").click()
        expect(page.locator(f"html[lang={language}]")).to_be_attached()
        assert at_rest(page, lambda: page.evaluate(TOO_HIGH)) <= 0, language


def test_home_needs_no_scrolling_in_any_language(person: Invite, tmp_path: Path) -> None:
    """In a house of its own: elsewhere others may have opened tables that are listed below."""
    with serving(tmp_path, **GENEROUS) as server:
        newcomer = person(size=DESK, base_url=server.address)
        assert_no_scrolling(newcomer)
        newcomer.context.close()

        with playing(server.address, seats=2) as people:
            page = people.before(person, 0, path="/", base_url=server.address)
            expect(page.get_by_role("region", name="Your games")).to_be_visible()
            assert_no_scrolling(page)
            page.context.close()  # it would look for the house that is gone, and complain
