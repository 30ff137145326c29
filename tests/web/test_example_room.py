"""Pounce, a game of another package, in the browser: drawn plainly, and by a part of its own."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.example_room.client import SixthRoom
from tests.example_room.site import install_pounce
from tests.server.process import OwnServer, serving_anew
from tests.web.conftest import GENEROUS
from tests.web.guests import PHONE, Invite, axe, until
from tests.web.table import expect, score_sheet

SIZES = ((1280, 800), PHONE)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Where Pounce is installed, for every process that this one starts."""
    site = tmp_path_factory.mktemp("pounce") / "site"
    install_pounce(site)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(site))
        yield site


@pytest.fixture(scope="module")
def house(site: Path) -> Iterator[OwnServer]:
    with serving_anew(site.with_name("data"), **GENEROUS) as server:
        yield server


def begin(page: Page) -> None:
    """From the shelf to the first question, against mice."""
    page.get_by_role("button", name="Play: Pounce").click()
    page.get_by_role("button", name="Play right away").click()
    expect(page.locator(".ask h2")).to_contain_text("Mouse 1 of 3 is out. Which card?")


def play_out(page: Page, answers: str) -> None:
    for mouse in (1, 2, 3):
        expect(page.locator(".ask h2")).to_contain_text(f"Mouse {mouse} of 3 is out.")
        page.locator(answers).first.click()
    expect(page.locator(".end .headline")).to_be_visible()


def axe_at_every_size(page: Page) -> None:
    for wide, high in SIZES:
        page.set_viewport_size({"width": wide, "height": high})
        until(page, f"innerWidth === {wide}")
        axe(page)


def test_a_room_without_a_drawing_is_listed_and_played_to_its_end(
    house: OwnServer, person: Invite
) -> None:
    page = person("/", base_url=house.address)
    shelf = page.locator(".games li")
    expect(shelf).to_have_count(6)
    expect(shelf.last).to_contain_text("Choose in secret whom to send, and catch the most mice.")

    begin(page)
    expect(page.locator(".calls .call").first).to_contain_text("pounce with")
    expect(page.locator(".stage dl")).to_contain_text("hand")
    axe_at_every_size(page)
    play_out(page, ".calls .call")

    expect(page.locator(".end-seats li")).to_have_count(4)
    axe_at_every_size(page)
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(page.locator(".end-seats.rail")).to_be_visible()
    page.evaluate("document.querySelector('.end-seats').style.height = '80px'")
    axe(page)  # as where several win, whose boxes are large
    expect(score_sheet(page).get_by_role("table")).to_be_visible()
    axe_at_every_size(page)


def test_it_speaks_english_where_its_words_are_missing(house: OwnServer, person: Invite) -> None:
    page = person("/games/pounce", base_url=house.address, language="cs")

    expect(page.get_by_role("heading", level=1)).to_have_text("Pounce")
    expect(page.get_by_role("group", name="Mice")).to_contain_text("three")
    page.goto("/games/pounce/rules")
    expect(page.locator("main")).to_contain_text("Every cat is dealt three cards.")


@pytest.fixture
def drawn(site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[OwnServer]:
    """A house whose client was built with a folder for Pounce, and with nothing else changed."""
    copy = SixthRoom(tmp_path / "copy")
    copy.build()
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(copy.source), str(site))))
    with serving_anew(tmp_path / "data", **GENEROUS) as server:
        yield server


def test_a_room_with_a_part_of_its_own_is_played_by_its_cards(
    drawn: OwnServer, person: Invite
) -> None:
    page = person("/", base_url=drawn.address, size=PHONE)
    expect(page.locator(".games li")).to_have_count(6)

    begin(page)
    expect(page.locator(".calls")).to_have_count(0)
    expect(page.locator(".hand button")).to_have_count(3)
    page.get_by_role("button", name="A hint").click()
    hinted = page.locator(".hand .hinted")
    expect(hinted.first).to_be_visible()
    assert len(set(hinted.all_inner_texts())) == 1  # a hand may hold the same card twice
    axe(page)
    play_out(page, ".hand button:enabled")

    expect(page.locator(".end-seats li")).to_have_count(4)
    axe(page)


@pytest.mark.long
def test_its_part_is_checked_like_those_of_the_house(site: Path, tmp_path: Path) -> None:  # noqa: ARG001 (it is built first)
    SixthRoom(tmp_path / "copy").check()
