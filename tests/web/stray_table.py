"""What a person does in the neighbourhood: eats, walks, fights, asks for a hint."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Locator, Page

from clowder.bots.greedy import Greedy
from clowder.core.game import Ask
from clowder.core.rng import FastRng
from clowder.games import find_room
from clowder.games.stray_cat.moves import Food
from clowder.games.stray_cat.state import Over
from clowder.games.stray_cat.view import View
from tests.web.party import NAMES, Party, party
from tests.web.table import GAME_SECONDS, PATIENCE_MS

GAME = "stray_cat"
MOST_MOVES = 3000

# What a person sees: the end, whose turn it is to look, a hint that lies ready, or a question.
GLANCE = """() => {
  if (document.querySelector('.end .headline')) return 'over';
  if (document.querySelector('.shield h1')) return 'shield';
  if (!document.querySelector('.ask[aria-busy=false]')) return '';
  return document.querySelector('.hinted') ? 'hinted' : 'asked';
}"""


@contextmanager
def streets(address: str, seats: int = 2, mice: int = 0, **options: Any) -> Iterator[Party]:
    """A game that has begun; the last seats are mice."""
    with party(address, seats, game=GAME, options=options) as people:
        people.join(*NAMES[1 : seats - mice])
        if mice:
            people.seat_mice(*["greedy"] * mice)
        people.start()
        yield people


def cards(page: Page) -> Locator:
    """The own cards, in order."""
    return page.locator("[data-card]")


def places(page: Page) -> Locator:
    """Where one may go now, or look closer."""
    return page.locator("[data-place]")


def houses(page: Page) -> Locator:
    """Those of the notebook."""
    return page.locator(".notebook li button")


def glance(page: Page) -> str:
    return str(page.evaluate(GLANCE))


def await_glance(page: Page, *wanted: str) -> str:
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while (now := glance(page)) not in wanted:
        assert time.monotonic() < deadline, f"it stays at {now!r}, not {wanted}"
        page.wait_for_timeout(10)
    return now


def follow_hint(page: Page) -> None:
    """Whatever is asked: the mouse is asked for advice, and its advice is taken."""
    page.get_by_role("button", name="A hint").click()
    await_glance(page, "hinted")
    page.locator(".hinted").first.click()
    await_glance(page, "", "asked", "shield", "over")


def play_to_end(*pages: Page) -> None:
    """Whoever is asked answers, and passes the device on, until all see the end."""
    deadline = time.monotonic() + GAME_SECONDS
    while waiting := {page: seen for page in pages if (seen := glance(page)) != "over"}:
        assert time.monotonic() < deadline, f"this takes too long: {list(waiting.values())}"
        for page, seen in waiting.items():
            if seen == "shield":
                page.get_by_role("button", name="I am ready").click()
                await_glance(page, "asked")
            elif seen == "asked":
                follow_hint(page)
        pages[0].wait_for_timeout(10)


def wander(people: Party, until: Callable[[View], bool]) -> None:
    """Everybody walks about and looks for food as it comes, until it looks right."""
    chance = random.Random("streets")
    for _ in range(MOST_MOVES):
        seat = people.asked()
        table = people.at(seat)
        if until(table.view):
            return
        hungry = Food() in table.moves and (len(table.view.hand) < 2 or chance.random() < 0.3)
        people.answer(seat, Food() if hungry else chance.choice(table.moves))
        people.play(lambda _: True)
        assert not isinstance(people.view.phase, Over), "somebody has come home by chance"
    raise AssertionError("it never looks right")


def go_home(people: Party, until: Callable[[View], bool] = lambda _: False) -> None:
    """Everybody plays well, until it looks right, or somebody is home."""
    bot = Greedy(find_room(GAME).game)
    chance = FastRng(7)
    while not isinstance(people.view.phase, Over) and not until(people.view):
        seat = people.asked()
        table = people.at(seat)
        asked = table.asked()
        assert asked is not None
        ask = Ask(asked.seat, asked.what)
        people.answer(seat, bot.choose(table.view, ask, table.moves, chance))
        people.play(lambda _: True)


def is_asked(what: str) -> Callable[[View], bool]:
    """The phase of that name is on."""
    return lambda view: type(view.phase).__name__ == what
