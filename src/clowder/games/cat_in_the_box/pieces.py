"""The cards, the colours and the research board (CIB-C1 to CIB-C4), read from pieces.toml."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Literal, TypeAlias

import msgspec

from clowder.core.value import Value

Number: TypeAlias = int  # a cat card before it is played: it has a number, no colour
Colour: TypeAlias = Literal["red", "blue", "yellow", "green"]
Cell: TypeAlias = int  # a space of the research board, counted row by row


class SeatCount(Value):
    """What is used of the box for one number of players."""

    seats: int
    numbers: int
    printed: int
    hand: int
    bids: tuple[int, ...]
    up: int = 0
    down: int = 0


class Research(Value):
    rows: tuple[Colour, ...]
    trump: Colour
    neutral: tuple[Colour, ...]
    sides: dict[str, Literal["grid"]]


class Box(Value):
    copies: int
    research: Research
    tables: tuple[SeatCount, ...]


BOX: Box = msgspec.convert(
    tomllib.loads(resources.files(__package__).joinpath("pieces.toml").read_text("utf-8")), Box
)
COLOURS = BOX.research.rows
TRUMP = BOX.research.trump
SEAT_COUNTS = {count.seats: count for count in BOX.tables}
ROW: dict[Colour, int] = {colour: row for row, colour in enumerate(COLOURS)}


def deck(seats: int) -> tuple[Number, ...]:
    """Every card that is in play for so many players, in order (CIB-C1)."""
    numbers = range(1, SEAT_COUNTS[seats].numbers + 1)
    return tuple(number for number in numbers for _ in range(BOX.copies))


def rounds_in(seats: int) -> int:
    """Everybody starts one (CIB-1)."""
    return seats


def cell(colour: Colour, number: Number, columns: int) -> Cell:
    return ROW[colour] * columns + number - 1


def colour_of(space: Cell, columns: int) -> Colour:
    return COLOURS[space // columns]


def number_of(space: Cell, columns: int) -> Number:
    return space % columns + 1


@cache
def neighbours(columns: int) -> tuple[tuple[Cell, ...], ...]:
    """The cells side by side with each cell: the straight grid of CIB-C4."""
    return tuple(
        tuple(_beside(row, column, columns))
        for row in range(len(COLOURS))
        for column in range(columns)
    )


def _beside(row: int, column: int, columns: int) -> list[Cell]:
    around = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return [r * columns + c for r, c in around if 0 <= r < len(COLOURS) and 0 <= c < columns]
