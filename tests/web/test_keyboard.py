"""Keys alone, from the front door through a whole round; one always sees where one stands."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from clowder.games.cat_in_the_box.state import Playing
from tests.web.guests import Invite, until, wait_for
from tests.web.party import Party, party, playing
from tests.web.table import allowed, answers, await_change, expect, glance, hand, question

MOST_TABS = 40
# Where the keyboard stands, and whether a ring is drawn there: on it, in it, or around it.
PLACE = """() => {
  const at = document.activeElement;
  const ringed = (node, pseudo) => {
    const style = getComputedStyle(node, pseudo);
    return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  };
  const around = [at, ...at.children, at.closest('label, li')].filter(Boolean);
  const box = at.getBoundingClientRect();
  return {
    tag: at.tagName,
    name: at.getAttribute('aria-label') ?? at.textContent.trim(),
    seen: around.some((node) => ringed(node, null) || ringed(node, '::after')),
    inside: box.bottom > 0 && box.top < innerHeight,
  };
}"""


class Keys:
    """Presses keys, and after each looks where that has led."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, key: str) -> str:
        self.page.keyboard.press(key)
        return self.place()

    def place(self) -> str:
        """The name of what has the focus: it is never lost, and never out of sight."""
        until(self.page, "document.activeElement !== document.body")
        place = self.page.evaluate(PLACE)
        assert place["inside"], place
        assert place["seen"] or place["tag"] in ("H1", "H2", "MAIN"), place  # one stands to read
        return str(place["name"])

    def tab_to(self, name: str, key: str = "Tab") -> None:
        for _ in range(MOST_TABS):
            if re.fullmatch(name, self.press(key)):
                return
        raise AssertionError(f"{key} does not lead to {name}")

    def answer(self) -> None:
        """Whatever is asked: a bid, or a card that may be played."""
        if question(self.page).inner_text().startswith("How many"):
            self.press("1")
            return
        if not re.fullmatch(r"\d(:.*)?", self.place()):
            self.tab_to(r"\d(:.*)?")
        self.press("Home")
        for _ in range(hand(self.page).count()):
            self.press("Enter")
            expect(answers(self.page)).not_to_have_count(0)
            if allowed(self.page).count():
                self.press(allowed(self.page).first.get_attribute("aria-keyshortcuts") or "")
                return
            self.press("Escape")
            expect(answers(self.page)).to_have_count(0)
            self.press("ArrowRight")
        raise AssertionError("no card may be played")


def test_from_the_front_door_through_a_round(person: Invite) -> None:
    page = person()
    expect(page.get_by_role("button", name="Play: Cat in the Box")).to_be_enabled()
    keys = Keys(page)
    keys.tab_to("Play: Cat in the Box")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Cat in the Box")).to_be_visible()
    keys.tab_to("Play right away")
    page.keyboard.press("Enter")
    expect(question(page)).to_have_text("Bury one card. Nobody will miss it.")
    wait_for(page, lambda: keys.place() == "Cat in the Box", "the heading of the new page")
    keys.tab_to(r"\d")

    seen = glance(page)
    while "Round 1" in seen:
        keys.answer()
        seen = await_change(page, seen)
        keys.place()

    keys.tab_to("Skip the count")
    keys.press("Enter")
    expect(page.get_by_role("heading", name="Next round?")).to_be_visible()
    assert keys.place()
    keys.tab_to("Go on")
    keys.press("Enter")
    keys.place()
    expect(question(page)).to_be_visible()


@pytest.fixture
def people(address: str) -> Iterator[Party]:
    with playing(address, seats=3) as three:
        three.play(lambda view: isinstance(view.phase, Playing))
        yield three


def test_a_refusal_is_read_and_closed_by_keys(person: Invite, people: Party) -> None:
    page = people.before(person, people.asked())
    expect(question(page)).to_be_visible()
    keys = Keys(page)
    keys.tab_to(r"\d")
    card = keys.press("Enter")
    expect(answers(page).first).to_have_attribute("aria-disabled", "true")

    keys.tab_to("Red.*")
    page.keyboard.press("Enter")
    why = page.get_by_role("region", name="You cannot lead red yet.")
    expect(why).to_be_visible()
    keys.place()
    keys.tab_to("Rule CIB-8")
    keys.press("Enter")
    expect(page.get_by_role("dialog", name="Rule CIB-8")).to_be_visible()
    keys.press("Escape")
    expect(page.get_by_role("dialog", name="Rule CIB-8")).to_be_hidden()
    keys.place()
    keys.press("Escape")

    expect(why).to_be_hidden()
    keys.place()
    expect(question(page)).to_have_text(f"What colour is your {card}?")


def test_the_board_answers_to_arrows_and_enter(person: Invite, people: Party) -> None:
    page = people.before(person, people.asked())
    expect(question(page)).to_be_visible()
    keys = Keys(page)
    keys.tab_to(r"\d")
    number = int(keys.press("Enter"))
    expect(answers(page)).to_have_count(4)
    keys.tab_to(r"1, red: .*", "Shift+Tab")

    keys.press("ArrowDown")
    for _ in range(1, number):
        keys.press("ArrowRight")
    wait_for(page, lambda: keys.place() == f"{number}, blue: free, possible for you", "that space")
    keys.press("Enter")

    expect(page.get_by_role("gridcell", name=f"{number}, blue: You")).to_be_visible()
    keys.place()


def test_the_menu_gives_the_focus_back(person: Invite, address: str) -> None:
    with party(address, seats=2) as people:
        people.seat_mice("uniform")
        people.start()
        page = people.before(person, 0)
        expect(question(page)).to_be_visible()
        keys = Keys(page)
        menu = page.get_by_role("dialog", name="Settings")

        keys.tab_to("Settings")
        keys.press("Enter")
        expect(menu).to_be_visible()
        keys.press("Escape")

        expect(menu).to_be_hidden()
        wait_for(page, lambda: keys.place() == "Settings", "the button of the menu")


def test_the_first_tab_skips_to_the_content(person: Invite) -> None:
    page = person()
    expect(page.get_by_role("heading", name="Pull up a box.")).to_be_visible()
    keys = Keys(page)

    assert keys.press("Tab") == "Skip to the content"
    page.keyboard.press("Enter")

    until(page, "document.activeElement.id === 'main'")
