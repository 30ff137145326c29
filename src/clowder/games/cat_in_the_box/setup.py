"""The table before the first card, and the deal of a round."""

from __future__ import annotations

from clowder.core.game import NATURE, Seat
from clowder.core.rng import Rng
from clowder.core.sealed import unsealed
from clowder.core.value import put, replace
from clowder.games.cat_in_the_box.moves import Deal
from clowder.games.cat_in_the_box.options import Options
from clowder.games.cat_in_the_box.pieces import BOX, COLOURS, SEAT_COUNTS, Number, cell, deck
from clowder.games.cat_in_the_box.state import Burying, Seating, State


def set_up(options: Options, seats: int) -> State:
    return State(options, seats, Seating())


def draw_deal(seats: int, rng: Rng) -> Deal:
    """A fair deal (CIB-2, CIB-16)."""
    table = SEAT_COUNTS[seats]
    cards = rng.shuffled(deck(seats))
    dealt = seats * table.hand
    hands = (cards[first : first + table.hand] for first in range(0, dealt, table.hand))
    return Deal(
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        up=tuple(cards[dealt : dealt + table.up]),
        down=tuple(cards[dealt + table.up :]),
    )


def lay_out(state: State, deal: Deal) -> State:
    """The table right after the deal, everyone about to bury a card."""
    return replace(
        state,
        phase=Burying(unsealed(state.seats)),
        hands=tuple(tuple(sorted(hand)) for hand in deal.hands),
        up=deal.up,
        down=deal.down,
        research=fresh_research(state.seats, deal.up),
        tokens=(COLOURS,) * state.seats,
        bids=(None,) * state.seats,
    )


def fresh_research(seats: int, up: tuple[Number, ...]) -> tuple[Seat | None, ...]:
    """The research board of a new round with its neutral tokens, if any (CIB-16)."""
    columns = SEAT_COUNTS[seats].numbers
    board: tuple[Seat | None, ...] = (None,) * (columns * len(COLOURS))
    for number in up:
        spaces = (cell(colour, number, columns) for colour in BOX.research.neutral)
        board = put(board, next(space for space in spaces if board[space] is None), NATURE)
    return board
