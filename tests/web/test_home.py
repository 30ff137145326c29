"""The page at the front door: for somebody new, and for somebody who has been here."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, Page

from tests.server.process import serving
from tests.web.conftest import GENEROUS
from tests.web.guests import Complaints, Invite, axe, overflow
from tests.web.party import party, playing
from tests.web.table import expect, question


def test_an_address_that_leads_nowhere_still_shows_the_client(
    person: Invite, complaints: Complaints
) -> None:
    complaints.expect("status of 404")
    page = person()

    answer = page.goto("/nowhere")

    assert answer is not None
    assert answer.status == 404
    expect(page.locator("#app > *").first).to_be_visible()


def test_somebody_new_is_shown_the_way_to_learn_and_what_each_game_is_about(
    person: Invite,
) -> None:
    page = person()

    expect(page.get_by_role("heading", name="Pull up a box.")).to_be_visible()
    expect(page.get_by_role("link", name="New here? Learn in 3 minutes")).to_have_attribute(
        "href", "/games/cat_in_the_box/learn"
    )
    shelf = page.locator(".games li")
    expect(shelf).to_have_count(5)
    expect(shelf.last).to_contain_text("the first one home wins")
    expect(page.get_by_role("textbox", name="Your name")).to_have_count(0)
    deal = page.get_by_role("region", name="Today’s deal")
    deal.get_by_role("button", name="Today’s deal: Chabyrinthe").click()
    expect(deal).to_contain_text("Chabyrinthe for one.")
    deal.get_by_role("button", name="Today’s deal: Stray Cat").click()
    expect(deal).to_contain_text("Stray Cat among mice.")


def running(page: Page) -> Locator:
    """One's running game, as home lists it."""
    return page.get_by_role("region", name="Your games").get_by_role("listitem")


def test_home_leads_back_to_a_game_after_a_reload_and_shows_how_it_ended(
    person: Invite, address: str
) -> None:
    with playing(address, seats=2) as people:
        page = people.before(person, 0, path="/")
        expect(page.get_by_role("heading", name="Your turn, Ann.", exact=True)).to_be_visible()
        page.reload()
        expect(page.get_by_role("heading", name="Your turn, Ann.", exact=True)).to_be_visible()
        for said in ("Cat in the Box", "Your turn", "Round 1 of 2", "no clock"):
            expect(running(page)).to_contain_text(said)
        board = page.locator(".preview [data-stage], .preview .board > *").first
        expect(board).to_be_visible()  # the real board, small
        axe(page)

        people.answer(0, people.at(0).moves[0])  # type: ignore[index]
        page.reload()
        expect(page.get_by_role("heading", name="Nobody waits for you.")).to_be_visible()
        expect(running(page)).to_contain_text("Bo is thinking")
        page.get_by_role("link", name="Look: Cat in the Box").click()
        expect(page).to_have_url(f"{address}{people.path}")

        people.play_to_end()
        page.goto("/")
        over = page.get_by_role("region", name="Finished").get_by_role("listitem")
        expect(over).to_have_count(1)
        expect(over).to_contain_text(re.compile("won"))
        expect(page.get_by_role("region", name="Your games")).to_have_count(0)
        keep = page.get_by_role("link", name="Keep a way back")
        expect(keep).to_have_attribute("href", "/me")
        axe(page)
        over.get_by_role("link", name="Look at the game: Cat in the Box").click()
        expect(page).to_have_url(f"{address}{people.path}/replay")
        page.request.post(f"{address}/api/person/phrase", headers={"Origin": address})
        with page.expect_response("**/api/person"):
            page.goto("/")
        expect(over).to_have_count(1)
        expect(keep).to_have_count(0)


def test_the_home_of_a_guest_with_one_game_needs_no_scrolling(
    person: Invite, tmp_path: Path
) -> None:
    """In a house of its own: elsewhere others may have opened tables that are listed below."""
    with serving(tmp_path, **GENEROUS) as server, playing(server.address, seats=2) as people:
        page = people.before(person, 0, path="/", base_url=server.address)
        expect(running(page)).to_contain_text("Round 1 of 2")

        assert overflow(page)[1] <= 0
        page.context.close()  # it would look for the house that is gone, and complain


def test_a_public_game_that_is_on_can_be_watched_from_home(person: Invite, address: str) -> None:
    with playing(address, seats=2, public=True):
        page = person()
        page.get_by_role("list", name="Being played now").get_by_role("link").first.click()

        expect(page.get_by_text("You are watching")).to_be_visible()


def test_from_the_fifth_game_on_there_is_a_button_for_all(person: Invite, address: str) -> None:
    with party(address, seats=2) as people:
        page = people.before(person, 0, path="/")
        for _ in range(5):
            settings = {"game": "if_it_fits", "seats": 2}
            name = ask(page, address, "/api/tables", settings)["table"]["table"]
            ask(page, address, f"/api/tables/{name}/sit", {"id": "sit"})
        page.reload()
        games = page.get_by_role("region", name="Your games").get_by_role("listitem")
        expect(games).to_have_count(4)

        page.get_by_role("button", name="All 6").click()

        expect(games).to_have_count(6)
        expect(games.first).to_contain_text("1 box free")
        # One's own table is not offered as one to join.
        expect(page.get_by_role("button", name="Sit: If It Fits")).to_have_count(0)


def ask(page: Page, address: str, path: str, body: object) -> dict[str, dict[str, str]]:
    answer = page.request.post(address + path, headers={"Origin": address}, data=body)
    assert answer.ok, answer.text()
    texts: dict[str, dict[str, str]] = answer.json()
    return texts


def test_a_lesson_goes_on_from_home_and_once_learnt_there_are_the_rules(person: Invite) -> None:
    page = person()
    page.evaluate(
        """() => {
          localStorage.setItem('clowder-lesson-stray_cat', '3');
          localStorage.setItem('clowder-lesson-last', 'stray_cat');
          localStorage.setItem('clowder-learnt-chabyrinthe', 'yes');
        }"""
    )
    page.reload()

    expect(page.get_by_text(re.compile("^Stray Cat, step 3 of"))).to_be_visible()
    expect(page.get_by_role("link", name="Go on", exact=True)).to_have_attribute(
        "href", "/games/stray_cat/learn"
    )
    expect(page.get_by_role("link", name="Rules: Chabyrinthe")).to_be_visible()
    expect(page.get_by_role("link", name="Learn: Cat in the Box")).to_be_visible()


def test_a_question_mark_opens_the_rules_over_the_table(person: Invite, address: str) -> None:
    with playing(address, seats=2) as people:
        page = people.before(person, 0)
        expect(question(page)).to_be_visible()
        page.keyboard.press("?")
        book = page.get_by_role("dialog", name="Rules")
        expect(book.get_by_role("listitem").nth(3)).to_be_visible()
        book.get_by_role(
            "link", name="CIB-8", exact=True
        ).first.click()  # in the chapter that tells of it
        expect(book.locator("li[aria-current=true]")).to_be_in_viewport()
        axe(page)

        page.keyboard.press("Escape")

        expect(book).to_be_hidden()
        expect(page).to_have_url(f"{address}{people.path}")
        assert len(page.context.pages) == 1


def test_the_games_to_choose_from_are_pictures_with_their_aim(person: Invite) -> None:
    page = person(size=(390, 844))
    page.get_by_role("button", name="Open a table").click()
    dialog = page.get_by_role("dialog", name="Which game?")

    expect(dialog.get_by_role("listitem").locator("svg")).to_have_count(5)
    expect(dialog).to_contain_text("Whoever has the most cats in it takes the box.")
    axe(page)
