"""The table as it really is, seen from above."""

from __future__ import annotations

from collections import Counter
from itertools import compress
from typing import TypeAlias

from clowder.core.game import Seat
from clowder.core.value import Value
from clowder.games.if_it_fits.options import Options
from clowder.games.if_it_fits.pieces import BOX, CATS, PRINCESS, SPECIALS, START, Card, box_cards


class Laid(Value):
    """A card of the grid: a box, a special toy, a cat asleep, or the Princess in its place."""

    column: int
    row: int
    card: Card
    turned: bool = False


class Across(Value):
    """What lies across the seam of a card and the one to its right: a cat, a Princess, a toy."""

    column: int  # of the left card
    row: int
    card: Card


class Seating(Value):
    """NATURE is to name the first player (FIT-3)."""


class Dealing(Value):
    """NATURE is to deal; all cards are in the box."""


class Opening(Value):
    """Each lays a start box, from the first player on (FIT-3)."""

    seat: Seat


class Choosing(Value):
    """A turn begins: draw, or lay a cat to sleep (FIT-8, FIT-9)."""

    seat: Seat


class Playing(Value):
    """One of the cards in hand is to be played (FIT-8, FIT-16)."""

    seat: Seat


class Settling(Value):
    """A box was laid here, and a cat may follow (FIT-10)."""

    seat: Seat
    column: int
    row: int


class Over(Value):
    """All hands are empty (FIT-16)."""


Phase: TypeAlias = Seating | Dealing | Opening | Choosing | Playing | Settling | Over


class State(Value):
    """Who holds what follows from what was dealt, drawn and played: see `hand_of`."""

    options: Options
    seats: int
    phase: Phase
    start: Seat = Seat(0)  # the first player; settled once Seating is over
    dealt: tuple[tuple[Card, ...], ...] = ()  # by seat, sorted; empty once the game is over
    pile: tuple[Card, ...] = ()  # from the top, drawn cards too; what was never drawn, once over
    draws: tuple[Seat, ...] = ()  # who drew the first cards of the pile; empty once over
    played: tuple[tuple[Card, ...], ...] = ()  # by seat, in order
    discards: tuple[tuple[int, ...], ...] = ()  # by seat: which plays were discards (FIT-14)
    laid: tuple[Laid, ...] = ()  # in order
    across: tuple[Across, ...] = ()  # in order
    ending: bool = False  # the end has begun, for good (FIT-16)


def hand_of(state: State, seat: Seat) -> tuple[Card, ...]:
    """The cards a seat holds, sorted."""
    if not state.dealt:
        return ()
    held = [*state.dealt[seat], *drawn_by(state, seat)]
    for card in state.played[seat]:
        held.remove(card)
    return tuple(sorted(held))


def drawn_by(state: State, seat: Seat) -> tuple[Card, ...]:
    """What a seat has drawn, in order."""
    return tuple(compress(state.pile, [drawer == seat for drawer in state.draws]))


def on_table(state: State) -> tuple[Laid | Across, ...]:
    return (*state.laid, *state.across)


def cats_out(state: State, seat: Seat) -> int:
    """How many of a seat's cats lie on the table, asleep ones too."""
    return [one.card for one in on_table(state)].count(CATS[seat])


def princesses_for(options: Options, seats: int) -> int:
    """As many as players; all of them in the advanced game (FIT-1, FIT-21)."""
    return BOX.princesses if options.advanced else seats


def shuffled_cards() -> tuple[Card, ...]:
    """What hands are dealt from (FIT-2)."""
    return (*box_cards(), *SPECIALS)


def inventory(state: State) -> tuple[str, ...]:
    """Every card in use, wherever it lies; before the deal they are all in the box."""
    cats = [cat for cat in CATS[: state.seats] for _ in range(BOX.cats_each)]
    if not state.played:
        princesses = (PRINCESS,) * princesses_for(state.options, state.seats)
        starts = (START,) * BOX.start_boxes
        return tuple(sorted((*shuffled_cards(), *princesses, *cats, *starts)))
    out = [one.card for one in on_table(state)]
    supply = Counter(cats)
    supply.subtract(card for card in out if card in CATS)
    starts = (START,) * (BOX.start_boxes - out.count(START))
    hands = [card for seat in range(state.seats) for card in hand_of(state, Seat(seat))]
    thrown = (PRINCESS,) * sum(len(numbers) for numbers in state.discards)
    rest = state.pile[len(state.draws) :]
    return tuple(sorted((*out, *supply.elements(), *starts, *hands, *thrown, *rest)))
