"""What happens in time: lines of the log light the board, the pace, the count, the end."""

from __future__ import annotations

import struct
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from clowder.locales import Words
from tests.web.fitting import FitParty, fitting
from tests.web.guests import (
    DESK,
    PHONE,
    Invite,
    at_rest,
    let_time_pass,
    stop_the_clock,
    until,
    wait_for,
)
from tests.web.party import playing
from tests.web.table import await_count, expect, question, skip_count
from tests.web.text_faults import SCALES, enlarge

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
        before = at_rest(page, lambda: page.evaluate(STAGE))

        stop_the_clock(page)
        people.play_to_end()
        await_count(page)
        expect(page.get_by_role("button", name="Skip the count")).to_be_visible()
        expect(page.locator("svg.ring rect").first).to_be_attached()
        expect(page.get_by_role("heading", name="The count")).to_be_visible()
        assert page.evaluate(STAGE) == before
        skip_count(page)
        page.clock.resume()

        expect(page.locator(".end .headline")).to_be_visible()
        assert page.evaluate(STAGE) == before
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.locator(".end-seats .won")).not_to_have_count(0)
        expect(page.locator(".end-seats li")).to_have_count(4)
        expect(page.locator(".end .actions").locator("a, button")).to_have_text(
            ["Play again", "Look at the game", "Share", "Home"]
        )
        share(page)
        assert_told_what_decided(page, people)
        assert_board_is_free(people.before(person, 0, pace="at_once"))


def assert_told_what_decided(page: Page, people: FitParty) -> None:
    """Points on the way, what breaks a tie, or nothing where the win is shared."""
    update, words = people.tables[0].update, Words("en")
    assert update is not None
    assert update.result is not None
    if update.decided is not None:
        said = words("fit-decided", at=update.decided)
    elif update.result.tie_break is not None:
        said = words("fit-tie-minus")
    else:
        said = words("fit-result-hands-empty")
    expect(page.locator(".end .words p").first).to_have_text(said)


# Which seats of the end lie over a card, and by how many px the own box, or the words that grow out
# of it, reach over one.
COVERED = """() => {
  const rects = (query) =>
    [...document.querySelectorAll(query)].map((at) => at.getBoundingClientRect());
  const cards = rects('[data-stage] [data-place]');
  const over = Math.min(...rects('.dock .box, .dock .end').map(({ top }) => top));
  const across = (a, b) => a.left < b.right && b.left < a.right;
  const meet = (a, b) => across(a, b) && a.top < b.bottom && b.top < a.bottom;
  const seats = rects('.end-seats :is(h2, .points)');
  return {
    seats: seats.filter((seat) => cards.some((card) => meet(seat, card))).length,
    dock: Math.max(0, ...cards.map((card) => card.bottom - over)),
  };
}"""


WHOLE = "all => all.every((name) => name.scrollWidth <= name.clientWidth)"


def assert_board_is_free(page: Page) -> None:
    """In large text, too: the board makes room for what is said."""
    expect(page.locator(".end .headline")).to_be_visible()
    names = page.locator(".end-seats h2")
    for size, scale in product((DESK, (820, 1180), PHONE, (320, 568)), SCALES):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        enlarge(page, scale)
        free = at_rest(page, lambda: page.evaluate(COVERED))
        assert free == {"seats": 0, "dock": 0}, (size, scale, free)
        assert at_rest(page, lambda: names.evaluate_all(WHOLE)), (size, scale)


# Whenever points change in the page: what a seat gains, whether that is in the air, and its figure.
WATCH_GAINS = """() => {
  window.gains = [];
  const number = (node) => Number(node.textContent.replace('−', '-'));
  const look = () =>
    document.querySelectorAll('.points').forEach((points, seat) => {
      const [gain, figure] = [points.querySelector('.gain'), points.querySelector('b')];
      const flying = gain?.getAnimations().length > 0;
      if (gain) window.gains.push([seat, flying, number(gain), number(figure)]);
    });
  const watch = { subtree: true, childList: true, characterData: true };
  for (const points of document.querySelectorAll('.points'))
    new MutationObserver(look).observe(points, watch);
}"""
LANDED = "gains.find(([_seat, flying]) => !flying)"


def test_points_fly_to_their_seat_and_count_when_they_are_there(
    person: Invite, address: str
) -> None:
    with fitting(address, seats=2, seed=3) as people:
        people.play(last_cards)
        page = people.before(person, 0, still=False)
        expect(page.locator("[data-stage] [data-place]").first).to_be_visible()
        page.evaluate(WATCH_GAINS)
        stop_the_clock(page)
        people.play_to_end()
        let_time_pass(page, lambda: page.evaluate("gains.length"), "points to fly")
        until(
            page, f"{LANDED} !== undefined"
        )  # meanwhile the count stands still, however slow it flies

        gains = page.evaluate("gains")
        landed = gains.index(page.evaluate(LANDED))
        seat, _, gain, after = gains[landed]
        assert gains[landed - 1] == [seat, True, gain, after - gain]


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

        wait_for(
            page,
            lambda: any('"KeepPace"' in text and '"at_once"' in text for text in said),
            "the pace to be told",
        )
