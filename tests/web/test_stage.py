"""The board is the screen: its place is large, and nothing that is asked or told changes it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.web.guests import Invite
from tests.web.party import Party, playing
from tests.web.rooms import ROOMS, Lot, await_question, hold_a_piece, table_of
from tests.web.table import answers, expect

SIZES = ((1440, 900), (1920, 1080), (820, 1180), (390, 844))
SHARE = 0.55  # of the window, at least
QUESTIONS = 4  # of one player, so early that no round ends
# Every place that the stage has had in any picture that was drawn, and the page's own scrolling.
WATCH = """() => {
  window.places = new Set();
  const look = () => {
    const box = document.querySelector('[data-stage]')?.getBoundingClientRect();
    const { scrollTop, scrollLeft } = document.scrollingElement;
    if (box) window.places.add([box.x, box.y, box.width, box.height, scrollTop, scrollLeft].join());
    requestAnimationFrame(look);
  };
  look();
}"""


def places(page: Page) -> list[list[float]]:
    return [[float(part) for part in place.split(",")] for place in page.evaluate("[...places]")]


def assert_still_and_large(page: Page, size: tuple[int, int]) -> None:
    [(_x, _y, width, height, *scrolled)] = places(page)
    assert width * height >= SHARE * size[0] * size[1]
    assert scrolled == [0, 0]


@pytest.mark.parametrize("game", ROOMS)
def test_no_question_changes_the_stage(person: Invite, address: str, game: str) -> None:
    with table_of(address, game) as people:
        lot = Lot(people)
        pages = {size: people.before(person, 0, size=size) for size in SIZES}
        for page in pages.values():
            page.wait_for_selector("[data-stage]")
            page.evaluate(WATCH)

        for _ in range(QUESTIONS):
            before = lot.number()
            assert lot.play(lambda: people.asked() == 0 and lot.number() > before)  # noqa: B023
            for page in pages.values():
                await_question(page)
                hold_a_piece(page)

        for size, page in pages.items():
            assert_still_and_large(page, size)


@pytest.fixture
def leading(address: str) -> Iterator[Party]:
    with playing(address, seats=3) as three:
        three.play(lambda view: type(view.phase).__name__ == "Playing")
        yield three


@pytest.mark.parametrize("size", SIZES)
def test_a_refusal_lies_over_the_rim(person: Invite, leading: Party, size: tuple[int, int]) -> None:
    page = leading.before(person, leading.asked(), size=size)
    await_question(page)
    page.evaluate(WATCH)
    hold_a_piece(page)
    expect(answers(page)).to_have_count(4)
    slip = page.locator(".ask").bounding_box()
    answers(page).filter(has_text="Red").click(force=True)
    why = page.locator(".nope")
    expect(why).to_be_visible()

    assert page.locator(".ask").bounding_box() == slip
    assert_still_and_large(page, size)
