"""The great moments of the tower: the story won, the collapse, the race, a whole game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from clowder.games.cat_and_the_tower.moves import GoOn
from clowder.games.cat_and_the_tower.state import GoingOn
from clowder.locales import Words
from tests.web.advice import follow_hint
from tests.web.guests import Invite
from tests.web.table import PATIENCE_MS, expect
from tests.web.tower import (
    COARSE,
    await_question,
    building,
    go_without_picture,
    place,
    play_on,
    question,
)
from tests.web.tower_moments import going_on

WORDS = Words("en")


@pytest.fixture
def address(fixed_address: str) -> str:
    return fixed_address


def headline(page: Page) -> str:
    """In words that lie beside each other: a line is wider than it is high."""
    words = page.locator(".headline")
    expect(words).to_be_visible()
    box = words.bounding_box()
    assert box is not None
    assert box["width"] > 150, box
    return words.inner_text()


def test_the_win_is_a_scene_and_the_end_a_postcard(person: Invite, address: str) -> None:
    with going_on(address, "Winnie") as four:
        page = four.before(person, 3, **COARSE)
        await_question(page, "Put the kitten on floor 10.")
        place(page, -0.9, 34.3, 90)

        # Ten floors are simulated twice: as he sits down, and for the five seconds.
        expect(question(page)).to_contain_text("The story is won.", timeout=4 * PATIENCE_MS)
        expect(page.get_by_text(WORDS("tow-web-stands"), exact=True)).to_be_visible()
        expect(page.locator(".won .hearts svg")).to_have_count(5)
        expect(page.locator(".card").get_by_text(WORDS("tow-scenario-10"))).to_be_visible()
        four.play(lambda view: isinstance(view.phase, GoingOn), but=tuple(range(4)))
        for seat in range(3):
            four.answer(seat, GoOn(further=False))
        page.get_by_role("button", name="Stop here").click()

        assert headline(page) == WORDS("tow-result-won-stopped")
        card = page.locator(".postcard")
        expect(card.get_by_text(WORDS("tow-scenario-10"))).to_be_visible()
        expect(card.get_by_role("img", name=re.compile("^The tower: 10 floors"))).to_be_visible()
        kept = card.get_by_role("link", name=WORDS("tow-web-save-picture"))
        expect(kept).to_have_attribute("href", re.compile("^data:image/png"))


def test_a_collapse(person: Invite, address: str) -> None:
    with going_on(address, "Crash") as two:
        page = two.before(person, 1, still=False, **COARSE)
        await_question(page, "Stand a wall")
        page.locator(".call", has_text="portal").click()
        place(page, 31.2, -23.8, 90, 95)

        assert headline(page) == WORDS("tow-result-lost-collapsed")
        expect(page.get_by_role("img", name="0 of 5 whiskers left").first).to_be_visible()
        expect(page.locator(".postcard")).to_contain_text("2 floors")  # before it fell


def test_against_each_other(person: Invite, address: str) -> None:
    with going_on(address, "Racer") as two:
        pages = [two.before(person, seat, **COARSE) for seat in (0, 1)]
        for page in pages:
            goals = page.get_by_role("list", name="Your goals").get_by_role("listitem")
            expect(goals).to_have_count(2)
            expect(page.get_by_text("2 secret goals")).to_be_visible()
        winner, loser = pages
        await_question(loser, "Stand a wall")
        place(loser, 67.6, 27.8, 270, 95)

        for page in pages:
            expect(page.get_by_text(WORDS("tow-result-race-collapsed")).first).to_be_visible()
        assert "You" in headline(winner)
        assert "wins" in headline(loser)


@pytest.mark.long  # a hundred moves
def test_a_whole_game_to_floor_10(person: Invite, address: str) -> None:
    with building(address) as alone:
        page = alone.before(person, 0)
        go_without_picture(page)

        def answer(page: Page) -> None:
            asked = question(page).inner_text()
            if asked.startswith("The story is won."):
                page.get_by_role("button", name="Stop here").click()
                return
            if asked.startswith("A goal is met."):
                expect(page.locator(".goal.holds").first).to_contain_text("met now")
            follow_hint(page)

        play_on([page], answer)

        assert headline(page) == WORDS("tow-result-won-stopped")
        expect(page.get_by_text(WORDS("tow-scenario-10"))).to_be_visible()
        look_again(person(f"{alone.path}/replay", still=False, **COARSE))


def look_again(page: Page) -> None:
    """The five seconds are counted again, and a film is stepped through."""
    page.get_by_role("button", name=re.compile("Five seconds, and it stands")).click()
    controls = page.get_by_role("region", name="Controls")
    controls.get_by_role("button", name="Step back").click()
    controls.get_by_role("button", name="Step forward").click()
    expect(page.get_by_role("timer")).to_have_text("5")
    expect(page.get_by_role("timer")).to_have_text("2")
    page.goto(f"{page.url.partition('?')[0]}?step={before_a_film(page)}")
    controls.get_by_role("button", name="Step forward").click()
    moments = page.get_by_role("slider", name="The last movement, moment by moment")
    moments.fill("0")
    expect(moments).to_have_attribute("aria-valuetext", "0.0\N{NO-BREAK SPACE}s")


def before_a_film(page: Page) -> int:
    """The step before one in which something moves; what is set down with care does not."""
    name = page.url.split("/table/")[1].partition("/")[0]
    steps = page.request.get(f"/api/tables/{name}/replay").json()["steps"]
    films = [
        number
        for number, step in enumerate(steps)
        for each in step["events"]
        if each["event"]["type"] == "Settled" and each["event"]["film"]["names"]
    ]
    return films[0]
