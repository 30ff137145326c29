"""What a person does in the neighbourhood: eats, walks, fights, asks for a hint."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

from playwright.sync_api import Locator, Page

from clowder.bots.greedy import Greedy
from clowder.core.game import Ask
from clowder.core.rng import FastRng
from clowder.games import find_room
from clowder.games.stray_cat.moves import Food
from clowder.games.stray_cat.state import Over
from clowder.games.stray_cat.view import View
from tests.web.party import Party, playing

GAME = "stray_cat"
MOST_MOVES = 3000


def streets(
    address: str, seats: int = 2, mice: int = 0, **options: Any
) -> AbstractContextManager[Party]:
    """A game that has begun; the last seats are mice."""
    return playing(address, seats, mice, game=GAME, options=options)


def cards(page: Page) -> Locator:
    """The own cards, in order."""
    return page.locator("[data-card]")


def places(page: Page) -> Locator:
    """Where one may go now, or look closer."""
    return page.locator("[data-place]")


def houses(page: Page) -> Locator:
    """Those of the notebook."""
    return page.locator(".notebook li button")


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
