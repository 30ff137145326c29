"""The own box while others play: what may be taken back stands beside words, never alone."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.guests import Invite, until
from tests.web.party import playing
from tests.web.rooms import Lot
from tests.web.table import expect, question

# In how many pictures "Take back" was seen, and in how many of them nothing was said or asked.
WATCH = """() => {
  window.seen = { all: 0, alone: 0 };
  const look = () => {
    requestAnimationFrame(look);
    const dock = document.querySelector('.dock .slips');
    if (!dock?.querySelector('[aria-label="Take back"]')) return;
    window.seen.all += 1;
    const said = [...dock.querySelectorAll('h2, p')].some((words) => words.textContent.trim());
    if (!said) window.seen.alone += 1;
  };
  look();
}"""


def test_take_back_never_stands_alone_while_moves_are_shown(person: Invite, address: str) -> None:
    with playing(address, seats=3) as people:
        lot = Lot(people)
        lot.play(lambda: people.asked() == 0 and type(people.view.phase).__name__ == "Playing")
        page: Page = people.before(person, 0, still=False)
        expect(question(page)).to_be_visible()
        page.evaluate(WATCH)

        for _ in range(4):
            lot.answer(people.asked())
        until(page, "seen.all > 0")
        lot.play(lambda: people.asked() == 0)
        expect(question(page)).to_be_visible()

        assert page.evaluate("seen.alone") == 0
