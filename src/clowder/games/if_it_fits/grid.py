"""The cards on the grid: what touches what, and which cards are one box (FIT-4 to FIT-7)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from clowder.games.if_it_fits.pieces import TURNS, WALLS, Card, Walls
from clowder.games.if_it_fits.state import Laid

Cell: TypeAlias = tuple[int, int]  # column and row
Grid: TypeAlias = dict[Cell, Laid]

# By side, clockwise from the top: the way there, the wall on this card, the one that faces it.
BESIDE = ((0, -1, 1, 4), (1, 0, 2, 8), (0, 1, 4, 1), (-1, 0, 8, 2))
RIGHT, LEFT = 2, 8


def grid_of(laid: Iterable[Laid]) -> Grid:
    return {(one.column, one.row): one for one in laid}


def walls_of(one: Laid) -> Walls:
    return WALLS[one.card][one.turned]


def frontier(grid: Grid) -> dict[Cell, Walls]:
    """Every empty cell that a card touches, and the walls a card laid there would meet (FIT-4)."""
    free: dict[Cell, Walls] = {}
    for (column, row), one in grid.items():
        walls = WALLS[one.card][one.turned]
        for right, down, wall, facing in BESIDE:
            cell = column + right, row + down
            if cell not in grid:
                free[cell] = free.get(cell, 0) | (facing if walls & wall else 0)
    return free


def places(grid: Grid, card: Card, strict: bool) -> Iterator[tuple[bool, Cell]]:
    """Where a card can be laid, and how; `strict` forbids double walls (FIT-4, FIT-5, FIT-21)."""
    free = sorted(frontier(grid).items())
    for turned in TURNS[card]:
        walls = WALLS[card][turned] if strict else 0
        for cell, met in free:
            if not walls & met:
                yield turned, cell


def joined(grid: Grid, cell: Cell) -> Iterator[Cell]:
    """The cards beside one that are of the same box (FIT-6)."""
    column, row = cell
    one = grid[cell]
    walls = WALLS[one.card][one.turned]
    for right, down, wall, facing in BESIDE:
        if not walls & wall:
            beside = column + right, row + down
            other = grid.get(beside)
            if other is not None and not WALLS[other.card][other.turned] & facing:
                yield beside


def box_around(grid: Grid, cell: Cell) -> list[Cell]:
    """All the cards of one box (FIT-6)."""
    cells, known = [cell], {cell}
    for one in cells:  # the list grows while it is read
        for beside in joined(grid, one):
            if beside not in known:
                known.add(beside)
                cells.append(beside)
    return cells


def open_sides(grid: Grid, cells: Iterable[Cell]) -> int:
    """How many open sides face an empty cell; without any, the box is closed (FIT-7)."""
    count = 0
    for column, row in cells:
        walls = walls_of(grid[column, row])
        for right, down, wall, _ in BESIDE:
            count += not walls & wall and (column + right, row + down) not in grid
    return count


def is_seam(grid: Grid, left: Cell) -> bool:
    """Whether a card and the one to its right are joined at their long sides (FIT-10)."""
    one, other = grid.get(left), grid.get(right_of(left))
    if one is None or other is None:
        return False
    return not (walls_of(one) & RIGHT or walls_of(other) & LEFT)


def right_of(cell: Cell) -> Cell:
    return cell[0] + 1, cell[1]
