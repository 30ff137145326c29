"""A seat's knowledge of Cat in the Box, from what it sees."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from clowder.bots.rooms.cat_in_the_box.trained.actions import ROWS, Sizes, action_of, sizes_for
from clowder.bots.rooms.cat_in_the_box.trained.features import (
    BIDDING,
    BURYING,
    FREE,
    NEUTRAL,
    PLAYING,
    Array,
    Sight,
    facts_of,
)
from clowder.core.game import Seat
from clowder.games.cat_in_the_box.moves import Move
from clowder.games.cat_in_the_box.pieces import ROW
from clowder.games.cat_in_the_box.setup import fresh_research
from clowder.games.cat_in_the_box.state import Bidding, Burying, Card, Playing
from clowder.games.cat_in_the_box.view import View


class Memory:
    """The tricks of the round played again, so that order and lost colours are known.

    Board and tokens are never read off the view, which does not show them in Schrödinger mode
    (CIB-18): whoever was at the table may remember them all the same.
    """

    def __init__(self, sizes: Sizes, me: Seat, up: tuple[int, ...]) -> None:
        self.sizes, self.me = sizes, me
        self.owner = [
            FREE if owner is None else NEUTRAL for owner in fresh_research(sizes.seats, up)
        ]
        self.filled = [0] * sizes.cells
        self.tokens = [[1] * ROWS for _ in range(sizes.seats)]
        self.lacking = [[0] * sizes.columns for _ in range(sizes.seats)]

    def play(self, cards: tuple[Card, ...], number: int) -> None:
        """The cards of trick `number`, counted from 1."""
        seats, columns, owner = self.sizes.seats, self.sizes.columns, self.owner
        led = ROW[cards[0].colour]
        for card in cards:
            seat = (card.seat - self.me) % seats
            row, column = ROW[card.colour], card.number - 1
            if row != led and self.tokens[seat][led]:
                self.leave(seat, led * columns, column)
                self.tokens[seat][led] = 0
            space = row * columns + column
            owner[space] = seat
            self.filled[space] = number

    def leave(self, seat: int, first: int, column: int) -> None:
        """Whoever leaves a colour with a card that could not follow seems to have none that could.

        With a card that could have followed, they wanted to leave, and it says nothing.
        """
        if self.owner[first + column] == FREE:
            return
        lacking = self.lacking[seat]
        for other in range(self.sizes.columns):
            if self.owner[first + other] == FREE:
                lacking[other] = 1


def sight_of(view: View, moves: Sequence[Move]) -> Sight:
    """`view` of a seat that is asked, and what it may answer."""
    assert view.seat is not None
    seats, me, sizes = view.seats, view.seat, sizes_for(view.seats)
    memory = Memory(sizes, me, view.up)
    table = view.phase.trick if isinstance(view.phase, Playing) else ()
    won = [0] * seats
    for number, trick in enumerate(view.tricks, start=1):
        memory.play(trick.cards, number)
        won[(trick.winner - me) % seats] += 1
    if table:
        memory.play(table, len(view.tricks) + 1)
    on_table = [-1] * seats
    for card in table:
        on_table[(card.seat - me) % seats] = ROW[card.colour] * sizes.columns + card.number - 1
    hand = [0] * sizes.columns
    for number in view.hand:
        hand[number - 1] += 1
    legal = [0] * sizes.actions
    for move in moves:
        legal[action_of(move, sizes)] = 1
    start = (view.start - me) % seats
    return Sight(
        phase=np.int8(phase_of(view)),
        hand=small(hand),
        buried=np.int8(-1 if view.buried is None else view.buried - 1),
        owner=small(memory.owner),
        filled=small(memory.filled),
        tokens=small(memory.tokens),
        lacking=small(memory.lacking),
        bids=small([bid or 0 for bid in view.bids[me:] + view.bids[:me]]),
        won=small(won),
        trick=small(on_table),
        led=np.int8(ROW[table[0].colour] if table else -1),
        leader=np.int8(leader_of(view, table, start)),
        start=np.int8(start),
        tricks=np.int8(len(view.tricks)),
        legal=small(legal),
        ahead=small(leads(view, me)),
        rounds_left=np.int8(seats - 1 - len(view.sheets)),
    )


def small(numbers: list[int] | list[list[int]]) -> Array:
    return np.array(numbers, np.int8)


def phase_of(view: View) -> int:
    match view.phase:
        case Burying():
            return BURYING
        case Bidding():
            return BIDDING
        case _:
            return PLAYING


def leader_of(view: View, table: tuple[Card, ...], start: int) -> int:
    assert view.seat is not None
    if table:
        return (table[0].seat - view.seat) % view.seats
    return (view.phase.seat - view.seat) % view.seats if isinstance(view.phase, Playing) else start


def leads(view: View, me: Seat) -> list[int]:
    """Own points in the game less each other's, in the order of the table."""
    if not view.sheets:
        return [0] * (view.seats - 1)
    totals = [sum(sheet.scores[seat].points for sheet in view.sheets) for seat in range(view.seats)]
    return [totals[me] - totals[(me + n) % view.seats] for n in range(1, view.seats)]


def facts_of_view(view: View, moves: Sequence[Move]) -> Array:
    return facts_of(np, sight_of(view, moves))
