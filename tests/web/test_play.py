"""A whole game by four people, each before a browser of their own."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.guests import Invite
from tests.web.party import taking_over
from tests.web.table import expect, hand, play_on, play_some, standings

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


def sit_down_together(person: Invite) -> list[Page]:
    """From the front door: the host's browser is the first. The game has begun."""
    host = person(pace="at_once")
    link = open_table(host, NAMES[0])
    guests = [person(link, pace="at_once") for _ in NAMES[1:]]
    for guest, name in zip(guests, NAMES[1:], strict=True):
        sit_down(guest, name)
    host.get_by_role("button", name="Start").click()
    return [host, *guests]


def assert_same_end_and_another_game(host: Page, *guests: Page) -> None:
    link = host.url
    ends = [standings(page) for page in (host, *guests)]
    assert len(ends[0]) == len(NAMES)
    assert all(end == ends[0] for end in ends)
    host.get_by_role("button", name="Play again").click()
    expect(host.get_by_role("heading", name="Room for three more.")).to_be_visible()
    assert host.url != link
    for guest in guests:
        guest.get_by_role("button", name="To the new table").click()
        expect(guest).to_have_url(host.url)
    for page in (host, *guests):  # the last has come, so it begins
        expect(hand(page).first).to_be_visible()


def test_four_people_play_the_first_trick_and_see_the_end(person: Invite, address: str) -> None:
    pages = sit_down_together(person)
    play_some(3, *pages)  # a card is buried, a bid is made, a card is played
    with taking_over(address, *pages) as people:
        people.play_to_end()
    play_on(*pages)  # everybody goes on after each round

    assert_same_end_and_another_game(*pages)


@pytest.mark.long
def test_four_people_play_a_whole_game_and_another(person: Invite) -> None:
    pages = sit_down_together(person)

    play_on(*pages)

    assert_same_end_and_another_game(*pages)
