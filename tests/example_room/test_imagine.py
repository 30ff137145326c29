"""Imagined worlds of Pounce come up exactly as often as they should."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from clowder.core.game import Seat
from clowder.core.rng import Rng
from clowder.core.sealed import Sealed
from clowder.core.value import replace
from tests.example_room.pounce import ROOM
from tests.example_room.pounce.pieces import Card
from tests.example_room.pounce.state import Choosing, State
from tests.example_room.test_rules import played

OPENED = ("0 choose 1", "1 choose 1", "2 choose 2", "3 choose 3")
Cards = tuple[Card, ...]


def test_a_world_is_imagined_as_often_as_it_can_be_dealt_and_chosen() -> None:
    deal = "* deal 1 2 3 | 1 4 5 | 2 4 6 | 3 5 7"
    state = played(deal, *OPENED, "2 choose 6", seats=4).state
    view, draws = ROOM.view(state, Seat(0)), EveryDraw()

    imagined = Counter(ROOM.imagine(view, draws) for _ in draws)

    possible = Counter(worlds(state))
    times = imagined.total() // possible.total()
    assert imagined == {world: times * ways for world, ways in possible.items()}


def worlds(state: State) -> Iterator[State]:
    """What seat 0 cannot tell from `state`, seat 2 having chosen: once for each way to it."""
    assert isinstance(state.phase, Choosing)
    hidden = [*state.left, *(card for hand in state.hands[1:] for card in hand)]
    for one, rest in deals(hidden, 2):
        for two, fewer in deals(rest, 2):
            for three, left in deals(fewer, 2):
                for card in two:
                    sealed = Sealed((None, None, card, None), state.phase.sealed.given)
                    hands = (state.hands[0], one, two, three)
                    yield replace(state, phase=Choosing(sealed), hands=hands, left=left)


def deals(cards: list[Card] | Cards, size: int) -> Iterator[tuple[Cards, Cards]]:
    """Every way to take a hand, and what is left; equal cards are told apart."""
    for places in combinations(range(len(cards)), size):
        hand = sorted(cards[place] for place in places)
        rest = sorted(card for place, card in enumerate(cards) if place not in places)
        yield tuple(hand), tuple(rest)


class EveryDraw(Rng):
    """Not chance but all of it: each time round the loop it draws otherwise."""

    def __init__(self) -> None:
        self.row: list[tuple[int, int]] = []  # what was drawn, below what
        self.place = 0

    def __iter__(self) -> Iterator[None]:
        yield
        while self.row:
            drawn, n = self.row.pop()
            if drawn + 1 < n:
                self.row.append((drawn + 1, n))
                self.place = 0
                yield

    def below(self, n: int) -> int:
        if self.place == len(self.row):
            self.row.append((0, n))
        self.place += 1
        return self.row[self.place - 1][0]

    def stream(self, purpose: str, counter: int) -> Rng:
        raise NotImplementedError(f"{purpose} {counter}")
