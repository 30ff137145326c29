"""The stage of If It Fits: whole cards, nothing in the way of anything, a view that stays put."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Page

from clowder.games.if_it_fits import ROOM
from clowder.games.if_it_fits.state import Playing, Settling
from tests.web.fitting import FitParty, answer, asked_in, asked_with_a_box, fitting, ghosts
from tests.web.guests import Invite, at_rest, wait_for
from tests.web.table import expect, question

SIZES = [(1440, 900), (1920, 1080), (820, 1180), (390, 844), (320, 568)]
COVERED = """() => [...document.querySelectorAll('[data-slip]')].flatMap((slip) => {
    const { left, right, top, bottom } = slip.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const edges = [[x, top + 5], [right - 5, y], [x, bottom - 5], [left + 5, y]];
    return edges.filter(([at, down]) => !slip.contains(document.elementFromPoint(at, down)));
})"""


@pytest.fixture
def address(fixed_address: str) -> str:
    """Everybody plays by lot: with chance fixed, too, every run sees the same game."""
    return fixed_address


@pytest.fixture
def people(address: str) -> Iterator[FitParty]:
    with fitting(address, seats=4, seed=3) as four:
        yield four


def boxes(page: Page, selector: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.eval_on_selector_all(
        selector,
        """all => all.map((one) => {
            const { left, top, right, bottom } = one.getBoundingClientRect();
            return { left, top, right, bottom };
        })""",
    )
    return found


def meet(one: dict[str, Any], other: dict[str, Any]) -> bool:
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return bool(across > 1 and down > 1)


def where(page: Page) -> list[dict[str, Any]]:
    return at_rest(page, lambda: boxes(page, "[data-place='0,0']"))


def test_no_wall_of_a_card_in_the_hand_is_covered(person: Invite, people: FitParty) -> None:
    page = people.before(person, asked_in(people, Playing, least=6))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("[data-slip]")).to_have_count(3)
        at_rest(page, lambda: boxes(page, "[data-slip]"))

        assert page.evaluate(COVERED) == []


def test_late_in_the_game_tapes_cover_neither_each_other_nor_a_toy(
    person: Invite, people: FitParty
) -> None:
    page = people.before(person, asked_in(people, Playing, least=28))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("[data-worth]")).not_to_have_count(0)
        [card] = where(page)
        tapes = boxes(page, "[data-worth]")

        assert [pair for pair in combinations(tapes, 2) if meet(*pair)] == []
        # Toys are printed from an eighth of a card on; a tape ends above, and begins over the edge.
        print_from = (card["bottom"] - card["top"]) / 8
        tops = boxes(page, ".cell:not(.free)")
        for tape in tapes:
            near = min(
                tops,
                key=lambda one: abs(one["top"] - tape["bottom"]) + abs(one["left"] - tape["left"]),
            )
            assert tape["bottom"] <= near["top"] + print_from


def test_late_in_the_game_cards_are_as_large_as_the_stage_allows(
    person: Invite, people: FitParty
) -> None:
    """With a card's room around them, where the next may lie."""
    page = people.before(person, asked_in(people, Playing, least=22))
    columns = [laid.column for laid in people.view.laid]
    rows = [laid.row for laid in people.view.laid]
    expect(question(page)).to_be_visible()
    for width, height in SIZES[:3]:
        page.set_viewport_size({"width": width, "height": height})
        [card] = where(page)
        [stage] = boxes(page, "[data-stage]")
        across = (max(columns) - min(columns) + 3) * (card["right"] - card["left"])
        down = (max(rows) - min(rows) + 3) * (card["bottom"] - card["top"])

        filled = (
            across / (stage["right"] - stage["left"]),
            down / (stage["bottom"] - stage["top"]),
        )
        assert 0.9 < max(filled) <= 1.01


def test_choosing_never_moves_the_view_and_the_card_shows_where_one_points(
    person: Invite, people: FitParty
) -> None:
    seat, card = asked_with_a_box(people, least=8)
    page = people.before(person, seat, size=(1440, 900))
    expect(question(page)).to_be_visible()
    before = where(page)

    page.locator(f"[data-slip='{card}.0']").click()
    ghosts(page).first.hover()
    expect(page.locator(".cell.ghost .pointed svg")).to_be_visible()
    pointed = page.locator(".cell.ghost .pointed")
    upright = pointed.inner_html()
    assert where(page) == before
    page.keyboard.press("r")
    wait_for(page, lambda: pointed.inner_html() != upright, "the card to be turned")
    ghosts(page).first.click()
    expect(page.locator(".cell.spot .held svg")).to_be_visible()
    expect(page.locator(".cell.ghost .faded")).not_to_have_count(0)
    assert where(page) == before

    answer(page, "Elsewhere")
    expect(page.locator(".cell.spot")).to_have_count(0)
    expect(page.locator(f"[data-slip='{card}.0'][aria-pressed=true]")).to_be_visible()
    assert where(page) == before


def test_every_free_place_is_in_sight(person: Invite, people: FitParty) -> None:
    seat, card = asked_with_a_box(people, least=8)
    page = people.before(person, seat)
    for width, height in SIZES[:4]:
        page.set_viewport_size({"width": width, "height": height})
        page.locator(f"[data-slip='{card}.0'][aria-pressed=false]").click()
        expect(ghosts(page)).not_to_have_count(0)
        where(page)
        [frame] = boxes(page, ".frame")
        for place in boxes(page, ".cell.ghost"):
            assert frame["left"] - 1 <= place["left"] < place["right"] <= frame["right"] + 1
            assert frame["top"] - 1 <= place["top"] < place["bottom"] <= frame["bottom"] + 1
        page.keyboard.press("Escape")


# How much lighter one colour is than the other, as WCAG reckons it.
CONTRAST = """(names) => {
  const probe = document.body.appendChild(document.createElement('i'));
  const light = names.map((name) => {
    probe.style.color = `var(${name})`;
    const parts = getComputedStyle(probe).color.match(/\\d+/g).slice(0, 3);
    const shares = parts.map((part) => part / 255);
    const [r, g, b] = shares.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  });
  return Math.max(...light) / Math.min(...light);
}"""


def test_at_night_walls_stand_out_from_the_floor(person: Invite, people: FitParty) -> None:
    page = people.before(person, asked_in(people, Playing), theme="dark")
    expect(page.locator("[data-slip]").first).to_be_visible()
    assert page.evaluate(CONTRAST, ["--fit-wall", "--fit-floor"]) > 3


def test_boxes_closed_to_whoever_seats_a_cat_are_hatched(person: Invite, people: FitParty) -> None:
    """In place of a crossed-out paw, which nobody understood."""

    def is_barred(view: Any) -> bool:
        if not isinstance(view.phase, Settling):
            return False
        return bool(getattr(ROOM.aids(people.at(view.phase.seat).view), "closed_to", ()))

    people.play(is_barred)
    page = people.before(person, people.asked())
    expect(question(page)).to_be_visible()
    closed = page.locator(".cell.closed")
    expect(closed).not_to_have_count(0)
    hatching = "cell => getComputedStyle(cell, '::after').backgroundImage"
    assert "repeating-linear-gradient" in closed.first.evaluate(hatching)
