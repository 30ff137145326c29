"""The smallest phone with text twice as large: questions grow, and the board stays in sight."""

from __future__ import annotations

from playwright.sync_api import Page

from clowder.games.cat_in_the_box.state import Bidding, Playing
from tests.web.guests import Invite, at_rest
from tests.web.party import playing
from tests.web.rooms import await_question
from tests.web.table import answers, expect

SMALLEST = (320, 568)
LARGE = "document.documentElement.style.fontSize = '200%'"
# By how many px the own box reaches over the lowest row of the board.
COVERED = """() => {
  const cells = [...document.querySelectorAll('[data-stage] [data-place]')];
  const lowest = Math.max(...cells.map((cell) => cell.getBoundingClientRect().bottom));
  return Math.max(0, lowest - document.querySelector('.dock .box').getBoundingClientRect().top);
}"""


def assert_the_board_is_free(page: Page) -> None:
    assert at_rest(page, lambda: page.evaluate(COVERED)) == 0


def test_answers_in_two_rows_cover_no_row_of_the_board(person: Invite, address: str) -> None:
    """Cat in the Box asks in Polish, in its longest words."""
    with playing(address, seats=4) as people:
        people.play(lambda view: isinstance(view.phase, Bidding))
        page = people.before(person, people.asked(), language="pl", size=SMALLEST)
        await_question(page)
        page.evaluate(LARGE)
        assert_the_board_is_free(page)
        page.context.close()

        people.play(lambda view: isinstance(view.phase, Playing) and len(view.phase.trick) == 3)
        page = people.before(person, people.asked(), language="pl", size=SMALLEST)
        await_question(page)
        page.evaluate(LARGE)
        page.locator("[data-slip]").last.click()
        expect(answers(page)).to_have_count(4)
        assert_the_board_is_free(page)
