"""A state of the readable rules as the fast twin of the same position."""

from __future__ import annotations

from clowder.core.game import Seat
from clowder.games.if_it_fits import fast, fast_plays
from clowder.games.if_it_fits.fast_board import NOTHING
from clowder.games.if_it_fits.numbering import KIND, cell_number
from clowder.games.if_it_fits.setup import parts_of
from clowder.games.if_it_fits.state import (
    Choosing,
    Dealing,
    Opening,
    Over,
    Playing,
    Seating,
    Settling,
    State,
    hand_of,
)
from clowder.games.if_it_fits.view import View, table_in

PHASES = {
    Seating: fast_plays.SEATING,
    Dealing: fast_plays.DEALING,
    Opening: fast_plays.OPENING,
    Choosing: fast_plays.CHOOSING,
    Playing: fast_plays.PLAYING,
    Settling: fast_plays.SETTLING,
    Over: fast_plays.OVER,
}


def twin_of(state: State) -> fast.FitTwin:
    twin = fast.FitTwin(state.seats, state.options.advanced)
    twin.phase = PHASES[type(state.phase)]
    twin.turn = getattr(state.phase, "seat", 0)
    twin.start = state.start
    twin.ending = state.ending
    twin.hands = [
        sorted(KIND[card] for card in hand_of(state, Seat(seat))) for seat in range(state.seats)
    ]
    twin.pile = [KIND[card] for card in reversed(state.pile[len(state.draws) :])]
    twin.whole = sum(part.size for part in parts_of(state.options, state.seats))
    for one in state.laid:
        twin.lay(KIND[one.card], int(one.turned), cell_number(one.column, one.row))
    for across in state.across:
        twin.put_across(twin.index(cell_number(across.column, across.row)), KIND[across.card])
    if isinstance(state.phase, Settling):
        twin.here = twin.index(cell_number(state.phase.column, state.phase.row))
    return twin


def open_table(view: View) -> fast.FitTwin:
    """What the seat sees of the table: enough to judge a move, not to play on."""
    twin = twin_of(table_in(view))
    twin.pile = [NOTHING] * view.pile
    return twin
