"""Chabyrinthe in the browser: the end of a game in every way to play it, and some whole ones."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import Locator, Page

from tests.web.advice import await_glance, follow_hint, play_to_end
from tests.web.chabyrinthe_table import GAME, bring_home, sewers
from tests.web.guests import DESK, PHONE, Invite, at_rest
from tests.web.party import Party
from tests.web.table import expect, score_sheet, sit_together, standings

# Where the words of an element are drawn, one rectangle each.
RECTS = """line => {
  const [text] = [...line.childNodes];
  return [...text.data.matchAll(/\\S+/g)].map((word) => {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return range.getBoundingClientRect();
  });
}"""


FEW = 3  # cats that are left when somebody comes in late


def expect_all_cats_on_sheet(page: Page) -> None:
    """On the score sheet of the end."""
    expect(score_sheet(page).locator(".face")).to_have_count(15)


def turns_on_sheet(page: Page) -> int:
    return int(score_sheet(page).locator(".sheets > p").inner_text().removesuffix(" turns"))


def test_the_end_of_a_duel_before_two_browsers(person: Invite, address: str) -> None:
    with sewers(address) as people:
        bring_home(people, but=FEW)
        finish_a_duel(person, people)


@pytest.mark.long
def test_a_duel_before_two_browsers(person: Invite, address: str) -> None:
    with sewers(address) as people:
        finish_a_duel(person, people)


def finish_a_duel(person: Invite, people: Party) -> None:
    ann = people.before(person, 0, pace="at_once")
    bo = people.before(person, 1, size=PHONE, pace="at_once")

    play_to_end(ann, bo)

    assert standings(ann) == standings(bo)
    assert len(standings(ann)) == 2
    expect_all_cats_on_sheet(ann)


def sit_before_one_phone(person: Invite) -> Page:
    page = person(f"/games/{GAME}", size=PHONE, pace="at_once")
    sit_together(page, "Bo", "Cy")
    expect(page.get_by_role("heading", name="Pass the screen to")).to_be_visible()
    return page


def test_three_pass_one_phone_on(person: Invite) -> None:
    page = sit_before_one_phone(person)

    for _ in range(3):  # round the table
        await_glance(page, "shield")
        assert page.locator("[data-cell]").count() == 0
        page.get_by_role("button", name="I am ready").click()
        while await_glance(page, "asked", "shield") == "asked":
            follow_hint(page)


@pytest.mark.long
def test_three_pass_one_phone_on_to_the_end(person: Invite) -> None:
    page = sit_before_one_phone(person)

    play_to_end(page)

    assert len(standings(page)) == 3
    expect_all_cats_on_sheet(page)


def test_one_against_three_mice(person: Invite, address: str) -> None:
    with sewers(address, seats=4, mice=3) as people:
        bring_home(people, but=FEW)
        page = people.before(person, 0, pace="at_once")

        play_to_end(page)

        assert len(standings(page)) == 4
        expect_all_cats_on_sheet(page)


def test_alone_turns_count_and_bring_a_title(person: Invite, address: str) -> None:
    with sewers(address, seats=1) as people:
        page = people.before(person, 0, size=DESK, pace="at_once")
        titles = page.get_by_role("table").get_by_role("row")
        expect(titles).to_have_count(1 + 2)  # what can still be had, and what comes after
        assert_apart(page.get_by_role("rowheader").first, "up to 7")
        expect(page.locator("header.bar")).to_contain_text("Turn 1 · 15 cats still out there")
        expect(page.locator("[aria-current=true]").first).to_contain_text("up to 7")
        bring_home(people, but=FEW)

        play_to_end(page)

        expect(page.locator(".end .headline")).to_contain_text("Every cat is home")
        assert standings(page)[0].endswith(f"{turns_on_sheet(page)} turns")
        expect(page.get_by_role("dialog").locator(".now")).to_have_count(1)


def assert_apart(line: Locator, words: str) -> None:
    """Its words are written in one line, and one can see where one ends and the next begins."""
    expect(line).to_have_text(words)
    rects = at_rest(line.page, lambda: line.evaluate(RECTS))
    assert len({round(rect["y"]) for rect in rects}) == 1
    gaps = [after["x"] - before["right"] for before, after in pairwise(rects)]
    assert min(gaps) > 2


def test_two_together_count_the_turns_of_both(person: Invite, address: str) -> None:
    with sewers(address, mice=1, way="together") as people:
        bring_home(people, but=FEW)
        page = people.before(person, 0, pace="at_once")

        play_to_end(page)

        first, second = standings(page)
        assert second in "01"  # one figure for both
        assert first.endswith(f"{turns_on_sheet(page)} turns")


def test_partners_win_together(person: Invite, address: str) -> None:
    with sewers(address, seats=4, mice=3, way="teams") as people:
        page = people.before(person, 0, pace="at_once")
        expect(page.get_by_text("on your team")).to_have_count(1)
        bring_home(people, but=FEW)

        play_to_end(page)

        assert len(standings(page)) == 4
        expect_all_cats_on_sheet(page)


def test_kittens_have_a_smaller_square(person: Invite, address: str) -> None:
    with sewers(address, mice=1, kittens=True) as people:
        bring_home(people, but=FEW)
        page = people.before(person, 0, size=PHONE, pace="at_once")
        expect(page.locator("[data-cell]")).to_have_count(9)
        expect(page.locator("[data-outside]")).to_have_count(12)

        play_to_end(page)

        expect_all_cats_on_sheet(page)


def test_the_first_edition_has_the_same_end(person: Invite, address: str) -> None:
    with sewers(address, mice=1, first_edition=True) as people:
        bring_home(people, but=FEW)
        page = people.before(person, 0, pace="at_once")

        play_to_end(page)

        expect_all_cats_on_sheet(page)
