"""Two play on one device and pass it on; nobody sees the other's hand."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import Locator, Page

from tests.web.guests import Invite
from tests.web.table import (
    answer_anything,
    answers,
    await_change,
    expect,
    glance,
    hand,
    numbers,
    question,
    sit_together,
)

# All that is in the page: texts, hidden or not, and whatever is said about things.
CONTENT = """() => [
  document.body.textContent,
  ...[...document.querySelectorAll('[aria-label], [title], [alt]')].map((node) =>
    ['aria-label', 'title', 'alt'].map((name) => node.getAttribute(name)).join(' ')),
].join(' ')"""


def shield(page: Page) -> Locator:
    return page.get_by_role("heading", name="Pass the screen to")


def take(page: Page) -> str:
    """The device is passed on with nobody's hand on it; who has it now."""
    expect(shield(page)).to_be_visible()
    expect(page.get_by_text("Nobody’s cards are on the screen now.")).to_be_visible()
    who = shield(page).inner_text().removeprefix("Pass the screen to ").removesuffix(".")
    said = page.evaluate(CONTENT)
    assert page.locator("[data-slip], .card").count() == 0
    assert "Your hand" not in said
    assert "You bury" not in said
    page.get_by_role("button", name="I am ready").click()
    expect(question(page)).to_be_visible()
    return who


def answer(page: Page) -> None:
    """Until the other is to have the device, or the same one is asked again."""
    before = glance(page)
    answer_anything(page)
    await_change(page, before)


def test_between_turns_the_hands_are_covered(person: Invite) -> None:
    page = person("/games/cat_in_the_box")
    sit_together(page, "Bo")
    hands: dict[str, list[int]] = {}
    buried: dict[str, int] = {}
    for _ in range(2):
        who = take(page)
        expect(answers(page)).to_have_count(0)  # what the other picked up stays unknown
        expect(page.locator("[data-slip][aria-pressed=true]")).to_have_count(0)
        hands[who] = numbers(page)
        buried[who] = int(hand(page).first.get_attribute("aria-label") or "")
        answer(page)

    assert len(hands) == 2
    for _ in range(6):
        who = take(page) if shield(page).is_visible() else who
        assert Counter(numbers(page)) < Counter(hands[who])
        assert page.locator("[data-slip]").count() == len(numbers(page))
        [other] = hands.keys() - {who}
        said = page.evaluate(CONTENT)
        assert f"You bury the {buried[who]}." in said
        assert f"{other} buries a card." in said
        answer(page)


def test_a_log_left_open_shows_nothing_of_the_other(person: Invite) -> None:
    page = person("/games/cat_in_the_box", size=(390, 664))
    sit_together(page, "Bo")
    first = take(page)
    card = int(hand(page).first.get_attribute("aria-label") or "")
    answer(page)
    assert take(page) != first

    page.get_by_role("button", name="Log and chat").click()

    log = page.get_by_role("dialog", name="So far")
    expect(log).to_contain_text(f"{first} buries a card.")
    expect(log).not_to_contain_text(f"bury the {card}")
