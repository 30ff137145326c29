"""Guests at a table of If It Fits, and what a person does at it in the browser."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from anyio.from_thread import start_blocking_portal
from playwright.sync_api import Locator, Page

from clowder.client import RemoteTable
from clowder.games.if_it_fits.pieces import TURNS
from clowder.games.if_it_fits.state import Over, Playing
from clowder.games.if_it_fits.view import View
from tests.web.party import NAMES, Party
from tests.web.table import allowed, answers, question

GAME = "if_it_fits"


class FitParty(Party):
    """They play by lot, always the same for the same seed: cats move in, Princesses come."""

    def __init__(self, *args: Any, seed: int = 1) -> None:
        super().__init__(*args)
        self.luck = random.Random(seed)

    @property
    def view(self) -> Any:
        view = self.tables[0].view
        assert isinstance(view, View)
        return view

    def play_to_end(self) -> None:
        self.play(lambda view: isinstance(view.phase, Over))

    async def _play(self, until: Callable[[Any], bool], but: tuple[int, ...]) -> None:
        while not (await self._has_begun() and until(self.view)):
            assert not isinstance(self.view.phase, Over), "it never came to that"
            asked = (table for table in self.tables if table.seat not in but and table.asked())
            table = next(asked, None)
            if table is None:
                await self.tables[0].receive()
            else:
                await table.play(self.choose(table))
            await self._catch_up()

    def choose(self, table: RemoteTable) -> Any:
        """Some kind of move, and then some move of that kind."""
        kinds: dict[str, list[Any]] = {}
        for move in table.moves or ():
            kinds.setdefault(type(move).__name__, []).append(move)
        names = [kind for kind in kinds if kind != "Pass"] or list(kinds)
        weights = [1 if kind == "Sleep" else 6 for kind in names]
        [kind] = self.luck.choices(names, weights)
        near = sorted(kinds[kind], key=far_out)
        return self.luck.choice(near[: 1 + len(near) // 4])


def far_out(move: Any) -> int:
    """Boxes near the middle join and close, as people lay them."""
    return int(abs(getattr(move, "column", 0)) + abs(getattr(move, "row", 0)))


def slip(page: Page, card: str) -> Locator:
    """The first of such cards in the hand."""
    return page.locator(f"[data-slip='{card}.0']")


@contextmanager
def fitting(address: str, seats: int = 2, seed: int = 1, **settings: Any) -> Iterator[FitParty]:
    """All chairs are taken, and the game has begun."""
    with start_blocking_portal() as portal:
        people = FitParty(portal, address, GAME, seed=seed)
        people.open(NAMES[0], seats, **settings)
        try:
            people.join(*NAMES[1:seats])
            people.start()
            yield people
        finally:
            people.part()


def asked_in(people: FitParty, phase: type, least: int = 0) -> int:
    """Play until such a question is put while so many cards lie there; whose it is."""

    def reached(view: Any) -> bool:
        return isinstance(view.phase, phase) and len(view.laid) > least

    people.play(reached)
    return people.asked()


def asked_with_a_box(people: FitParty, least: int = 0) -> tuple[int, str]:
    """Somebody is to play and holds a box that can be turned: who, and which it is."""

    def held(view: Any) -> list[str]:
        if not isinstance(view.phase, Playing) or len(view.laid) <= least:
            return []
        return [card for card in people.at(view.phase.seat).view.hand if len(TURNS[card]) > 1]

    people.play(lambda view: bool(held(view)))
    return people.asked(), held(people.view)[0]


# At the table in the browser ------------------------------------------------------------------


def hand(page: Page) -> Locator:
    """The own cards, in order; a start box among them while it is to be laid."""
    return page.get_by_role("toolbar", name="Your hand").get_by_role("button")


def ground(page: Page) -> Locator:
    return page.get_by_role("grid", name="The boxes on the table")


def ghosts(page: Page) -> Locator:
    """Where the card in the paw fits."""
    return page.locator(".cell.ghost")


def seams(page: Page) -> Locator:
    return page.locator("[data-seam]")


def answer(page: Page, name: str) -> None:
    answers(page).filter(has_text=name).click()


def press_first(places: Locator) -> None:
    """Wherever on the ground it is, and whatever lies over it."""
    places.first.dispatch_event("click")


def lay_somewhere(page: Page) -> None:
    """What is in the paw goes to the first place that it fits."""
    if ghosts(page).count():
        press_first(ghosts(page))
    elif seams(page).count():
        press_first(seams(page))
    else:
        press_first(page.locator(".cell.may"))
    allowed(page).first.click()


def play_a_card(page: Page) -> None:
    """The first card of the hand that goes anywhere."""
    for card in hand(page).all():
        card.click()
        if page.locator(".cell.ghost, [data-seam], .cell.may").count():
            lay_somewhere(page)
            return
        page.keyboard.press("Escape")
    answer(page, "Discard")


def answer_anything(page: Page) -> None:
    text = question(page).inner_text()
    if text.startswith("Lay your start box"):
        lay_somewhere(page)
    elif text.startswith("Draw a card"):
        answer(page, "Draw a card")
    elif text.startswith("Does a cat"):
        allowed(page).first.click()
    else:
        play_a_card(page)
