"""The stage of Cat in the Box: rows that keep their size, the paradox, and a log that forgets."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from clowder.games.cat_in_the_box.moves import Play
from clowder.games.cat_in_the_box.pieces import Colour
from clowder.games.cat_in_the_box.state import Playing
from tests.server.golden import golden_record
from tests.web.guests import Invite, at_rest, until
from tests.web.party import playing
from tests.web.table import allowed, answers, expect, hand, question
from tests.web.test_replay import press, slider
from tests.web.test_watch import drop

SIZES = [(1440, 900), (1920, 1080), (820, 1180), (390, 844), (320, 568)]
# What is there in the very moment in which the half cat appears.
WATCH = """() => new MutationObserver(() => {
    if (window.stared || !document.querySelector('.paradox')) return;
    const count = (selector) => document.querySelectorAll(selector).length;
    window.stared = { cards: count('.under .card.dead'), dialogs: count('dialog[open]') };
}).observe(document.body, { childList: true, subtree: true })"""
PARADOX = "cat_in_the_box/paradox_of_cyril"


def measured(page: Page) -> dict[str, list[float]]:
    """Left, top, width and height of the first and the last space of the board."""
    found: dict[str, list[float]] = page.evaluate(
        """() => Object.fromEntries(['red-1', 'green-8'].map((place) => {
            const cell = document.querySelector(`.cell[data-place='${place}']`);
            const { left, top, width, height } = cell.getBoundingClientRect();
            return [place, [left, top, width, height]];
        }))"""
    )
    return found


def test_rows_and_columns_fill_the_stage_and_never_change(person: Invite, address: str) -> None:
    with playing(address, seats=4) as people:
        people.play(lambda view: isinstance(view.phase, Playing) and len(view.phase.trick) == 3)
        page = people.before(person, people.asked())
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            expect(question(page)).to_be_visible()
            before = at_rest(page, lambda: measured(page))
            hand(page).last.click()
            expect(answers(page)).to_have_count(4)
            assert at_rest(page, lambda: measured(page)) == before
            page.keyboard.press("Escape")
            expect(answers(page)).to_have_count(0)
            stage = page.locator("[data-stage]").bounding_box()
            assert stage is not None
            left, top, _, _ = before["red-1"]
            right, bottom = (before["green-8"][at] + before["green-8"][at + 2] for at in (0, 1))
            assert (right - left) / stage["width"] > 0.7
            assert stage["y"] < top < bottom <= stage["y"] + stage["height"]
            if (width, height) == SIZES[0]:
                assert before["red-1"][2:] == pytest.approx([101, 80], abs=4)


def test_a_paradox_is_stared_at_before_anything_opens(person: Invite) -> None:
    page = person(still=False)
    drop(page, golden_record(PARADOX))
    expect(slider(page)).to_be_visible()
    press(page, "To the end")
    press(page, "Step back")
    expect(page.locator(".paradox")).to_have_count(0)
    page.evaluate(WATCH)

    press(page, "Step forward")

    until(page, "window.stared")
    assert page.evaluate("window.stared") == {"cards": 2, "dialogs": 0}
    expect(page.get_by_role("table", name="Research board, round 1")).to_be_visible()


def test_schrodinger_lists_nothing_it_does_not_know_and_its_log_forgets(
    person: Invite, address: str
) -> None:
    with playing(address, seats=3, options={"schrodinger": True}) as people:
        people.play(lambda view: isinstance(view.phase, Playing))
        page = people.before(person, people.asked())
        hand(page).first.click()
        expect(allowed(page)).to_have_count(4)
        answers(page).filter(has_text="Red").click()

        why = page.locator(".nope")
        expect(why).to_contain_text("You cannot lead red yet.")
        expect(why).not_to_contain_text("It can be")
        expect(allowed(page)).to_have_count(3)  # what was refused is crossed out

        first = people.asked()
        colours: tuple[Colour, ...] = ("blue", "yellow", "green")
        for step, colour in enumerate(colours):
            seat = (first + step) % 3
            people.answer(seat, Play(people.hand(seat)[0], colour))
        people.answer(first, Play(people.hand(first)[-1], "blue"))
        lines = page.locator("#log li")
        expect(lines.filter(has_text="You win the trick, 1 so far.")).to_have_count(1)
        expect(lines.locator(".token")).to_have_count(1)  # of the card that lies there
