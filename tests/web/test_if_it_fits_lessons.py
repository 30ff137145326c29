"""The lessons of If It Fits from the first step to the last, with what they refuse on the way."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.coach import arrive, coach, go_on, hear_again
from tests.web.fitting import answer, hand
from tests.web.guests import Invite, at_rest
from tests.web.table import expect, question


@pytest.fixture
def page(person: Invite) -> Page:
    return person("/games/if_it_fits/learn")


def touch(page: Page, column: int, row: int) -> None:
    """A place of the table; of a card, the seam at its right."""
    page.locator(f"[data-place='{column},{row}']").dispatch_event("click")


def take(page: Page, card: str) -> None:
    slip = page.locator(f"[data-slip='{card}.0']")
    if slip.get_attribute("aria-pressed") != "true":
        slip.click()


def lay(page: Page, card: str, column: int, row: int, turned: bool = False) -> None:
    take(page, card)
    touch(page, column, row)
    if turned:
        answer(page, "Turn it round")
    answer(page, "Lay it here")


def learn_laying(page: Page) -> None:
    arrive(page, "corner")
    expect(coach(page)).to_contain_text("the player with the most points wins")
    touch(page, 1, 1)
    go_on(page, "corner")

    arrive(page, "start")
    touch(page, 1, 0)
    answer(page, "Lay it here")
    go_on(page, "start")


def learn_a_turn(page: Page) -> None:
    arrive(page, "draw")
    answer(page, "Draw a card")
    go_on(page, "draw")

    arrive(page, "join")
    lay(page, "T-m", 0, 1)
    hear_again(page, "join")
    lay(page, "O-m", 0, 1)
    go_on(page, "join")

    arrive(page, "late")
    page.get_by_role("button", name="Cats at home").click()
    go_on(page, "late")


def learn_cats(page: Page) -> None:
    arrive(page, "wall")
    touch(page, 1, 1)
    go_on(page, "wall")

    arrive(page, "settle")
    answer(page, "A cat on the left seam")
    go_on(page, "settle")

    arrive(page, "rival")
    take(page, "mouse")
    touch(page, 2, 0)
    go_on(page, "rival")

    arrive(page, "toy")
    lay(page, "mouse", 0, 0)
    go_on(page, "toy")

    arrive(page, "princess")
    take(page, "princess")
    touch(page, 2, 1)
    answer(page, "Take this place")
    go_on(page, "princess")

    arrive(page, "sleep")
    answer(page, "Lay a cat down to sleep")
    touch(page, 4, 0)
    answer(page, "Lay it here")
    go_on(page, "sleep")


def learn_scoring(page: Page) -> None:
    arrive(page, "close")
    lay(page, "LTB-yy", 0, -1, turned=True)
    go_on(page, "close")

    arrive(page, "move")
    answer(page, "A cat on the left seam")
    go_on(page, "move")

    arrive(page, "end")
    expect(question(page)).to_have_count(0)
    coach(page).get_by_role("button", name="Next").click()


def test_the_lessons_are_learnt_by_touching_the_table(page: Page) -> None:
    learn_laying(page)
    learn_a_turn(page)
    learn_cats(page)
    learn_scoring(page)

    expect(page.get_by_role("heading", name="Nobody could have taught you better.")).to_be_visible()


def test_a_phone_has_room_for_the_coach_and_the_table(person: Invite) -> None:
    page = person("/games/if_it_fits/learn", size=(390, 664))
    arrive(page, "corner")

    box = at_rest(page, page.locator(".stage .frame").bounding_box)

    assert box is not None
    assert box["height"] >= 100
    expect(hand(page)).to_have_count(3)  # two cards, and the start box
