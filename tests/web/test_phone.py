"""Small phones: everything is within reach of a thumb, and nothing runs off the side."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from clowder.games.cat_in_the_box.state import Playing
from tests.web.guests import Invite, at_rest, overflow
from tests.web.party import Party, party, playing
from tests.web.table import allowed, answers, ask, expect, hand, play_on, question

LOW, SMALL = (390, 664), (320, 568)
TARGET, CELL = 44, 24
# Whatever can be pressed, with its name and its size; a label is part of what it labels.
TARGETS = """() => [...document.querySelectorAll('a[href], button, input, select, [role=gridcell]')]
  .filter((node) => node.checkVisibility() && !node.closest('dialog:not([open])'))
  .map((node) => {
    const { width, height } = (node.closest('label') ?? node).getBoundingClientRect();
    const name = node.ariaLabel ?? node.innerText;
    return { name, cell: node.role === 'gridcell', width, height };
  })"""


def assert_fits(page: Page) -> None:
    wide, high = overflow(page)
    assert wide <= 0
    assert high <= 0  # a table is one screen: what is asked is never below the edge


def assert_targets(page: Page) -> None:
    targets = at_rest(page, lambda: page.evaluate(TARGETS))
    assert not [target for target in targets if is_small(target)]


def is_small(target: dict[str, Any]) -> bool:
    least = CELL if target["cell"] else TARGET
    return bool(min(target["width"], target["height"]) < least)


def assert_reachable(*things: Locator) -> None:
    for thing in things:
        for each in thing.all():
            expect(each).to_be_in_viewport(ratio=0.99)


@pytest.fixture
def people(address: str) -> Iterator[Party]:
    """Five, for whom the board is widest."""
    with playing(address, seats=5) as five:
        yield five


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("size", [LOW, SMALL])
def test_the_table_is_one_screen_at_every_question(
    person: Invite, people: Party, size: tuple[int, int], language: Any
) -> None:
    page = people.before(person, 0, size=size, language=language)
    expect(ask(page)).to_be_visible()
    page.locator("[data-slip]").first.click()
    expect(answers(page)).to_have_count(1)
    assert_fits(page)
    assert_targets(page)
    assert_reachable(ask(page), answers(page))

    people.play(lambda view: isinstance(view.phase, Playing) and len(view.phase.trick) == 4)
    page = people.before(person, people.asked(), size=size, language=language)
    page.locator("[data-slip]").first.click()
    expect(answers(page)).to_have_count(4)
    assert_fits(page)
    assert_targets(page)
    trick = page.locator(".trick li").filter(has=page.locator(".by"))
    expect(trick).to_have_count(4)  # in sight while a colour is chosen for it
    assert_reachable(ask(page), answers(page), page.get_by_role("gridcell"), trick)


@pytest.mark.parametrize("size", [LOW, pytest.param(SMALL, marks=pytest.mark.long)])
def test_a_round_is_played_by_touch(person: Invite, address: str, size: tuple[int, int]) -> None:
    with party(address, seats=2) as people:
        people.seat_mice("uniform")
        people.start()
        page = people.before(person, 0, size=size, has_touch=True, is_mobile=True)

        play_on(page, until="round")

        expect(page.get_by_role("heading", name="Next round?")).to_be_visible()
        assert_fits(page)
        page.get_by_role("button", name="Go on").click()
        expect(hand(page)).to_have_count(10)


@pytest.mark.parametrize("size", [LOW, SMALL])
def test_the_way_to_the_table_fits_as_well(
    person: Invite, address: str, size: tuple[int, int]
) -> None:
    with party(address, seats=5) as people:
        people.join("Bartholomew the Second")
        page = person(size=size)
        for path in ("/", "/games/cat_in_the_box", "/games/cat_in_the_box/rules", people.path):
            page.goto(path)
            expect(page.get_by_role("heading", level=1)).to_be_visible()
            assert overflow(page)[0] <= 0, path
        sit = page.get_by_role("button", name="Sit", exact=True)
        assert_reachable(sit)
        sit.click()
        expect(page.get_by_role("button", name="Start")).to_be_in_viewport()


def test_a_cell_of_the_board_is_an_answer_too(person: Invite, people: Party) -> None:
    people.play(lambda view: isinstance(view.phase, Playing))
    page = people.before(person, people.asked(), size=SMALL, has_touch=True)
    expect(question(page)).to_be_visible()
    hand(page).first.tap()
    expect(allowed(page)).not_to_have_count(0)

    page.get_by_role("gridcell", name="possible for you").first.tap()

    expect(page.get_by_role("list", name="Trick 1").get_by_role("listitem").first).to_contain_text(
        "You:"
    )
