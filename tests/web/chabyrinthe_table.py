"""What a person does in the sewers: looks at a card, turns it, slides one in, asks for a hint."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import partial
from typing import Any

from playwright.sync_api import Locator, Page

from clowder.games.chabyrinthe.homing import look
from clowder.games.chabyrinthe.moves import Action, Insert, Rotate
from clowder.games.chabyrinthe.rules import actions
from clowder.games.chabyrinthe.text import cats_home
from clowder.games.chabyrinthe.tunnels import walk
from clowder.games.chabyrinthe.turn import after_action
from clowder.games.chabyrinthe.view import View, table_in
from tests.web.party import Party, playing

GAME = "chabyrinthe"


def sewers(
    address: str, seats: int = 2, mice: int = 0, **options: Any
) -> AbstractContextManager[Party]:
    """A game that has begun; the last seats are mice."""
    return playing(address, seats, mice, game=GAME, options=options)


def bring_home(people: Party, but: int) -> None:
    """Everybody plays well until no more than so many cats are still out there."""
    people.play_well(lambda view: len(view.strays) + view.cats <= but)


def card(page: Page, row: int, column: int) -> Locator:
    return page.locator(f"[data-spot='{row}-{column}']")


def place(page: Page, number: int) -> Locator:
    return page.locator(f"[data-outside='{number}']")


def lit(page: Page) -> Locator:
    """The ways that lead on from a cat."""
    return page.locator(".board [stroke='var(--lit)']")


def paws(page: Page) -> Locator:
    return page.locator(".board .paw")


def indifferent(_view: View, _move: Action) -> int:
    return 0


def wander(
    people: Party,
    until: Callable[[View], bool],
    liking: Callable[[View, Action], int] = indifferent,
) -> None:
    """Everybody does what they like, but never brings a cat home, until it looks right."""
    chance = random.Random("sewers")
    for step in range(200):
        view = people.view
        if until(view):
            return
        quiet = [move for move in all_actions(view) if not cats_home(move, view)]
        chance.shuffle(quiet)
        is_whim = step % 6 == 5  # else they might like the same two things for ever
        move = quiet[0] if is_whim else max(quiet, key=partial(liking, view))
        people.answer(people.asked(), move)
        people.play(lambda _: True)
    raise AssertionError("it never looks right")


def all_actions(view: View) -> list[Action]:
    return [move for move in actions(view.options.side) if isinstance(move, Rotate | Insert)]


def way_home(view: View) -> Rotate | None:
    """A turn that brings a cat home."""
    turns = (move for move in all_actions(view) if isinstance(move, Rotate))
    return next((move for move in turns if cats_home(move, view)), None)


def insert_home(view: View) -> Insert | None:
    pushes = (move for move in all_actions(view) if isinstance(move, Insert))
    return next((move for move in pushes if cats_home(move, view)), None)


def choice_of_guardian(view: View) -> Action | None:
    """An action that joins one cat to both guardians (CHA-11)."""
    for move in all_actions(view):
        joined = look(after_action(table_in(view), move))
        if [len(one.guardians) for one in joined] == [2]:
            return move
    return None


def joining(view: View, move: Action) -> int:
    """How much an action does to bring the guardians together."""
    table = after_action(table_in(view), move)
    ends = [walk(table.square, table.size.side, place).ends for place in table.guardians]
    return 100 * (table.guardians[1] in ends[0]) + sum(map(len, ends))
