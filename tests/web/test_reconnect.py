"""The line breaks in the middle of a trick: the page says so, comes back, and nothing is lost."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute

from clowder.games.cat_in_the_box.state import Playing
from tests.server.process import serving
from tests.web.conftest import GENEROUS
from tests.web.guests import Complaints, Invite, wait_for
from tests.web.party import Party, playing
from tests.web.table import allowed, answers, expect, hand, numbers, play_anything, question

LOST = "The connection slipped out of the window."
OFFLINE = "You are offline."
BROKEN_LINE = "ERR_|WebSocket connection|status of 503"


@pytest.fixture
def people(address: str) -> Iterator[Party]:
    """Three in the middle of the first trick: one card lies."""
    with playing(address, seats=3) as three:
        three.play(is_mid_trick)
        yield three


def is_mid_trick(view: Any) -> bool:
    return isinstance(view.phase, Playing) and len(view.phase.trick) == 1


def mark(page: Page) -> None:
    page.evaluate("window.unbroken = true")


def is_marked(page: Page) -> bool:
    """Whether the page has not been loaded again since."""
    return bool(page.evaluate("window.unbroken === true"))


def pick_up(page: Page) -> None:
    """A card that may be played."""
    expect(question(page)).to_contain_text("Which card, and in what colour?")
    for card in hand(page).all():
        card.click()
        expect(answers(page)).to_have_count(4)
        if allowed(page).count():
            return


def played_by(people: Party, seat: int) -> int:
    """How many cards that seat has played in this round, as the server tells it."""
    view = people.view
    lying = view.phase.trick if isinstance(view.phase, Playing) else ()
    cards = [card for trick in view.tricks for card in trick.cards] + list(lying)
    return sum(card.seat == seat for card in cards)


def test_offline_the_page_says_so_and_comes_back_by_itself(
    person: Invite, complaints: Complaints, people: Party
) -> None:
    complaints.expect(BROKEN_LINE)
    seat = people.asked()
    page = people.before(person, seat)
    expect(question(page)).to_be_visible()
    mark(page)
    held = numbers(page)

    page.context.set_offline(True)
    expect(page.get_by_role("alert").filter(has_text=OFFLINE)).to_be_visible()
    people.say((seat + 1) % 3, "Are you there?")
    page.context.set_offline(False)

    expect(page.get_by_text(OFFLINE)).to_be_hidden()
    expect(page.get_by_role("list", name="Chat")).to_contain_text("Are you there?")
    assert numbers(page) == held
    play_anything(page)
    expect(hand(page)).to_have_count(len(held) - 1)
    assert is_marked(page)


def test_a_move_that_the_server_never_got_is_played_once_it_is_back(
    person: Invite, complaints: Complaints, tmp_path: Path
) -> None:
    complaints.expect(BROKEN_LINE)
    with serving(tmp_path, **GENEROUS) as server, playing(server.address, seats=3) as people:
        people.play(is_mid_trick)
        seat = people.asked()
        page = people.before(person, seat, base_url=server.address)
        pick_up(page)
        mark(page)
        held = len(numbers(page))

        server.process.send_signal(signal.SIGSTOP)
        allowed(page).first.click()
        server.process.kill()
        expect(page.get_by_role("alert").filter(has_text=LOST)).to_be_visible()

        with serving(tmp_path, server.port, **GENEROUS):
            expect(page.get_by_text(LOST)).to_be_hidden()
            expect(hand(page)).to_have_count(held - 1)
            people.play(lambda view: len(view.tricks) == 1, but=(seat,))
            assert played_by(people, seat) == 1
            assert is_marked(page)


class Line:
    """Between a page and the server: keeps acknowledgements back, and can be cut."""

    def __init__(self, page: Page) -> None:
        self.deaf = False
        self.kept_back: list[Any] = []
        self._sides: list[WebSocketRoute] = []
        page.route_web_socket("**/live", self._carry)

    def cut(self) -> None:
        self.deaf = False
        self._sides[-1].close(code=4000)

    def _carry(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        self._sides.append(page)

        def bring(frame: str | bytes) -> None:
            if self.deaf:
                self.kept_back.append(json.loads(frame))
            else:
                page.send(frame)

        server.on_message(bring)


def test_a_move_whose_acknowledgement_got_lost_counts_once(person: Invite, people: Party) -> None:
    seat = people.asked()
    page = person("/", storage_state=people.memory(seat))
    line = Line(page)
    page.goto(people.path)
    pick_up(page)
    mark(page)
    held = len(numbers(page))

    line.deaf = True
    allowed(page).first.click()
    people.play(lambda _: played_by(people, seat) == 1, but=(0, 1, 2))
    until_kept_back(page, line, "Done")
    line.cut()

    expect(hand(page)).to_have_count(held - 1)
    people.play(lambda view: len(view.tricks) == 1, but=(seat,))
    assert played_by(people, seat) == 1
    expect(page.get_by_text("Things have changed")).to_have_count(0)
    assert is_marked(page)


def until_kept_back(page: Page, line: Line, kind: str) -> None:
    wait_for(
        page, lambda: any(frame["type"] == kind for frame in line.kept_back), f"a frame {kind}"
    )


def test_while_the_line_is_broken_nothing_can_be_touched(
    person: Invite, complaints: Complaints, people: Party
) -> None:
    complaints.expect(BROKEN_LINE)
    page = people.before(person, people.asked())
    expect(question(page)).to_be_visible()
    page.context.set_offline(True)
    alert = page.get_by_role("alert").filter(has_text=OFFLINE)
    expect(alert.get_by_role("button", name="Try now")).to_be_visible()

    own = page.get_by_role("region", name="Your box").locator(".own")
    expect(own).to_have_attribute("inert", "")

    page.context.set_offline(False)
    expect(alert).to_be_hidden()
    expect(own).not_to_have_attribute("inert", "")
