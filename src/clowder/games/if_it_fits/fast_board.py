"""The cards on the table in numbers: cells, boxes, and what a card does to those it touches.

A cell has an index in the order in which cards came near it; it is free while its kind is NOTHING.
A box has a label, and its cards know it; the label of a box that became part of another is empty.
What a box holds is counted in two numbers that need no more than thirty bits: Python keeps larger
ones in two pieces, which takes longer.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clowder.core.twin import Twin
from clowder.games.if_it_fits import numbering
from clowder.games.if_it_fits.pieces import CATS, FACES
from clowder.games.if_it_fits.pieces import WALLS as WALLS_OF

NOTHING: Final = -1
TAKEN: Final = -2
WIDTH: Final[int] = numbering.WIDTH
PRINCESS: Final[int] = numbering.LAYABLE  # the kind; the cats come after it, by seat
SPECIALS: Final[int] = numbering.LAY - numbering.GIVE  # kinds below this are special toys

# By side, clockwise from the top: the way to the cell there, as its number is counted.
STEPS: Final[list[int]] = [-1, WIDTH, 1, -WIDTH]
# By twice the kind, plus one if turned.
WALLS: Final[list[int]] = [walls for card in numbering.KINDS for walls in WALLS_OF[card]]
TURNS: Final[list[int]] = [1 + (WALLS_OF[card][0] != WALLS_OF[card][1]) for card in numbering.KINDS]
# What a box holds: its open sides, from bit 9 on five bits for each sort of toy, then its sprays.
OPEN: Final = 511
TOYS: Final = 31
MICE: Final = 9
YARN: Final = 14
FEATHERS: Final = 19
SPRAYS: Final = 24
PRINTED: Final[list[int]] = [  # by kind
    (face.toys[0] << MICE) + (face.toys[1] << YARN) + (face.toys[2] << FEATHERS)
    + (face.sprays << SPRAYS)
    for face in (FACES[card] for card in numbering.KINDS)
]  # fmt: skip
# Its cats: three bits for each seat's that are awake, and from bit 15 on for sleepers.
AWAKE: Final = 32767
ASLEEP: Final = 15
CAT: Final[list[int]] = [1 << 3 * seat for seat in range(len(CATS))]  # one of a seat, awake
SLEEPER: Final[list[int]] = [one << ASLEEP for one in CAT]
SIDE_WALLS: Final[list[int]] = [1, 2, 4, 8]  # the wall of each side
RIGHT: Final = 2
LEFT: Final = 8
NO_CELLS: Final[list[int]] = [NOTHING] * 32
NO_NEAR: Final[list[int]] = [NOTHING] * 128
ZEROS: Final[list[int]] = [0] * 32


def most_toys(counts: i64) -> i64:
    """Of the most frequent sort in a box."""
    most: i64 = counts >> MICE & TOYS
    yarn: i64 = counts >> YARN & TOYS
    feathers: i64 = counts >> FEATHERS & TOYS
    if yarn > most:
        most = yarn
    return feathers if feathers > most else most


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
        self.walls: list[int] = []  # of a free cell: those that a card there would meet
        # What lies across the seam to the right; TAKEN: none may, for another reason (FIT-11).
        self.over: list[int] = []
        self.label: list[int] = []
        self.slots: list[int] = []  # indices, by the lowest bits of numbers: quicker than a dict
        self.free: list[int] = []
        self.laid: list[int] = []
        # By label of the box.
        self.counts: list[int] = []
        self.cats: list[int] = []

    def copy_board(self, other: Board) -> None:
        """Make this board like another."""
        self.cells = other.cells
        self.out = other.out.copy()
        self.at = other.at.copy()
        self.near = other.near.copy()
        self.kind = other.kind.copy()
        self.walls = other.walls.copy()
        self.over = other.over.copy()
        self.label = other.label.copy()
        self.slots = other.slots.copy()
        self.free = other.free.copy()
        self.laid = other.laid.copy()
        self.counts = other.counts.copy()
        self.cats = other.cats.copy()

    def index(self, number: i64) -> i64:
        """The index of a cell by its number, NOTHING if nobody came near it yet."""
        return self.slots[self.slot(number)]

    def slot(self, number: i64) -> i64:
        """Where a cell stands in the slots, or would stand."""
        slots = self.slots
        mask: i64 = len(slots) - 1
        slot: i64 = number & mask
        index: i64 = slots[slot]
        while index != NOTHING and self.at[index] != number:
            slot = slot + 1 & mask
            index = slots[slot]
        return slot

    def add_cell(self, number: i64) -> i64:
        """The index of a cell, a new one if nobody came near it yet."""
        if self.cells == len(self.at):
            self.grow()
        slot = self.slot(number)
        index: i64 = self.slots[slot]
        if index != NOTHING:
            return index
        index = self.cells
        self.cells = index + 1
        self.slots[slot] = index
        self.at[index] = number
        self.free.append(index)
        return index

    def grow(self) -> None:
        """Room for more cells: many at once cost little more than one."""
        self.at.extend(NO_CELLS)
        self.near.extend(NO_NEAR)
        self.kind.extend(NO_CELLS)
        self.over.extend(NO_CELLS)
        self.label.extend(NO_CELLS)
        self.walls.extend(ZEROS)
        if 2 * len(self.at) > len(self.slots):
            self.slots = [NOTHING] * max(128, 2 * len(self.slots))
            for cell in range(self.cells):
                self.slots[self.slot(self.at[cell])] = cell

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
        if kind >= PRINCESS:
            self.over[cell] = TAKEN
        for side in range(4):
            if self.near[4 * cell + side] == NOTHING:
                other = self.add_cell(number + STEPS[side])
                self.near[4 * cell + side] = other
                self.near[4 * other + ((side + 2) & 3)] = cell
        self.join(cell, walls, kind)
        if kind > PRINCESS:
            seat: i64 = kind - PRINCESS - 1
            self.out[seat] += 1
            self.cats[self.label[cell]] += SLEEPER[seat]
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
                    met: i64 = self.walls[other]
                    self.walls[other] = met | SIDE_WALLS[facing]
                else:
                    opened += 1
            elif not self.walls[other] >> facing & 1:
                beside: i64 = self.label[other]
                counts: i64 = self.counts[beside]
                self.counts[beside] = counts - 1
                if not walled and beside != label:
                    label = beside if label == NOTHING else self.merge(label, beside)
        if label == NOTHING:
            label = self.new_label()
        self.label[cell] = label
        held: i64 = self.counts[label]
        self.counts[label] = held + opened + PRINTED[kind]

    def new_label(self) -> i64:
        self.counts.append(0)
        self.cats.append(0)
        return len(self.counts) - 1

    def merge(self, one: i64, other: i64) -> i64:
        """Two boxes become one; the label that is left over is empty."""
        for cell in self.laid:
            if self.label[cell] == other:
                self.label[cell] = one
        self.counts[one] += self.counts[other]
        self.cats[one] += self.cats[other]
        self.cats[other] = 0  # so that nobody scores it
        return one

    def put_across(self, cell: i64, kind: i64) -> None:
        """A cat, a toy or a Princess on the seam to the right of a card."""
        self.over[cell] = kind
        self.over[self.near[4 * cell + 1]] = TAKEN
        label: i64 = self.label[cell]
        if kind > PRINCESS:
            seat: i64 = kind - PRINCESS - 1
            self.out[seat] += 1
            self.cats[label] += CAT[seat]
        else:
            self.counts[label] += PRINTED[kind]

    def crown(self, cell: i64) -> None:
        """A Princess in the place of the cat of a cell (FIT-14)."""
        label: i64 = self.label[cell]
        if self.kind[cell] > PRINCESS:
            seat: i64 = self.kind[cell] - PRINCESS - 1
            self.kind[cell] = PRINCESS
            self.cats[label] -= SLEEPER[seat]
        else:
            seat = self.over[cell] - PRINCESS - 1
            self.over[cell] = PRINCESS
            self.cats[label] -= CAT[seat]
        self.out[seat] -= 1

    def is_open_to(self, cell: i64, seat: i64) -> bool:
        """Whether a box holds no cats, or one's own among them (FIT-12)."""
        cats: i64 = self.cats[self.label[cell]]
        return cats == 0 or (cats | cats >> ASLEEP) >> 3 * seat & 7 != 0

    def can_settle(self, left: i64, seat: i64) -> bool:
        """Whether a cat or a toy may lie across the seam to the right of a card."""
        if left == NOTHING or self.kind[left] == NOTHING or self.over[left] != NOTHING:
            return False
        right: i64 = self.near[4 * left + 1]
        if self.kind[right] == NOTHING or self.over[right] != NOTHING:
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
        for label in range(len(self.cats)):
            cats: i64 = self.cats[label]
            if not cats & AWAKE:
                continue
            strengths: list[int] = []
            for seat in range(self.seats):
                up: i64 = cats >> 3 * seat & 7
                down: i64 = cats >> 3 * seat + ASLEEP & 7
                strengths.append(2 * up + sleeper * down if up else 0)
                if up and not self.advanced:
                    marks[seat] += 1000 * (up - 1)
            self.score(label, strengths, marks)
        return marks

    def score(self, label: i64, strengths: list[int], marks: list[int]) -> None:
        """What a box brings to all who have most cats in it (FIT-17, FIT-18)."""
        counts: i64 = self.counts[label]
        sprays: i64 = counts >> SPRAYS
        times: i64 = 1 if counts & OPEN else 2
        mark: i64 = times * (1000 * (most_toys(counts) - sprays) - sprays)
        most = max(strengths)
        for seat in range(self.seats):
            if strengths[seat] == most:
                marks[seat] += mark
