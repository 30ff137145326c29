"""No page breaks a rule of accessibility, by day or by night."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from clowder.games.cat_in_the_box.state import Bidding, Burying, Playing
from tests.web.guests import Complaints, Invite, axe_by_day_and_night, stop_the_clock
from tests.web.party import Party, party, playing
from tests.web.table import (
    answers,
    ask,
    await_count,
    click_dim,
    expect,
    hand,
    question,
    score_sheet,
    skip_count,
)

SIZES = ((1280, 800), PHONE := (390, 664))


@pytest.fixture(scope="module")
def finished(address: str) -> Iterator[Party]:
    with playing(address, seats=3) as three:
        three.play_to_end()
        yield three


@pytest.fixture
def people(address: str) -> Iterator[Party]:
    with playing(address, seats=3) as three:
        yield three


@pytest.mark.parametrize(
    ("path", "heading"),
    [
        ("/", "Pull up a box."),
        ("/games/cat_in_the_box?with=friends", "Cat in the Box"),
        ("/games/stray_cat", "Stray Cat"),
        ("/games/cat_in_the_box/rules/CIB-8", "Cat in the Box"),
        ("/games/cat_in_the_box/learn", "Cats without a colour"),
        ("/attic", "Nobody lives here."),
        ("/table/zzzzzzzzzzzz", "Nobody is at this table."),
    ],
)
def test_a_page(person: Invite, complaints: Complaints, path: str, heading: str) -> None:
    complaints.expect("status of 404")
    for size in SIZES:
        page = person(path, size=size)
        expect(page.get_by_role("heading", name=heading, exact=True)).to_be_visible()

        axe_by_day_and_night(page)


def test_the_code_dialog(person: Invite) -> None:
    page = person()
    page.get_by_role("button", name="I have a code").click()
    expect(page.get_by_role("dialog")).to_be_visible()

    axe_by_day_and_night(page)


def test_the_waiting_room_of_host_and_guest(person: Invite, address: str) -> None:
    with party(address, seats=4) as people:
        people.join("Bo")
        people.seat_mice("baseline")
        host, guest = people.before(person, 0), person(people.path)
        expect(host.get_by_role("button", name="Stand up: Ann")).to_be_visible()
        expect(guest.get_by_role("button", name="Sit", exact=True)).to_be_visible()

        axe_by_day_and_night(host)
        axe_by_day_and_night(guest)
        host.get_by_role("button", name="Another player on this device").click()
        expect(host.get_by_role("dialog")).to_be_visible()
        axe_by_day_and_night(host)


@pytest.mark.parametrize("size", SIZES)
def test_the_table_at_each_question(person: Invite, people: Party, size: tuple[int, int]) -> None:
    for phase in (Burying, Bidding, Playing):
        people.play(lambda view: isinstance(view.phase, phase))  # noqa: B023
        page = people.before(person, people.asked(), size=size)
        expect(question(page)).to_be_visible()
        if phase is not Bidding:
            hand(page).first.click()
        expect(answers(page)).not_to_have_count(0)

        axe_by_day_and_night(page)


@pytest.mark.parametrize("size", SIZES)
def test_a_refusal(person: Invite, people: Party, size: tuple[int, int]) -> None:
    people.play(lambda view: isinstance(view.phase, Playing))
    page = people.before(person, people.asked(), size=size)
    hand(page).first.click()
    click_dim(ask(page).get_by_role("button", name="not to be led yet"))
    expect(page.get_by_text("You cannot lead red yet.").first).to_be_visible()
    axe_by_day_and_night(page)

    page.get_by_role("button", name="Rule CIB-8").click()
    expect(page.get_by_role("dialog", name="Rule CIB-8")).to_be_visible()
    axe_by_day_and_night(page)


def test_the_menu_and_the_drawer(person: Invite, people: Party) -> None:
    people.say(1, "Anybody there?")
    page = people.before(person, 0, size=PHONE)
    page.get_by_role("button", name="Log and chat").click()
    expect(page.get_by_role("dialog", name="So far")).to_be_visible()
    axe_by_day_and_night(page)
    page.keyboard.press("Escape")

    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    axe_by_day_and_night(page)


def test_a_spectator_and_a_lost_line(person: Invite, complaints: Complaints, people: Party) -> None:
    complaints.expect("ERR_|WebSocket connection")
    people.play(lambda view: len(view.tricks) == 1)
    page = person(people.path)
    expect(page.get_by_text("You are watching")).to_be_visible()
    axe_by_day_and_night(page)

    page.context.set_offline(True)
    expect(page.get_by_role("alert").get_by_role("button", name="Try now")).to_be_visible()
    axe_by_day_and_night(page)


@pytest.mark.parametrize("size", SIZES)
def test_the_count_of_a_round(person: Invite, address: str, size: tuple[int, int]) -> None:
    with playing(address) as people:
        page = people.before(person, 0, size=size)
        expect(question(page)).to_be_visible()
        stop_the_clock(page)  # else the count might be over before anybody has looked
        people.play(lambda view: len(view.sheets) == 1)
        await_count(page)
        expect(page.get_by_role("button", name="Skip the count")).to_be_visible()
        page.clock.resume()  # the check needs time, too
        axe_by_day_and_night(page)
        skip_count(page)
        expect(page.get_by_role("heading", name="Next round?")).to_be_visible()
        axe_by_day_and_night(page)
        page.get_by_role("button", name="Go on").click()
        axe_by_day_and_night(page)
        expect(score_sheet(page)).to_be_visible()
        axe_by_day_and_night(page)


@pytest.mark.parametrize("size", SIZES)
def test_the_end_and_the_replay(person: Invite, finished: Party, size: tuple[int, int]) -> None:
    page = finished.before(person, 0, size=size)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    axe_by_day_and_night(page)

    page.goto(f"{finished.path}/replay?step=14")
    expect(page.get_by_role("slider")).to_be_visible()
    axe_by_day_and_night(page)
    page.goto(f"{finished.path}/replay?step=14&seat=1&check=1")
    expect(page.get_by_role("heading", name="The deal was fixed before play.")).to_be_visible()
    axe_by_day_and_night(page)


def test_the_shield_between_two(person: Invite) -> None:
    page = person("/games/cat_in_the_box?with=friends")
    page.get_by_role("group", name="How many at the table?").get_by_text("2", exact=True).click()
    page.get_by_role("button", name="Open a table").click()
    page.get_by_role("button", name="Another player on this device").click()
    page.get_by_role("dialog").get_by_role("button", name="Sit").click()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("heading", name="Pass the screen to")).to_be_visible()

    axe_by_day_and_night(page)
