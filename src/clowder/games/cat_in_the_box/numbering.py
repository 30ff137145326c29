"""Moves as numbers: plays by colour and number, then burying, then bids."""

from __future__ import annotations

from clowder.games.cat_in_the_box.moves import Bid, Bury, Deal, Move, Play, Start
from clowder.games.cat_in_the_box.pieces import BOX, COLOURS, ROW

NUMBERS = max(table.numbers for table in BOX.tables)
MOST_TRICKS = max(max(table.bids, default=0) for table in BOX.tables)

BURY = NUMBERS * len(COLOURS)  # the first number of a kind of move
BID = BURY + NUMBERS
ACTIONS = BID + MOST_TRICKS


def number(move: Move) -> int | None:
    """Which action the move is; None for what NATURE draws."""
    match move:
        case Play(number=card, colour=colour):
            return ROW[colour] * NUMBERS + card - 1
        case Bury(number=card):
            return BURY + card - 1
        case Bid(tricks=tricks):
            return BID + tricks - 1
        case Start() | Deal():
            return None


def move(number: int) -> Move:
    """The move again; raises ValueError for a number beyond the actions."""
    if number not in range(ACTIONS):
        raise ValueError(f"an action is a number from 0 to {ACTIONS - 1}, not {number}")
    if number >= BID:
        return Bid(number - BID + 1)
    if number >= BURY:
        return Bury(number - BURY + 1)
    return Play(number % NUMBERS + 1, COLOURS[number // NUMBERS])
