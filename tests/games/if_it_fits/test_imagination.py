"""Imagined worlds: what others may hold, Princesses counted by who drew when."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product

import pytest

from clowder.core.game import NATURE, Seat
from clowder.core.rng import FastRng
from clowder.core.value import replace
from clowder.games.if_it_fits import ROOM
from clowder.games.if_it_fits import imagine as imagining
from clowder.games.if_it_fits.moves import Deal
from clowder.games.if_it_fits.options import Options
from clowder.games.if_it_fits.setup import Part, set_up
from clowder.games.if_it_fits.state import Dealing, State, hand_of
from tests.games.if_it_fits.position import after
from tests.games.if_it_fits.redeal import is_possible

Hidden = tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]
DRAWS = 4000
BOXES = ("O-m", "T-m", "L-m", "TB-m", "LR-m", "LT-m")
HANDS = (("O-m", "T-m"), ("L-m", "TB-m"))


@pytest.fixture(autouse=True)
def small_box(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two hands of two, and a pile of two parts, each of them a card and a Princess."""
    monkeypatch.setattr(imagining, "shuffled_cards", lambda: BOXES)
    parts = (Part(0, 2, 1), Part(2, 2, 1))
    monkeypatch.setattr(imagining, "parts_of", lambda *_: parts)


def table(*pile: str) -> State:
    dealing = replace(set_up(Options(), 2), phase=Dealing())
    dealt = ROOM.apply(dealing, NATURE, Deal(HANDS, pile)).state
    return after(dealt, "1 lay start 1 0")


def all_worlds(state: State, viewer: Seat | None) -> Counter[Hidden]:
    """Every way to deal the cards that fits what the viewer has seen, by what is hidden now."""
    worlds: Counter[Hidden] = Counter()
    for cards, first, second in product(permutations(BOXES), (0, 1), (0, 1)):
        hands = tuple(sorted(cards[:2])), tuple(sorted(cards[2:4]))
        parts = [cards[4]], [cards[5]]
        for part, place in zip(parts, (first, second), strict=True):
            part.insert(place, "princess")
        world = replace(state, dealt=hands, pile=(*parts[0], *parts[1]))
        if looks_the_same(world, state, viewer) and is_possible(world, hands, world.pile):
            worlds[hidden(world)] += ways(world, viewer)
    return worlds


def hidden(world: State) -> Hidden:
    hands = tuple(hand_of(world, Seat(seat)) for seat in range(2))
    return hands, world.pile[len(world.draws) :]


def looks_the_same(world: State, state: State, viewer: Seat | None) -> bool:
    if viewer is None:
        return True
    mine = [n for n, who in enumerate(state.draws) if who == viewer]
    same = [world.pile[n] for n in mine] == [state.pile[n] for n in mine]
    return same and world.dealt[viewer] == state.dealt[viewer]


def ways(world: State, viewer: Seat | None) -> int:
    """From how many places each card that another played can have come."""
    count = 1
    for seat in range(2):
        held = list(world.dealt[seat])
        drawn = [c for c, who in zip(world.pile, world.draws, strict=False) if who == seat]
        for number, card in enumerate(world.played[seat]):
            held += drawn[number : number + 1]
            count *= held.count(card) if seat != viewer else 1
            held.remove(card)
    return count


STORIES = {
    "nothing yet": (("princess", "LR-m", "LT-m", "princess"), ""),
    "one has drawn": (("princess", "LR-m", "LT-m", "princess"), "0 draw"),
    "one has played": (("princess", "LR-m", "LT-m", "princess"), "0 draw, 0 lay T-m 0 1"),
    "a sleeper": (("princess", "LR-m", "LT-m", "princess"), "0 sleep 0 1"),
    "both have played": (
        ("princess", "LR-m", "LT-m", "princess"),
        "0 draw, 0 lay T-m 0 1, 1 draw, 1 lay L-m 0 2, 0 draw, 0 lay O-m 0 3",
    ),
    "a princess was played": (
        ("LR-m", "princess", "princess", "LT-m"),
        "0 sleep 0 1, 1 draw, 1 lay TB-m 0 2, 0 draw, 0 oust 0 1",
    ),
    "a princess came late": (
        ("LR-m", "princess", "princess", "LT-m"),
        "0 sleep 0 1, 1 draw, 1 lay TB-m 0 2, 0 draw, 0 lay O-m 0 3, 1 draw, 1 oust 0 1",
    ),
}


@pytest.mark.rule("FIT-2", "FIT-14")
@pytest.mark.parametrize(("pile", "told"), STORIES.values(), ids=STORIES)
@pytest.mark.parametrize("viewer", [Seat(0), Seat(1), None])
def test_every_way_to_deal_is_as_likely(
    pile: tuple[str, ...], told: str, viewer: Seat | None
) -> None:
    state = table(*pile)
    state = after(state, told) if told else state
    worlds = all_worlds(state, viewer)
    view, rng = ROOM.view(state, viewer), FastRng(1)

    found = Counter(hidden(ROOM.imagine(view, rng)) for _ in range(DRAWS))

    assert hidden(state) in worlds
    assert found.keys() <= worlds.keys()
    total = sum(worlds.values())
    for world, count in worlds.items():
        assert abs(found[world] / DRAWS - count / total) < 0.025
    for seat in range(2):
        chance = sum(n for (hands, _), n in worlds.items() if "princess" in hands[seat]) / total
        seen = sum(n for (hands, _), n in found.items() if "princess" in hands[seat]) / DRAWS
        assert abs(chance - seen) < 0.025


@pytest.mark.rule("FIT-14")
def test_who_throws_a_princess_away_has_nothing_else() -> None:
    state = table("princess", "LR-m", "princess", "LT-m")
    state = after(state, "0 draw, 0 lay O-m 0 1, 1 draw, 1 lay LR-m 0 2, 0 draw, 0 lay T-m 0 3")
    assert hand_of(state, Seat(0)) == ("princess", "princess")
    state = after(state, "1 draw, 1 lay L-m 0 4, 0 discard")
    view = ROOM.view(state, Seat(1))

    for seed in range(50):
        assert hand_of(ROOM.imagine(view, FastRng(seed)), Seat(0)) == ("princess",)


def test_before_the_deal_there_is_nothing_to_imagine() -> None:
    state = set_up(Options(), 2)

    assert ROOM.imagine(ROOM.view(state, Seat(0)), FastRng(1)) == state
