"""The lessons of Stray Cat on a phone, with what they refuse on the way."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.coach import arrive, go_on
from tests.web.guests import PHONE, Invite
from tests.web.stray_table import cards
from tests.web.table import allowed, answers, click_dim


def pick_up(page: Page, *names: str) -> None:
    for name in names:
        page.locator(f"[data-card='{name}']").click()


def learn_to_walk(page: Page) -> None:
    arrive(page, "meals")
    pick_up(page, "modest-1", "modest-2", "nourishing-12")
    answers(page).filter(has_text="Walk 4 steps").click()
    go_on(page, "meals")

    arrive(page, "back")
    click_dim(page.get_by_role("button", name="straight back"))
    go_on(page, "back")

    arrive(page, "fog")
    allowed(page).first.click()
    go_on(page, "fog")

    arrive(page, "food")
    answers(page).filter(has_text="Look for food").click()
    go_on(page, "food")

    arrive(page, "house")
    page.locator("[data-target='2.N']").click()
    go_on(page, "house")


def learn_what_does_not_go(page: Page) -> None:
    arrive(page, "nowhere")
    pick_up(page, "shortcut-27")
    click_dim(answers(page).filter(has_text="leads nowhere"))
    go_on(page, "nowhere")

    arrive(page, "mixed")
    pick_up(page, "modest-5", "shortcut-27")
    click_dim(answers(page).filter(has_text="meals or luck"))
    go_on(page, "mixed")


def learn_bad_luck(page: Page) -> None:
    arrive(page, "works")
    page.locator(".target.tile").first.click()
    page.locator(".target.step").first.click()
    go_on(page, "works")

    arrive(page, "dog")  # there is but one tile for it
    page.locator(".target.step").first.click()
    go_on(page, "dog")

    for step in ("mouse", "raven"):
        arrive(page, step)
        answers(page).filter(has_text="Pip").click()
        go_on(page, step)

    arrive(page, "meeting")
    page.locator(".target.step").first.click()
    go_on(page, "meeting")


def learn_to_fight(page: Page) -> None:
    arrive(page, "truck")
    page.locator("[data-target='16.o']").click()
    go_on(page, "truck")

    arrive(page, "fight")
    cards(page).first.click()
    answers(page).first.click()
    go_on(page, "fight")

    arrive(page, "push")
    page.locator(".target.step").first.click()
    go_on(page, "push")


def test_the_lessons_from_the_first_step_to_the_last(person: Invite) -> None:
    page = person("/games/stray_cat/learn", size=PHONE)

    learn_to_walk(page)
    learn_what_does_not_go(page)
    learn_bad_luck(page)
    learn_to_fight(page)

    arrive(page, "last")
    pick_up(page, "modest-8")
    answers(page).filter(has_text="Walk 1 step").click()
    go_on(page, "last")
    arrive(page, "end")
