"""The tower's table in every window: the picture keeps its place, and paper never hides paper."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from clowder.locales import Words
from tests.web.guests import Invite, until
from tests.web.party import Party
from tests.web.table import expect
from tests.web.tower import (
    COARSE,
    PICTURES,
    await_question,
    bring_over,
    building,
    choose_build,
    let_go,
)

SIZES = ((1440, 900), (1920, 1080), (820, 1180), (390, 844))
PHONES = ((390, 844), (320, 568))
SCROLLED = "document.querySelector('.scene .right').scrollTop"
FREE = 0.55  # of the window: no paper lies there

# How much of the window shows the room and nothing else: looked at point by point.
MEASURE = """() => {
  const rect = (element) => element.getBoundingClientRect();
  const stage = rect(document.querySelector('[data-stage]'));
  const panels = [...document.querySelectorAll('[data-panel]')]
    .filter((panel) => panel.checkVisibility())
    .flatMap((panel) => (panel.matches('.left') ? [...panel.children] : [panel]))
    .map(rect);
  const covers = (box, x, y) => x >= box.left && x < box.right && y >= box.top && y < box.bottom;
  let free = 0;
  const steps = 80;
  for (let i = 0; i < steps; i++)
    for (let j = 0; j < steps; j++) {
      const [x, y] = [((i + 0.5) * innerWidth) / steps, ((j + 0.5) * innerHeight) / steps];
      if (covers(stage, x, y) && !panels.some((box) => covers(box, x, y))) free++;
    }
  return { free: free / steps ** 2, stage: [stage.x, stage.y, stage.width, stage.height] };
}"""

# What is cut off or lies over something else. What scrolls may be longer than it looks.
CLUTTER = """() => {
  const found = [];
  const seen = (element) => element.checkVisibility({ opacityProperty: true });
  const panels = [...document.querySelectorAll('[data-panel], .goal, .story')].filter(seen);
  for (const one of panels)
    for (const two of panels) {
      if (one === two || one.contains(two) || two.contains(one)) continue;
      const [a, b] = [one, two].map((element) => element.getBoundingClientRect());
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 2 && high > 2) found.push(`${one.className} over ${two.className}`);
    }
  const texts = '.under :is(h2, p, .btn, .call, dt)'; // the bar is the same everywhere
  for (const text of document.querySelectorAll(texts)) {
    const hidden = text.closest('.visually-hidden') || getComputedStyle(text).clipPath !== 'none';
    if (!seen(text) || hidden) continue;
    const box = text.getBoundingClientRect();
    if (text.scrollWidth > text.clientWidth + 1 && text.clientWidth > 0)
      found.push(`cut: ${text.className} ${text.textContent}`);
    const off = box.left < -1 || box.right > innerWidth + 1;
    if (off) found.push(`off the page: ${text.className} ${text.textContent}`);
  }
  const near = (one, two) => Math.abs(one - two) < 3;
  for (const side of document.querySelectorAll('.call[data-side=first]')) {
    const [a, b] = [side, side.nextElementSibling].map((each) => each.getBoundingClientRect());
    const beside = near(a.top, b.top) && near(a.right, b.left);
    const under = near(a.left, b.left) && near(a.right, b.right) && near(a.bottom, b.top);
    if (!beside && !under) found.push(`torn: ${side.textContent}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
  return found;
}"""

# The fields of the page keep a hand within reach; with this, what it sends is far beyond.
REACH_TOO_FAR = """() => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (words) {
    return send.call(this, words.replace(/("type":"Wall".*?"x":)-?\\d+/, '$19999'));
  };
}"""


@pytest.fixture
def alone(address: str) -> Iterator[Party]:
    with building(address) as one:
        yield one


def resized(page: Page, size: tuple[int, int]) -> Any:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    until(page, f"innerWidth === {size[0]} && document.fonts.status === 'loaded'")
    page.evaluate(PICTURES, 3)  # whatever follows the window by a script has done so
    return page.evaluate(MEASURE)


def test_the_picture_keeps_its_place_and_most_of_the_window(person: Invite, alone: Party) -> None:
    page = alone.before(person, 0, **COARSE)
    await_question(page, "Choose an action card.")
    choosing = {size: resized(page, size) for size in SIZES}
    choose_build(page)
    await_question(page, "Stand a wall")
    placing = {size: resized(page, size) for size in SIZES}
    bring_over(page)
    expect(let_go(page)).to_be_enabled()
    over = {size: resized(page, size) for size in SIZES}
    page.evaluate(REACH_TOO_FAR)
    let_go(page).click()
    expect(page.locator(".nope")).to_contain_text("That is too far out.")
    refused = {size: resized(page, size) for size in SIZES}
    expect(page.locator(".nope")).to_be_visible()

    for size in SIZES:
        moments = (choosing[size], placing[size], over[size], refused[size])
        assert len({tuple(moment["stage"]) for moment in moments}) == 1, size
        assert min(moment["free"] for moment in moments) >= FREE, (size, moments)


def test_letting_go_is_in_sight_on_a_phone_and_in_large_text(
    person: Invite, fixed_address: str
) -> None:
    with building(fixed_address) as alone:
        page = alone.before(person, 0, base_url=fixed_address, **COARSE)
        await_question(page, "Choose an action card.")
        page.locator(".call", has_text="Any friend").click()
        await_question(page, "Put a friend")
        bring_over(page)
        expect(let_go(page)).to_be_enabled()
        expect(page.locator(".ask .call")).to_have_count(4)

        for size, text in ((PHONES[0], 100), (PHONES[1], 100), (SIZES[0], 200)):
            page.evaluate(f"document.documentElement.style.fontSize = '{text}%'")
            resized(page, size)
            expect(let_go(page)).to_be_in_viewport(ratio=1)
            assert page.evaluate(SCROLLED) == 0, size
            grey = page.get_by_role("button", name="Grey friend")
            grey.click()  # a picture, that still has its name
            expect(grey).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["en", "hu"])
def test_nothing_is_cut_and_nothing_lies_over_something_else(
    person: Invite, alone: Party, language: Any
) -> None:
    page = alone.before(person, 0, language=language, **COARSE)
    expect(page.locator(".ask h2")).to_have_text(Words(language)("tow-ask-use", together="yes"))
    clutter: dict[str, list[str]] = {}

    def look(what: str) -> None:
        for size in (*SIZES, (320, 568)):
            for text in (100, 200):
                resized(page, size)
                page.evaluate(f"document.documentElement.style.fontSize = '{text}%'")
                page.evaluate(PICTURES, 3)  # the picture is told how high the sheet is now
                found = page.evaluate(CLUTTER)
                if found:
                    clutter[f"{what} {size} {text} %"] = found
        page.evaluate("document.documentElement.style.fontSize = ''")

    look("choosing")
    page.locator(".call").first.click()
    expect(page.get_by_role("button", name=Words(language)("tow-web-let-go"))).to_be_visible()
    page.keyboard.press("Home")
    look("placing")

    assert not clutter, json.dumps(clutter, indent=1)
