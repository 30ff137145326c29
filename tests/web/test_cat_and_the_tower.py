"""The tower in the browser: built by finger, keys and numbers; watched, and told in words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Literal

import pytest
from playwright.sync_api import Page

from clowder.locales import Words
from tests.web.guests import Invite, at_rest, axe, stop_the_clock, until, wait_for
from tests.web.party import Party
from tests.web.table import expect
from tests.web.tower import (
    COARSE,
    await_question,
    building,
    choose_build,
    go_without_picture,
    let_go,
    place,
    place_next,
    question,
)

WORDS = Words("en")
PHONE = (390, 844)
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
# Where the middle of what no paper covers is: there is the floor that a piece is held over.
HELD_AT = """(canvas) => {
  const box = canvas.getBoundingClientRect();
  const style = getComputedStyle(canvas.closest('.tower'));
  const [left, right] = ['left', 'right'].map((edge) =>
    parseFloat(style.getPropertyValue(`--free-${edge}`)));
  return [left + (box.width - left - right) * 0.62, box.y + box.height / 2];
}"""


@pytest.fixture
def address(fixed_address: str) -> str:
    return fixed_address


@pytest.fixture
def alone(address: str) -> Iterator[Party]:
    with building(address) as one:
        yield one


def height(page: Page) -> float:
    return float(page.locator(".posture b").inner_text().split()[0])


def drag_in_plan(page: Page, right: float, back: float) -> None:
    """So many millimetres: a finger in the plan goes further than the piece."""
    box = at_rest(page, page.locator(".plan svg").bounding_box)
    assert box is not None
    pixels = box["width"] / 120 / 0.6  # for a millimetre; 12 cm are drawn
    start = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + right * pixels / 2, start[1] - back * pixels / 2)
    page.mouse.move(start[0] + right * pixels, start[1] - back * pixels)
    page.mouse.up()


def test_a_storey_by_mouse(person: Invite, alone: Party) -> None:
    page = alone.before(person, 0, **COARSE)
    choose_build(page)
    await_question(page, "Stand a wall")
    expect(let_go(page)).to_have_attribute("aria-disabled", "true")  # it is held beside the tower
    expect(page.get_by_text("Bring it over the floor.")).to_be_visible()
    drag_in_plan(page, -78, 62)
    expect(page.locator(".verdict")).to_contain_text("Safe")
    page.locator(".grip summary").click()
    page.get_by_role("button", name="To the right").click()
    page.get_by_role("button", name="Bend it wider").click()
    expect(page.locator(".verdict")).to_contain_text("Safe")
    for then in ("Stand a wall", "floor: window.", "Lay the next floor on the walls."):
        await_question(page, then)
        place_next(page)

    await_question(page, "Choose an action card.")
    expect(page.get_by_role("img", name=re.compile("^The tower: 2 floors"))).to_be_visible()
    wait_for(page, lambda: height(page) > 5, "the height of a storey")


def let_go_by_key(page: Page) -> None:
    """Once there is something in the hand, and that is steady."""
    expect(page.locator(".ask[aria-busy=false]")).to_be_visible()
    expect(let_go(page)).to_be_visible()
    expect(page.get_by_text("Your hand is steady")).to_have_count(1)
    page.keyboard.press("Enter")


def bring_in_by_keys(page: Page) -> None:
    """Over the floor, and straight again: it is held askew at first."""
    expect(let_go(page)).to_be_visible()
    page.keyboard.press("Home")
    page.locator(".grip summary").focus()
    if not page.get_by_label("Turned, °").is_visible():
        page.keyboard.press("Enter")
    straight = "0" if float(page.get_by_label("Right, mm").input_value()) >= 0 else "180"
    page.get_by_label("Turned, °").fill(straight)
    page.keyboard.press("Tab")
    page.locator(".tower").focus()


def test_a_storey_by_keys_alone(person: Invite, alone: Party) -> None:
    page = alone.before(person, 0, **COARSE)
    await_question(page, "Choose an action card.")
    page.keyboard.press("1")
    await_question(page, "Stand a wall")
    expect(let_go(page)).to_be_visible()
    expect(page.locator(".grip kbd:visible")).to_have_text(["Q", "E", "F", "R"])
    said = page.locator(".grip [aria-live]")
    bring_in_by_keys(page)
    for key in ("ArrowLeft", "Shift+ArrowUp", "q", "r"):
        page.keyboard.press(key)
    expect(said).to_contain_text("23 mm to the right, 1 mm back, turned 5°, bent 100°.")
    expect(said).to_contain_text("Safe")
    for then in ("Stand a wall on the highest floor: window.", "Lay the next floor on the walls."):
        let_go_by_key(page)
        await_question(page, then)
        bring_in_by_keys(page)
    let_go_by_key(page)

    await_question(page, "Choose an action card.")
    expect(page.get_by_text("It holds: floor 2.").first).to_be_visible()


def test_a_hasty_hand_is_told_so(person: Invite, alone: Party) -> None:
    page = alone.before(person, 0, **COARSE)
    choose_build(page)
    await_question(page, "Stand a wall")
    bring_in_by_keys(page)
    stop_the_clock(page)  # after less than a second the hand would be steady
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.clock.resume()

    expect(page.get_by_text("You let go: brick wall. In haste.").first).to_be_visible()


def test_the_piece_is_dragged_over_the_floor(person: Invite, alone: Party) -> None:
    page = alone.before(person, 0, **COARSE)
    choose_build(page)
    await_question(page, "Stand a wall")
    expect(let_go(page)).to_be_visible()
    page.keyboard.press("Home")
    page.get_by_role("button", name="Plan").click()
    said = page.locator(".grip [aria-live]")
    expect(said).to_contain_text("mm to the right, level with it")
    at_rest(page, page.locator("canvas").screenshot)

    x, y = page.locator("canvas").evaluate(HELD_AT)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 20, y)
    page.mouse.move(x - 40, y + 30)
    page.mouse.up()

    expect(said).to_contain_text(re.compile(r"\d+\smm to the (left|right), \d+\smm to the front"))


def test_something_in_the_way_is_told_before_and_after(person: Invite, alone: Party) -> None:
    page = alone.before(person, 0, **COARSE)
    choose_build(page)
    await_question(page, "Stand a wall")
    page.locator(".grip summary").click()
    page.get_by_label("Right, mm").fill("-36")
    page.get_by_label("Back, mm").fill("-36")
    page.get_by_label("Back, mm").blur()
    expect(page.locator(".verdict")).to_contain_text("In the way: Toto.")
    let_go(page).click()

    await_question(page, "Failed tries: 1.")
    expect(page.get_by_text("In the way: Toto. Still in hand: brick wall.").first).to_be_visible()


def test_every_question_is_accessible(person: Invite, alone: Party) -> None:
    page = alone.before(person, 0, **COARSE)
    for word in ("Choose", "Stand"):
        await_question(page, word)
        for (wide, high), theme in product(((1280, 800), PHONE), THEMES):
            page.set_viewport_size({"width": wide, "height": high})
            page.emulate_media(color_scheme=theme)
            until(page, f"document.documentElement.dataset.theme === '{theme}'")
            until(page, f"innerWidth === {wide}")
            axe(page)
        if word == "Choose":
            page.locator(".call").first.click()


@pytest.mark.parametrize("language", ["cs", "pl", "hu"])
def test_it_speaks(person: Invite, alone: Party, language: str) -> None:
    page = alone.before(person, 0, language=language, size=PHONE, **COARSE)
    expect(question(page)).to_have_text(Words(language)("tow-ask-use", together="yes"))
    page.locator(".call").first.click()
    expect(page.get_by_role("button", name=Words(language)("tow-web-let-go"))).to_be_visible()

    assert "tow-" not in page.locator("body").inner_text()


def test_whoever_watches_sees_it_grow(person: Invite, alone: Party) -> None:
    page = alone.before(person, 0, **COARSE)
    watcher = person(alone.path, **COARSE)
    expect(watcher.get_by_text("You are watching")).to_be_visible()
    choose_build(page)
    await_question(page, "Stand a wall")
    place_next(page)

    expect(watcher.get_by_text("It holds: brick wall.").first).to_be_visible()
    expect(watcher.locator(".posture")).to_contain_text("5.")
    assert let_go(watcher).count() == 0


def test_without_three_dimensions_it_is_played_by_words(person: Invite, alone: Party) -> None:
    page = alone.before(person, 0)
    go_without_picture(page)
    expect(page.get_by_text(WORDS("tow-web-no-picture"))).to_be_visible()

    choose_build(page)
    await_question(page, "Stand a wall")
    place(page, 25, 0, 0, 90)
    await_question(page, "floor: window.")
