"""What the last card laid did to the boxes: joined some with cats in them, or closed one."""

from __future__ import annotations

from clowder.core.game import Seat
from clowder.games.if_it_fits.boxes import lying, owners, weigh
from clowder.games.if_it_fits.events import BoxClosed, BoxesJoined, Event
from clowder.games.if_it_fits.grid import BESIDE, Cell, Grid, box_around, grid_of, open_sides
from clowder.games.if_it_fits.pieces import CATS, Card
from clowder.games.if_it_fits.state import State


def changes_by(state: State) -> list[Event]:
    """Told of boxes with cats in them: the others interest nobody yet."""
    grid, over = grid_of(state.laid), lying(state.across)
    last = state.laid[-1]
    here = last.column, last.row
    return [*joins(grid, over, here), *closings(grid, over, here, state)]


def joins(grid: Grid, over: dict[Cell, Card], here: Cell) -> list[Event]:
    """Whether two boxes with cats, or more, are one now."""
    cells = box_around(grid, here)
    cats = owners(grid, cells, over)
    if not cats:
        return []
    before = {cell: card for cell, card in grid.items() if cell != here}
    apart: list[set[Card]] = []
    seen: set[Cell] = set()
    for cell in cells:
        if cell != here and cell not in seen:
            box = box_around(before, cell)
            seen.update(box)
            apart.append(owners(before, box, over))
    if sum(map(bool, apart)) + (grid[here].card in CATS) < 2:
        return []
    return [BoxesJoined(tuple(Seat(seat) for seat, cat in enumerate(CATS) if cat in cats))]


def closings(grid: Grid, over: dict[Cell, Card], here: Cell, state: State) -> list[Event]:
    """Boxes beside the last card, its own first, that it closed."""
    column, row = here
    near = [here, *((column + right, row + down) for right, down, _, _ in BESIDE)]
    told: list[Event] = []
    seen: set[Cell] = set()
    for cell in near:
        if cell in grid and cell not in seen:
            cells = box_around(grid, cell)
            seen.update(cells)
            if not open_sides(grid, cells) and owners(grid, cells, over):
                box = weigh(grid, cells, (), over, state.seats, state.options.advanced)
                told.append(BoxClosed(*cell, box.worth))
    return told
