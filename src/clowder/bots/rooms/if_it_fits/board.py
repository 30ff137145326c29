"""The table in numbers: its boxes, and what a card would do to those it touches."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from clowder.core.game import Seat
from clowder.core.value import put
from clowder.games.if_it_fits.boxes import lying
from clowder.games.if_it_fits.grid import BESIDE, LEFT, RIGHT, Cell, Grid, grid_of, walls_of
from clowder.games.if_it_fits.laying import carries
from clowder.games.if_it_fits.pieces import CATS, FACES, WALLS, Card
from clowder.games.if_it_fits.view import View


class Box(NamedTuple):
    open: int
    toys: tuple[int, ...]
    sprays: int
    awake: tuple[int, ...]
    asleep: tuple[int, ...]

    def with_card(self, card: Card) -> Box:
        """What is on a card is in the box, a sleeping cat too."""
        if card in CATS:
            seat = CATS.index(card)
            return self._replace(asleep=put(self.asleep, seat, self.asleep[seat] + 1))
        face = FACES[card]
        toys = tuple(a + b for a, b in zip(self.toys, face.toys, strict=True))
        return self._replace(toys=toys, sprays=self.sprays + face.sprays)

    def with_cat(self, seat: Seat) -> Box:
        return self._replace(awake=put(self.awake, seat, self.awake[seat] + 1))

    def without_cat(self, seat: int, asleep: bool) -> Box:
        if asleep:
            return self._replace(asleep=put(self.asleep, seat, self.asleep[seat] - 1))
        return self._replace(awake=put(self.awake, seat, self.awake[seat] - 1))


class Change(NamedTuple):
    """The boxes that a card touches, before and after it; its own comes last."""

    before: tuple[Box, ...]
    after: tuple[Box, ...]
    seams: tuple[Cell, ...]  # free ones beside it, where a cat could lie


class Board(NamedTuple):
    grid: Grid
    over: dict[Cell, Card]
    boxes: tuple[Box, ...]
    numbers: dict[Cell, int]  # by cell: which box it belongs to

    def box_at(self, cell: Cell) -> Box:
        return self.boxes[self.numbers[cell]]

    def oust(self, cell: Cell) -> tuple[Box, Box]:
        """The box of a cat, with and without it."""
        asleep = self.grid[cell].card in CATS
        cat = self.grid[cell].card if asleep else self.over[cell]
        box = self.box_at(cell)
        return box, box.without_cat(CATS.index(cat), asleep)

    def lay(self, card: Card, turned: bool, cell: Cell) -> Change:
        walls, (column, row) = WALLS[card][turned], cell
        opened, seams = 0, []
        sides: dict[int, int] = {}  # by box: how many of its open sides face the card
        joined: set[int] = set()
        for right, down, wall, facing in BESIDE:
            beside = column + right, row + down
            other = self.grid.get(beside)
            if other is None:
                opened += not walls & wall
                continue
            if walls_of(other) & facing:
                continue
            number = self.numbers[beside]
            sides[number] = sides.get(number, 0) + 1
            if not walls & wall:
                joined.add(number)
                if wall in (LEFT, RIGHT) and not carries(self.grid, self.over, beside):
                    seams.append(beside)
        apart = [self.boxes[n]._replace(open=self.boxes[n].open - sides[n]) for n in sides]
        touched = list(sides)
        one = merge((box for n, box in zip(touched, apart, strict=True) if n in joined), opened)
        seats = len(self.boxes[0].awake)
        new = (one or empty(seats, opened)).with_card(card)
        rest = (box for n, box in zip(touched, apart, strict=True) if n not in joined)
        return Change(tuple(self.boxes[n] for n in touched), (*rest, new), tuple(seams))


def empty(seats: int, opened: int) -> Box:
    return Box(opened, (0, 0, 0), 0, (0,) * seats, (0,) * seats)


def merge(boxes: Iterable[Box], opened: int) -> Box | None:
    """Several boxes as one, with so many more open sides."""
    whole: Box | None = None
    for box in boxes:
        if whole is None:
            whole = box._replace(open=box.open + opened)
        else:
            whole = Box(
                whole.open + box.open,
                tuple(map(sum, zip(whole.toys, box.toys, strict=True))),
                whole.sprays + box.sprays,
                tuple(map(sum, zip(whole.awake, box.awake, strict=True))),
                tuple(map(sum, zip(whole.asleep, box.asleep, strict=True))),
            )
    return whole


def board_of(view: View) -> Board:
    grid = grid_of(view.laid)
    numbers = {
        (view.laid[card].column, view.laid[card].row): number
        for number, box in enumerate(view.boxes)
        for card in box.cards
    }
    boxes = tuple(Box(b.open, b.toys, b.sprays, b.awake, b.asleep) for b in view.boxes)
    return Board(grid, lying(view.across), boxes, numbers)
