"""Imagined worlds: all that may lie below and face down, each as likely as the others."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from clowder.core.game import Seat
from clowder.core.rng import FastRng
from clowder.core.value import replace
from clowder.games.chabyrinthe import ROOM
from clowder.games.chabyrinthe.options import Options
from clowder.games.chabyrinthe.pieces import CATS
from clowder.games.chabyrinthe.setup import draw_deal, lay_out, set_up
from clowder.games.chabyrinthe.state import Acting, Over, State

DRAWS = 4000


def table(hidden: int, litter: int) -> State:
    """A dealt table on which few things are unknown."""
    state = set_up(Options(), 2)
    state = lay_out(state, draw_deal(state, FastRng(4)))
    taken = (state.cats[litter:], ())
    return replace(state, hidden=hidden, cats=state.cats[:litter], taken=taken)


@pytest.mark.rule("CHA-3")
def test_every_order_of_the_unseen_is_as_likely() -> None:
    state = table(hidden=3, litter=2)
    view, rng = ROOM.view(state, Seat(0)), FastRng(1)
    orders = Counter(permutations(state.deck[1:4]))
    worlds = {
        ((state.deck[0], *deck, *state.deck[4:]), cats): count / 12
        for deck, count in orders.items()
        for cats in permutations(state.cats)
    }

    imagined = [ROOM.imagine(view, rng) for _ in range(DRAWS)]

    found = Counter((world.deck, world.cats) for world in imagined)
    assert found.keys() == worlds.keys()
    for world, share in worlds.items():
        assert abs(found[world] / DRAWS - share) < 0.03


@pytest.mark.rule("CHA-3")
def test_what_was_put_under_the_deck_is_never_moved() -> None:
    state = table(hidden=0, litter=13)
    rng = FastRng(2)

    for _ in range(20):
        world = ROOM.imagine(ROOM.view(state, None), rng)
        assert world.deck == state.deck
        assert sorted(world.cats) == sorted(state.cats)


def test_before_the_deal_there_is_nothing_to_imagine() -> None:
    state = set_up(Options(), 2)

    assert ROOM.imagine(ROOM.view(state, Seat(0)), FastRng(1)) == state


@pytest.mark.rule("CHA-20")
def test_at_the_end_nothing_is_left_to_imagine() -> None:
    state = table(hidden=0, litter=6)
    state = replace(state, phase=Over(), cats=tuple(sorted(state.cats)))

    assert ROOM.imagine(ROOM.view(state, Seat(1)), FastRng(1)) == state


def test_all_cats_are_somewhere() -> None:
    state = table(hidden=9, litter=13)
    world = ROOM.imagine(ROOM.view(state, Seat(0)), FastRng(3))

    assert isinstance(world.phase, Acting)
    assert sorted([*world.cats, *(stray.cat for stray in world.strays)]) == sorted(CATS)
