"""The great moments of the tower: the story won, the collapse, the race, a whole game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from clowder.games.cat_and_the_tower.moves import GoOn
from clowder.games.cat_and_the_tower.state import GoingOn
from clowder.locales import Words
from tests.web.advice import follow_hint
from tests.web.guests import DESK, PATIENCE_MS, PHONE, Invite, at_rest, until
from tests.web.table import expect
from tests.web.text_faults import faults_in_every_size
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
SMALL = (320, 568)
SIZES = (SMALL, (820, 1180), PHONE, DESK)  # it stays at a desk


# How many pixels of a picture are golden, to the right of the tower's top.
GOLD = """async (picture) => {
  await picture.decode();
  const { naturalWidth: wide, naturalHeight: high } = picture;
  const pen = new OffscreenCanvas(wide, high).getContext('2d');
  pen.drawImage(picture, 0, 0);
  const { data } = pen.getImageData(wide * 0.65, 0, wide * 0.3, high * 0.12);
  let golden = 0;
  for (let at = 0; at < data.length; at += 4)
    if (data[at] > 225 && data[at + 1] > 150 && data[at + 2] < 110) golden++;
  return golden;
}"""


@pytest.fixture
def address(fixed_address: str) -> str:
    return fixed_address


def headline(page: Page) -> str:
    """In words that lie beside each other: a line is wider than it is high."""
    words = page.locator(".headline")
    expect(words).to_be_visible()
    box = at_rest(page, words.bounding_box)
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
        assert not faults_in_every_size(page, SIZES)
        four.play(lambda view: isinstance(view.phase, GoingOn), but=tuple(range(4)))
        for seat in range(3):
            four.answer(seat, GoOn(further=False))
        page.get_by_role("button", name="Stop here").click()

        assert headline(page) == WORDS("tow-result-won-stopped")
        card = page.locator(".postcard")
        expect(card.get_by_text(WORDS("tow-scenario-10"))).to_be_visible()
        expect(card.get_by_role("img", name=re.compile("^The tower: 10 floors"))).to_be_visible()
        assert card.locator("figure img").evaluate(GOLD) > 500  # of the star
        kept = card.get_by_role("link", name=WORDS("tow-web-save-picture"))
        expect(kept).to_have_attribute("href", re.compile("^data:image/png"))
        assert not faults_in_every_size(page, SIZES)
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        expect(kept).to_be_in_viewport(ratio=1)  # the last thing on it: nothing is cut
        hidden = "card => card.scrollHeight - card.clientHeight"
        assert at_rest(page, lambda: card.evaluate(hidden)) == 0
        page.set_viewport_size(
            {"width": SMALL[0], "height": SMALL[1]}
        )  # there it scrolls, and that is seen
        story = card.get_by_text(WORDS("tow-scenario-10"))
        expect(story).to_be_in_viewport(ratio=0.2)
        assert card.evaluate("card => card.scrollTop") == 0


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


# Each figure is there for a second.
WATCH_TIMER = """() => {
  window.counted = [];
  new MutationObserver(() => {
    const figure = document.querySelector('[role=timer]')?.textContent;
    if (figure && figure !== counted.at(-1)) counted.push(figure);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


def look_again(page: Page) -> None:
    """The five seconds are counted again, and a film is stepped through."""
    page.get_by_role("button", name=re.compile("Five seconds, and it stands")).click()
    controls = page.get_by_role("region", name="Controls")
    controls.get_by_role("button", name="Step back").click()
    page.evaluate(WATCH_TIMER)
    controls.get_by_role("button", name="Step forward").click()
    until(page, "window.counted.includes('2')")
    assert page.evaluate("counted")[:4] == ["5", "4", "3", "2"]
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
