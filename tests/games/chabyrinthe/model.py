"""The rules told a second time, as plainly as may be: for comparison, and slow.

The square is painted, five by five dots for a card, so that a way is a line of dots. Two ways of
a bridge have two colours, which do not meet on it.
"""

from __future__ import annotations

from collections.abc import Iterator

from clowder.games.chabyrinthe.pieces import Kind

Dot = tuple[int, int, str]
SIZE = 5
ENDS = {"N": (0, 2), "E": (2, 4), "S": (4, 2), "W": (2, 0)}
OPEN = {"elbow": "NE", "straight": "NS", "tee": "ESW", "cross": "NESW", "bridge": "NESW"}
CLOCKWISE = dict(zip("NESW", "ESWN", strict=True))


class Model:
    """A table in lists; `cats` and `guardians` map places to names."""

    def __init__(self, side: int, square: list[tuple[Kind, int]], deck: list[Kind]) -> None:
        self.side = side
        self.square = square
        self.deck = deck
        self.cats: dict[int, str] = {}
        self.guardians: dict[str, int] = {}
        self.litter: list[str] = []
        self.taken: list[str] = []
        self.found: list[tuple[int, list[str]]] = []

    def rotate(self, row: int, column: int, quarters: int) -> None:
        cell = (row - 1) * self.side + column - 1
        kind, turn = self.square[cell]
        self.square[cell] = kind, (turn + quarters) % 4
        self.look()

    def insert(self, place: int, turn: int) -> None:
        """Take the far card out, shift the others one by one, put the new one in."""
        across, along = divmod(place, self.side)
        mirrored = self.side - 1 - along
        lines = {
            0: [(row, along) for row in range(self.side)],
            1: [(along, self.side - 1 - column) for column in range(self.side)],
            2: [(self.side - 1 - row, mirrored) for row in range(self.side)],
            3: [(mirrored, column) for column in range(self.side)],
        }
        cells = [row * self.side + column for row, column in lines[across]]
        self.deck.append(self.square[cells[-1]][0])
        for index in range(self.side - 1, 0, -1):
            self.square[cells[index]] = self.square[cells[index - 1]]
        self.square[cells[0]] = self.deck.pop(0), turn
        self.look()

    def look(self) -> None:
        joined = [(place, sorted(self.homes(place))) for place in sorted(self.cats)]
        self.found = [(place, homes) for place, homes in joined if homes]
        self.taken += [self.cats.pop(place) for place, _ in self.found]
        if not self.cats and not self.litter:
            self.found = []
        self.see_to_what_is_plain()

    def see_to_what_is_plain(self) -> None:
        if len(self.found) == 1 and len(self.found[0][1]) == 1:
            self.adopt(self.found[0][0], self.found[0][1][0])

    def adopt(self, place: int, guardian: str) -> None:
        self.guardians[guardian] = self.next_free(self.guardians[guardian])
        if self.litter:
            self.cats[self.next_free(place)] = self.litter.pop(0)
        self.found = [found for found in self.found if found[0] != place]
        if self.found:
            self.see_to_what_is_plain()
        else:
            self.look()

    def next_free(self, place: int) -> int:
        places = [(place + step) % (4 * self.side) for step in range(1, 4 * self.side)]
        return next(p for p in places if p not in self.cats and p not in self.guardians.values())

    def homes(self, place: int) -> list[str]:
        dots = set(self.dots())
        reached = {dot for dot in dots if dot[:2] == self.beside(place)}
        edge = list(reached)
        while edge:
            row, column, colour = edge.pop()
            for near in (
                (row - 1, column),
                (row + 1, column),
                (row, column - 1),
                (row, column + 1),
            ):
                same_card = near[0] // SIZE == row // SIZE and near[1] // SIZE == column // SIZE
                for dot in dots - reached:
                    if dot[:2] == near and (not same_card or dot[2] == colour):
                        reached.add(dot)
                        edge.append(dot)
        ends = {dot[:2] for dot in reached}
        return [name for name, where in self.guardians.items() if self.beside(where) in ends]

    def beside(self, place: int) -> tuple[int, int]:
        """The dot in the middle of the edge that a place lies at."""
        across, along = divmod(place, self.side)
        last = self.side * SIZE - 1
        middle = along * SIZE + 2
        return {
            0: (0, middle),
            1: (middle, last),
            2: (last, last - middle),
            3: (last - middle, 0),
        }[across]

    def dots(self) -> Iterator[Dot]:
        for cell, (kind, turn) in enumerate(self.square):
            top, left = (SIZE * number for number in divmod(cell, self.side))
            for letter in OPEN[kind]:
                for _ in range(turn):
                    letter = CLOCKWISE[letter]
                colour = ("NS" if letter in "NS" else "EW") if kind == "bridge" else "all"
                row, column = ENDS[letter]
                for step in range(3):
                    y, x = (row * step + 2 * (2 - step)) // 2, (column * step + 2 * (2 - step)) // 2
                    yield top + y, left + x, colour
