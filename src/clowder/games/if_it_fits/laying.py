"""Where a card, a cat, a toy or a Princess can be laid (FIT-4, FIT-10 to FIT-15, FIT-21)."""

from __future__ import annotations

from collections.abc import Iterable

from clowder.core.game import Piece, Refusal, Seat
from clowder.core.rng import Rng
from clowder.games.if_it_fits.boxes import lying, owners
from clowder.games.if_it_fits.grid import (
    BESIDE,
    Cell,
    Grid,
    box_around,
    frontier,
    grid_of,
    is_seam,
    places,
    right_of,
)
from clowder.games.if_it_fits.moves import Lay
from clowder.games.if_it_fits.pieces import CATS, PRINCESS, TURNS, WALLS, Card
from clowder.games.if_it_fits.state import Settling, State, on_table


def refuse_lay(state: State, lay: Lay) -> Refusal | None:
    return refuse_place(state, lay.card, lay.turned, (lay.column, lay.row))


def refuse_place(state: State, card: Card, turned: bool, cell: Cell) -> Refusal | None:
    """The laying rules (FIT-4, FIT-5, FIT-21)."""
    grid = grid_of(state.laid)
    about = about_cell(cell)
    if cell in grid:
        return Refusal("cell_taken", "FIT-4", about)
    column, row = cell
    near = (column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)
    beside = {one: grid[one] for one in near if one in grid}
    if not beside:
        return Refusal("not_touching", "FIT-4", about)
    if turned not in TURNS[card]:
        return Refusal("turn_unseen", "FIT-4")
    if state.options.advanced and frontier(beside)[cell] & WALLS[card][turned]:
        return Refusal("double_wall", "FIT-21", about)
    return None


def about_cell(cell: Cell) -> tuple[Piece, ...]:
    return Piece("column", cell[0]), Piece("row", cell[1])


def lays(state: State, cards: Iterable[Card]) -> list[Lay]:
    """Every way to lay one of these cards."""
    grid = grid_of(state.laid)
    return [
        Lay(card, turned, column, row)
        for card in cards
        for turned, (column, row) in places(grid, card, state.options.advanced)
    ]


def any_lay(state: State, card: Card, rng: Rng) -> Lay:
    """Some way to lay a card; there is always one, with an open side on the outside."""
    if state.options.advanced:
        return rng.choice(lays(state, (card,)))
    taken = {(one.column, one.row) for one in state.laid}
    while True:  # a few tries cost less than the whole frontier
        one, (right, down, _, _) = rng.choice(state.laid), rng.choice(BESIDE)
        cell = one.column + right, one.row + down
        if cell not in taken:
            return Lay(card, rng.choice(TURNS[card]), *cell)


def refuse_settling(state: State, phase: Settling, left: Cell) -> Refusal | None:
    """A cat beside the box just laid (FIT-10 to FIT-12)."""
    new = phase.column, phase.row
    if new not in (left, right_of(left)):
        return Refusal("not_this_box", "FIT-10")
    return refuse_seam(*table_of(state), left, phase.seat)


def refuse_gift(state: State, seat: Seat, left: Cell) -> Refusal | None:
    """A special toy goes where a cat could, on any seam (FIT-15)."""
    return refuse_seam(*table_of(state), left, seat)


def table_of(state: State) -> tuple[Grid, dict[Cell, Card]]:
    """The cards by their cells, and what lies across seams by its left card."""
    return grid_of(state.laid), lying(state.across)


def refuse_seam(grid: Grid, over: dict[Cell, Card], left: Cell, seat: Seat) -> Refusal | None:
    if left not in grid or right_of(left) not in grid:
        return Refusal("no_seam", "FIT-10", about_cell(left))
    if not is_seam(grid, left):
        return Refusal("on_a_wall", "FIT-10", about_cell(left))
    if not is_free(grid, over, left):
        return Refusal("seam_taken", "FIT-11", about_cell(left))
    if not is_open_to(grid, over, left, seat):
        return Refusal("rivals_box", "FIT-12", about_cell(left))
    return None


def is_free(grid: Grid, over: dict[Cell, Card], left: Cell) -> bool:
    """Whether neither card of a seam carries anything, or is one that cannot (FIT-11)."""
    return not any(carries(grid, over, cell) for cell in (left, right_of(left)))


def carries(grid: Grid, over: dict[Cell, Card], cell: Cell) -> bool:
    card = grid[cell].card
    return cell in over or (cell[0] - 1, cell[1]) in over or card in CATS or card == PRINCESS


def is_open_to(grid: Grid, over: dict[Cell, Card], cell: Cell, seat: Seat) -> bool:
    """Whether a box holds no cats, or one's own among them (FIT-12)."""
    cats = owners(grid, box_around(grid, cell), over)
    return not cats or CATS[seat] in cats


def seams_beside(state: State, phase: Settling) -> list[Cell]:
    """The seams of the box just laid that a cat may lie on."""
    grid, over = table_of(state)
    lefts = (phase.column - 1, phase.row), (phase.column, phase.row)
    return [left for left in lefts if refuse_seam(grid, over, left, phase.seat) is None]


def gifts(state: State, seat: Seat) -> list[Cell]:
    """Every seam that a special toy may lie on, by its left card (FIT-15)."""
    grid, over = table_of(state)
    free = [left for left in sorted(grid) if is_seam(grid, left) and is_free(grid, over, left)]
    allowed: dict[Cell, bool] = {}
    for left in free:
        if left not in allowed:
            cells = box_around(grid, left)
            cats = owners(grid, cells, over)
            allowed |= dict.fromkeys(cells, not cats or CATS[seat] in cats)
    return [left for left in free if allowed[left]]


def can_give(state: State, seat: Seat) -> bool:
    return bool(gifts(state, seat))


def refuse_oust(state: State, cell: Cell) -> Refusal | None:
    """A Princess takes the place of a cat, anyone's (FIT-14)."""
    return None if cell in ousts(state) else Refusal("no_cat_there", "FIT-14", about_cell(cell))


def ousts(state: State) -> list[Cell]:
    """Where the cats lie: a sleeper's card, or the left card of the two an awake one lies on."""
    cats = (one for one in on_table(state) if one.card in CATS)
    return sorted((cat.column, cat.row) for cat in cats)
