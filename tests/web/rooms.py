"""Tables of all rooms alike: people who play by lot, and browsers that look at them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

from playwright.sync_api import Page

from clowder.bots.levels import make_bot
from clowder.core.game import Ask
from clowder.core.rng import FastRng
from clowder.games import find_room
from tests.web.party import Party, playing

SEATS = {"cat_in_the_box": 4, "chabyrinthe": 3, "if_it_fits": 4, "stray_cat": 4}
ROOMS = tuple(SEATS)
PIECES = "[data-slip][aria-disabled=false], [data-card][aria-disabled=false], [data-spot]"


def table_of(address: str, game: str, **settings: Any) -> AbstractContextManager[Party]:
    return playing(address, SEATS[game], game=game, **settings)


class Lot:
    """Everybody at a table answers by lot, or as mice of a level; the same at the same table."""

    def __init__(self, people: Party, level: str = "uniform") -> None:
        self.people = people
        self.chance = FastRng(5)
        self.bot = make_bot(level, find_room(people.game))

    def play(self, until: Callable[[], bool]) -> bool:
        """Until that is so, or the game is over; whether it is so."""
        while self.is_on():
            if until():
                return True
            self.answer(self.people.asked())
        return False

    def answer_some(self, answers: int) -> None:
        for _ in range(answers):
            self.answer(self.people.asked())

    def is_on(self) -> bool:
        update = self.people.tables[0].update
        return update is not None and bool(update.asks)

    def answer(self, seat: int) -> None:
        table = self.people.at(seat)
        asked = table.asked()
        assert asked is not None
        move = self.bot.choose(table.view, Ask(asked.seat, asked.what), table.moves, self.chance)
        self.people.answer(seat, move)
        self.people.play(lambda _: True)

    def number(self) -> int:
        update = self.people.tables[0].update
        return update.number if update is not None else 0


def await_question(page: Page) -> None:
    page.wait_for_selector(".ask[aria-busy=false]")


def hold_a_piece(page: Page) -> None:
    """Pick up what can be picked up, where the question is about that."""
    piece = page.locator(PIECES).first
    if piece.count():
        piece.dispatch_event("click")
