"""What happens in time: lines of the log light the board, the pace, the count, the end."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.web.fitting import fitting
from tests.web.guests import Invite
from tests.web.party import playing
from tests.web.table import expect, question, skip_count

STAGE = "JSON.stringify(document.querySelector('[data-stage]').getBoundingClientRect())"


def size_of(picture: Path) -> tuple[int, int]:
    """Of a PNG, as its header says."""
    return struct.unpack(">II", picture.read_bytes()[16:24])


def last_cards(view: Any) -> bool:
    return bool(sum(view.held) <= 1)


def test_the_board_stays_in_sight_from_the_count_to_the_last_action(
    person: Invite, address: str
) -> None:
    with fitting(address, seats=4, seed=3) as people:
        people.play(last_cards)
        page = people.before(person, 0, accept_downloads=True)
        expect(page.locator("[data-stage] [data-place]").first).to_be_visible()
        before = page.evaluate(STAGE)

        people.play_to_end()
        expect(page.get_by_role("button", name="Skip the count")).to_be_visible()
        expect(page.locator("svg.ring rect").first).to_be_attached()
        expect(page.get_by_role("heading", name="The count")).to_be_visible()
        assert page.evaluate(STAGE) == before
        skip_count(page)

        expect(page.locator(".end .headline")).to_be_visible()
        assert page.evaluate(STAGE) == before
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.locator(".end-seats .won")).not_to_have_count(0)
        expect(page.locator(".end-seats li")).to_have_count(4)
        expect(page.locator(".end .actions").locator("a, button")).to_have_text(
            ["Play again", "Look at the game", "Share", "Home"]
        )
        share(page)


def share(page: Page) -> None:
    with page.expect_download() as download:
        page.get_by_role("button", name="Share").click()
    assert size_of(download.value.path()) == (1200, 630)
    expect(page.get_by_role("status").filter(has_text="link")).not_to_have_count(0)


def test_a_line_of_the_log_lights_its_card(person: Invite, address: str) -> None:
    with playing(address, seats=3) as people:
        people.play(
            lambda view: view.research is not None and any(s is not None for s in view.research)
        )
        page = people.before(person, 0)
        line = page.locator("#log li button").first
        expect(page.locator("[data-stage] .lit")).to_have_count(0)

        line.hover()
        expect(page.locator("[data-stage] .lit")).not_to_have_count(0)
        page.mouse.move(5, 5)
        expect(page.locator("[data-stage] .lit")).to_have_count(0)

        line.focus()
        expect(page.locator("[data-stage] .lit")).not_to_have_count(0)


def test_the_pace_is_remembered_and_told_to_the_server(person: Invite, address: str) -> None:
    with playing(address, mice=1) as people:
        page = people.before(person, 0)
        expect(question(page)).to_be_visible()
        page.get_by_role("button", name="Settings").click()
        page.get_by_text("at once", exact=True).click()
        page.keyboard.press("Escape")

        said: list[str] = []
        page.on(
            "websocket", lambda socket: socket.on("framesent", lambda text: said.append(str(text)))
        )
        page.reload()
        expect(question(page)).to_be_visible()

        assert any('"KeepPace"' in text and '"at_once"' in text for text in said)
