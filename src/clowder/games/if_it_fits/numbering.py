"""Every move that is not a deal has a number, by arithmetic over kinds of cards and cells."""

from __future__ import annotations

from typing import Final

from clowder.core.game import Seat
from clowder.games.if_it_fits.moves import (
    Discard,
    Draw,
    Give,
    Lay,
    Move,
    Oust,
    Pass,
    Settle,
    Sleep,
    Start,
)
from clowder.games.if_it_fits.pieces import BOX, CATS, FACES, PRINCESS, SPECIALS, Card, box_cards

# Everything that is a card, by kind: what can be laid as a box comes first, then the Princess and
# the cats.
KINDS: Final[tuple[Card, ...]] = (
    *SPECIALS,
    *sorted(set(FACES) - {*SPECIALS, *CATS, PRINCESS}),
    PRINCESS,
    *CATS,
)
KIND: Final[dict[Card, int]] = {card: kind for kind, card in enumerate(KINDS)}
LAYABLE: Final = KIND[PRINCESS]  # how many kinds can be laid as boxes

# However the cards lie, none is further than this from the first one: every box, toy, start box and
# cat, and each cat once more that went home from under a Princess.
REACH: Final = (
    len(box_cards()) + len(SPECIALS) + BOX.start_boxes + BOX.cats_each * len(CATS) + BOX.princesses
)
WIDTH: Final = 2 * REACH + 1
CELLS: Final = WIDTH * WIDTH

# What needs no cell, then a block of all cells for each thing that does.
DRAW: Final = 0
PASS: Final = 1
DISCARD: Final = 2
START: Final = 3  # plus the seat
CELL: Final = START + len(CATS)  # the first number that has a cell
SLEEP: Final = 0
SETTLE: Final = 1
OUST: Final = 2
GIVE: Final = 3  # plus the kind of toy
LAY: Final = GIVE + len(SPECIALS)  # plus twice the kind, plus one if turned
ACTIONS: Final = CELL + (LAY + 2 * LAYABLE) * CELLS


def number(move: Move) -> int | None:
    """None for a deal; raises ValueError for a cell where nothing can lie."""
    match move:
        case Draw():
            return DRAW
        case Pass():
            return PASS
        case Discard():
            return DISCARD
        case Start(seat=seat):
            return START + seat
        case Sleep(column=column, row=row):
            return at_cell(SLEEP, column, row)
        case Settle(column=column, row=row):
            return at_cell(SETTLE, column, row)
        case Oust(column=column, row=row):
            return at_cell(OUST, column, row)
        case Give(toy=toy, column=column, row=row):
            return at_cell(GIVE + KIND[toy], column, row)
        case Lay(card=card, turned=turned, column=column, row=row):
            return at_cell(LAY + 2 * KIND[card] + turned, column, row)
        case _:
            return None


def at_cell(block: int, column: int, row: int) -> int:
    return CELL + block * CELLS + cell_number(column, row)


def cell_number(column: int, row: int) -> int:
    """Cells are numbered column by column."""
    if abs(column) > REACH or abs(row) > REACH:
        raise ValueError(f"no card can lie at {column} {row}")
    return (column + REACH) * WIDTH + row + REACH


def move(number: int) -> Move:
    """The move again; raises ValueError where no move has the number."""
    if not 0 <= number < ACTIONS:
        raise ValueError(f"no move has the number {number}")
    if number < CELL:
        plain = (Draw(), Pass(), Discard())
        return plain[number] if number < START else Start(Seat(number - START))
    block, cell = divmod(number - CELL, CELLS)
    column, row = cell // WIDTH - REACH, cell % WIDTH - REACH
    if block == SLEEP:
        return Sleep(column, row)
    if block == SETTLE:
        return Settle(column, row)
    if block == OUST:
        return Oust(column, row)
    if block < LAY:
        return Give(KINDS[block - GIVE], column, row)
    kind, turned = divmod(block - LAY, 2)
    return Lay(KINDS[kind], turned == 1, column, row)
