"""The rules told a second time, as plainly as may be: for comparison, and slow.

The table is painted, five by five dots for a card, each of them wall or floor. A box is floor that
one can walk, and it is open where one can step off it onto the bare table.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

SIZE = 5
Dot = tuple[int, int]
Lies = tuple[int, int, str, bool]  # column, row, card, turned
KITTIES = ("lilly", "charlie", "milo", "jack", "izzy")


class Model:
    """What lies on the table, and what follows from the picture of it."""

    def __init__(
        self, laid: Iterable[Lies], across: Iterable[tuple[int, int, str]], advanced: bool
    ) -> None:
        self.laid = {(column, row): (card, turned) for column, row, card, turned in laid}
        self.across = {(column, row): card for column, row, card in across}
        self.advanced = advanced
        self.floor: set[Dot] = set()
        self.board: set[Dot] = set()
        for (column, row), (card, turned) in self.laid.items():
            self.paint(column, row, walls(card, turned))

    def paint(self, column: int, row: int, walled: str) -> None:
        for x in range(SIZE):
            for y in range(SIZE):
                dot = column * SIZE + x, row * SIZE + y
                wall = (
                    ("T" in walled and y == 0)
                    or ("B" in walled and y == SIZE - 1)
                    or ("L" in walled and x == 0)
                    or ("R" in walled and x == SIZE - 1)
                )
                corner = x in (0, SIZE - 1) and y in (0, SIZE - 1)
                (self.board if wall or corner else self.floor).add(dot)

    def walk(self, start: Dot) -> tuple[set[Dot], bool]:
        """The floor that can be reached, and whether one can step off it."""
        seen, edge, escaped = {start}, [start], False
        while edge:
            x, y = edge.pop()
            for dot in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if dot in self.floor and dot not in seen:
                    seen.add(dot)
                    edge.append(dot)
                escaped |= dot not in self.floor and dot not in self.board
        return seen, escaped

    def boxes(self) -> list[tuple[set[Dot], bool]]:
        """The cells of each box, and whether it is closed."""
        found, known = [], set[Dot]()
        for cell in self.laid:
            if cell not in known:
                seen, escaped = self.walk((cell[0] * SIZE + 2, cell[1] * SIZE + 2))
                cells = {(x // SIZE, y // SIZE) for x, y in seen}
                known |= cells
                found.append((cells, not escaped))
        return found

    def points(self, seats: int) -> list[int]:
        total = [0] * seats
        for cells, closed in self.boxes():
            up = [self.cats(cells, self.across, seat) for seat in range(seats)]
            cards = {cell: card for cell, (card, _) in self.laid.items()}
            down = [self.cats(cells, cards, seat) for seat in range(seats)]
            most = max(self.might(up[seat], down[seat]) for seat in range(seats))
            for seat in range(seats):
                if most > 0 and self.might(up[seat], down[seat]) == most:
                    total[seat] += self.worth(cells) * (2 if closed else 1)
                if not self.advanced and up[seat] > 1:
                    total[seat] += up[seat] - 1
        return total

    def might(self, up: int, down: int) -> float:
        return up + down * (0.5 if self.advanced else 1) if up else 0

    @staticmethod
    def cats(cells: set[Dot], lying: dict[Dot, str], seat: int) -> int:
        return sum(lying.get(cell) == KITTIES[seat] for cell in cells)

    def worth(self, cells: set[Dot]) -> int:
        printed = [toys(self.laid[cell][0]) for cell in cells]
        printed += [toys(self.across[cell]) for cell in cells if cell in self.across]
        signs = "".join(printed)
        return max(signs.count(toy) for toy in "myf") - signs.count("s")

    def free(self) -> set[Dot]:
        """The empty cells beside a card."""
        return {
            near
            for x, y in self.laid
            for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))
            if near not in self.laid
        }

    def may_lay(self, card: str, turned: bool, cell: Dot) -> bool:
        if turned and set(walls(card, True)) == set(walls(card, False)):
            return False
        if cell not in self.free():
            return False
        if not self.advanced:
            return True
        x, y = cell
        pairs = (("T", x, y - 1, "B"), ("B", x, y + 1, "T"), ("L", x - 1, y, "R"))
        for mine, column, row, theirs in (*pairs, ("R", x + 1, y, "L")):
            other = self.laid.get((column, row))
            if other and mine in walls(card, turned) and theirs in walls(*other):
                return False
        return True

    def may_lie(self, left: Dot, seat: int) -> bool:
        """Whether a cat, or a toy, of this seat could lie across here."""
        (x, y), right = left, (left[0] + 1, left[1])
        if left not in self.laid or right not in self.laid:
            return False
        seen, _ = self.walk((x * SIZE + 2, y * SIZE + 2))
        if not {(x * SIZE + 4, y * SIZE + 2), (x * SIZE + 5, y * SIZE + 2)} <= seen:
            return False
        for cell in (left, right):
            if self.laid[cell][0] in (*KITTIES, "princess"):
                return False
            if cell in self.across or (cell[0] - 1, cell[1]) in self.across:
                return False
        cells = {(dx // SIZE, dy // SIZE) for dx, dy in seen}
        inside = [self.laid[cell][0] for cell in cells] + [self.across.get(c, "") for c in cells]
        cats = [cat for cat in inside if cat in KITTIES]
        return not cats or KITTIES[seat] in cats


def walls(card: str, turned: bool) -> str:
    pattern = "LT" if card == "start" else card.split("-")[0] if card[0].isupper() else ""
    swapped = pattern.translate(str.maketrans("LRTB", "RLBT")) if turned else pattern
    return swapped.replace("O", "")


def toys(card: str) -> str:
    special = {"mouse": "mm", "yarn": "yy", "feather": "ff"}
    return special.get(card, card.partition("-")[2])


def lies(laid: Sequence[object]) -> list[Lies]:
    return [(one.column, one.row, one.card, one.turned) for one in laid]  # type: ignore[attr-defined]
