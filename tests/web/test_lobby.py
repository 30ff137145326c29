"""From the front door to a table: codes, links, chairs, mice, options."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from tests.web.guests import Complaints, Invite
from tests.web.party import party
from tests.web.table import expect, question

GAME = "/games/cat_in_the_box"


def open_table(page: Page, seats: int = 3) -> str:
    """The code of a table for friends, at which this person sits."""
    many = page.get_by_role("group", name="How many at the table?")
    many.get_by_text(str(seats), exact=True).click()
    page.get_by_role("button", name="Open a table").click()
    expect(page).to_have_url(re.compile(r"/table/[a-z0-9]{12}$"))
    return page.url.rpartition("/")[2]


def test_a_game_against_mice_is_one_click_away(person: Invite) -> None:
    page = person()

    page.get_by_role("button", name="Play now: Cat in the Box").click()

    expect(question(page)).to_have_text("Bury one card. Nobody will miss it.")
    expect(page).to_have_title(re.compile("^Your turn"))


def test_name_and_cat_are_remembered(person: Invite) -> None:
    page = person()
    page.get_by_role("textbox", name="Your name").fill("Žofie")
    page.get_by_role("radio", name="Cocoa").check(force=True)

    page.reload()
    expect(page.get_by_role("textbox", name="Your name")).to_have_value("Žofie")
    expect(page.get_by_role("radio", name="Cocoa")).to_be_checked()
    page.goto(f"{GAME}?with=friends")
    open_table(page)

    expect(page.get_by_role("button", name="Stand up: Žofie")).to_be_visible()


def test_a_code_leads_to_its_table_and_anything_else_is_said(
    person: Invite, complaints: Complaints, address: str
) -> None:
    complaints.expect("status of 404")
    with party(address) as people:
        page = person()
        page.get_by_role("button", name="I have a code").click()
        dialog = page.get_by_role("dialog", name="I have a code")
        field = dialog.get_by_role("textbox", name="Code or link")

        field.fill("žluťoučký kůň")
        page.keyboard.press("Enter")
        expect(dialog).to_contain_text("That is neither a code nor a link to a table.")
        expect(field).to_be_focused()
        field.fill("zzzzzzzzzzzz")
        page.keyboard.press("Enter")
        expect(dialog).to_contain_text("Nobody is at this table.")

        code = people.name
        field.fill(f" {code[:4]}-{code[4:8]} {code[8:].upper()} ")
        page.keyboard.press("Enter")

        expect(page).to_have_url(f"{address}{people.path}")
        expect(page.get_by_role("heading", name="One more fits in.")).to_be_visible()


def test_a_table_for_anybody_stands_in_the_lobby(person: Invite) -> None:
    host = person(f"{GAME}?with=friends")
    host.get_by_role("switch", name="Anybody may join").check()
    code = open_table(host, seats=5)
    guest = person()
    guest.get_by_role("textbox", name="Your name").fill("Bo")
    tables = guest.get_by_role("region", name="Tables with a box free").get_by_role("listitem")

    tables.filter(has_text="4 boxes free").first.get_by_role("button").click()

    expect(guest.get_by_role("button", name="Stand up: Bo")).to_be_visible()
    assert guest.url.endswith(code)


def test_chairs_are_taken_left_and_given_to_mice(person: Invite) -> None:
    page = person(f"{GAME}?with=friends")
    open_table(page)
    start = page.get_by_role("button", name="Start")
    expect(start).to_be_disabled()
    page.get_by_role("button", name="Seat a mouse: 2").click()
    expect(page.get_by_role("heading", name="One more fits in.")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Send away: ")).click()
    expect(page.get_by_role("heading", name="Two more fit in.")).to_be_visible()
    page.get_by_role("group", name="The mice are").get_by_text("sleepy").click()
    page.get_by_role("button", name="Seat a mouse: 3").click()
    expect(page.get_by_role("list", name="Boxes")).to_contain_text("sleepy mouse")
    page.get_by_role("button", name=re.compile("^Stand up: ")).click()
    page.get_by_role("button", name="Sit", exact=True).click()
    page.get_by_role("button", name=re.compile("^Seat a mouse: ")).click()

    expect(page.get_by_role("heading", name="Nobody is missing.")).to_be_visible()
    start.click()

    expect(question(page)).to_have_text("Bury one card. Nobody will miss it.")


def test_the_others_see_who_sits_down_and_the_link_is_copied(person: Invite) -> None:
    host = person(f"{GAME}?with=friends", permissions=["clipboard-read", "clipboard-write"])
    open_table(host, seats=2)
    host.get_by_role("button", name="Copy the link").click()
    expect(host.get_by_role("button", name="Copied")).to_be_visible()
    expect(host.get_by_role("img", name="QR code of the link")).to_be_visible()
    guest = person(host.evaluate("navigator.clipboard.readText()"))

    guest.get_by_role("textbox", name="Your name").fill("Bo")
    guest.get_by_role("button", name="Sit", exact=True).click()

    expect(host.get_by_role("list", name="Boxes")).to_contain_text("Bo")
    expect(host.get_by_role("heading", name="Nobody is missing.")).to_be_visible()
    guest.get_by_role("button", name="Start").click()
    for page in (host, guest):
        expect(question(page)).to_have_text("Bury one card. Nobody will miss it.")


def test_what_was_agreed_is_told_in_the_waiting_room_and_kept(person: Invite) -> None:
    page = person(f"{GAME}?with=friends")
    page.get_by_role("switch", name="Schrödinger mode").check()
    page.get_by_role("combobox", name="Time for a move").select_option("1 minute a move")
    open_table(page)
    expect(page.get_by_text("Schrödinger mode · 1 minute a move")).to_be_visible()

    for seat in (2, 3):
        page.get_by_role("button", name=f"Seat a mouse: {seat}").click()
    page.get_by_role("button", name="Start").click()

    expect(page.get_by_text("the research board is in its box")).to_be_visible()


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/table/zzzzzzzzzzzz", "Nobody is at this table."),
        ("/games/nothing", "Nobody lives here."),
        ("/attic", "Nobody lives here."),
    ],
)
def test_where_nobody_is_there_is_a_way_on(
    person: Invite, complaints: Complaints, path: str, said: str
) -> None:
    complaints.expect("status of 404")
    page = person(path)

    expect(page.get_by_role("heading", name=said)).to_be_visible()
    page.get_by_role("button", name="Open a table").click()
    page.get_by_role("dialog", name="Which game?").get_by_role(
        "link", name="Cat in the Box"
    ).click()

    expect(page).to_have_url(re.compile(r"/games/cat_in_the_box\?with=friends$"))
