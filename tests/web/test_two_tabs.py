"""One seat in two tabs: both show the same, and of two answers one counts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, WebSocketRoute

from tests.web.guests import Invite, stop_the_clock, wait_for
from tests.web.party import Party, playing
from tests.web.table import expect, hand, numbers, question

STALE = "Things have changed meanwhile. Look again."


@pytest.fixture
def people(address: str) -> Iterator[Party]:
    with playing(address, seats=3) as three:
        yield three


def another_tab(page: Page, path: str) -> Page:
    tab = page.context.new_page()
    tab.goto(path)
    return tab


def pick(page: Page, place: int) -> int:
    """The number of the card that is now to be buried."""
    card = hand(page).nth(place)
    card.click()
    number = int(card.get_attribute("aria-label") or "")
    expect(page.get_by_role("button", name=f"Bury the {number}")).to_be_visible()
    return number


def test_both_tabs_show_the_same(person: Invite, people: Party) -> None:
    first = people.before(person, 0)
    second = another_tab(first, people.path)
    for tab in (first, second):
        expect(hand(tab)).to_have_count(10)
    assert numbers(first) == numbers(second) == sorted(people.hand(0))

    number = pick(first, 0)
    first.get_by_role("button", name="Bury the").click()

    expect(hand(first)).to_have_count(9)
    expect(hand(second)).to_have_count(9)
    assert numbers(first) == numbers(second)
    for tab in (first, second):
        log = tab.get_by_role("group", name="So far")
        expect(log).to_contain_text(f"You bury the {number}.")


class Slow:
    """A line on which what the server says can be kept back for a while."""

    def __init__(self, page: Page) -> None:
        self._keeps = False
        self._kept: list[str | bytes] = []
        self._page: WebSocketRoute | None = None
        page.route_web_socket("**/live", self._carry)

    def keep(self) -> None:
        self._keeps = True

    def release(self) -> None:
        self._keeps = False
        assert self._page is not None
        for frame in self._kept:
            self._page.send(frame)

    def _carry(self, page: WebSocketRoute) -> None:
        self._page = page
        server = page.connect_to_server()
        server.on_message(
            lambda frame: self._kept.append(frame) if self._keeps else page.send(frame)
        )


def test_of_two_answers_at_once_exactly_one_counts(person: Invite, people: Party) -> None:
    first = people.before(person, 0)
    second = first.context.new_page()
    line = Slow(second)
    second.goto(people.path)
    dealt = sorted(people.hand(0))
    wanted, late = pick(first, 0), pick(second, 9)

    line.keep()  # the second answers before it hears of the first
    first.get_by_role("button", name="Bury the").click()
    expect(hand(first)).to_have_count(9)
    stop_the_clock(second)  # what is stale is said for some seconds only
    second.get_by_role("button", name="Bury the").click()
    line.release()

    expect(second.get_by_text(STALE)).to_be_visible()
    second.clock.resume()
    left = list(dealt)
    left.remove(wanted)
    assert late in left
    for tab in (first, second):
        wait_for(tab, lambda: numbers(tab) == left, "the hand less the card that counted")  # noqa: B023
    expect(first.get_by_text(STALE)).to_have_count(0)
    expect(question(second)).to_have_count(0)
