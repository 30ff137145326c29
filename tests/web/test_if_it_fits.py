"""If It Fits in the browser: whole games, by finger and by keys, near and far."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from clowder.games.if_it_fits.state import Choosing, Playing, Settling
from tests.web.fitting import (
    GAME,
    FitParty,
    answer,
    answer_anything,
    asked_in,
    asked_with_a_box,
    fitting,
    ghosts,
    ground,
    hand,
    lay_somewhere,
    seams,
    slip,
)
from tests.web.guests import Invite, at_rest, until, wait_for
from tests.web.party import taking_over
from tests.web.table import (
    await_change,
    expect,
    glance,
    play_on,
    question,
    score_sheet,
    sit_together,
    standings,
)

PHONE, NARROW, LOW = (390, 844), (320, 640), (390, 664)


@pytest.fixture
def address(fixed_address: str) -> str:
    """Everybody plays by lot: with chance fixed, too, every run sees the same game."""
    return fixed_address


@pytest.fixture
def people(address: str) -> Iterator[FitParty]:
    with fitting(address, seats=3) as three:
        yield three


def finish_together(person: Invite, people: FitParty) -> None:
    pages = [people.before(person, seat, pace="at_once") for seat in range(2)]

    play_on(*pages, answer=answer_anything)

    ends = [standings(page) for page in pages]
    assert len(ends[0]) == 2
    assert ends[0] == ends[1]


def test_two_people_play_the_last_cards_of_a_game(person: Invite, address: str) -> None:
    with fitting(address) as people:
        people.play(lambda view: view.ending)

        finish_together(person, people)


@pytest.mark.long
def test_two_people_play_a_whole_game(person: Invite, address: str) -> None:
    with fitting(address) as people:
        finish_together(person, people)


def begin_advanced(person: Invite) -> Page:
    page = person(f"/games/{GAME}", pace="at_once")
    page.get_by_role("group", name="How many at the table?").get_by_text("5", exact=True).click()
    page.get_by_text("Advanced game").click()
    page.get_by_role("button", name="Play now").click()
    expect(question(page)).to_be_visible()
    return page


def test_a_person_begins_the_advanced_game_with_mice(person: Invite, address: str) -> None:
    page = begin_advanced(person)
    for _ in range(3):
        before = glance(page)
        answer_anything(page)
        await_change(page, before)
    with taking_over(address, page, game=GAME) as people:
        people.play_to_end()

    expect(page.locator(".end .headline")).to_be_visible()
    assert len(standings(page)) == 5


@pytest.mark.long
def test_a_person_and_mice_play_the_advanced_game(person: Invite) -> None:
    page = begin_advanced(person)

    play_on(page, answer=answer_anything)

    assert len(standings(page)) == 5


def test_the_sheet_adds_up_and_traces_each_box(person: Invite, people: FitParty) -> None:
    people.play_to_end()
    page = people.before(person, 0)
    sheet = score_sheet(page).locator(".sheets")
    expect(sheet).to_be_visible()
    rows = sheet.get_by_role("row").all_inner_texts()[1:]
    sums = [
        [int(number.replace("−", "-")) for number in re.findall(r"[−]?\d+", row)] for row in rows
    ]

    assert [boxes + cats for boxes, cats, _ in sums] == [in_all for _, _, in_all in sums]
    assert sorted(in_all for *_, in_all in sums) == sorted(people.view.points)

    box = sheet.get_by_role("list", name="boxes").get_by_role("button").first
    box.click()
    expect(box).to_have_attribute("aria-pressed", "true")
    cells = page.locator(".sheets .cell.highlighted")
    wait_for(page, lambda: f"of {cells.count()} card" in box.inner_text(), "its cells to be marked")


def test_a_card_is_tried_turned_and_laid_by_finger(person: Invite, people: FitParty) -> None:
    seat, card = asked_with_a_box(people)
    page = people.before(person, seat, size=PHONE, has_touch=True)
    cards = len(people.view.laid)
    slip(page, card).tap()
    expect(question(page)).to_have_text("Where does it fit?")

    ghosts(page).first.tap()
    upright = page.locator(".cell.spot").get_attribute("aria-label")
    page.locator(".cell.spot").tap()
    expect(page.locator(".cell.spot")).not_to_have_attribute("aria-label", upright or "")
    answer(page, "Lay it here")

    expect(page.locator(".cell:not(.free)")).to_have_count(cards + 1)


def test_keys_alone_lead_to_a_place_turn_the_card_and_lay_it(
    person: Invite, people: FitParty
) -> None:
    seat, card = asked_with_a_box(people, least=6)
    page = people.before(person, seat)
    expect(question(page)).to_be_visible()
    slip(page, card).focus()
    page.keyboard.press("Enter")
    expect(ghosts(page)).not_to_have_count(0)

    ground(page).locator("[tabindex='0']").focus()
    for _ in range(12):
        if "it fits here" in str(page.evaluate("document.activeElement.ariaLabel")):
            break
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    spot = page.locator(".cell.spot")
    expect(spot).to_be_focused()
    lying = spot.get_attribute("aria-label") or ""
    assert re.match(r"Row −?\d+, column −?\d+; here it would lie: ", lying)
    page.keyboard.press("r")
    expect(spot).not_to_have_attribute("aria-label", lying)
    place = spot.get_attribute("data-place")
    page.keyboard.press("1")

    expect(page.locator(f"[data-place='{place}']:not(.free)")).to_be_visible()
    until(page, "document.activeElement !== document.body")


def test_a_hint_is_shown_and_not_played(person: Invite, people: FitParty) -> None:
    page = people.before(person, asked_in(people, Playing))
    cards = len(people.view.laid)

    page.get_by_role("button", name="A hint").click()

    expect(page.locator(".ask .call").filter(has_text="the hint")).to_have_count(1)
    expect(page.locator("[data-slip][aria-pressed=true]")).to_have_count(1)
    expect(page.locator(".cell:not(.free)")).to_have_count(cards)


def test_escape_puts_the_card_back(person: Invite, people: FitParty) -> None:
    page = people.before(person, asked_in(people, Playing))
    hand(page).first.click()
    expect(page.locator("[data-slip][aria-pressed=true]")).to_have_count(1)

    page.keyboard.press("Escape")

    expect(page.locator("[data-slip][aria-pressed=true]")).to_have_count(0)
    expect(ghosts(page)).to_have_count(0)


def test_a_cat_moves_in_by_a_tap_on_its_paws(person: Invite, people: FitParty) -> None:
    seat = asked_in(people, Settling)
    page = people.before(person, seat)
    home = people.at(seat).view.cats[seat]
    expect(seams(page)).not_to_have_count(0)

    seams(page).first.dispatch_event("click")

    own = page.get_by_role("region", name="Your box")
    expect(own.get_by_role("img", name=f"Cats at home: {home - 1}")).to_be_visible()


def test_a_cat_is_laid_to_sleep_instead_of_drawing(person: Invite, people: FitParty) -> None:
    seat = asked_in(people, Choosing)
    page = people.before(person, seat)

    answer(page, "Lay a cat down to sleep")
    expect(question(page)).to_have_text("Where does your cat go to sleep?")
    lay_somewhere(page)

    expect(page.get_by_role("gridcell", name="sleeping cat: You")).to_have_count(1)


def test_where_it_does_not_fit_the_rule_is_told(person: Invite, people: FitParty) -> None:
    seat, card = asked_with_a_box(people)
    page = people.before(person, seat)
    slip(page, card).click()

    page.locator("[data-place='0,0']").dispatch_event("click")

    why = page.get_by_role("region", name="There is a card in that place already.")
    expect(why).to_be_visible()
    expect(why.get_by_role("button", name="Rule FIT-4")).to_be_visible()
    expect(page.locator("[data-place='0,0'].bad")).to_be_visible()


def test_the_table_is_moved_and_seen_near_and_whole(person: Invite, people: FitParty) -> None:
    page = people.before(person, asked_in(people, Playing, least=8), size=PHONE)
    expect(question(page)).to_be_visible()

    def wide() -> float:
        box = page.locator("[data-place='0,0']").bounding_box()
        assert box is not None
        return box["width"]

    before = at_rest(page, wide)
    whole = page.get_by_role("button", name="The whole table")
    expect(whole).to_have_count(0)
    page.keyboard.press("+")
    assert at_rest(page, wide) > before
    whole.click()
    expect(whole).to_have_count(0)
    assert at_rest(page, wide) == before
    page.locator(".stage .frame").dblclick(position={"x": 20, "y": 20})
    assert at_rest(page, wide) > before
    page.keyboard.press("0")
    assert at_rest(page, wide) == before


def test_on_one_device_nobody_sees_the_others_hand(person: Invite) -> None:
    page = person(f"/games/{GAME}", pace="at_once")
    sit_together(page, "Bo")

    for _ in range(4):
        expect(page.get_by_role("heading", name="Pass the screen to")).to_be_visible()
        assert page.locator("[data-slip]").count() == 0
        page.get_by_role("button", name="I am ready").click()
        expect(question(page)).to_be_visible()
        seen = glance(page)
        while "Pass the screen to" not in seen and seen != "over":
            answer_anything(page)
            seen = await_change(page, seen)


def test_a_finished_game_is_watched_again_with_all_hands_open(
    person: Invite, people: FitParty
) -> None:
    people.play_to_end()
    page = person(f"{people.path}/replay?step=30")
    expect(page.locator(".cell")).not_to_have_count(0)
    hands = [page.get_by_role("list", name=name, exact=True) for name in ("Ann", "Bo", "Cy")]
    for cards in hands:
        expect(cards.get_by_role("listitem")).not_to_have_count(0)
    held = hands[1].get_by_role("listitem").count()
    laid = page.locator(".cell").count()

    page.get_by_role("button", name="View: Bo").click()

    expect(hand(page)).to_have_count(held)
    expect(page.locator(".cell")).to_have_count(laid)
