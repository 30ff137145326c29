"""If It Fits: what does a move do to every box, for oneself and for the others?"""

from __future__ import annotations

from collections.abc import Sequence

from clowder.bots.rooms.if_it_fits.board import Board, board_of
from clowder.bots.rooms.if_it_fits.mind import Mind, mind_of
from clowder.core.game import Ask
from clowder.core.rng import Rng
from clowder.games.if_it_fits.moves import Draw, Give, Lay, Move, Oust, Settle, Sleep
from clowder.games.if_it_fits.pieces import CATS
from clowder.games.if_it_fits.view import View

PATIENCE = 1.0  # what a turn with a drawn card is worth about: a sleeping cat must bring more
RESERVE = 1.5  # a Princess is kept for something better


def choose(view: View, ask: Ask, moves: Sequence[Move], rng: Rng) -> Move:
    """The best move by its own measure; of equals, any."""
    mind = mind_of(view, ask.seat)
    board = board_of(view)
    return max(rng.shuffled(moves), key=lambda move: gain(mind, board, move))


def gain(mind: Mind, board: Board, move: Move) -> float:
    """How much better one stands after a move than before it."""
    match move:
        case Lay(card=card, turned=turned, column=column, row=row):
            change = board.lay(card, turned, (column, row))
            seams = () if card == "start" else change.seams
            settling = mind.settling(change, bool(seams))
            return mind.change(change) + settling - mind.keeping(card)
        case Sleep(column=column, row=row):
            change = board.lay(CATS[mind.seat], False, (column, row))
            return mind.change(change) - mind.cat - PATIENCE
        case Settle(column=column, row=row):
            box = board.box_at((column, row))
            return mind.worth(box.with_cat(mind.seat)) - mind.worth(box) - mind.cat
        case Give(toy=toy, column=column, row=row):
            box = board.box_at((column, row))
            return mind.worth(box.with_card(toy)) - mind.worth(box) - mind.keeping(toy)
        case Oust(column=column, row=row):
            box, other = board.oust((column, row))
            return mind.worth(other) - mind.worth(box) - RESERVE * mind.hope
        case Draw():
            return 0.0
        case _:
            return 0.0
