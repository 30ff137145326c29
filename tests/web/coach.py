"""The coach of a lesson, as whoever learns a game in the browser meets it."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from clowder.games import find_room
from clowder.locales import Words
from tests.web.table import expect

WORDS = Words("en")


def coach(page: Page) -> Locator:
    return page.locator(".coach")


def told(page: Page, step: str, what: str) -> str:
    """The coach's words; which game it is stands in the address."""
    game = page.url.split("/games/")[1].split("/")[0]
    return WORDS(f"{find_room(game).prefix}-lesson-{step}-{what}")


def arrive(page: Page, step: str) -> None:
    title = told(page, step, "title")
    expect(coach(page).get_by_role("heading", name=title, exact=True)).to_be_visible()
    expect(coach(page)).to_contain_text(told(page, step, "text"))


def go_on(page: Page, step: str) -> None:
    hear_praise(page, step)
    coach(page).get_by_role("button", name="Next").click()


def hear_praise(page: Page, step: str) -> None:
    expect(coach(page)).to_contain_text(told(page, step, "praise"))


def hear_again(page: Page, step: str) -> None:
    expect(coach(page)).to_contain_text(told(page, step, "again"))
