"""Somebody keeps what is theirs: by a phrase, and on a second device."""

from __future__ import annotations

import re
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Page, Response

from tests.web.guests import (
    DESK,
    PHONE,
    PICTURES,
    Complaints,
    Invite,
    axe_by_day_and_night,
    overflow,
    until,
    wait_for,
)
from tests.web.party import playing
from tests.web.table import expect, introduce


def make_phrase(page: Page) -> str:
    page.get_by_role("button", name="Make a phrase").click()
    shown = page.get_by_role("dialog").get_by_role("listitem")
    expect(shown).to_have_count(6)
    words = shown.all_inner_texts()
    page.get_by_role("button", name="I have written it down").click()
    return " ".join(words)


def test_a_phrase_brings_somebody_back_in_another_browser(
    person: Invite, complaints: Complaints
) -> None:
    page, other = person("/me"), person(size=PHONE)
    introduce(page, "Milo")
    phrase = make_phrase(page)

    assert len(phrase.split()) == 6
    expect(page.get_by_text("You have a recovery phrase.")).to_be_visible()
    other.get_by_role("button", name="I have a code").click()
    other.get_by_role("link", name="Back to my games").click()
    field = other.get_by_label("Phrase or six letters")
    field.fill("mura tiko")
    other.get_by_role("button", name="It is me").click()
    expect(other.get_by_text("A phrase has six words")).to_be_visible()
    complaints.expect("status of 404")
    field.fill("baba baba baba baba baba baba")
    other.get_by_role("button", name="It is me").click()
    expect(other.get_by_text("Nobody here has this phrase.")).to_be_visible()
    field.fill(phrase.upper())
    other.get_by_role("button", name="It is me").click()
    expect(other.get_by_text("Welcome back, Milo.")).to_be_visible()
    expect(other.get_by_role("heading", name="Milo", level=1)).to_be_visible()
    expect(other.get_by_role("listitem").filter(has_text="Chrome")).to_have_count(2)


def seconds_left(page: Page) -> int:
    """As the dialog says how long its link will work."""
    said = page.get_by_text(re.compile(r"^Works once, for \d+ seconds? more\.$")).inner_text()
    return int(re.sub(r"\D", "", said))


def test_a_second_device_joins_by_its_link_and_is_ended_by_the_first(
    person: Invite, complaints: Complaints
) -> None:
    complaints.expect("status of 401")
    page = person("/me")
    introduce(page, "Milo")
    made: list[Response] = []
    page.on("response", lambda answer: made.append(answer) if "/link" in answer.url else None)
    page.get_by_role("button", name="Add a device").click()
    expect(page.get_by_role("img", name="The link as a picture")).to_be_visible()
    begun = seconds_left(page)
    wait_for(page, lambda: seconds_left(page) < begun, "the seconds to be counted down")
    [answer] = made  # one link, however long it is looked at
    link = answer.json()

    phone = person(f"/me#join={link['secret']}", size=PHONE)
    expect(phone.get_by_text("Say yes only if you have made this link")).to_be_visible()
    phone.get_by_role("button", name="Yes, it is mine").click()
    expect(phone.get_by_text("Welcome back, Milo.")).to_be_visible()
    expect(phone).not_to_have_url(re.compile("#"))
    expect(page.get_by_text("It has come: Chrome, Linux.")).to_be_visible()
    expect(page.get_by_role("img", name="The link as a picture")).to_have_count(0)
    page.get_by_role("button", name="Close").last.click()
    page.get_by_role("button", name="Log out Chrome").click()

    expect(page.get_by_role("button", name="Log out Chrome")).to_have_count(0)
    assert phone.evaluate("fetch('/api/session').then((answer) => answer.status)") == 401


def test_whoever_has_no_way_back_is_told_so_before_they_log_out(person: Invite) -> None:
    page = person("/me")
    introduce(page, "Milo")
    page.get_by_role("button", name="Log out here").click()
    expect(page.get_by_text("your games would be lost to you")).to_be_visible()
    page.get_by_role("button", name="Stay").click()
    make_phrase(page)
    page.get_by_role("button", name="Log out here").click()
    expect(page.get_by_text("Your phrase or your other devices know you still.")).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="Log out here").click()

    expect(page.get_by_role("heading", name="Pull up a box.")).to_be_visible()
    until(page, "localStorage.getItem('clowder-name') === null")


def test_games_are_found_by_opponent_saved_one_by_one_and_all_together(
    person: Invite, address: str, tmp_path: Path
) -> None:
    with playing(address, seats=2) as people:
        page = people.before(person, 0, path="/me/games")
        expect(page.get_by_role("region", name="Going on").get_by_role("listitem")).to_have_count(1)
        expect(page.get_by_text("Nothing is finished yet.")).to_be_visible()
        page.get_by_label("With whom").fill("nobody")
        expect(page.get_by_role("region", name="Going on")).to_have_count(0)
        people.play_to_end()
        page.reload()
        over = page.get_by_role("region", name="Finished")
        expect(over.get_by_role("listitem")).to_have_count(1)
        page.get_by_label("With whom").fill("nobody")
        expect(page.get_by_text("No finished game is like that.")).to_be_visible()
        page.get_by_label("With whom").fill("BO")
        expect(over.get_by_role("listitem")).to_have_count(1)
        page.get_by_role("combobox").select_option(label="Stray Cat")
        expect(over.get_by_role("listitem")).to_have_count(0)
        page.get_by_role("combobox").select_option(label="All five")
        axe_by_day_and_night(page)
        PICTURES.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=PICTURES / "own-games-1440.png", full_page=True)
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        page.emulate_media(color_scheme="light")
        page.screenshot(path=PICTURES / "own-games-390.png", full_page=True)
        with page.expect_download() as saved:
            over.get_by_role("link", name="Save the game file").click()
        assert saved.value.suggested_filename.endswith(".game")
        with page.expect_download() as saved:
            page.get_by_role("link", name="All as one archive").click()
        saved.value.save_as(tmp_path / "clowder.zip")
    with zipfile.ZipFile(tmp_path / "clowder.zip") as archive:
        assert len(archive.namelist()) == 2


def test_who_wants_to_be_forgotten_is_asked_first_and_is_a_stranger_then(
    person: Invite, complaints: Complaints
) -> None:
    complaints.expect("status of 401")
    page = person("/me")
    introduce(page, "Milo")
    page.get_by_role("button", name="Forget me").click()
    expect(page.get_by_text("Nothing brings them back.")).to_be_visible()
    page.get_by_role("button", name="Stay").click()
    expect(page.get_by_role("heading", name="Milo", level=1)).to_be_visible()
    page.get_by_role("button", name="Forget me").click()
    page.get_by_role("button", name="Forget me for good").click()

    expect(page.get_by_role("heading", name="Pull up a box.")).to_be_visible()
    until(page, "fetch('/api/session').then((answer) => answer.ok)")  # a new guest
    assert page.evaluate("fetch('/api/session').then((answer) => answer.json())")["name"] == ""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_page_of_a_person_is_accessible_by_day_and_night(
    person: Invite, size: tuple[int, int]
) -> None:
    page = person("/me", size=size, language="hu")
    expect(page.get_by_role("heading", level=2)).to_have_count(6)
    axe_by_day_and_night(page)
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / f"person-{size[0]}-dark.png", full_page=True)
    page.emulate_media(color_scheme="light")
    page.screenshot(path=PICTURES / f"person-{size[0]}.png", full_page=True)
    page.get_by_role("button", name="Eszköz hozzáadása").click()
    expect(page.get_by_role("img")).to_be_visible()
    assert overflow(page)[0] <= 0
