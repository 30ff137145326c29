"""Any game file: dropped on the page or chosen by a button, watched, checked, or refused."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.server.golden import golden_record
from tests.web.guests import Complaints, Invite
from tests.web.table import expect
from tests.web.test_replay import moves, press, slider

GAMES = {
    "cat_in_the_box/paradox_of_cyril": "Cat in the Box",
    "chabyrinthe/together": "Chabyrinthe",
    "if_it_fits/advanced": "If It Fits",
    "stray_cat/recognised": "Stray Cat",
    "cat_and_the_tower/stairs_come_down": "Cat and the Tower",
}
ROUND = "cat_in_the_box/five_players_seven_tricks"


def drop(page: Page, text: str, name: str = "some.game") -> None:
    """As the browser tells the page of a file that somebody lets go over it, once it is there."""
    expect(page.get_by_role("main").first).to_be_visible()
    page.evaluate(
        """([text, name]) => {
            const dataTransfer = new DataTransfer();
            dataTransfer.items.add(new File([text], name));
            const options = { dataTransfer, bubbles: true, cancelable: true };
            for (const type of ['dragover', 'drop']) {
                document.body.dispatchEvent(new DragEvent(type, options));
            }
        }""",
        [text, name],
    )


def choose(page: Page, text: str) -> None:
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose a file").press("Enter")
    file = {"name": "some.game", "mimeType": "application/octet-stream", "buffer": text.encode()}
    chooser.value.set_files(file)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", GAMES)
def test_a_file_of_every_room_is_dropped_and_stepped_through(person: Invite, game: str) -> None:
    page = person()
    expect(page.get_by_role("link", name="Watch a game file")).to_be_visible()

    drop(page, golden_record(game))

    expect(page).to_have_title(f"Watch again · {GAMES[game]} · Clowder")
    last = int(slider(page).get_attribute("max") or 0)
    assert last > 10
    expect(moves(page)).to_have_count(last)
    first = int(slider(page).input_value())  # the first at which somebody is to play
    assert 0 < first < 5
    for step in range(first + 1, first + 5):
        press(page, "Step forward")
        expect(slider(page)).to_have_value(str(step))
    slider(page).press("End")  # in a narrow strip the slider goes as far
    expect(slider(page)).to_have_value(str(last))
    page.get_by_role("button", name="View: Ginger").click()
    expect(page.get_by_role("button", name="View: Ginger")).to_have_attribute(
        "aria-pressed", "true"
    )
    press(page, "Step back")
    expect(slider(page)).to_have_value(str(last - 1))


def test_a_file_is_chosen_by_keyboard_and_has_no_table_to_play_on_at(person: Invite) -> None:
    page = person("/watch")

    choose(page, golden_record(ROUND))

    expect(slider(page)).to_have_value("2")  # after the deal
    expect(page.get_by_text("From a file.")).to_be_visible()
    for absent in ("Play on from here", "Copy link to this move", "Save the game file"):
        expect(page.get_by_text(absent)).to_have_count(0)
    page.get_by_role("button", name="Check the deal").click()
    expect(page.get_by_role("heading", name="The deal cannot be checked.")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Watch another file").click()
    expect(page.get_by_role("button", name="Choose a file")).to_be_visible()


def test_a_file_that_is_cut_or_edited_is_refused_and_another_can_follow(
    person: Invite, complaints: Complaints
) -> None:
    complaints.expect("status of 422")
    page = person("/watch", language="cs")
    record = golden_record(ROUND)

    drop(page, record[: record.index("end ")])
    expect(page.get_by_role("alert")).to_contain_text("Soubor je useknutý, chybí mu konec.")
    drop(page, record.replace("4 play 7 red", "4 play 7 blue"))
    expect(page.get_by_role("alert")).to_contain_text("Soubor někdo po zapsání změnil.")
    drop(page, "x" * (1024 * 1024 + 1))
    expect(page.get_by_role("alert")).to_contain_text("Na hru je tenhle soubor moc velký.")

    drop(page, record)
    expect(page.get_by_role("slider")).to_have_value("2")
    for again in (record[:99], golden_record("chabyrinthe/together")):
        drop(page, again)
    expect(page).to_have_title("Přehrát znovu · Kočičí labyrint · Clowder")


def test_what_a_file_says_is_text_and_nothing_else(person: Invite, complaints: Complaints) -> None:
    complaints.expect("status of 422")
    page = person("/watch")

    drop(page, "<img src=x onerror=document.title='caught'>")

    expect(page.get_by_role("alert")).to_contain_text("<img src=x")
    assert "caught" not in page.title()
