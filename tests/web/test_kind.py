"""A house stays kind: mute, report to the hosts, close, bar, and eight cats beside chat."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page

from tests.server.process import clowder, serving
from tests.web.conftest import GENEROUS
from tests.web.guests import (
    DESK,
    PHONE,
    Complaints,
    Invite,
    at_rest,
    axe,
    axe_by_day_and_night,
    lines_of,
    stop_the_clock,
)
from tests.web.party import Party, playing
from tests.web.table import expect


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """Of a server whose hosts are made here."""
    with serving(tmp_path, **GENEROUS | {"chats_per_minute": 1000}) as server:
        yield server.address


@pytest.fixture
def people(address: str) -> Iterator[Party]:
    with playing(address, 3, mice=1) as two:
        yield two


def hosts(folder: Path, *words: str) -> str:
    """What the command prints, while the server runs."""
    done = clowder("hosts", "--data", folder, *words)
    assert done.returncode == 0, done.stderr
    return done.stdout


def become_host(person: Invite, folder: Path, address: str, **options: object) -> Page:
    link = hosts(folder, "--add", "--address", address).splitlines()[0]
    page = person(link.removeprefix(address), **options)  # type: ignore[arg-type]
    page.get_by_role("button", name="Yes, I will").click()
    expect(page.get_by_role("heading", name="Open reports")).to_be_visible()
    return page


def about(page: Page, name: str) -> Locator:
    """What can be done about somebody."""
    page.get_by_role("button", name=f"About {name}").first.click()
    dialog = page.get_by_role("dialog", name=name)
    expect(dialog).to_be_visible()
    return dialog


def report(page: Page, name: str, words: str) -> None:
    dialog = about(page, name)
    dialog.get_by_role("button", name="Report to the hosts").click()
    dialog.get_by_text("Rude or hurtful").click()
    dialog.get_by_label("In a few words").fill(words)
    dialog.get_by_role("button", name="Send").click()
    expect(dialog.get_by_text("The hosts of this house will look at it.")).to_be_visible()
    dialog.get_by_role("button", name="Close").click()


def test_who_is_muted_is_heard_no_more_until_one_tap(person: Invite, people: Party) -> None:
    page = people.before(person, 0)
    people.say(1, "Hiss")
    said = page.get_by_role("list", name="Chat").get_by_role("listitem")
    expect(said.filter(has_text="Hiss")).to_have_count(1)

    dialog = about(page, "Bo")
    axe_by_day_and_night(page)
    dialog.get_by_role("button", name="Mute").click()
    expect(dialog.get_by_role("button", name="Unmute")).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    people.say(1, "Hiss again")
    people.react(1, "hiss")
    people.say(0, "So quiet")

    expect(said).to_have_count(1)
    expect(said).to_contain_text("So quiet")
    expect(page.locator("[data-cat]")).to_have_count(0)
    expect(page.get_by_role("button", name="About Tik")).to_have_count(0)  # a mouse minds nothing
    own = people.before(person, 0, "/me", size=PHONE)
    own.get_by_role("button", name="Unmute Bo").click()
    expect(own.get_by_text("Muted and blocked")).to_have_count(0)
    expect(said).to_have_count(3)


def test_a_report_reaches_the_hosts_who_close_the_table_and_bar_a_person(
    person: Invite, people: Party, address: str, tmp_path: Path, complaints: Complaints
) -> None:
    complaints.expect("status of 403")  # until the link was used, and what a barred one tries
    assert hosts(tmp_path).strip() == "There are no hosts yet."
    people.say(1, "You play like a dog")
    page = people.before(person, 0)
    report(page, "Bo", "He calls me a dog")
    barred = people.before(person, 1, size=PHONE)
    expect(barred.get_by_role("region", name="Your box")).to_be_visible()

    desk = become_host(person, tmp_path, address)

    card = desk.locator(".sheet").filter(has_text="He calls me a dog")
    card.get_by_text("The chat that everybody").click()
    expect(card.get_by_text("You play like a dog")).to_be_visible()
    axe_by_day_and_night(desk)
    card.get_by_role("button", name="Bar Bo").click()
    card.get_by_role("button", name="For a week").click()
    expect(desk.get_by_role("button", name="Let Bo play again")).to_be_visible()
    known = {"cookies": desk.context.cookies(), "origins": []}
    pocket = person("/host", storage_state=known, language="hu", size=PHONE)
    assert lines_of(pocket.get_by_role("button", name="A kitiltás feloldása: Bo")) == 1
    expect(barred.get_by_role("heading", name="You cannot play here for now")).to_be_visible()
    expect(
        barred.get_by_text("A host of this house has decided so. The reason: Rude")
    ).to_be_visible()
    desk.get_by_label("Link or name of a table").fill(f"{address}{people.path}")
    desk.get_by_role("button", name="Close the table").last.click()
    expect(desk.get_by_text("The table is closed.")).to_be_visible()
    expect(page.get_by_text("A host has closed this table.").first).to_be_visible()
    expect(desk.get_by_text(f"has closed the table {people.name}.")).to_be_visible()
    desk.get_by_role("button", name="Let Bo play again").click()
    expect(desk.get_by_text("Nobody is barred.")).to_be_visible()
    assert " · " in hosts(tmp_path)  # listed while the server runs
    stranger = person("/host")
    expect(stranger.get_by_text("This page is for the hosts")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_cat_floats_over_its_seat_for_a_moment_and_is_said_once(
    person: Invite, people: Party, size: tuple[int, int]
) -> None:
    page = people.before(person, 0, size=size, still=False)
    expect(page.get_by_role("region", name="Your box")).to_be_visible()
    if size == PHONE:
        page.get_by_role("button", name="Log").click()
    axe(page, "button-name", "aria-allowed-role")
    seat = at_rest(page, page.locator('[data-who="1"]').first.bounding_box)
    stop_the_clock(page)  # a cat is there for two seconds

    people.react(1, "laugh")

    float_ = page.locator('[data-cat="laugh"]')
    expect(float_).to_be_visible()
    box = float_.bounding_box()
    assert seat is not None
    assert box is not None
    middle = box["x"] + box["width"] / 2
    assert seat["x"] <= middle <= seat["x"] + seat["width"]
    expect(page.get_by_text("Bo laughs.")).to_have_count(1)
    page.clock.run_for(2000)
    expect(float_).to_have_count(0)
    page.get_by_role("group", name="Show a cat").get_by_role("button", name="Bow").click()
    expect(page.locator('[data-cat="bow"]')).to_be_visible()
    page.clock.run_for(2000)
    expect(page.locator("[data-cat]")).to_have_count(0)
