"""The lessons from the first step to the last, with what they refuse on the way."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page

from clowder.locales import Words
from tests.web.coach import arrive, coach, go_on, hear_again
from tests.web.guests import Invite
from tests.web.table import allowed, answers, click_dim, expect, hand, question

WORDS = Words("en")


@pytest.fixture
def page(person: Invite) -> Page:
    return person("/games/cat_in_the_box/learn")


def play(page: Page, number: int, colour: str) -> None:
    choose(page, number, colour).click()


def try_in_vain(page: Page, number: int, colour: str) -> None:
    """What is not allowed, to be told why."""
    click_dim(choose(page, number, colour))


def choose(page: Page, number: int, colour: str) -> Locator:
    """The card is picked up; the answer with that colour."""
    card = hand(page).filter(has_text=str(number)).first
    if card.get_attribute("aria-pressed") != "true":
        card.click()
    return answers(page).filter(has=page.get_by_text(colour, exact=True))


def learn_rounds(page: Page) -> None:
    arrive(page, "bury")
    hand(page).first.click()
    page.get_by_role("button", name="Bury the 1").click()
    go_on(page, "bury")

    arrive(page, "bid")
    answers(page).filter(has_text="3").click()
    go_on(page, "bid")


def learn_tricks(page: Page) -> None:
    arrive(page, "red")
    play(page, 3, "Blue")
    hear_again(page, "red")
    try_in_vain(page, 6, "Red")
    expect(coach(page)).to_contain_text("You cannot lead red yet.")
    go_on(page, "red")

    arrive(page, "lead")
    play(page, 3, "Yellow")
    go_on(page, "lead")

    arrive(page, "follow")
    play(page, 6, "Green")
    hear_again(page, "follow")
    play(page, 6, "Blue")
    go_on(page, "follow")

    arrive(page, "taken")
    try_in_vain(page, 5, "Green")
    expect(coach(page)).to_contain_text("Your 5 cannot be green.")
    go_on(page, "taken")

    arrive(page, "leave")
    play(page, 5, "Blue")
    go_on(page, "leave")

    arrive(page, "lost")
    try_in_vain(page, 3, "Green")
    go_on(page, "lost")

    arrive(page, "trump")
    play(page, 4, "Red")
    go_on(page, "trump")


def learn_scoring(page: Page) -> None:
    arrive(page, "paradox")
    play(page, 3, "Red")
    hear_again(page, "paradox")
    play(page, 5, "Yellow")
    go_on(page, "paradox")

    arrive(page, "last")
    play(page, 3, "Red")
    go_on(page, "last")

    arrive(page, "end")
    expect(question(page)).to_have_count(0)
    coach(page).get_by_role("button", name="Next").click()


def test_the_lessons_are_learnt_by_clicking(page: Page) -> None:
    learn_rounds(page)
    learn_tricks(page)
    learn_scoring(page)

    expect(page.get_by_role("heading", name="Nobody could have taught you better.")).to_be_visible()
    page.get_by_role("button", name="Play against mice").click()
    expect(question(page)).to_have_text("Bury one card. Nobody will miss it.")


def test_a_refusal_that_was_not_wanted_is_explained(page: Page) -> None:
    for step in ("bury", "bid", "red"):
        arrive(page, step)  # else one step might be skipped twice, and another not at all
        coach(page).get_by_role("button", name="Skip").click()
    arrive(page, "lead")

    try_in_vain(page, 6, "Red")

    why = page.get_by_role("region", name="You cannot lead red yet.")
    why.get_by_role("button", name="Rule CIB-8").click()
    dialog = page.get_by_role("dialog", name="Rule CIB-8")
    expect(dialog).to_contain_text(WORDS("rule-cib-8"))
    page.keyboard.press("Escape")
    page.get_by_role("banner").click()  # any touch
    expect(why).to_be_hidden()
    expect(allowed(page)).to_have_count(3)


def test_the_step_is_remembered_and_one_can_go_back(page: Page) -> None:
    for step in ("bury", "bid"):
        arrive(page, step)
        coach(page).get_by_role("button", name="Skip").click()
    arrive(page, "red")

    page.reload()
    arrive(page, "red")
    coach(page).get_by_role("button", name="Step back").click()

    arrive(page, "bid")


def test_a_game_that_is_not_in_the_house_has_no_lessons(person: Invite) -> None:
    page = person("/games/nine_lives/learn")

    expect(page.get_by_role("heading", name=WORDS("web-lost-page"))).to_be_visible()
