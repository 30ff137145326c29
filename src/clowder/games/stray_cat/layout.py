"""Where the tiles lie: cells in rows and columns, counted row by row from 1 (STR-1, STR-2)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, TypeAlias

from clowder.games.stray_cat.options import Options
from clowder.games.stray_cat.pieces import START_TILES, TILES, Side

Cell: TypeAlias = int
TOWARDS = ((-1, 0), (0, 1), (1, 0), (0, -1))  # by side


class Map(NamedTuple):
    spots: tuple[tuple[int, int], ...]  # row and column of each cell
    starts: tuple[Cell, ...]  # the start cells, in the order of seats
    beside: tuple[tuple[Cell, ...], ...]  # by cell and side; 0 where the map ends
    touching: tuple[tuple[Cell, ...], ...]  # by cell: also at a corner (STR-6)

    def beyond(self, cell: Cell, side: Side) -> Cell:
        return self.beside[cell - 1][side]

    def adjacent(self, cell: Cell) -> tuple[Cell, ...]:
        return self.touching[cell - 1]


def map_of(options: Options) -> Map:
    return draw_map(options.drawn_as)


def check_shape(options: Options) -> None:
    """Raises ValueError where the shape is not one to play on (STR-2)."""
    if options.layout != "custom":
        return
    signs = options.shape.replace("/", "").replace(".", "")
    starts = "".join(str(index + 1) for index in range(len(START_TILES)))
    if len(signs) != len(TILES) or sorted(signs.replace("#", "")) != list(starts):
        raise ValueError(
            f"a shape has {len(TILES)} cells: # for a tile, each of {starts} once for a start"
            f" tile, . for a gap, / between rows; found '{options.shape}'"
        )
    board = draw_map(options.shape)
    if len(reachable(board)) < len(TILES):
        raise ValueError("the tiles of a shape hang together by their edges")


def reachable(board: Map) -> set[Cell]:
    """The cells that one can walk to from the first."""
    seen = {1}
    for cell in (queue := [1]):  # the list grows while it is read
        for other in board.beside[cell - 1]:
            if other and other not in seen:
                seen.add(other)
                queue.append(other)
    return seen


@cache
def draw_map(drawing: str) -> Map:
    signs = {
        (row, column): sign
        for row, line in enumerate(drawing.split("/"))
        for column, sign in enumerate(line)
        if sign != "."
    }
    cells = {spot: cell for cell, spot in enumerate(signs, start=1)}
    starts = sorted((sign, cells[spot]) for spot, sign in signs.items() if sign != "#")
    return Map(
        spots=tuple(cells),
        starts=tuple(cell for _, cell in starts),
        beside=tuple(
            tuple(cells.get((row + down, column + right), 0) for down, right in TOWARDS)
            for row, column in cells
        ),
        touching=tuple(
            tuple(
                cell
                for (other_row, other_column), cell in cells.items()
                if max(abs(other_row - row), abs(other_column - column)) == 1
            )
            for row, column in cells
        ),
    )
