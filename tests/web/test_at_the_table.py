"""Watching, talking, taking back, hints and the clock."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket

from clowder.games.cat_in_the_box.state import Burying, Playing
from tests.web.guests import Invite, at_rest, stop_the_clock, until, wait_for
from tests.web.party import Party, party, playing
from tests.web.table import (
    allowed,
    answers,
    ask,
    bid,
    bury,
    click_dim,
    expect,
    hand,
    numbers,
    question,
    skip_count,
)

CUT = """name => [name, ...name.querySelectorAll('.tape')].some(
  ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)"""


@pytest.fixture
def people(address: str) -> Iterator[Party]:
    with playing(address) as two:
        yield two


@pytest.fixture
def alone(address: str) -> Iterator[Party]:
    """One guest and two mice."""
    with party(address, seats=3) as one:
        one.seat_mice("uniform", "uniform")
        one.start()
        yield one


def overhear(page: Page) -> list[Any]:
    """Every frame that the page is sent from now on."""
    heard: list[Any] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    page.on("websocket", listen)
    return heard


def test_a_spectator_sees_the_table_and_nobodys_hand(person: Invite, people: Party) -> None:
    people.play(lambda view: isinstance(view.phase, Playing))
    page = person()
    heard = overhear(page)
    page.goto(people.path)
    expect(page.get_by_text("You are watching")).to_be_visible()

    people.play(lambda view: len(view.tricks) == 2)

    expect(page.get_by_role("list", name="Trick 3")).to_be_visible()
    expect(hand(page)).to_have_count(0)
    expect(ask(page)).to_have_count(0)
    views = [frame["view"] for frame in heard if frame["type"] == "Update"]
    assert len(views) > 1
    assert all(view["hand"] == [] and view["buried"] is None for view in views)


def test_what_is_said_arrives_and_is_counted_on_a_phone(person: Invite, people: Party) -> None:
    desk = people.before(person, 0)
    phone = people.before(person, 1, size=(390, 664))
    expect(question(phone)).to_be_visible()

    desk.get_by_role("textbox", name="Say something").fill("Mind the <b>milk</b>")
    desk.keyboard.press("Enter")

    expect(desk.get_by_role("list", name="Chat")).to_have_text("Ann: Mind the <b>milk</b>")
    expect(desk.get_by_role("textbox", name="Say something")).to_have_value("")
    phone.get_by_role("button", name="Log and chat, 1 new entry").click()
    expect(phone.get_by_role("list", name="Chat")).to_have_text("Ann: Mind the <b>milk</b>")
    phone.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(phone.get_by_role("button", name="Log and chat", exact=True)).to_be_visible()


def test_against_mice_a_move_is_taken_back(person: Invite, alone: Party) -> None:
    page = alone.before(person, 0)
    expect(hand(page)).to_have_count(10)
    dealt = numbers(page)
    bury(page)
    expect(hand(page)).to_have_count(9)

    page.get_by_role("button", name="Take back").click()

    expect(question(page)).to_have_text("Bury one card. Nobody will miss it.")
    wait_for(page, lambda: numbers(page) == dealt, "the hand as it was dealt")
    expect(page.get_by_role("group", name="So far")).to_contain_text("You take a move back.")


def test_among_people_the_others_are_asked(person: Invite, people: Party) -> None:
    mine = people.before(person, 0)
    theirs = people.before(person, 1)
    bury(mine)
    bury(theirs)
    expect(hand(mine)).to_have_count(9)
    expect(hand(theirs)).to_have_count(9)

    mine.get_by_role("button", name="Take back").click()
    asked = theirs.get_by_role("region", name="Ann asks to take a move back. Is that all right?")
    asked.get_by_role("button", name="All right").click()

    expect(asked).to_be_hidden()
    expect(question(mine)).to_have_text("Bury one card. Nobody will miss it.")


def test_whoever_asks_to_take_a_move_back_is_told_whose_answer_is_awaited(
    person: Invite, people: Party
) -> None:
    """Also where their next move is asked for meanwhile."""
    people.play(
        lambda view: bool(isinstance(view.phase, Playing) and view.tricks and view.phase.trick)
    )
    mine = people.before(person, people.asked())
    expect(question(mine)).to_be_visible()

    mine.get_by_role("button", name="Take back").click()
    told = mine.get_by_text("You asked to take your move back. Waiting for")
    expect(told).to_be_visible()
    expect(question(mine)).to_be_visible()
    mine.get_by_role("button", name="Leave it").click()

    expect(told).to_be_hidden()
    expect(mine.get_by_role("button", name="Take back")).to_be_enabled()


def test_a_hint_picks_a_card_up_and_marks_the_answer(person: Invite, alone: Party) -> None:
    page = alone.before(person, 0)
    expect(question(page)).to_be_visible()

    page.get_by_role("button", name="A hint").click()

    expect(page.locator("[data-slip][aria-pressed=true]")).to_have_count(1)
    expect(allowed(page)).to_contain_text("the hint")
    expect(hand(page)).to_have_count(10)  # nothing is played


def test_a_hint_says_why_shows_the_next_best_and_is_played_by_enter(
    person: Invite, alone: Party
) -> None:
    page = alone.before(person, 0)
    expect(question(page)).to_be_visible()
    page.get_by_role("button", name="A hint").click()
    hint = page.get_by_role("group", name="A hint")
    expect(hint.get_by_role("status")).to_have_text(re.compile(r"\w+.*\."))
    expect(hint.locator("[aria-pressed]")).to_have_count(3)

    hint.locator("[aria-pressed]").nth(1).click()  # another is shown, and nothing is played
    expect(hint.locator("[aria-pressed=true]")).to_have_text(re.compile("bury"))
    expect(hand(page)).to_have_count(10)
    hint.get_by_role("button", name="Play it").focus()
    page.keyboard.press("Enter")

    expect(hand(page)).to_have_count(9)
    expect(hint).to_be_hidden()


def test_a_hint_that_is_asked_for_again_goes_away(person: Invite, alone: Party) -> None:
    page = alone.before(person, 0)
    expect(question(page)).to_be_visible()
    page.get_by_role("button", name="A hint").click()
    hint = page.get_by_role("group", name="A hint")
    expect(hint.get_by_role("button", name="Play it")).to_be_focused()

    page.get_by_role("button", name="A hint").click()

    expect(hint).to_be_hidden()


def test_a_hinted_bid_is_marked(person: Invite, alone: Party) -> None:
    page = alone.before(person, 0)
    bury(page)
    expect(question(page)).to_have_text("How many tricks will you win?")

    page.get_by_role("button", name="A hint").click()

    expect(answers(page).filter(has_text="the hint")).to_have_count(1)


def test_in_schrodinger_mode_nothing_is_told_ahead(person: Invite, address: str) -> None:
    with playing(address, seats=3, options={"schrodinger": True}) as people:
        people.play(lambda view: isinstance(view.phase, Playing))
        page = people.before(person, people.asked())
        hint = page.get_by_role("button", name="A hint")
        expect(hint).to_be_disabled()
        click_dim(hint)
        expect(page.get_by_text("No hints in this mode: that is the fun of it.")).to_be_visible()
        hand(page).first.click()
        expect(allowed(page)).to_have_count(4)

        answers(page).filter(has_text="Red").click()

        expect(page.get_by_role("region", name="You cannot lead red yet.")).to_be_visible()


def test_the_last_seconds_of_a_move_are_counted_down(person: Invite, address: str) -> None:
    with party(address, clock={"type": "Clock", "kind": "move", "limit": 30}) as people:
        people.join("Bo")
        page = people.before(person, 0)
        expect(page.get_by_text("30 seconds a move")).to_be_visible()
        stop_the_clock(page)
        people.start()
        digits = ask(page).locator(".digits")
        left = int(digits.inner_text())

        page.clock.run_for((left - 1) * 1000)

        expect(digits).to_have_text("1")


# Nobody is away any more, if only until the time for the next move is up.
WATCH_RETURN = """() => new MutationObserver(() => {
  const away = document.body.innerText.includes('A mouse is playing for you.');
  if (!away) window.isBack = true;
}).observe(document.body, { childList: true, subtree: true, characterData: true })"""


def test_when_the_time_is_up_a_mouse_plays_until_one_is_back(person: Invite, address: str) -> None:
    clock = {"type": "Clock", "kind": "move", "limit": 4}
    with party(address, clock=clock) as people:
        people.join("Bo")
        page = people.before(person, 0)
        expect(page.get_by_text("4 seconds a move")).to_be_visible()
        people.start()
        people.play(lambda view: has_buried(view, 1), but=(0,))

        away = page.get_by_role("region", name="A mouse is playing for you.")
        expect(away).to_be_visible()
        page.evaluate(WATCH_RETURN)
        away.get_by_role("button", name="I am back").click()

        until(page, "window.isBack")
        log = page.get_by_role("group", name="So far")
        expect(log).to_contain_text("Your time is up; a mouse plays for you.")
        expect(log).to_contain_text("You are back.")


def test_at_the_end_of_a_round_whoever_is_away_can_come_back(person: Invite, address: str) -> None:
    with playing(address, seats=2) as people:
        page = people.before(person, 0)
        expect(question(page)).to_be_visible()
        people.leave(0)
        expect(page.get_by_role("region", name="A mouse is playing for you.")).to_be_visible()
        people.play(lambda view: len(view.sheets) == 1, but=(0,))
        skip_count(page)

        back = page.get_by_role("region", name="Next round?").get_by_role(
            "button", name="I am back"
        )
        expect(back).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("dialog")).to_have_count(0)
        back.click()

        expect(back).to_be_hidden()
        expect(page.get_by_role("group", name="So far")).to_contain_text("You are back.")


# Whether the arrow that takes back stood there without a word, in any picture that was drawn.
WATCH_ARROW = """() => {
  window.alone = [];
  const look = () => {
    const arrow = document.querySelector('button[aria-label="Take back"]');
    const words = arrow?.closest('.slip, .words')?.textContent.trim();
    if (arrow) window.alone.push(!words);
    requestAnimationFrame(look);
  };
  look();
}"""


def test_while_moves_are_shown_no_arrow_stands_there_alone(person: Invite, alone: Party) -> None:
    page = alone.before(person, 0, still=False)
    expect(question(page)).to_be_visible()
    page.evaluate(WATCH_ARROW)
    bury(page)
    bid(page)
    expect(question(page)).to_contain_text("Which card, and in what colour?")
    seen = page.evaluate("alone")

    assert seen
    assert not any(seen)


def has_buried(view: Any, seat: int) -> bool:
    return not isinstance(view.phase, Burying) or bool(view.phase.sealed.given[seat])


def is_cut(page: Page, name: Locator) -> bool:
    expect(name).to_have_text("Annamária")
    return at_rest(page, lambda: bool(name.evaluate(CUT)))


@pytest.mark.parametrize("kind", ["days", "none"])
def test_a_name_of_nine_letters_is_read_whole_beside_its_box(
    person: Invite, address: str, kind: str
) -> None:
    clock = {"type": "Clock", "kind": kind, "limit": 3 if kind == "days" else 0}
    with playing(address, host="Annamária", clock=clock) as people:
        page = people.before(person, 1)
        assert not is_cut(page, page.locator("[data-seat] h2"))
        people.play_to_end_unseen(page)
        assert not is_cut(page, page.locator(".end-seats h2", has_text="Annamária"))
