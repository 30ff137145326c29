"""Several at one tower: all see the same film, one phone goes round, and a weak one keeps up."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import cycle, islice
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket

from tests.web.guests import PHONE, Invite, until
from tests.web.party import Party
from tests.web.table import expect, sit_together
from tests.web.test_hot_seat import CONTENT
from tests.web.test_options import pick
from tests.web.tower import (
    COARSE,
    GAME,
    PICTURES,
    answer_plainly,
    await_question,
    building,
    choose_build,
    glance,
    place_next,
)

SMALL_PHONE = (320, 568)
SOON = 300  # pictures of the display, at most, after the film was heard of: five seconds or more
MOST_LOOKS = 60
# When the film was heard of, when the picture began to move, and when it came to rest. Counted in
# pictures: both browsers draw by software, and a crowded machine takes its time for each.
FILMED = """
window.pictures = 0;
window.filmed = [];
const count = () => requestAnimationFrame(() => { window.pictures++; count(); });
count();
window.WebSocket = class extends WebSocket {
  constructor(...where) {
    super(...where);
    this.addEventListener('message', ({ data }) => {
      if (data.includes('"Settled"')) window.heard = window.pictures;
    });
  }
};
new MutationObserver((changes) => {
  for (const { target } of changes)
    if (target.matches('.picture')) window.filmed.push([target.ariaBusy, window.pictures]);
}).observe(document, { subtree: true, attributeFilter: ['aria-busy'] });
"""
# A phone that needs 60 ms for every picture, and how finely it then draws.
SLOW = """
window.requestAnimationFrame = (draw) => setTimeout(() => draw(performance.now()), 60);
window.finest = [];
new MutationObserver((changes) => {
  for (const { target } of changes)
    if (target.matches('canvas') && target.width !== 300) // the width before the first picture
      window.finest.push(target.width / target.clientWidth);
}).observe(document, { subtree: true, attributeFilter: ['width'] });
"""


@pytest.fixture
def alone(address: str) -> Iterator[Party]:
    with building(address) as one:
        yield one


def overhear_films(page: Page) -> list[Any]:
    """Every film that the page is sent once it is loaded anew."""
    films: list[Any] = []

    def note(frame: str | bytes) -> None:
        events = [news.get("event") for news in json.loads(frame).get("news", ())]
        films.extend(event["film"] for event in events if event and event["type"] == "Settled")

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", note)

    page.on("websocket", listen)
    page.add_init_script(FILMED)
    page.reload()
    return films


def test_all_see_the_same_film_at_the_same_time(person: Invite, alone: Party) -> None:
    builder = alone.before(person, 0, still=False, **COARSE)
    watcher = person(alone.path, still=False, language="cs", size=PHONE, **COARSE)
    seen = {page: overhear_films(page) for page in (builder, watcher)}
    choose_build(builder)
    await_question(builder, "Stand a wall")
    place_next(builder)
    await_question(builder, "floor: window.")
    for page in seen:
        until(page, "window.filmed.length >= 2 && window.filmed.at(-1)[0] === 'false'")

    assert seen[builder] == seen[watcher]
    assert ["brick1" in film["names"] for film in seen[watcher]] == [True]
    for page in seen:  # the server tells both at once, and neither waits for anything
        begun, ended = page.evaluate("filmed.map(([_busy, picture]) => picture - heard)")
        assert begun < SOON
        assert begun < ended


def take(page: Page) -> str:
    """The phone is passed on without a goal on it; who has it now."""
    heading = page.get_by_role("heading", name="Pass the screen to")
    expect(heading).to_be_visible()
    assert page.locator(".goal, canvas").count() == 0
    who = heading.inner_text()
    page.get_by_role("button", name="I am ready").click()
    expect(page.locator(".ask h2")).to_be_visible()
    return who


def own_goals(page: Page) -> set[str]:
    slips = page.get_by_role("list", name="Your goals").get_by_role("listitem")
    expect(slips).to_have_count(2)
    return {text.split("\n")[-1] for text in slips.locator(".text").all_inner_texts()}


def test_two_pass_one_phone_on_and_keep_their_goals_to_themselves(person: Invite) -> None:
    page = person(f"/games/{GAME}?with=friends", size=PHONE, **COARSE)
    pick(page, "How you play", "Against each other")
    sit_together(page, "Bo")
    goals: dict[str, set[str]] = {}
    for turn in range(4):
        who = take(page)
        mine = own_goals(page)
        assert goals.setdefault(who, mine) == mine
        assert len(goals) == min(turn + 1, 2)
        said = page.evaluate(CONTENT)
        others = set().union(*(theirs for name, theirs in goals.items() if name != who))
        assert not others & mine
        assert not [goal for goal in others if goal in said]
        play_turn(page)


def test_who_builds_together_at_one_screen_needs_no_shield(person: Invite) -> None:
    """They hide nothing from each other, so that nothing has to be covered."""
    page = person(f"/games/{GAME}?with=friends", size=PHONE, **COARSE)
    sit_together(page, "Bo")
    await_question(page, "Choose an action card.")
    first = answered = ""
    while True:
        seen = glance(page)
        assert seen != "shield"
        if seen in ("", answered):
            page.wait_for_timeout(20)
        elif first and seen.startswith("Choose an action card."):
            break  # the other one is asked, and at once
        else:
            first, answered = first or seen, seen
            answer_plainly(page)
    expect(page.locator("header .note")).to_contain_text("turn 2")


def play_turn(page: Page) -> None:
    """Until the other is to have the phone."""
    answered = ""
    while (seen := glance(page)) != "shield":
        if seen in ("", answered):
            page.wait_for_timeout(20)
        else:
            answered = seen
            answer_plainly(page)


def test_a_weak_phone_draws_less_finely_while_things_move(person: Invite, alone: Party) -> None:
    page = alone.before(person, 0, still=False, size=SMALL_PHONE, device_scale_factor=2)
    page.add_init_script(SLOW)
    page.reload()
    await_question(page, "Choose an action card.")
    until(page, "window.finest.length > 0")
    fine = page.evaluate("window.finest[0]")

    assert fine == pytest.approx(1, abs=0.02)  # no graphics card draws here

    for name in islice(cycle(("+", "-")), MOST_LOOKS):  # a dozen slow pictures a step
        page.locator(".tower").press(name)
        page.evaluate(PICTURES, 12)
        if min(page.evaluate("window.finest")) < 0.75:
            break
    else:
        pytest.fail("it goes on drawing too finely")

    until(page, "window.finest.at(-1) > 1.9")  # at rest there is time
