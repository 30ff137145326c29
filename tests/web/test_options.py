"""Every variant of a game can be opened from its page, and what cannot be mixed is told before."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from tests.web.guests import DESK, PHONE, Invite, axe
from tests.web.table import expect

MAZE = "/games/chabyrinthe"
VARIANTS: dict[str, tuple[dict[str, str], tuple[str, ...], int, dict[str, Any]]] = {
    "solo": ({"How many at the table?": "1"}, (), 1, {"way": "each"}),
    "each": ({"How many at the table?": "3"}, (), 3, {"way": "each"}),
    "together": ({"How you play": "All together"}, (), 4, {"way": "together"}),
    "teams": ({"How you play": "Two teams"}, (), 4, {"way": "teams"}),
    "kittens": ({"How many at the table?": "2"}, ("Kittens",), 2, {"kittens": True}),
    "first": ({}, ("First edition", "Kittens"), 4, {"first_edition": True, "kittens": True}),
}


def pick(page: Page, legend: str, label: str) -> None:
    group = page.get_by_role("group", name=legend)
    group.locator("label", has_text=re.compile(rf"^\s*{label}")).click()


def seat(page: Page, count: int) -> Locator:
    many = page.get_by_role("group", name="How many at the table?")
    return many.get_by_role("radio", name=str(count))


def info_of(page: Page) -> Any:
    name = page.url.rpartition("/")[2]
    return page.evaluate(f"fetch('/api/tables/{name}').then((answer) => answer.json())")["table"]


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_variant_can_be_opened_from_the_page(
    person: Invite, size: tuple[int, int], variant: str
) -> None:
    picked, switched, seats, options = VARIANTS[variant]
    page = person(MAZE, size=size)
    for legend, label in picked.items():
        pick(page, legend, label)
    for switch in switched:
        page.get_by_role("switch", name=switch).check()

    page.get_by_role("button", name="Play now").click()

    expect(page).to_have_url(re.compile(r"/table/[a-z0-9]{12}$"))
    info = info_of(page)
    assert len(info["seats"]) == seats
    assert info["started"]
    assert info["options"].items() >= options.items()


def test_what_does_not_go_together_cannot_be_chosen(person: Invite) -> None:
    page = person(MAZE)
    pick(page, "How many at the table?", "1")
    expect(page.get_by_role("group", name="Who plays?")).to_have_count(0)

    pick(page, "How you play", "All together")
    expect(seat(page, 2)).to_be_checked()  # the nearest that fits
    expect(seat(page, 1)).to_be_disabled()
    pick(page, "How you play", "Two teams")
    expect(seat(page, 4)).to_be_checked()
    for count in (1, 2, 3):
        expect(seat(page, count)).to_be_disabled()
    pick(page, "How you play", "Every player for themselves")
    for count in (1, 2, 3, 4):
        expect(seat(page, count)).to_be_enabled()
    axe(page)


def test_the_waiting_room_says_what_was_agreed(person: Invite) -> None:
    page = person(f"{MAZE}?with=friends")
    pick(page, "How you play", "All together")
    page.get_by_role("switch", name="Kittens").check()

    page.get_by_role("button", name="Open a table").click()

    expect(page.get_by_text("All together · Kittens")).to_be_visible()


def test_a_neighbourhood_of_ones_own_is_drawn(person: Invite) -> None:
    page = person("/games/stray_cat", size=PHONE)
    pick(page, "Layout", "A shape of your own")
    drawn = page.get_by_role("group", name="Shape")
    play = page.get_by_role("button", name="Play now")
    expect(page.get_by_text("16 tiles, 4 to start on")).to_be_visible()

    drawn.get_by_role("button", name="Row 1, column 2: tile").press("Enter")
    expect(page.get_by_text("15 tiles, 4 to start on")).to_be_visible()
    expect(seat(page, 2)).to_be_disabled()  # nobody can play on fifteen
    drawn.get_by_role("button", name="Row 3, column 1: gap").click()
    expect(seat(page, 2)).to_be_enabled()
    axe(page)
    play.click()

    expect(page).to_have_url(re.compile("/table/"))
    assert info_of(page)["options"]["shape"] == "1.2./####/###./####/4#3."
