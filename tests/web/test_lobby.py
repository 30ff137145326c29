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


def test_whoever_plays_for_the_first_time_is_told_the_aim_and_offered_the_lesson(
    person: Invite,
) -> None:
    page = person()

    page.get_by_role("button", name="Play: Cat in the Box").click()
    dialog = page.get_by_role("dialog", name="Cat in the Box")
    expect(dialog).to_contain_text("Win the tricks you bid, and never run out of colours.")
    expect(dialog.get_by_role("link", name="Learn it first")).to_have_attribute(
        "href", "/games/cat_in_the_box/learn"
    )
    dialog.get_by_role("button", name="Play right away").click()

    expect(question(page)).to_have_text("Bury one card. Nobody will miss it.")
    expect(page).to_have_title(re.compile("^Your turn"))

    page.goto("/")
    page.get_by_role("button", name="Play: Cat in the Box").click()  # and now it begins at once
    expect(question(page)).to_have_text("Bury one card. Nobody will miss it.")


def test_name_and_cat_are_remembered(person: Invite) -> None:
    page = person(f"{GAME}?with=friends")
    page.get_by_role("textbox", name="Your name").fill("Žofie")
    cocoa = page.get_by_role("radio", name="Cocoa")
    page.locator("label", has=cocoa).click()  # the knob itself is not drawn
    expect(cocoa).to_be_checked()

    page.goto("/")
    expect(page.get_by_role("heading", name="Nobody waits for you.")).to_be_visible()
    page.get_by_role("button", name="You: Žofie").click()
    you = page.get_by_role("dialog", name="You", exact=True)
    expect(you.get_by_role("textbox", name="Your name")).to_have_value("Žofie")
    expect(you.get_by_role("radio", name="Cocoa")).to_be_checked()
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
        expect(dialog).to_contain_text("There is no such table.")

        field.fill("zzzzzz")
        page.keyboard.press("Enter")
        expect(dialog).to_contain_text("Nobody waits under this code.")

        host = people.before(person, 0)
        shown = host.get_by_role("group", name="Code of the table").locator("[aria-hidden]")
        expect(shown).to_have_count(2)
        code = " ".join(shown.all_inner_texts())
        assert re.fullmatch("[A-Z]{3} [A-Z]{3}", code)
        field.fill(f" {code} ")
        page.keyboard.press("Enter")

        expect(page).to_have_url(f"{address}{people.path}")
        expect(page.get_by_role("heading", name="Room for one more.")).to_be_visible()


def test_a_table_for_anybody_stands_in_the_lobby(person: Invite) -> None:
    host = person(f"{GAME}?with=friends")
    host.get_by_role("switch", name="Anybody may join").check()
    host.get_by_role("switch", name="Schrödinger mode").check()
    host.get_by_role("combobox", name="Time for a move").select_option("1 minute a move")
    code = open_table(host, seats=2)
    guest = person()
    tables = guest.get_by_role("region", name="Tables with a box free").get_by_role("listitem")
    mine = tables.filter(has_text="Schrödinger mode").filter(has_text="1 minute a move")

    mine.get_by_role("button", name="Sit: Cat in the Box").click()
    # Whoever gives no name is called after the cat they get, and ginger is taken.
    expect(guest.get_by_role("radio", name="Ginger")).to_be_disabled()
    guest.get_by_role("button", name="Sit", exact=True).click()

    expect(guest.get_by_role("button", name="Stand up: Smoke")).to_be_visible()
    assert guest.url.endswith(code)
    stranger = person(guest.url)
    expect(stranger.get_by_role("heading", name="Nobody is missing.")).to_be_visible()
    expect(stranger.get_by_role("button", name="Sit", exact=True)).to_have_count(0)
    stranger.goto("/")
    expect(stranger.get_by_role("heading", name="Tables with a box free")).to_be_visible()
    expect(stranger.locator("section[aria-labelledby=open-tables]")).not_to_contain_text(
        "1 minute a move"
    )


def test_chairs_are_taken_left_and_given_to_mice(person: Invite) -> None:
    page = person(f"{GAME}?with=friends")
    open_table(page)
    start = page.get_by_role("button", name="Start")
    expect(start).to_be_disabled()
    page.get_by_role("button", name="Seat a mouse: 2").click()
    expect(page.get_by_role("heading", name="Room for one more.")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Send away: ")).click()
    expect(page.get_by_role("heading", name="Room for two more.")).to_be_visible()
    mice = page.get_by_role("group", name="The mice are")
    mice.get_by_text("sleepy").click()
    expect(mice).to_contain_text("They play whatever is allowed.")
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
