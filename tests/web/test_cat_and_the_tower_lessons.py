"""The lessons of the tower from the first step to the last, judged by rules and by gravity."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.coach import arrive, go_on, hear_again, hear_praise
from tests.web.guests import Invite, axe
from tests.web.table import expect
from tests.web.tower import COARSE, let_go, place

# How a card looks that one may act on, or not.
LOOK = """(card) => {
  const { backgroundColor, boxShadow } = getComputedStyle(card);
  return { background: backgroundColor, ring: boxShadow };
}"""


def test_all_the_way(person: Invite) -> None:
    page = person("/games/cat_and_the_tower/learn", **COARSE)
    arrive(page, "cards")
    page.locator(".call", has_text="Any friend").click()
    hear_again(page, "cards")
    page.locator(".call", has_text="Build: brick + window").click()
    go_on(page, "cards")
    arrive(page, "wall")
    place(page, 25, 0, 0, 90)
    go_on(page, "wall")
    for step, x, y in (("shove", -36, -36), ("beside", 0, 90)):
        arrive(page, step)
        place(page, x, y)
        go_on(page, step)
    for step in ("floor", "friend"):
        arrive(page, step)
        let_go_over_the_floor(page)
        go_on(page, step)
    arrive(page, "goal")
    expect(page.get_by_text("met now")).to_be_visible()
    glowing = page.locator(".goal", has_text="met now").first.evaluate(LOOK)
    plain = page.locator(".goal", has_not_text="met now").first.evaluate(LOOK)
    assert glowing["background"] != plain["background"]
    assert glowing["ring"] != plain["ring"]
    axe(page)
    page.locator(".call", has_text="To floor 2").click()
    go_on(page, "goal")
    arrive(page, "climb")
    let_go_over_the_floor(page)
    go_on(page, "climb")
    arrive(page, "pet")
    page.locator(".call", has_text="Orange friend").first.click()
    page.locator(".call", has_text="front left").click()
    go_on(page, "pet")
    arrive(page, "fall")
    page.locator(".call").first.click()
    go_on(page, "fall")
    learn_to_race(page)


def let_go_over_the_floor(page: Page) -> None:
    """Once there is something in the hand: a key that comes before that is not heard."""
    expect(let_go(page)).to_be_visible()
    page.keyboard.press("Home")
    expect(page.get_by_text("Your hand is steady")).to_have_count(1)
    let_go(page).click()


def learn_to_race(page: Page) -> None:
    arrive(page, "race")
    page.locator(".call", has_text="Build: pillar").click()
    hear_again(page, "race")
    page.locator(".call", has_text="Orange friend").click()
    go_on(page, "race")
    arrive(page, "secret")
    page.locator(".call", has_text="Leave it").click()
    hear_again(page, "secret")
    page.locator(".call", has_text="To floor 1").click()
    hear_praise(page, "secret")


def test_on_a_phone_the_piece_can_be_held(person: Invite) -> None:
    page = person("/games/cat_and_the_tower/learn", size=(390, 844), **COARSE)
    arrive(page, "cards")
    page.locator(".call", has_text="Build: brick + window").click()
    go_on(page, "cards")
    arrive(page, "wall")

    place(page, 25, 0, 0, 90)

    hear_praise(page, "wall")


def test_the_rulebook_has_pictures(person: Invite) -> None:
    page = person("/games/cat_and_the_tower/rules/TOW-8")
    expect(page.locator("#TOW-8 .picture svg, .picture svg").first).to_be_visible()

    axe(page)
