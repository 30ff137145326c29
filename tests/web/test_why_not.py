"""What is not allowed is dim; whoever tries it all the same is told why."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from clowder.games.cat_in_the_box.state import Playing
from clowder.locales import Words
from tests.web.guests import Invite, at_rest, wait_for
from tests.web.party import Party, playing
from tests.web.table import answers, click_dim, expect, hand, numbers, question

RULE = Words("en")("rule-cib-8")


@pytest.fixture
def people(address: str) -> Iterator[Party]:
    """Three before the first trick: whoever leads cannot lead red."""
    with playing(address, seats=3) as three:
        three.play(lambda view: isinstance(view.phase, Playing))
        yield three


def try_red(page: Page) -> None:
    hand(page).first.click()
    red = answers(page).filter(has_text="Red")
    expect(red).to_have_attribute("aria-disabled", "true")
    expect(red).to_have_accessible_name(re.compile("not to be led yet"))
    click_dim(red)


def test_a_refused_colour_is_explained_with_its_rule(person: Invite, people: Party) -> None:
    page = people.before(person, people.asked())
    try_red(page)

    why = page.get_by_role("region", name="You cannot lead red yet.")
    expect(why).to_contain_text("Nobody has played red, and you can lead another colour.")
    why.get_by_role("button", name="Rule CIB-8").click()

    dialog = page.get_by_role("dialog", name="Rule CIB-8")
    expect(dialog).to_contain_text(RULE)
    dialog.get_by_role("button", name="The rulebook").click()
    book = page.get_by_role("dialog", name="Rules")
    rule = book.locator("li[aria-current=true]")
    expect(rule).to_contain_text(RULE)
    expect(rule).to_be_in_viewport()

    page.keyboard.press("Escape")
    expect(book).to_be_hidden()
    expect(why).to_be_visible()  # until the next touch
    page.locator("[data-stage]").click(position={"x": 4, "y": 4})
    expect(why).to_be_hidden()
    expect(question(page)).to_contain_text("What colour is your")


def test_what_is_possible_instead_is_said_and_still_lies_there(
    person: Invite, people: Party
) -> None:
    seat = people.asked()
    page = people.before(person, seat)
    before = people.hand(seat)
    try_red(page)

    why = page.get_by_role("region", name="You cannot lead")
    expect(why).to_contain_text("It can be: Blue, Yellow or Green.")
    answers(page).filter(has_text="Blue").click()

    expect(why).to_be_hidden()
    led = page.get_by_role("list", name="Trick 1").get_by_role("listitem").first
    expect(led).to_contain_text(f"You: {before[0]} blue, led")
    wait_for(page, lambda: numbers(page) == sorted(before[1:]), "the hand without that card")


def test_on_a_phone_the_reason_lies_over_the_hand_and_covers_no_answer(
    person: Invite, people: Party
) -> None:
    page = people.before(person, people.asked(), size=(390, 664))
    try_red(page)

    why = page.get_by_role("region", name="You cannot lead red yet.")
    why.get_by_role("button", name="Rule CIB-8").click()
    page.get_by_role("dialog", name="Rule CIB-8").get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog", name="Rule CIB-8")).to_be_hidden()
    low, high = at_rest(page, lambda: (why.bounding_box(), hand(page).first.bounding_box()))
    assert low is not None
    assert high is not None
    assert low["y"] + low["height"] <= high["y"] + 1
    assert low["width"] > 340  # of 390, less its edges
    page.get_by_role("banner").click()

    expect(why).to_be_hidden()
    expect(question(page)).to_contain_text("What colour is your")
