"""The square on every screen, in every language, by day and by night."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, Page

from tests.web.chabyrinthe_table import card, place, sewers
from tests.web.guests import Invite, at_rest, axe_by_day_and_night, overflow
from tests.web.party import Party
from tests.web.table import answers, ask, expect, question

LOW, SMALL = (390, 664), (320, 568)


@pytest.fixture
def people(address: str) -> Iterator[Party]:
    with sewers(address) as two:
        yield two


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float


def box_of(part: Locator) -> Box:
    box = part.bounding_box()
    assert box is not None
    return Box(box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"])


def is_within(part: Box, whole: Box) -> bool:
    across = whole.left <= part.left and part.right <= whole.right
    return across and whole.top <= part.top and part.bottom <= whole.bottom


def is_beside(one: Box, other: Box) -> bool:
    return one.left >= other.right or one.bottom <= other.top


@pytest.mark.parametrize("size", [(1280, 800), LOW])
def test_the_square_is_accessible_at_every_question(
    person: Invite, people: Party, size: tuple[int, int]
) -> None:
    page = people.before(person, people.asked(), size=size)
    expect(question(page)).to_be_visible()
    axe_by_day_and_night(page)
    card(page, 2, 2).click()
    expect(answers(page)).to_have_count(3)
    axe_by_day_and_night(page)
    place(page, 6).click()
    expect(question(page)).to_have_text("Which way round?")
    axe_by_day_and_night(page)


def test_the_end_and_the_replay_are_accessible(person: Invite, address: str) -> None:
    with sewers(address, seats=1, kittens=True) as people:
        people.play_well(lambda _: False)
        page = people.before(person, 0, pace="at_once")
        expect(page.locator(".end .headline")).to_be_visible()
        axe_by_day_and_night(page)

        page.goto(f"{people.path}/replay?step=5")
        expect(page.get_by_role("slider")).to_be_visible()
        expect(page.locator("[data-cell]")).to_have_count(9)
        axe_by_day_and_night(page)


def assert_fits(page: Page) -> None:
    wide, high = overflow(page)
    assert wide <= 0
    assert high <= 0


@pytest.mark.parametrize("language", ["en", "cs", "pl", "hu"])
def test_the_table_is_one_screen(person: Invite, people: Party, language: Any) -> None:
    page = people.before(person, people.asked(), language=language)
    expect(ask(page)).to_be_visible()
    for width, height in (LOW, SMALL):
        page.set_viewport_size({"width": width, "height": height})
        for spot in (card(page, 1, 1), place(page, 6)):
            spot.click()
            expect(answers(page)).not_to_have_count(0)
            assert_fits(page)
            for thing in (ask(page), page.locator(".board")):
                expect(thing).to_be_in_viewport(ratio=0.98)
        sizes = page.locator("[role=gridcell]").evaluate_all(
            "spots => spots.map((spot) => Math.min(spot.offsetWidth, spot.offsetHeight))"
        )
        assert min(sizes) >= 24
        low = page.locator(".call").evaluate_all("all => all.map((one) => one.offsetHeight)")
        assert min(low) >= 44
        page.keyboard.press("Escape")


def test_nothing_moves_when_a_card_is_chosen_and_the_next_one_is_whole(
    person: Invite, people: Party
) -> None:
    page = people.before(person, people.asked(), language="pl")
    watched = [page.locator(part) for part in (".next", ".deck small", "[data-cell='0']")]
    for width, height in ((1440, 900), (1280, 720), (820, 1180), (390, 844), (320, 568)):
        page.set_viewport_size({"width": width, "height": height})
        expect(question(page)).to_be_visible()
        before = at_rest(page, lambda: [box_of(part) for part in watched])
        stage, square = box_of(page.locator("[data-stage]")), box_of(page.locator(".board"))

        assert is_within(before[0], stage)
        assert is_within(before[1], stage)  # "następna" was cut
        assert is_beside(before[0], square)
        for spot in (place(page, 2), card(page, 2, 2)):
            spot.click()
            expect(answers(page)).not_to_have_count(0)
            assert at_rest(page, lambda: [box_of(part) for part in watched]) == before
            page.keyboard.press("Escape")
            expect(answers(page)).to_have_count(0)
