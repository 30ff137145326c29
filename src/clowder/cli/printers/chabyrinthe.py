"""The table of Chabyrinthe: the square with its places, the players and the deck."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from clowder.core.game import Ask, Seat
from clowder.games.chabyrinthe import ROOM
from clowder.games.chabyrinthe.aids import aids_of
from clowder.games.chabyrinthe.events import Event, Inserted, Rotated
from clowder.games.chabyrinthe.moves import Adopt, Insert, Move, Rotate
from clowder.games.chabyrinthe.options import counts_turns
from clowder.games.chabyrinthe.pieces import (
    GUARDIANS,
    LOOKS,
    SIDES,
    WORTH,
    Card,
    Cell,
    Kind,
    Place,
    ways_of,
)
from clowder.games.chabyrinthe.state import Acting, Adopting
from clowder.games.chabyrinthe.tunnels import lane
from clowder.games.chabyrinthe.view import View
from clowder.locales import Words

WIDTH, HEIGHT = 5, 3  # of a card
STONE = ("#1c1b22 on #d5c9b7", "#1c1b22 on #c2b5a1")  # like a chessboard: where a card ends
WATER, LIT = "#0d4b96", "bold #1c1b22 on #f9cf2a"
CAT, GUARDIAN = "bold #1c1b22 on #f9cf2a", "bold #fffcf4 on #bc2c14"
ARMS = {0: ((0, 2),), 1: ((1, 3), (1, 4)), 2: ((2, 2),), 3: ((1, 0), (1, 1))}  # by side
JOINTS = {
    "NE": "╚", "ES": "╔", "SW": "╗", "NW": "╝", "NS": "║", "EW": "═",
    "ESW": "╦", "NSW": "╣", "NEW": "╩", "NES": "╠", "NESW": "╬",
}  # fmt: skip
BRIDGE = "╫"
CHANGED = "◂"  # in the corner of a card
TURNS = {">": 1, "180": 2, "<": 3, "right": 1, "half": 2, "left": 3}
ROTATION = re.compile(rf"([0-9])\s*([0-9])\s*({'|'.join(TURNS)})")
INSERTION = re.compile(r"([0-9]{1,2})\s+([0-9])")


class ChabyrinthePrinter:
    def __init__(self, names: Sequence[str], words: Words) -> None:
        self.names = names
        self.words = words
        self.actions: list[Rotated | Inserted] = []  # since the table was drawn last

    def draw(self, view: View, moves: Sequence[Move]) -> RenderableType:
        if view.top is None:  # not dealt yet
            return self.heading(view)
        beside = Columns((self.square(view), self.around(view, view.top)), padding=(0, 3))
        parts: list[RenderableType] = [self.heading(view), beside, self.legend(view)]
        if any(isinstance(move, Rotate) for move in moves):
            parts.append(Text(self.words("cha-help-rotate"), style="dim"))
        if any(isinstance(move, Insert) for move in moves):
            parts.append(Text(self.words("cha-help-insert"), style="dim"))
        return Group(*parts)

    def choices(self, moves: Sequence[Move]) -> dict[int, Move]:
        """Actions are too many to list: they are typed."""
        adoptions = (move for move in moves if isinstance(move, Adopt))
        return dict(enumerate(adoptions, start=1))

    def list_choices(self, choices: Mapping[int, Move]) -> RenderableType:
        said = (f"{n:>2}) {self.words.say(ROOM.text.move(move))}" for n, move in choices.items())
        return Group(*map(Text, said))

    def after(self, event: Event) -> None:
        """Sentences do not say which card has changed: the square shows it."""
        if isinstance(event, Rotated | Inserted):
            self.actions.append(event)

    def notation(self, typed: str) -> str:
        """`2 3 >` turns a card, `5 0` slides one in."""
        if turn := ROTATION.fullmatch(typed.strip().casefold()):
            return f"rotate {turn[1]} {turn[2]} {TURNS[turn[3]]}"
        if slide := INSERTION.fullmatch(typed.strip()):
            return f"insert {slide[1]} {slide[2]}"
        return typed

    def example(self, ask: Ask) -> str:
        return "2 3 >" if ask.what == "act" else "1"

    def heading(self, view: View) -> Text:
        turn = self.words("cha-turn", turn=view.turn)
        return Text(f"{self.words('cha-title')} · {turn}", "bold")

    def square(self, view: View) -> Text:
        side, lit = view.options.side, lit_sides(view)
        changed = changed_cells(self.actions, side)
        self.actions.clear()
        lines = [self.edge(view, range(side))]
        for row in range(side):
            cells = range(row * side, (row + 1) * side)
            drawn = [draw_card(view.square[c], lit.get(c, ""), *name_cell(c, side)) for c in cells]
            for cell in changed.intersection(cells):
                mark_changed(drawn[cell - cells.start])
            for height in range(HEIGHT):
                ends = (4 * side - 1 - row, side + row) if height == 1 else (None, None)
                left, right = (self.place(view, place) for place in ends)
                line = Text().join(card[height] for card in drawn)
                lines.append(Text.assemble(left, line, right))
        lines.append(self.edge(view, range(3 * side - 1, 2 * side - 1, -1)))
        return Text("\n").join(lines)

    def edge(self, view: View, places: range) -> Text:
        blank = self.place(view, None)
        return Text.assemble(blank, *(self.place(view, place) for place in places))

    def place(self, view: View, place: Place | None) -> Text:
        """The number of a place and who is there."""
        if place is None:
            return Text(" " * WIDTH)
        return Text.assemble((f"{place:>2}", "dim"), mark_at(view, place))

    def around(self, view: View, top: Kind) -> Table:
        """What lies beside the square: the players, the deck and the cats to come."""
        table = Table(box=None, show_header=False, pad_edge=False)
        for seat in range(view.seats):
            table.add_row(self.player(view, Seat(seat)))
        table.add_row(Text())
        table.add_row(Text(self.words("cha-next", kind=top), "bold"))
        table.add_row(draw_looks(top))
        table.add_row(self.under(view))
        table.add_row(Text(self.words("cha-out", count=view.cats)))
        return table

    def player(self, view: View, seat: Seat) -> Text:
        phase, cats = view.phase, view.taken[seat]
        on_turn = isinstance(phase, Acting | Adopting) and phase.seat == seat
        line = Text(f"{'▸' if on_turn else ' '} {self.names[seat]}  ", "bold" if on_turn else "")
        if not counts_turns(view.options, view.seats):
            points = self.words("cha-points", count=sum(WORTH[cat] for cat in cats))
            line.append(f"{points}  ")
        return line.append(" ".join(str(WORTH[cat]) for cat in cats), "dim not bold")

    def under(self, view: View) -> Text:
        line = Text(self.words("cha-under", hidden=view.hidden), "dim")
        return line.append(f" {' '.join(glyph(LOOKS[kind][0]) for kind in view.under) or '–'}")

    def legend(self, view: View) -> Text:
        """Who is who outside the square."""
        line = Text()
        for stray in view.strays:
            name = self.words("cha-cat", cat=stray.cat)
            line.append_text(mark_at(view, stray.place)).append(f" {name}   ")
        for guardian, place in zip(GUARDIANS, view.guardians, strict=True):
            name = self.words("cha-guardian", guardian=guardian)
            line.append_text(mark_at(view, place)).append(f" {name}   ")
        return line


def changed_cells(actions: Iterable[Rotated | Inserted], side: int) -> set[Cell]:
    """Where the cards lie now that were turned or slid in."""
    changed: set[Cell] = set()
    for action in actions:
        match action:
            case Rotated(row=row, column=column):
                changed.add((row - 1) * side + column - 1)
            case Inserted(place=place):
                path = lane(side, place)
                moved = {to for cell, to in pairwise(path) if cell in changed}
                changed = changed - set(path) | moved | {path[0]}
    return changed


def mark_changed(card: list[Text]) -> None:
    card[0] = Text.assemble(card[0][:-1], Text(CHANGED, CAT))


def mark_at(view: View, place: Place) -> Text:
    for stray in view.strays:
        if stray.place == place:
            return Text(f"^{WORTH[stray.cat]}^", CAT)
    for guardian, where in zip(GUARDIANS, view.guardians, strict=True):
        if where == place:
            return Text(f"({guardian[0].upper()})", GUARDIAN)
    return Text("   ")


def lit_sides(view: View) -> dict[Cell, str]:
    """The sides of each card that an unbroken way joins to a cat."""
    aids = aids_of(view)
    lit: dict[Cell, str] = {}
    for reach in aids.reach if aids else ():
        for stretch in reach.ways:
            lit[stretch.cell] = lit.get(stretch.cell, "") + stretch.sides
    return lit


def name_cell(cell: Cell, side: int) -> tuple[str, str]:
    """The row and the column to type, and the stone the card is drawn on."""
    row, column = divmod(cell, side)
    return f"{row + 1}{column + 1}", STONE[(row + column) % 2]


def draw_looks(kind: Kind) -> Text:
    """The card in each of its rotations, with the number to type."""
    drawn = [draw_card(card, "", f"{card.turn} ", STONE[0]) for card in LOOKS[kind]]
    lines = (Text("  ").join(card[height] for card in drawn) for height in range(HEIGHT))
    return Text("\n").join(lines)


def draw_card(card: Card, lit: str, name: str, stone: str) -> list[Text]:
    """Three lines of five: the ways of a card on stone, the lit sides in another ink."""
    inks = {(row, column): (ink, style) for row, column, ink, style in strokes(card, lit)}
    inks |= {(0, index): (letter, "dim") for index, letter in enumerate(name)}
    lines = []
    for row in range(HEIGHT):
        line = Text(style=stone)
        for column in range(WIDTH):
            line.append(*inks.get((row, column), (" ", "")))
        lines.append(line)
    return lines


def strokes(card: Card, lit: str) -> Iterator[tuple[int, int, str, str]]:
    sides = [side for way in ways_of(card) for side in way]
    for side in sides:
        style = LIT if SIDES[side] in lit else WATER
        for row, column in ARMS[side]:
            yield row, column, "║" if side in (0, 2) else "═", style
    yield 1, 2, glyph(card), LIT if lit else WATER


def glyph(card: Card) -> str:
    if card.kind == "bridge":
        return BRIDGE
    [way] = ways_of(card)
    return JOINTS["".join(SIDES[side] for side in way)]


PRINTER = ChabyrinthePrinter
