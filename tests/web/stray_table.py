"""What a person does in the neighbourhood: eats, walks, fights, asks for a hint."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

from playwright.sync_api import Locator, Page

from clowder.games.stray_cat.ground import Place, cell_of
from clowder.games.stray_cat.moves import At, Food, Move, Step
from clowder.games.stray_cat.state import Jumping, Moving, Over
from clowder.games.stray_cat.view import View
from tests.web.party import Party, playing

GAME = "stray_cat"
MOST_MOVES = 3000
HOUSES = (".1", ".2")  # how the name of a house's field ends
FAR = 99


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
    return page.locator("[data-target]")


def houses(page: Page) -> Locator:
    """Those of the notebook."""
    return page.locator(".notebook li button")


def wander(people: Party, until: Callable[[View], bool], visitors: bool = False) -> None:
    """Everybody walks about and looks for food, until it looks right: they are soon in each
    other's way, or in houses if they are `visitors`. Whoever keeps out of houses does not come
    home by chance."""
    chance = random.Random("streets")
    for _ in range(MOST_MOVES):
        seat = people.asked()
        table = people.at(seat)
        if until(table.view):
            return
        moves = table.moves or []
        hungry = Food() in moves and (len(table.view.hand) < 2 or chance.random() < 0.3)
        liking = {move: how_liked(table.view, move, visitors) for move in moves}
        liked = [move for move in liking if liking[move] == max(liking.values())]
        people.answer(seat, Food() if hungry else chance.choice(liked))
        people.play(lambda _: True)
        assert not isinstance(people.view.phase, Over), "it never looks right"
    raise AssertionError("it never looks right")


def how_liked(view: View, move: Move, visitors: bool) -> int:
    match view.phase, move:
        case (Moving(kitten=kitten), Step(to=place)) | (Jumping(seat=kitten), At(place=place)):
            if place.endswith(HOUSES):
                return 2 if visitors else -FAR
            others = [other for seat, other in enumerate(view.kittens) if seat != kitten]
            if place in others:
                return 1
            return 0 if visitors else -min(tiles_between(view, place, other) for other in others)
        case _:
            return 0


def tiles_between(view: View, one: Place, other: Place) -> int:
    here, there = (view.squares[cell_of(place) - 1] for place in (one, other))
    return abs(here.row - there.row) + abs(here.column - there.column)


def go_home(people: Party, until: Callable[[View], bool] = lambda _: False) -> None:
    """Everybody plays well, until it looks right, or somebody is home."""
    people.play_well(until)


def is_asked(what: str) -> Callable[[View], bool]:
    """The phase of that name is on."""
    return lambda view: type(view.phase).__name__ == what
