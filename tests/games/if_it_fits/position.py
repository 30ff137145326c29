"""Positions in a few words: `start 0 0, LT-m 1 0 t | across 0 0 lilly | hand 0: O princess`.

The cards on the grid come first, each with its column and row, `t` if it is turned; a cat among
them is asleep. If not spoken of, there are two seats, seat 0 is to play, hands are empty, and the
pile has ten blanks. The parts:

    across 0 0 lilly, 3 1 yarn    what lies across a seam, by its left card
    hand 0: O LT-m princess       the cards of a seat
    pile O princess               from the top
    seats 3
    turn 1                        whose turn it is
    choose                        the turn begins
    settle 1 0                    a box was laid there, and a cat may follow
    open                          a start box is to be laid
    ending                        the end has begun
    advanced                      FIT-21
"""

from __future__ import annotations

from clowder.core.game import Seat
from clowder.core.value import put, replace
from clowder.games.if_it_fits import ROOM
from clowder.games.if_it_fits.boxes import Box
from clowder.games.if_it_fits.options import Options
from clowder.games.if_it_fits.pieces import FACES
from clowder.games.if_it_fits.scoring import boxes_of
from clowder.games.if_it_fits.state import (
    Across,
    Choosing,
    Laid,
    Opening,
    Playing,
    Settling,
    State,
)
from tests.games.told import Told


def position(told: str) -> State:
    first, *parts = (part.strip() for part in told.split("|"))
    laid = tuple(read_laid(part.split()) for part in first.split(",") if part.strip())
    seats = max((int(part.split()[1]) for part in parts if part.startswith("seats")), default=2)
    nothing: tuple[tuple[str, ...], ...] = ((),) * seats
    table = State(
        options=Options(),
        seats=seats,
        phase=Playing(Seat(0)),
        dealt=nothing,
        pile=("O",) * 10,
        played=nothing,
        discards=((),) * seats,
        laid=laid,
    )
    for part in parts:
        word, _, rest = part.partition(" ")
        table = tell(table, word, rest.strip())
    return table


def read_laid(words: list[str]) -> Laid:
    card, column, row, *turned = words
    assert card in FACES, card
    return Laid(int(column), int(row), card, turned == ["t"])


def tell(table: State, word: str, rest: str) -> State:
    """The table with one more thing known of it."""
    words = rest.split()
    seat = getattr(table.phase, "seat", Seat(0))
    match word:
        case "across":
            pieces = [part.split() for part in rest.split(",")]
            return replace(table, across=tuple(Across(int(c), int(r), p) for c, r, p in pieces))
        case "hand":
            who = int(words[0].removesuffix(":"))
            return replace(table, dealt=put(table.dealt, who, tuple(sorted(words[1:]))))
        case "pile":
            return replace(table, pile=tuple(words))
        case "turn":
            return replace(table, phase=Playing(Seat(int(rest))))
        case "choose":
            return replace(table, phase=Choosing(seat))
        case "open":
            return replace(table, phase=Opening(seat))
        case "settle":
            return replace(table, phase=Settling(seat, *map(int, words)))
        case "ending":
            return replace(table, ending=True)
        case "advanced":
            return replace(table, options=Options(advanced=True))
        case _:
            assert word == "seats", word
            return table


_told = Told(ROOM)
after, last_step = _told.after, _told.last_step
why_not, read_line = _told.why_not, _told.read_line


def box_at(table: State, column: int, row: int) -> Box:
    """The box that the card there belongs to."""
    [number] = (n for n, one in enumerate(table.laid) if (one.column, one.row) == (column, row))
    [box] = (box for box in boxes_of(table) if number in box.cards)
    return box
