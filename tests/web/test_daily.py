"""The deal of the day in the browser: one tap to play it, a board, and the days before."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from tests.server.dated import DatedServer
from tests.web.daily import PAGE, begin_deal, fill, house_on, play_on
from tests.web.guests import PHONE, Complaints, Invite, axe, overflow, take_picture
from tests.web.table import expect

DAYS = itertools.count(1, 2)  # every other one: on the days between nobody has played


@pytest.fixture(scope="module")
def dated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DatedServer]:
    with house_on(tmp_path_factory.mktemp("dated"), "2026-11-01 10:00") as server:
        yield server


@pytest.fixture
def day() -> date:
    return date(2026, 11, next(DAYS))


@pytest.fixture
def house(dated: DatedServer, day: date) -> DatedServer:
    """On a day of which nobody has finished the deal."""
    dated.set_time(f"{day} 18:48")
    return dated


@pytest.fixture
def visitor(house: DatedServer, person: Invite) -> Any:
    def visit(name: str, path: str = PAGE, **options: Any) -> Page:
        page = person("about:blank", base_url=house.address, pace="at_once", **options)
        page.goto("/")
        page.evaluate("name => localStorage.setItem('clowder-name', name)", name)
        page.goto(path)
        return page

    return visit


def board(page: Page) -> Locator:
    return page.get_by_role("region", name="The deal of the day")


def lines(page: Page) -> Locator:
    return board(page).locator("ol li")


def finish_deal(house: DatedServer, page: Page, head: str = "cats") -> str:
    name = begin_deal(page)
    play_on(house, page, head=head)
    expect(page.locator(".end .headline")).to_be_visible()
    return name


def test_a_whole_deal_from_the_page_of_the_game_to_the_board(
    house: DatedServer, visitor: Any
) -> None:
    page = visitor("Ann")
    expect(board(page)).to_contain_text("Nobody has finished this deal.")
    expect(board(page)).to_contain_text("at midnight UTC: 5 hours 12 minutes")

    begin_deal(page)
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)
    expect(page.get_by_role("button", name="A hint")).to_have_count(0)
    play_on(house, page)
    expect(page.locator(".end .headline")).to_contain_text("Every cat is home")
    expect(page.locator(".end-seats .points")).to_have_text(re.compile(r"^\d+ turns$"))
    page.get_by_role("link", name="To the results").click()

    expect(lines(page)).to_have_count(1)
    expect(lines(page)).to_contain_text("Ann")
    expect(lines(page)).to_contain_text("you")
    expect(lines(page)).to_contain_text(re.compile(r"\d+ turns"))
    expect(board(page)).to_contain_text("You have played today’s deal.")
    board(page).get_by_role("link", name="Watch yours again").click()
    expect(page).to_have_url(re.compile("/replay$"))


def test_a_deal_that_was_begun_goes_on_at_the_same_table(house: DatedServer, visitor: Any) -> None:
    page = visitor("Ann")
    name = begin_deal(page)
    play_on(house, page, until=lambda view: view.turn > 1)
    page.goto(PAGE)

    again = begin_deal(page, "Go on with today’s deal")

    assert again == name
    expect(page.locator("header .note")).to_contain_text("Turn 2")


def test_nobody_is_shown_a_deal_that_they_can_still_play(
    house: DatedServer, visitor: Any, complaints: Complaints
) -> None:
    complaints.expect("status of 403")
    name = finish_deal(house, visitor("Ann"))
    page = visitor("Bo")
    expect(lines(page)).to_contain_text("Ann")
    expect(lines(page).get_by_role("link")).to_have_count(0)

    for path in (f"/table/{name}", f"/table/{name}/replay"):
        page.goto(path)
        expect(page.get_by_role("heading", name="The deal of the day")).to_be_visible()
        expect(page.locator("main")).to_contain_text("Finish yours first")

    page.goto(PAGE)
    finish_deal(house, page)
    page.goto(PAGE)
    page.get_by_role("link", name="Watch: Ann").click()
    expect(page).to_have_url(re.compile(f"/table/{name}/replay$"))
    expect(page.get_by_role("heading", name="Chabyrinthe")).to_be_visible()


def test_the_day_before_can_be_looked_at_and_checked(
    house: DatedServer, visitor: Any, day: date
) -> None:
    page = visitor("Ann")
    name = finish_deal(house, page)
    page.goto(f"/table/{name}/replay?check=1")
    expect(page.get_by_role("dialog")).to_contain_text("The deal is still sealed.")

    house.set_time(f"{day + timedelta(days=1)} 10:00")
    page.goto(PAGE)
    expect(board(page)).to_contain_text("Nobody has finished this deal.")
    expect(board(page).get_by_role("button", name="Play today’s deal")).to_be_visible()
    board(page).get_by_role("button", name="The day before").click()
    expect(lines(page)).to_contain_text("Ann")
    board(page).get_by_text("Was it the same for all?").click()
    expect(board(page)).to_contain_text("Secret number")
    board(page).get_by_role("button", name="The day after").click()
    expect(lines(page)).to_have_count(0)

    page.goto(f"/table/{name}/replay?check=1")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("The deal was fixed before play.")
    expect(dialog).to_contain_text("So everybody had the same deal")


def test_what_does_not_count_cannot_be_had_at_the_table(visitor: Any) -> None:
    page = visitor("Ann")
    begin_deal(page)
    page.get_by_role("button", name="Settings").click()

    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_role("button", name="Leave the table")).to_have_count(0)


def test_the_board_is_for_everybody(tmp_path: Path, person: Invite) -> None:
    names = ("Ann", "Bartłomiej z Krakowa", "Kis Péter", "Žofie", "Di", "Eve", "Flo")
    fill(tmp_path / "house", "2026-11-15 10:00", *names)
    looks: tuple[tuple[tuple[int, int], Any], ...] = ((PHONE, "light"), ((1280, 800), "dark"))
    with house_on(tmp_path / "house", "2026-11-15 18:48") as house:
        for size, theme in looks:
            page = person(
                "about:blank", base_url=house.address, size=size, theme=theme, language="hu"
            )
            page.goto(PAGE)
            region = page.get_by_role("region", name="A napi osztás")
            expect(region.locator("ol li")).to_have_count(5)
            region.get_by_role("button", name="Minden eredmény").click()
            expect(region.locator("ol li")).to_have_count(7)
            region.get_by_text("Mindenki ugyanazt kapta?").click()

            axe(page)
            take_picture(page, f"daily-{size[0]}-{theme}")
            page.set_viewport_size({"width": 320, "height": 640})
            assert overflow(page)[0] <= 0
            page.context.close()  # before the house it would ask again
