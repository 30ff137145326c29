"""The map of Stray Cat is large enough to be read, at a table and in the first lesson."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.guests import DESK, PHONE, Invite, at_rest
from tests.web.party import playing
from tests.web.table import expect

# What is drawn of the street, which may be less than its frame.
MAP = """() => {
  const street = document.querySelector('[data-stage] svg[role=img]');
  const boxes = [...street.querySelectorAll('path, rect, circle, image, use')]
    .map((part) => part.getBoundingClientRect()).filter((box) => box.width > 0);
  return Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left));
}"""


def width(page: Page) -> float:
    expect(page.get_by_role("img", name="The neighbourhood")).to_be_visible()
    return float(at_rest(page, lambda: page.evaluate(MAP)))


@pytest.mark.parametrize(("size", "least"), [(DESK, 640), ((820, 1180), 640), (PHONE, 340)])
def test_the_map_fills_the_stage(
    person: Invite, address: str, size: tuple[int, int], least: int
) -> None:
    with playing(address, seats=2, game="stray_cat") as people:
        assert width(people.before(person, 0, size=size)) >= least


def test_the_map_of_the_first_lesson_is_large_on_a_phone(person: Invite) -> None:
    assert width(person("/games/stray_cat/learn", size=PHONE)) >= 240
