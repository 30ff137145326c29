"""The lessons of Chabyrinthe from the first step to the last; what is tried is traced, too."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from tests.web.chabyrinthe_table import card, paws, place
from tests.web.coach import arrive, go_on, hear_again
from tests.web.guests import Invite
from tests.web.table import answers, click_dim, expect


def turn(page: Page, row: int, column: int, quarters: int) -> None:
    """Look at a card, turn it, and leave it so."""
    for _ in range(1 + quarters):
        card(page, row, column).click()
    page.locator(".call.bean").click()


def slide(page: Page, number: int, nth: int) -> None:
    place(page, number).click()
    answers(page).nth(nth).click()


def learn_two_actions(page: Page) -> None:
    arrive(page, "turn")
    turn(page, 2, 2, 1)
    go_on(page, "turn")

    arrive(page, "slide")
    slide(page, 0, 0)
    go_on(page, "slide")


def learn_the_way_home(page: Page) -> None:
    arrive(page, "home")
    turn(page, 1, 1, 1)
    hear_again(page, "home")
    expect(paws(page)).to_have_count(0)
    for _ in range(1 + 3):
        card(page, 4, 4).click()
    expect(paws(page)).not_to_have_count(0)
    page.locator(".call.bean").click()
    go_on(page, "home")

    arrive(page, "next")
    slide(page, 13, 1)
    go_on(page, "next")

    arrive(page, "bridge")
    turn(page, 4, 4, 1)
    go_on(page, "bridge")


def learn_what_follows(page: Page) -> None:
    arrive(page, "chain")
    turn(page, 1, 2, 2)
    go_on(page, "chain")

    arrive(page, "guardian")
    page.get_by_role("gridcell", name=re.compile(": Agatha$")).click()
    go_on(page, "guardian")

    arrive(page, "order")
    answers(page).first.click()
    go_on(page, "order")

    arrive(page, "last")
    turn(page, 4, 3, 2)
    go_on(page, "last")

    arrive(page, "end")


def learn_other_ways_to_play(page: Page) -> None:
    arrive(page, "due")
    place(page, 0).click()
    refused = page.locator(".ask .call[aria-disabled=true]")
    click_dim(refused.first)
    go_on(page, "due")

    arrive(page, "kittens")
    turn(page, 2, 3, 1)
    go_on(page, "kittens")

    arrive(page, "alone")


def test_the_lessons_from_the_first_step_to_the_last(person: Invite) -> None:
    page = person("/games/chabyrinthe/learn")

    learn_two_actions(page)
    learn_the_way_home(page)
    learn_what_follows(page)
    page.locator(".coach").get_by_role("button", name="Next").click()
    learn_other_ways_to_play(page)
