"""If It Fits on every screen, in every language, by day and by night."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from clowder.games.if_it_fits.state import Playing, Settling
from clowder.locales import LANGUAGES
from tests.web.fitting import (
    GAME,
    FitParty,
    asked_in,
    asked_with_a_box,
    fitting,
    ghosts,
    hand,
    press_first,
    slip,
)
from tests.web.guests import Invite, at_rest, axe_by_day_and_night, overflow
from tests.web.table import answers, expect, question
from tests.web.test_languages import assert_speaks

PHONE, NARROW, LOW = (390, 844), (320, 640), (390, 664)


@pytest.fixture
def address(fixed_address: str) -> str:
    """Everybody plays by lot: with chance fixed, too, every run sees the same game."""
    return fixed_address


@pytest.fixture
def people(address: str) -> Iterator[FitParty]:
    with fitting(address, seats=3) as three:
        yield three


def test_nothing_is_in_the_way_of_anybody(person: Invite, people: FitParty) -> None:
    page = people.before(person, asked_in(people, Playing, least=10))
    hand(page).first.click()
    axe_by_day_and_night(page)
    people.play(lambda view: isinstance(view.phase, Settling))
    phone = people.before(person, people.asked(), size=PHONE)
    expect(question(phone)).to_be_visible()
    axe_by_day_and_night(phone)
    people.play_to_end_unseen(page, phone)
    expect(page.locator(".end .headline")).to_be_visible()
    axe_by_day_and_night(page)


@pytest.mark.parametrize("language", ["en", "hu"])
def test_it_fits_every_screen(person: Invite, people: FitParty, language: Any) -> None:
    page = people.before(person, asked_in(people, Playing, least=10), language=language)
    for width, height in (NARROW, LOW, PHONE, (844, 390), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("[data-slip]")).to_have_count(3)
        for _ in range(2):  # chosen, and put back
            page.locator("[data-slip]").first.click()

            assert overflow(page)[0] <= 0
            box = at_rest(page, page.locator(".stage .frame").bounding_box)
            assert box is not None
            assert box["height"] >= 100


def test_table_sheet_and_rulebook_speak_every_language(person: Invite, people: FitParty) -> None:
    seat, card = asked_with_a_box(people, least=10)
    pages = {language: people.before(person, seat, language=language) for language in LANGUAGES}
    for language, page in pages.items():
        slip(page, card).click()
        press_first(ghosts(page))
        expect(answers(page)).not_to_have_count(0)
        assert_speaks(page, language)
    people.play_to_end_unseen(*pages.values())
    for language, page in pages.items():
        expect(page.locator(".end .headline")).to_be_visible()
        assert_speaks(page, language)
        page.locator("header.bar button").last.click()  # the menu
        page.locator("dialog[open] .menu > button").nth(1).click()  # the sheet, after the rules
        expect(page.locator("dialog[open] .sheets")).to_be_visible()
        assert_speaks(page, language)
        page.goto(f"/games/{GAME}/rules")
        expect(page.locator(".picture")).not_to_have_count(0)
        assert_speaks(page, language)
