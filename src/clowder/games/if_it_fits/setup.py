"""The table before the first card, and the deal (FIT-1 to FIT-3, FIT-21)."""

from __future__ import annotations

from itertools import accumulate
from typing import NamedTuple

from clowder.core.game import left_of
from clowder.core.rng import Rng
from clowder.core.value import replace
from clowder.games.if_it_fits.moves import Deal
from clowder.games.if_it_fits.options import Options
from clowder.games.if_it_fits.pieces import HAND, PRINCESS, START
from clowder.games.if_it_fits.state import (
    Laid,
    Opening,
    Seating,
    State,
    princesses_for,
    shuffled_cards,
)


class Part(NamedTuple):
    """A stretch of the draw pile that Princesses were shuffled into by themselves."""

    first: int
    size: int
    princesses: int


def set_up(options: Options, seats: int) -> State:
    return State(options, seats, Seating())


def parts_of(options: Options, seats: int) -> tuple[Part, ...]:
    """Even piles with a Princess in each, larger ones at the bottom; or all in one (FIT-21)."""
    count = len(shuffled_cards()) - HAND * seats
    princesses = princesses_for(options, seats)
    if options.advanced:
        return (Part(0, count + princesses, princesses),)
    sizes = [count // seats + (number >= seats - count % seats) + 1 for number in range(seats)]
    firsts = accumulate(sizes[:-1], initial=0)
    return tuple(Part(first, size, 1) for first, size in zip(firsts, sizes, strict=True))


def draw_deal(state: State, rng: Rng) -> Deal:
    """A fair deal (FIT-2)."""
    cards = rng.shuffled(shuffled_cards())
    hands = tuple(tuple(sorted(cards.pop() for _ in range(HAND))) for _ in range(state.seats))
    pile = []
    for part in parts_of(state.options, state.seats):
        boxes = [cards.pop() for _ in range(part.size - part.princesses)]
        pile += rng.shuffled([*boxes, *(PRINCESS,) * part.princesses])
    return Deal(hands, tuple(pile))


def lay_out(state: State, deal: Deal) -> State:
    """The table right after the deal, the first start box lying upright (FIT-3)."""
    return replace(
        state,
        phase=Opening(left_of(state.start, state.seats)),
        dealt=deal.hands,
        pile=deal.pile,
        played=((),) * state.seats,
        discards=((),) * state.seats,
        laid=(Laid(0, 0, START),),
    )
