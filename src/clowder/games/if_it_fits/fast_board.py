"""The cards on the table in numbers: cells, boxes, and what a card does to those it touches.

A cell has an index in the order in which cards came near it; it is free while its kind is NOTHING.
A box has a label, and its cards know it; the label of a box that became part of another is empty.
Cats of a box are counted in one number, three bits for each seat.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clowder.core.twin import Twin
from clowder.games.if_it_fits import numbering
from clowder.games.if_it_fits.pieces import CATS, FACES
from clowder.games.if_it_fits.pieces import WALLS as WALLS_OF

NOTHING: Final = -1
WIDTH: Final[int] = numbering.WIDTH
PRINCESS: Final[int] = numbering.LAYABLE  # the kind; the cats come after it, by seat
SPECIALS: Final[int] = numbering.LAY - numbering.GIVE  # kinds below this are special toys

# By side, clockwise from the top: the way to the cell there, as its number is counted.
STEPS: Final[list[int]] = [-1, WIDTH, 1, -WIDTH]
# By twice the kind, plus one if turned.
WALLS: Final[list[int]] = [walls for card in numbering.KINDS for walls in WALLS_OF[card]]
TURNS: Final[list[int]] = [1 + (WALLS_OF[card][0] != WALLS_OF[card][1]) for card in numbering.KINDS]
MICE: Final[list[int]] = [FACES[card].toys[0] for card in numbering.KINDS]
YARN: Final[list[int]] = [FACES[card].toys[1] for card in numbering.KINDS]
FEATHERS: Final[list[int]] = [FACES[card].toys[2] for card in numbering.KINDS]
SPRAYS: Final[list[int]] = [FACES[card].sprays for card in numbering.KINDS]
PLAIN: Final[list[bool]] = [  # nothing is printed on it
    not any(FACES[card].toys) and not FACES[card].sprays for card in numbering.KINDS
]
CAT: Final[list[int]] = [1 << 3 * seat for seat in range(len(CATS))]  # one cat of a seat
SIDE_WALLS: Final[list[int]] = [1, 2, 4, 8]  # the wall of each side
RIGHT: Final = 2
LEFT: Final = 8
NO_CELLS: Final[list[int]] = [NOTHING] * 8
ZEROS: Final[list[int]] = [0] * 8


class Board(Twin):
    """All that lies open on the table."""

    def __init__(self, seats: int, advanced: bool) -> None:
        self.seats: i64 = seats
        self.advanced: bool = advanced
        self.out: list[int] = [0] * seats  # cats on the table, by seat
        # By index of the cell, with some room for more.
        self.cells: i64 = 0
        self.at: list[int] = []  # its number
        self.near: list[int] = []  # four for each cell: the indices beside it, or NOTHING
        self.kind: list[int] = []
        self.walls: list[int] = []
        self.met: list[int] = []  # of a free cell: the walls that a card there would meet
        self.over: list[int] = []  # what lies across the seam to the right
        self.carries: list[int] = []  # 1: no cat or toy can be laid across it (FIT-11)
        self.label: list[int] = []
        self.index: dict[int, int] = {}  # by number of the cell
        self.free: list[int] = []
        self.laid: list[int] = []
        # By label of the box.
        self.open: list[int] = []
        self.mice: list[int] = []
        self.yarn: list[int] = []
        self.feathers: list[int] = []
        self.sprays: list[int] = []
        self.awake: list[int] = []
        self.asleep: list[int] = []

    def copy_board(self, other: Board) -> None:
        """Make this board like another."""
        self.cells = other.cells
        self.out = other.out.copy()
        self.at = other.at.copy()
        self.near = other.near.copy()
        self.kind = other.kind.copy()
        self.walls = other.walls.copy()
        self.met = other.met.copy()
        self.over = other.over.copy()
        self.carries = other.carries.copy()
        self.label = other.label.copy()
        self.index = other.index.copy()
        self.free = other.free.copy()
        self.laid = other.laid.copy()
        self.open = other.open.copy()
        self.mice = other.mice.copy()
        self.yarn = other.yarn.copy()
        self.feathers = other.feathers.copy()
        self.sprays = other.sprays.copy()
        self.awake = other.awake.copy()
        self.asleep = other.asleep.copy()

    def add_cell(self, number: i64) -> i64:
        """The index of a cell, a new one if nobody came near it yet."""
        known = self.index.get(number, NOTHING)
        if known != NOTHING:
            return known
        index: i64 = self.cells
        if index == len(self.at):
            self.grow()
        self.cells = index + 1
        self.index[number] = index
        self.at[index] = number
        self.free.append(index)
        return index

    def grow(self) -> None:
        """Room for more cells: many at once cost little more than one."""
        self.at.extend(NO_CELLS)
        for _ in range(4):
            self.near.extend(NO_CELLS)
        self.kind.extend(NO_CELLS)
        self.over.extend(NO_CELLS)
        self.label.extend(NO_CELLS)
        self.walls.extend(ZEROS)
        self.met.extend(ZEROS)
        self.carries.extend(ZEROS)

    def take_from_free(self, cell: i64) -> None:
        """In any order: `list.remove` would keep it, and takes longer."""
        free = self.free
        place: i64 = 0
        while free[place] != cell:
            place += 1
        free[place] = free[-1]
        free.pop()

    def lay(self, kind: i64, turned: i64, number: i64) -> i64:
        """Lay a card as a box, a sleeping cat too; the index of its cell."""
        cell = self.add_cell(number)
        walls: i64 = WALLS[2 * kind + turned]
        self.take_from_free(cell)
        self.laid.append(cell)
        self.kind[cell] = kind
        self.walls[cell] = walls
        self.carries[cell] = 1 if kind >= PRINCESS else 0
        for side in range(4):
            if self.near[4 * cell + side] == NOTHING:
                other = self.add_cell(number + STEPS[side])
                self.near[4 * cell + side] = other
                self.near[4 * other + ((side + 2) & 3)] = cell
        self.join(cell, walls, kind)
        if kind > PRINCESS:
            seat: i64 = kind - PRINCESS - 1
            self.out[seat] += 1
            self.asleep[self.label[cell]] += CAT[seat]
        return cell

    def join(self, cell: i64, walls: i64, kind: i64) -> None:
        """Make the card part of every box beside it that it opens to (FIT-6), or a new one."""
        opened: i64 = 0
        label: i64 = NOTHING
        for side in range(4):
            other: i64 = self.near[4 * cell + side]
            walled: bool = walls >> side & 1 != 0
            facing: i64 = (side + 2) & 3
            if self.kind[other] == NOTHING:
                if walled:
                    self.met[other] |= SIDE_WALLS[facing]
                else:
                    opened += 1
            elif not self.walls[other] >> facing & 1:
                beside: i64 = self.label[other]
                self.open[beside] -= 1
                if not walled and beside != label:
                    label = beside if label == NOTHING else self.merge(label, beside)
        if label == NOTHING:
            label = self.new_label()
        self.label[cell] = label
        self.open[label] += opened
        self.add_card(label, kind)

    def new_label(self) -> i64:
        self.open.append(0)
        self.mice.append(0)
        self.yarn.append(0)
        self.feathers.append(0)
        self.sprays.append(0)
        self.awake.append(0)
        self.asleep.append(0)
        return len(self.open) - 1

    def add_card(self, label: i64, kind: i64) -> None:
        """What is printed on a card is in the box."""
        if PLAIN[kind]:
            return
        self.mice[label] += MICE[kind]
        self.yarn[label] += YARN[kind]
        self.feathers[label] += FEATHERS[kind]
        self.sprays[label] += SPRAYS[kind]

    def merge(self, one: i64, other: i64) -> i64:
        """Two boxes become one; the label that is left over is empty."""
        for cell in self.laid:
            if self.label[cell] == other:
                self.label[cell] = one
        self.open[one] += self.open[other]
        self.mice[one] += self.mice[other]
        self.yarn[one] += self.yarn[other]
        self.feathers[one] += self.feathers[other]
        self.sprays[one] += self.sprays[other]
        self.awake[one] += self.awake[other]
        self.asleep[one] += self.asleep[other]
        self.awake[other] = 0  # so that nobody scores it
        self.asleep[other] = 0
        return one

    def put_across(self, cell: i64, kind: i64) -> None:
        """A cat, a toy or a Princess on the seam to the right of a card."""
        self.over[cell] = kind
        self.carries[cell] = 1
        self.carries[self.near[4 * cell + 1]] = 1
        label: i64 = self.label[cell]
        if kind > PRINCESS:
            seat: i64 = kind - PRINCESS - 1
            self.out[seat] += 1
            self.awake[label] += CAT[seat]
        else:
            self.add_card(label, kind)

    def crown(self, cell: i64) -> None:
        """A Princess in the place of the cat of a cell (FIT-14)."""
        label: i64 = self.label[cell]
        if self.kind[cell] > PRINCESS:
            seat: i64 = self.kind[cell] - PRINCESS - 1
            self.kind[cell] = PRINCESS
            self.asleep[label] -= CAT[seat]
        else:
            seat = self.over[cell] - PRINCESS - 1
            self.over[cell] = PRINCESS
            self.awake[label] -= CAT[seat]
        self.out[seat] -= 1

    def is_open_to(self, cell: i64, seat: i64) -> bool:
        """Whether a box holds no cats, or one's own among them (FIT-12)."""
        label: i64 = self.label[cell]
        cats: i64 = self.awake[label] | self.asleep[label]
        return cats == 0 or cats >> 3 * seat & 7 != 0

    def can_settle(self, left: i64, seat: i64) -> bool:
        """Whether a cat or a toy may lie across the seam to the right of a card."""
        if left == NOTHING or self.kind[left] == NOTHING or self.carries[left]:
            return False
        right: i64 = self.near[4 * left + 1]
        if self.kind[right] == NOTHING or self.carries[right]:
            return False
        if self.walls[left] & RIGHT or self.walls[right] & LEFT:
            return False
        return self.is_open_to(left, seat)

    def has_cat(self, cell: i64) -> bool:
        return self.kind[cell] > PRINCESS or self.over[cell] > PRINCESS

    def points(self) -> list[int]:
        return [-(-mark // 1000) for mark in self.marks()]

    def ranks(self) -> list[int]:
        """Most points win, then fewest minus points (FIT-20)."""
        marks = self.marks()
        return [1 + sum([other > mark for other in marks]) for mark in marks]

    def marks(self) -> list[int]:
        """A thousand for each point, less one for each minus point."""
        marks = [0] * self.seats
        sleeper: i64 = 1 if self.advanced else 2
        for label in range(len(self.open)):
            if not self.awake[label]:
                continue
            strengths: list[int] = []
            for seat in range(self.seats):
                up: i64 = self.awake[label] >> 3 * seat & 7
                down: i64 = self.asleep[label] >> 3 * seat & 7
                strengths.append(2 * up + sleeper * down if up else 0)
                if up and not self.advanced:
                    marks[seat] += 1000 * (up - 1)
            self.score(label, strengths, marks)
        return marks

    def score(self, label: i64, strengths: list[int], marks: list[int]) -> None:
        """What a box brings to all who have most cats in it (FIT-17, FIT-18)."""
        toys: i64 = max(self.mice[label], self.yarn[label], self.feathers[label])
        sprays: i64 = self.sprays[label]
        times: i64 = 1 if self.open[label] else 2
        mark: i64 = times * (1000 * (toys - sprays) - sprays)
        most = max(strengths)
        for seat in range(self.seats):
            if strengths[seat] == most:
                marks[seat] += mark
