"""People find each other again: as friends, at the next table, and in what came of their games."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from tests.web.guests import (
    PHONE,
    PICTURES,
    Complaints,
    Invite,
    axe_by_day_and_night,
    overflow,
)
from tests.web.party import playing, taking_over
from tests.web.table import expect, hand


def pictures(page: Page, name: str) -> None:
    """At a desk by day, and on a phone."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.emulate_media(color_scheme="light")
    page.screenshot(path=PICTURES / f"{name}-1440.png", full_page=True)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert overflow(page)[0] <= 0
    page.screenshot(path=PICTURES / f"{name}-390.png", full_page=True)
    page.set_viewport_size({"width": 1440, "height": 900})


def test_two_who_have_played_become_friends_and_one_invites_the_other(
    person: Invite, address: str
) -> None:
    with playing(address) as people:
        ann = people.before(person, 0, path="/me/people")
        bo = people.before(person, 1, path="/me/people", size=PHONE)
    expect(ann.get_by_text("No friends here yet.")).to_be_visible()
    ann.get_by_role("button", name="Ask to be friends: Bo").click()
    expect(ann.get_by_role("region", name="You have asked")).to_be_visible()
    bo.goto("/")
    bo.get_by_role("link", name="Somebody would like to be friends").click()
    bo.get_by_role("button", name="Yes, be friends: Ann").click()
    expect(bo.get_by_role("region", name="Friends", exact=True)).to_contain_text("Ann")
    expect(bo.get_by_text("Nobody but friends.")).to_be_visible()
    ann.reload()
    expect(ann.get_by_role("region", name="Friends", exact=True)).to_contain_text("Bo")
    axe_by_day_and_night(ann)
    pictures(ann, "people")
    ann.get_by_role("button", name="Head to head: Bo").click()
    expect(ann.get_by_text("You have not finished a game together")).to_be_visible()
    ann.keyboard.press("Escape")

    ann.get_by_role("button", name="Invite: Bo").click()
    ann.get_by_role("dialog").get_by_role("button", name="Stray Cat").click()
    expect(ann).to_have_url(re.compile("/table/"))
    bo.goto("/")
    expect(bo.get_by_text("Ann is waiting at a table.")).to_be_visible()
    pictures(bo, "invited")
    bo.get_by_role("button", name="Sit down: Stray Cat").click()

    expect(bo).to_have_url(ann.url)
    expect(ann.get_by_role("listitem").filter(has_text="Bo").first).to_be_visible()


def test_a_link_makes_friends_once_it_is_said_yes_to(
    person: Invite, complaints: Complaints
) -> None:
    complaints.expect("status of 404")
    ann = person("/me/people")
    ann.evaluate("localStorage.setItem('clowder-name', 'Ann')")
    ann.reload()
    with ann.expect_response("**/api/people/link") as made:
        ann.get_by_role("button", name="Make a link").click()
    expect(ann.get_by_role("img", name="The link as a picture")).to_be_visible()
    secret = made.value.json()["secret"]

    bo = person(f"/me/people#friend={secret}", size=PHONE)
    expect(bo.get_by_role("heading", name="Friends: Ann?")).to_be_visible()
    bo.get_by_role("button", name="Yes, be friends").click()

    expect(bo.get_by_text("You are friends now.")).to_be_visible()
    expect(bo).not_to_have_url(re.compile("#"))
    ann.get_by_role("button", name="End the link").click()
    expect(ann.get_by_role("button", name="Make a link")).to_be_visible()
    late = person(f"/me/people#friend={secret}")
    expect(late.get_by_text("This link is over.")).to_be_visible()
    bo.get_by_role("button", name="End the friendship: Ann").click()
    bo.get_by_role("button", name="End it").click()
    expect(bo.get_by_text("No friends here yet.")).to_be_visible()


def test_a_rematch_of_three_with_a_mouse_begins_when_the_last_has_come(
    person: Invite, address: str
) -> None:
    with playing(address, seats=3, mice=1) as people:
        people.play_to_end()
        ann = people.before(person, 0, pace="at_once")
        bo = people.before(person, 1, path="/", size=PHONE, pace="at_once")
    ann.get_by_role("button", name="Play again").click()
    expect(ann.get_by_role("heading", name="Room for one more.")).to_be_visible()
    bo.reload()  # who is not looking finds it at home
    expect(bo.get_by_text("Ann would like to play again.")).to_be_visible()
    bo.get_by_role("button", name="Sit down: Cat in the Box").click()

    for page in (ann, bo):
        expect(page).to_have_url(ann.url)
        expect(hand(page).first).to_be_visible()
    with taking_over(address, ann, bo) as people:
        people.play_to_end()
    ann.goto("/me/results")
    assert_two_games(ann)


def assert_two_games(page: Page) -> None:
    """Too few to say much, and that is said; the plots are there for eyes and for ears."""
    sheet = page.get_by_role("heading", name="Cat in the Box").locator("xpath=ancestor::section")
    expect(sheet).to_contain_text("Table for 3 · with mice")
    expect(sheet).to_contain_text("by luck alone 33%")
    expect(sheet.get_by_text("Too few games to be sure of anything")).to_be_visible()
    expect(sheet.get_by_role("img", name="2 games, from")).to_be_visible()
    expect(sheet.get_by_role("img", name="came most often")).to_be_visible()
    axe_by_day_and_night(page)
    pictures(page, "results")
    sheet.get_by_text("As a table").click()
    expect(sheet.get_by_role("row")).to_have_count(3)
    sheet.get_by_role("row").last.get_by_role("link").click()
    expect(page).to_have_url(re.compile("/replay$"))


def test_whoever_has_finished_nothing_is_told_so_and_a_stray_link_harms_nobody(
    person: Invite,
) -> None:
    page = person("/me/results")
    expect(page.get_by_text("Nothing to count yet.")).to_be_visible()
    page.goto("/me/people#friend=../../x")
    expect(page.get_by_text("Nobody yet.")).to_be_visible()
    expect(page.get_by_role("button", name="Yes, be friends")).to_have_count(0)
