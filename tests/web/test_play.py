"""A whole game by four people, each before a browser of their own."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.guests import Invite
from tests.web.table import expect, play_on, standings

NAMES = ("Milo", "Nala", "Otto", "Pia")


def open_table(page: Page, name: str) -> str:
    """From the front door to a table for friends; the link that others are sent."""
    page.get_by_role("button", name="Open a table").click()
    page.get_by_role("dialog", name="Which game?").get_by_role(
        "link", name="Cat in the Box"
    ).click()
    many = page.get_by_role("group", name="How many at the table?")
    many.get_by_text("4", exact=True).click()
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Open a table").click()
    return page.get_by_role("textbox", name="Link to the table").input_value()


def sit_down(page: Page, name: str) -> None:
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Sit", exact=True).click()
    expect(page.get_by_role("button", name=f"Stand up: {name}")).to_be_visible()


def test_four_people_play_a_whole_game_and_another(person: Invite) -> None:
    host = person()
    link = open_table(host, NAMES[0])
    guests = [person(link) for _ in NAMES[1:]]
    for guest, name in zip(guests, NAMES[1:], strict=True):
        sit_down(guest, name)
    host.get_by_role("button", name="Start").click()

    play_on(host, *guests)

    ends = [standings(page) for page in (host, *guests)]
    assert len(ends[0]) == len(NAMES)
    assert all(end == ends[0] for end in ends)
    host.get_by_role("button", name="Play again").click()
    expect(host.get_by_role("heading", name="Room for three more.")).to_be_visible()
    assert host.url != link
    for guest in guests:
        guest.get_by_role("button", name="To the new table").click()
        expect(guest).to_have_url(host.url)
