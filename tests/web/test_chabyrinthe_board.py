"""The square in the browser: what can be tried on it, by pointer, by keys, and by ear."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page

from clowder.games.chabyrinthe.moves import Insert
from clowder.games.chabyrinthe.pieces import LOOKS, Card
from clowder.games.chabyrinthe.text import cats_home
from clowder.games.chabyrinthe.view import View
from tests.web.chabyrinthe_table import (
    card,
    choice_of_guardian,
    insert_home,
    joining,
    lit,
    paws,
    place,
    sewers,
    wander,
    way_home,
)
from tests.web.guests import PHONE, Invite, at_rest, axe_by_day_and_night, until
from tests.web.party import Party
from tests.web.table import allowed, answers, click_dim, expect, question

LOW, SMALL = (390, 664), (320, 568)


@pytest.fixture
def people(address: str) -> Iterator[Party]:
    with sewers(address) as two:
        yield two


def label_of(spot: Locator) -> str:
    return spot.get_attribute("aria-label") or ""


def cat_list(page: Page) -> Locator:
    return page.get_by_role("list", name="Cats").get_by_role("listitem")


def test_every_card_and_place_is_told_in_words(person: Invite, people: Party) -> None:
    page = people.before(person, people.asked())
    expect(question(page)).to_be_visible()

    assert label_of(card(page, 1, 4)) == "row 1, column 4: elbow, opens south and west"
    assert label_of(card(page, 4, 1)) == "row 4, column 1: elbow, opens north and east"
    assert label_of(place(page, 4)) == "place 4, right of row 1: Agatha"
    assert re.fullmatch(r"place 0, above column 1: \w+, worth [345]", label_of(place(page, 0)))
    assert label_of(place(page, 13)) == "place 13, left of row 3: free"


def test_a_card_is_turned_by_taps_and_traced_before_it_is_played(
    person: Invite, people: Party
) -> None:
    wander(people, lambda view: way_home(view) is not None)
    home = way_home(people.view)
    assert home is not None
    page = people.before(person, people.asked(), size=PHONE, has_touch=True)
    expect(question(page)).to_be_visible()
    expect(paws(page)).to_have_count(0)
    spot = card(page, home.row, home.column)

    for _ in range(1 + home.quarters):
        spot.tap()

    expect(question(page)).to_have_text("Rotate it which way?")
    expect(answers(page).filter(has_text=re.compile(r"\+\d cat"))).not_to_have_count(0)
    expect(paws(page)).not_to_have_count(0)
    expect(lit(page)).not_to_have_count(0)
    own = page.get_by_role("region", name="The others at the table").get_by_role("button").first
    own.tap()
    expect(cat_list(page)).to_have_count(0)
    page.locator(".call.bean").tap()
    expect(answers(page)).to_have_count(0)
    expect(paws(page)).to_have_count(0)  # it has walked home; a tap would only have hurried it
    own.tap()
    expect(cat_list(page)).not_to_have_count(0)


def test_a_stroke_turns_a_card(person: Invite, people: Party) -> None:
    page = people.before(person, people.asked())
    expect(question(page)).to_be_visible()
    spot = card(page, 4, 1)
    box = at_rest(page, spot.bounding_box)  # the strokes go by numbers
    assert box is not None
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    page.mouse.move(*middle)
    page.mouse.down()
    page.mouse.move(middle[0] + 35, middle[1] + 3)
    page.mouse.up()

    expect(page.locator(".call.bean")).to_have_text("Right")
    expect(spot).to_have_attribute("aria-label", re.compile("opens east and south"))
    spot.click()
    expect(spot).to_have_attribute("aria-label", re.compile("opens south and west"))


def test_the_next_card_is_dragged_to_a_row(person: Invite, people: Party) -> None:
    page = people.before(person, people.asked())
    expect(question(page)).to_be_visible()
    name = re.compile("^Next card: ")

    page.get_by_role("button", name=name).drag_to(place(page, 5))

    expect(question(page)).to_have_text("Which way round?")
    top = people.view.top
    expect(answers(page)).to_have_count(len(LOOKS[top]))
    expect(place(page, 5)).to_have_attribute("aria-selected", "true")


def test_row_and_end_are_chosen_by_taps(person: Invite, people: Party) -> None:
    seat = people.asked()
    page = people.before(person, seat)
    expect(question(page)).to_be_visible()
    view: View = people.view
    page.get_by_role("button", name=re.compile("^Next card: ")).click()
    expect(question(page)).to_have_text("Where does it slide in?")
    place(page, 0).click()
    expect(answers(page).first).to_be_visible()

    answers(page).last.click()

    people.play(lambda now: now.phase != view.phase, but=(seat,))
    assert view.top is not None
    turn = len(LOOKS[view.top]) - 1
    assert people.view.square[0] == Card(view.top, turn)
    assert people.view.square[4:13:4] == view.square[0:9:4]


def test_an_insert_that_brings_a_cat_home_is_traced(person: Invite, people: Party) -> None:
    wander(people, lambda view: insert_home(view) is not None)
    home = insert_home(people.view)
    assert home is not None
    page = people.before(person, people.asked())
    place(page, home.place).click()
    expect(answers(page).filter(has_text="home")).not_to_have_count(0)

    answers(page).nth(home.turn % answers(page).count()).hover()

    expect(paws(page)).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(paws(page)).to_have_count(0)


def test_keys_alone_walk_turn_and_play(person: Invite, people: Party) -> None:
    seat = people.asked()
    page = people.before(person, seat)
    expect(question(page)).to_be_visible()
    before: View = people.view
    card(page, 1, 1).focus()

    for key in ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowUp"):
        page.keyboard.press(key)
    until(page, "document.activeElement.dataset.outside === '1'")
    page.keyboard.press("Enter")
    expect(question(page)).to_have_text("Which way round?")
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowDown")
    page.keyboard.press(",")
    expect(page.locator(".call.bean")).to_have_text("Left")
    page.keyboard.press(".")
    page.keyboard.press(".")
    expect(page.locator(".call.bean")).to_have_text("Right")
    page.keyboard.press("Enter")

    people.play(lambda now: now.phase != before.phase or now.taken != before.taken, but=(seat,))
    assert people.view.square[1].turn == (before.square[1].turn + 1) % len(
        LOOKS[before.square[1].kind]
    )
    until(page, "document.activeElement.dataset.cell === '1'")  # of what the page has heard by then


def test_in_the_first_edition_a_second_insert_is_dim_and_explained(
    person: Invite, address: str
) -> None:
    with sewers(address, seats=1, first_edition=True) as people:
        inserts = (Insert(place, turn) for place in range(16) for turn in range(4))
        people.answer(0, next(move for move in inserts if not cats_home(move, people.view)))
        page = people.before(person, 0)
        expect(question(page)).to_contain_text("Now rotate a card.")
        place(page, 2).click()
        expect(answers(page).first).to_contain_text("rotate now")
        expect(allowed(page)).to_have_count(0)

        click_dim(answers(page).first)

        why = page.get_by_role("region", name="You have already slid a card in.")
        expect(why).to_be_visible()
        expect(why.get_by_role("button", name="Rule CHA-19")).to_be_visible()
        expect(page.locator(".place.bad")).to_have_count(1)


def test_who_comes_for_a_cat_is_chosen_on_the_board(person: Invite, address: str) -> None:
    with sewers(address, kittens=True) as people:
        wander(people, lambda view: choice_of_guardian(view) is not None, joining)
        seat = people.asked()
        people.answer(seat, choice_of_guardian(people.view))
        page = people.before(person, seat)

        expect(question(page)).to_contain_text("The path leads to both guardians.")
        expect(answers(page)).to_have_text(["Agatha", "Edith"])
        axe_by_day_and_night(page)
        before: View = people.view
        page.get_by_role("gridcell", name=re.compile(": Edith$")).click()

        # Agatha may move too, in a chain that follows.
        people.play(lambda now: now.guardians[1] != before.guardians[1], but=(seat,))
