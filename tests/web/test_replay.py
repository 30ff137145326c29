"""A finished game: watched again, passed on, played on, checked and kept."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page

from clowder.games.cat_in_the_box.state import Playing
from tests.server.process import clowder
from tests.web.guests import Complaints, Invite, at_rest, wait_for
from tests.web.party import Party, party, playing
from tests.web.table import expect, hand, numbers, question


@pytest.fixture(scope="module")
def finished(address: str) -> Iterator[Party]:
    with playing(address, seats=3) as three:
        three.play_to_end()
        yield three


@pytest.fixture
def page(person: Invite, finished: Party) -> Page:
    return person(f"{finished.path}/replay")


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Position in the game")


def moves(page: Page) -> Locator:
    return page.get_by_role("region", name="Move by move").get_by_role("button")


def press(page: Page, name: str) -> None:
    page.get_by_role("region", name="Controls").get_by_role("button", name=name).click()


def first_trick(page: Page) -> int:
    """Jump to the table before the first card of the first trick, and tell the step."""
    line = page.get_by_role("listitem").filter(has_text=re.compile(r" leads \d")).first
    line.get_by_role("button").click()
    expect(line.get_by_role("button")).to_have_attribute("aria-current", "step")
    step = int(slider(page).input_value()) - 1
    press(page, "Step back")
    expect(slider(page)).to_have_value(str(step))
    return step


def test_stepping_jumping_and_playing(page: Page) -> None:
    last = int(slider(page).get_attribute("max") or 0)
    expect(moves(page)).to_have_count(last)
    expect(slider(page)).to_have_value("2")  # it is dealt: there is something to look at

    press(page, "Step forward")
    press(page, "Step forward")
    expect(slider(page)).to_have_value("4")
    press(page, "Step back")
    expect(slider(page)).to_have_value("3")
    expect(moves(page).nth(2)).to_have_attribute("aria-current", "step")
    press(page, "To the end")
    expect(slider(page)).to_have_value(str(last))
    expect(page.get_by_text(re.compile("wins|shared|Nobody wins"))).not_to_have_count(0)
    moves(page).nth(9).click()
    expect(slider(page)).to_have_value("10")
    page.keyboard.press("Home")
    expect(slider(page)).to_have_value("1")
    page.keyboard.press("ArrowRight")
    expect(slider(page)).to_have_value("2")
    press(page, "Play")
    wait_for(page, lambda: int(slider(page).input_value()) >= 4, "two steps by themselves")
    press(page, "Pause")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_all_hands_are_open_or_one_seats_alone(page: Page) -> None:
    first_trick(page)
    open_hands = [page.get_by_role("list", name=name, exact=True) for name in ("Ann", "Bo", "Cy")]
    for cards in open_hands:
        expect(cards.get_by_role("listitem")).to_have_count(10)  # the last of them is buried
    of_bo = open_hands[1].get_by_role("listitem").all_inner_texts()

    page.get_by_role("button", name="View: Bo").click()

    expect(hand(page)).to_have_count(9)
    wait_for(page, lambda: [str(number) for number in numbers(page)] == of_bo[:9], "Bo's cards")
    for cards in open_hands:
        expect(cards).to_have_count(0)


def test_jumping_to_the_last_card_of_a_trick_shows_the_whole_trick(page: Page) -> None:
    expect(moves(page)).not_to_have_count(0)
    ends = re.compile("wins the trick, 1 so far")
    last = [bool(ends.search(text)) for text in moves(page).all_inner_texts()].index(True)

    slider(page).fill(str(last + 1))

    trick = page.get_by_role("list", name=re.compile("^Trick"))
    expect(trick.get_by_role("listitem")).to_have_count(3)
    expect(trick).to_contain_text("led")
    # The ring of the slider is round its thumb: it would lie over the words above.
    assert slider(page).evaluate("slider => getComputedStyle(slider).boxShadow") == "none"


def test_with_ones_own_eyes_one_knows_what_one_buried(page: Page) -> None:
    page.get_by_role("button", name="View: Bo").click()
    line = moves(page).filter(has_text="You bury the").first
    line.click()

    expect(page.locator(".now").first).to_contain_text(line.inner_text())
    expect(moves(page).filter(has_text="Ann buries a card.")).not_to_have_count(0)


LEFTS = "all => all.map((one) => one.getBoundingClientRect().left)"


def test_on_a_phone_no_head_of_an_open_hand_touches_the_edge(
    person: Invite, finished: Party
) -> None:
    page = person(f"{finished.path}/replay", size=(390, 844))
    heads = page.locator("li:has(> ol[aria-label]) > svg")
    expect(heads).to_have_count(3)
    lefts = at_rest(page, lambda: heads.evaluate_all(LEFTS))
    assert min(lefts) >= 4


def test_a_link_leads_a_stranger_to_the_same_place(page: Page, person: Invite) -> None:
    step = first_trick(page)
    page.get_by_role("button", name="View: Cy").click()
    expect(page).to_have_url(re.compile(rf"replay\?step={step}&seat=2$"))
    expect(hand(page)).to_have_count(9)

    stranger = person(page.url)

    expect(slider(stranger)).to_have_value(str(step))
    expect(stranger.get_by_role("button", name="View: Cy")).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(hand(stranger)).to_have_count(9)
    assert numbers(stranger) == numbers(page)


def test_the_link_to_a_move_is_copied(person: Invite, finished: Party) -> None:
    path = f"{finished.path}/replay?step=7"
    page = person(path, permissions=["clipboard-read", "clipboard-write"])

    page.get_by_role("button", name="Copy link to this move").click()

    expect(page.get_by_text("The link is copied.")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == finished.address + path


def test_play_on_from_here(page: Page) -> None:
    first_trick(page)
    page.get_by_role("button", name="View: Bo").click()
    expect(hand(page)).not_to_have_count(0)
    held = numbers(page)

    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog", name="Which seat is yours?")
    dialog.get_by_role("button", name="Bo").click()

    expect(page).to_have_url(re.compile(r"/table/[a-z0-9]+$"))
    expect(question(page)).to_be_visible()
    wait_for(page, lambda: numbers(page) == held, "the same hand")


def test_at_the_end_there_is_nothing_to_play_on(page: Page) -> None:
    press(page, "To the end")

    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()
    expect(
        page.get_by_text("The game is over here. Step back, and you can play on.")
    ).to_be_visible()


def test_the_game_file_is_good_for_the_verifier(page: Page, tmp_path: Path) -> None:
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the game file").click()
    assert download.value.suggested_filename.endswith(".game")
    file = tmp_path / "saved.game"
    download.value.save_as(file)

    done = clowder("verify", file)

    assert done.returncode == 0, done.stderr
    assert "Every draw follows from these numbers" in done.stdout


def test_whoever_played_finds_every_point_of_the_deal_good(person: Invite, address: str) -> None:
    with party(address) as people:
        page = person(people.path)
        page.get_by_role("button", name="Sit", exact=True).click()
        expect(page.get_by_role("button", name="Start")).to_be_enabled()
        people.take_after(page)
        people.start()
        people.play_to_end_unseen(page)
        page.get_by_role("link", name="Look at the game").click()
        page.get_by_role("button", name="Check the deal").click()

        dialog = page.get_by_role("dialog", name="Check the deal")
        expect(
            dialog.get_by_role("heading", name="The deal was fixed before play.")
        ).to_be_visible()
        points = dialog.get_by_role("status").get_by_role("listitem")
        expect(points).not_to_have_count(0)
        expect(points.filter(has_not=page.get_by_role("img", name="Holds:"))).to_have_count(0)
        dialog.get_by_text("The numbers").click()
        commitment = people.tables[0].update.table.commitment  # type: ignore[union-attr]
        expect(dialog.get_by_role("definition").first).to_have_text(commitment)


def test_who_only_watches_has_no_bytes_to_look_for(page: Page) -> None:
    page.get_by_role("button", name="Check the deal").click()

    dialog = page.get_by_role("dialog", name="Check the deal")
    bytes_of_mine = dialog.get_by_role("listitem").filter(has_text="gave no random bytes")
    expect(bytes_of_mine.get_by_role("img", name="Open:")).to_be_visible()
    expect(dialog.get_by_role("img", name="Does not hold:")).to_have_count(0)


def test_a_game_that_goes_on_is_not_shown(
    person: Invite, complaints: Complaints, address: str
) -> None:
    complaints.expect("status of 409")
    with playing(address) as people:
        people.play(lambda view: isinstance(view.phase, Playing))

        page = person(f"{people.path}/replay")

        expect(page.get_by_text("Nobody knows yet how this ends.")).to_be_visible()
        page.get_by_role("link", name="To the table").click()
        expect(page.get_by_text("You are watching")).to_be_visible()
