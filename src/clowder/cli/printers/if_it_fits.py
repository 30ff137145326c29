"""The table of If It Fits: the boxes on their grid, the players and the hand."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from clowder.core.game import Ask
from clowder.games.if_it_fits import ROOM
from clowder.games.if_it_fits.events import (
    BoxLaid,
    Event,
    FellAsleep,
    Ousted,
    Settled,
    ToyGiven,
)
from clowder.games.if_it_fits.moves import (
    Discard,
    Draw,
    Give,
    Lay,
    Move,
    Oust,
    Pass,
    Settle,
    Sleep,
)
from clowder.games.if_it_fits.pieces import CATS, PRINCESS, SPECIALS, START, WALLS, Card
from clowder.games.if_it_fits.state import Choosing, Laid, Opening, Playing, Settling
from clowder.games.if_it_fits.text import face
from clowder.games.if_it_fits.view import View
from clowder.locales import Words

WIDTH, HEIGHT = 5, 3  # of a card
FURS = ("#e07b1a", "#7d8794", "#b89b5e", "#7a4a2b", "#a2522e")  # by seat
BOARD, FLOOR = "#7a5c00 on #e8d9b5", "#1c1b22 on #f6ecd9"
NEW, CHANGED = "bold #bc2c14 on #ffe08a", "●"
MIDDLE = WIDTH // 2
BLACK = "bold #fffcf4 on #1c1b22"
TOP, RIGHT, BOTTOM, LEFT = 1, 2, 4, 8
CORNERS = {TOP | LEFT: "┌", TOP | RIGHT: "┐", BOTTOM | LEFT: "└", BOTTOM | RIGHT: "┘"}
TYPED = re.compile(r"([1-3])\s+(-?[0-9]+)\s+(-?[0-9]+)\s*(t?)")
HELP: dict[str, type[Move]] = {"sleep": Sleep, "lay": Lay, "give": Give, "oust": Oust}


class IfItFitsPrinter:
    def __init__(self, names: Sequence[str], words: Words) -> None:
        self.names = names
        self.words = words
        self.hand: tuple[Card, ...] = ()
        self.changed: set[tuple[int, int]] = set()  # where something lies since the last drawing

    def draw(self, view: View, moves: Sequence[Move]) -> RenderableType:
        self.hand = (START,) if isinstance(view.phase, Opening) else tuple(sorted(set(view.hand)))
        if not view.laid:
            return Text(self.words("fit-title"), "bold")
        parts: list[RenderableType] = [self.heading(view), self.ground(view), self.players(view)]
        self.changed.clear()
        if view.seat is not None and self.hand:
            parts.append(self.cards())
        for name, kind in HELP.items():
            if any(isinstance(move, kind) for move in moves):
                parts.append(Text(self.words(f"fit-help-{name}"), style="dim"))
        return Group(*parts)

    def choices(self, moves: Sequence[Move]) -> dict[int, Move]:
        """Few answers are listed; places are typed, there are too many."""
        listed = (m for m in moves if isinstance(m, Draw | Settle | Pass | Discard))
        return dict(enumerate(listed, start=1))

    def list_choices(self, choices: Mapping[int, Move]) -> RenderableType:
        said = (f"{n:>2}) {self.words.say(ROOM.text.move(move))}" for n, move in choices.items())
        return Group(*map(Text, said))

    def after(self, event: Event) -> RenderableType | None:
        """Nothing to add, but the next drawing marks the card: sentences name no places."""
        if isinstance(event, BoxLaid | FellAsleep | Settled | ToyGiven | Ousted):
            self.changed.add((event.column, event.row))
        return None

    def notation(self, typed: str) -> str:
        """`1 2 -1 t` lays the first card of the hand, turned."""
        parts = TYPED.fullmatch(typed.strip().casefold())
        if parts is None or int(parts[1]) > len(self.hand):
            return typed
        card = self.hand[int(parts[1]) - 1]
        return f"lay {card} {parts[2]} {parts[3]}{' turned' if parts[4] else ''}"

    def example(self, ask: Ask) -> str:
        return {"turn": "draw", "settle": "pass"}.get(ask.what, "1 2 -1")

    def heading(self, view: View) -> Text:
        pile = self.words("fit-ending") if view.ending else self.words("fit-pile", count=view.pile)
        return Text(f"{self.words('fit-title')} · {pile}", "bold")

    def ground(self, view: View) -> Text:
        """The cards with their columns above and their rows at the left."""
        grid = {(one.column, one.row): one for one in view.laid}
        over = {(one.column, one.row): one.card for one in view.across}
        columns = range(min(c for c, _ in grid), max(c for c, _ in grid) + 1)
        rows = range(min(r for _, r in grid), max(r for _, r in grid) + 1)
        head = "".join(f"{column:^{WIDTH}}" for column in columns)
        lines = [Text(f"{'':4}{head}", "dim")]
        for row in rows:
            for height in range(HEIGHT):
                line = Text(f"{row if height == 1 else '':>3} ", "dim")
                for column in columns:
                    line.append_text(self.cell(grid, over, (column, row), height))
                lines.append(line)
        return Text("\n").join(lines)

    def cell(
        self,
        grid: Mapping[tuple[int, int], Laid],
        over: Mapping[tuple[int, int], Card],
        cell: tuple[int, int],
        height: int,
    ) -> Text:
        """One line of a card, with a dot in the first where it has just changed."""
        line = draw_cell(grid, over, cell, height)
        if height or cell not in self.changed:
            return line
        return Text.assemble(line[:MIDDLE], (CHANGED, NEW), line[MIDDLE + 1 :])

    def players(self, view: View) -> Table:
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        phase = view.phase
        turn = phase.seat if isinstance(phase, Opening | Choosing | Playing | Settling) else None
        for seat in range(view.seats):
            mark = "▸" if seat == turn else " "
            table.add_row(
                Text(f"{mark} {self.names[seat]}", "bold" if seat == turn else ""),
                mark_of(CATS[seat]),
                Text(self.words("fit-points", count=view.points[seat])),
                Text(self.words("fit-supply", count=view.cats[seat])),
                Text(self.words("fit-held", count=view.held[seat])),
            )
        return table

    def cards(self) -> RenderableType:
        """The hand, each card with the number to type."""
        lines = [Text(self.words("fit-hand"), "bold")]
        for number, card in enumerate(self.hand, start=1):
            lines.append(Text(f" {number}  {self.words('fit-card', **face(card, False))}"))
        return Group(*lines)


def draw_cell(
    grid: Mapping[tuple[int, int], Laid],
    over: Mapping[tuple[int, int], Card],
    cell: tuple[int, int],
    height: int,
) -> Text:
    """One line of a card; what lies across a seam reaches over two of them."""
    one = grid.get(cell)
    if one is None:
        return Text(" " * WIDTH)
    walls = WALLS[one.card][one.turned]
    line = Text(style=FLOOR)
    for column in range(WIDTH):
        line.append(*wall_at(walls, column, height))
    if height == 1:
        return with_marks(line, one, over.get(cell), over.get((cell[0] - 1, cell[1])))
    return line


def wall_at(walls: int, column: int, height: int) -> tuple[str, str]:
    """A piece of wall where there is one, and floor elsewhere."""
    upright = (LEFT if column == 0 else RIGHT if column == WIDTH - 1 else 0) & walls
    level = (TOP if height == 0 else BOTTOM if height == HEIGHT - 1 else 0) & walls
    if upright and level:
        return CORNERS[upright | level], BOARD
    if upright or level:
        return ("│" if upright else "─"), BOARD
    return " ", FLOOR


def with_marks(line: Text, one: Laid, right: Card | None, left: Card | None) -> Text:
    """The middle line of a card: what is printed, and halves of what lies across its seams."""
    printed = mark_of(one.card) if one.card in (*CATS, PRINCESS, *SPECIALS) else print_of(one.card)
    start = (WIDTH - len(printed)) // 2
    line = Text.assemble(line[:start], printed, line[start + len(printed) :])
    if left is not None:
        line = Text.assemble(Text(mark_of(left).plain[2:], mark_of(left).style), line[2:])
    if right is not None:
        line = Text.assemble(
            line[: WIDTH - 2], Text(mark_of(right).plain[:2], mark_of(right).style)
        )
    return line


def mark_of(card: Card) -> Text:
    """A cat by its letter, awake or asleep by where it lies; a Princess; a special toy."""
    if card in CATS:
        return Text(
            f"^{card[0].upper()}{card[0].upper()}^", f"bold #1c1b22 on {FURS[CATS.index(card)]}"
        )
    if card == PRINCESS:
        return Text("^PP^", BLACK)
    return Text(f"*{card[0]}{card[0]}*", "bold #fffcf4 on #3c6e3c")


def print_of(card: Card) -> Text:
    printed = "" if card == START else card.partition("-")[2]
    return Text(printed, "bold #bc2c14 on #f6ecd9" if printed == "s" else "bold #0d4b96 on #f6ecd9")


PRINTER = IfItFitsPrinter
