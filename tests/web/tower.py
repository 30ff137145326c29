"""What a person does with the tower in the browser: takes a hint, or types where a piece goes."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count, repeat
from typing import Any

from playwright.sync_api import Locator, Page

from tests.web.guests import PATIENCE_MS, wait_for
from tests.web.party import NAMES, Party, party
from tests.web.table import expect

GAME = "cat_and_the_tower"
# As `Invite` takes it: a tenth of the pixels, so that drawing by software takes a fifth of the
# time. The page has its size, and all of the room is drawn, but coarsely.
COARSE: dict[str, Any] = {"device_scale_factor": 0.3}
# So many pictures of the display pass.
PICTURES = """count => new Promise(done => {
  const next = () => (count-- > 0 ? requestAnimationFrame(next) : done());
  next();
})"""
# What there is to answer, or that it is over; nothing while the tower settles.
GLANCE = """() => {
  if (document.querySelector('.end .headline')) return 'over';
  if (document.querySelector('.shield')) return 'shield';
  const ask = document.querySelector('.ask[aria-busy=false]');
  if (!ask) return '';
  return ask.querySelector('h2').textContent + ' ' + ask.dataset.ask;
}"""


@contextmanager
def building(
    address: str, seats: int = 1, mice: tuple[str, ...] = (), **settings: Any
) -> Iterator[Party]:
    """All sit, and the game has begun."""
    with party(address, seats, game=GAME, **settings) as people:
        people.join(*NAMES[1 : seats - len(mice)])
        if mice:
            people.seat_mice(*mice)
        people.start()
        yield people


def question(page: Page) -> Locator:
    return page.locator(".ask h2")


def let_go(page: Page) -> Locator:
    return page.get_by_role("button", name="Let go")


def place(page: Page, x: float, y: float, turn: int = 0, bend: int | None = None) -> None:
    """By numbers: millimetres and degrees. Then a steady hand lets go."""
    summary = page.locator(".grip summary")
    if not page.get_by_label("Right, mm").is_visible():
        summary.click()
    fields = {"Right, mm": x, "Back, mm": y, "Turned, °": turn}
    if bend is not None:
        fields["Bent, °"] = bend
    for label, value in fields.items():
        page.get_by_label(label).fill(str(value))
        page.get_by_label(label).blur()
    expect(page.get_by_text("Your hand is steady")).to_have_count(1)
    let_go(page).click()


# Where the pieces of a first storey go: walls across from each other, the floor over both.
FIRST_STOREY = ((25, 0, 0, 90), (-20, 12, 180, 90), (0, 0, 0, None))


def place_next(page: Page) -> None:
    """Where whatever is in the hand stands well on a tower of one floor."""
    asked = question(page).inner_text()
    at = 2 if asked.startswith("Lay") else 0 if " or " in asked else 1
    x, y, turn, bend = FIRST_STOREY[at]
    place(page, x, y, turn, bend)


def choose_build(page: Page) -> None:
    await_question(page, "Choose an action card.")
    page.locator(".call", has_text=re.compile("Build: (?!pillar)")).first.click()


def answer_plainly(page: Page) -> None:
    """Wants nothing but to go on: lets go over the middle of the floor, and gives up what fails."""
    calls = page.locator(".ask .call")
    nothing = calls.filter(has_text=re.compile("Leave it|Give up"))
    if nothing.count():
        nothing.first.click()
    elif let_go(page).count():
        bring_over(page)
        let_go(page).click()
    else:
        calls.first.click()


def bring_over(page: Page) -> None:
    """Over the middle of the floor, or wherever else it is over anything."""
    keys = seeking()

    def is_over() -> bool:
        page.keyboard.press(next(keys))
        return let_go(page).get_attribute("aria-disabled") != "true"

    wait_for(page, is_over, "the piece to be over the floor")


def seeking() -> Iterator[str]:
    """Keys for the middle, as what comes before the piece is in hand is not heard; then, since
    walls may have slid away from there, for ever wider rounds about it."""
    yield from repeat("Home", 20)
    for side in count(1):
        for way in ("ArrowUp", "ArrowRight") if side % 2 else ("ArrowDown", "ArrowLeft"):
            yield from repeat(way, side)


def go_without_picture(page: Page) -> None:
    """As where nothing draws in three dimensions: it is played by words and numbers."""
    page.add_init_script("HTMLCanvasElement.prototype.getContext = () => null")
    page.reload()
    expect(page.locator("p.flat")).to_be_visible()


def glance(page: Page) -> str:
    return str(page.evaluate(GLANCE))


def play_on(pages: list[Page], answer: Callable[[Page], None], seconds: int = 600) -> None:
    """Whoever is asked answers, until all see the end."""
    answered = dict.fromkeys(pages, "")
    deadline = time.monotonic() + seconds
    while any(glance(page) != "over" for page in pages):
        assert time.monotonic() < deadline, "it does not end"
        for page in pages:
            seen = glance(page)
            if seen in ("", "over", answered[page]):
                page.wait_for_timeout(20)
                continue
            answered[page] = seen
            answer(page)


def await_question(page: Page, text: str) -> None:
    expect(question(page)).to_contain_text(text, timeout=PATIENCE_MS)
