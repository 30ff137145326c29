"""What is in each box, and what it is worth to whom (FIT-17 to FIT-19, FIT-21)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from clowder.core.game import Seat
from clowder.core.value import Value
from clowder.games.if_it_fits.grid import Cell, Grid, box_around, grid_of, open_sides
from clowder.games.if_it_fits.pieces import CATS, FACES, Card
from clowder.games.if_it_fits.state import Across, Laid

CLOSED = 2  # times that a closed box counts (FIT-18)


class Box(Value):
    """Cards joined at open sides, as they would be scored now."""

    cards: tuple[int, ...]  # by the order in which they were laid, the first being 0
    open: int  # how many open sides face an empty cell; 0: it is closed (FIT-7)
    toys: tuple[int, int, int]  # mice, yarn, feathers
    sprays: int
    awake: tuple[int, ...]  # cats, by seat
    asleep: tuple[int, ...]
    worth: int  # FIT-18
    winners: tuple[Seat, ...]  # who has most cats in it (FIT-17)


def find_boxes(
    laid: Sequence[Laid], across: Iterable[Across], seats: int, advanced: bool
) -> tuple[Box, ...]:
    """All boxes of the table, by their first cards."""
    grid = grid_of(laid)
    over = lying(across)
    numbers = {cell: number for number, cell in enumerate(grid)}
    found, known = [], set[Cell]()
    for cell in grid:
        if cell not in known:
            cells = box_around(grid, cell)
            known.update(cells)
            cells.sort(key=numbers.__getitem__)
            cards = tuple(numbers[one] for one in cells)
            found.append(weigh(grid, cells, cards, over, seats, advanced))
    return tuple(found)


def weigh(  # noqa: PLR0913 (a box is what all of these say of it)
    grid: Grid,
    cells: Sequence[Cell],
    cards: tuple[int, ...],
    over: dict[Cell, Card],
    seats: int,
    advanced: bool,
) -> Box:
    mice = yarn = feathers = sprays = 0
    awake, asleep = [0] * seats, [0] * seats
    for cell in cells:
        for card, cats in ((grid[cell].card, asleep), (over.get(cell), awake)):
            if card in CATS:
                cats[CATS.index(card)] += 1
            elif card is not None:
                face = FACES[card]
                mice, yarn = mice + face.toys[0], yarn + face.toys[1]
                feathers, sprays = feathers + face.toys[2], sprays + face.sprays
    sides = open_sides(grid, cells)
    toys = mice, yarn, feathers
    worth = worth_of(toys, sprays, sides == 0)
    winners = winners_of(awake, asleep, advanced)
    return Box(cards, sides, toys, sprays, tuple(awake), tuple(asleep), worth, winners)


def lying(across: Iterable[Across]) -> dict[Cell, Card]:
    """What lies across a seam, by its left card."""
    return {(one.column, one.row): one.card for one in across}


def worth_of(toys: tuple[int, int, int], sprays: int, closed: bool) -> int:
    """The most frequent toy less the sprays; a closed box counts more (FIT-18)."""
    return (max(toys) - sprays) * (CLOSED if closed else 1)


def winners_of(awake: Sequence[int], asleep: Sequence[int], advanced: bool) -> tuple[Seat, ...]:
    """Who has the most cats; sleepers count beside an awake one (FIT-17), or half (FIT-21)."""
    sleeper = 1 if advanced else 2
    strengths = [
        2 * up + sleeper * down if up else 0 for up, down in zip(awake, asleep, strict=True)
    ]
    most = max(strengths)
    return tuple(Seat(seat) for seat, own in enumerate(strengths) if own == most > 0)


def extras_of(box: Box, seat: Seat, advanced: bool) -> int:
    """A point for each awake cat beyond one's first there; none in the advanced game (FIT-19)."""
    return 0 if advanced else max(box.awake[seat] - 1, 0)


def points_of(boxes: Iterable[Box], seat: Seat, advanced: bool) -> int:
    return sum(
        extras_of(box, seat, advanced) + (box.worth if seat in box.winners else 0) for box in boxes
    )


def owners(grid: Grid, cells: Iterable[Cell], over: dict[Cell, Card]) -> set[Card]:
    """Whose cats are in a box, awake or asleep (FIT-12)."""
    cats: set[Card | None] = set()
    for cell in cells:
        cats.update((grid[cell].card, over.get(cell)))
    return {cat for cat in CATS if cat in cats}
