"""What the last card laid did to the boxes: joined some with cats in them, or closed one."""

from __future__ import annotations

from collections.abc import Iterator

from clowder.core.game import Seat
from clowder.games.if_it_fits.boxes import lying, owners, weigh
from clowder.games.if_it_fits.events import BoxClosed, BoxesJoined, Event
from clowder.games.if_it_fits.grid import (
    BESIDE,
    Cell,
    Grid,
    box_around,
    grid_of,
    joined,
    open_sides,
    walls_of,
)
from clowder.games.if_it_fits.pieces import CATS, Card
from clowder.games.if_it_fits.state import State


def changes_by(state: State) -> list[Event]:
    """Boxes joined or closed by the last card, if cats are in them: no other interests anybody."""
    grid, over = grid_of(state.laid), lying(state.across)
    last = state.laid[-1]
    here = last.column, last.row
    return [*joins(grid, over, here), *closings(grid, over, here, state)]


def joins(grid: Grid, over: dict[Cell, Card], here: Cell) -> list[Event]:
    """Whether two boxes with cats, or more, are one now."""
    doors, cat = list(joined(grid, here)), grid[here].card in CATS
    if len(doors) + cat < 2:
        return []
    cats = owners(grid, box_around(grid, here), over)
    if not cats:
        return []
    before = {cell: card for cell, card in grid.items() if cell != here}
    apart: list[set[Card]] = []
    seen: set[Cell] = set()
    for cell in doors:
        if cell not in seen:
            box = box_around(before, cell)
            seen.update(box)
            apart.append(owners(before, box, over))
    if sum(map(bool, apart)) + cat < 2:
        return []
    inside = tuple(Seat(seat) for seat, one in enumerate(CATS) if one in cats)
    return [BoxesJoined(*here, inside)]


def closings(grid: Grid, over: dict[Cell, Card], here: Cell, state: State) -> list[Event]:
    """The boxes whose last open side the last card closed, its own first."""
    events: list[Event] = []
    seen: set[Cell] = set()
    for cell in (here, *shut_by(grid, here)):
        if cell not in seen:
            cells = box_around(grid, cell)
            seen.update(cells)
            if not open_sides(grid, cells) and owners(grid, cells, over):
                box = weigh(grid, cells, (), over, state.seats, state.options.advanced)
                events.append(BoxClosed(*cell, box.worth))
    return events


def shut_by(grid: Grid, here: Cell) -> Iterator[Cell]:
    """The cards beside one whose open sides meet its walls."""
    (column, row), walls = here, walls_of(grid[here])
    for right, down, wall, facing in BESIDE:
        beside = grid.get((column + right, row + down))
        if beside is not None and walls & wall and not walls_of(beside) & facing:
            yield column + right, row + down
