"""The table of Cat in the Box: players, research board, trick and hand."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from clowder.core.game import NATURE, Ask, Seat
from clowder.games.cat_in_the_box import ROOM
from clowder.games.cat_in_the_box.events import Event, RoundScored
from clowder.games.cat_in_the_box.moves import Bid, Bury, Move, Play
from clowder.games.cat_in_the_box.pieces import COLOURS, SEAT_COUNTS, Cell, Colour, Number, cell
from clowder.games.cat_in_the_box.state import Card, Playing, Sheet, won_by
from clowder.games.cat_in_the_box.view import View
from clowder.locales import Words

MARKS = "●▲■◆★"  # a player's tokens, by shape
NEUTRAL, FREE, OPEN, LOST = "×", "·", "○", "·"
INKS: dict[Colour, str] = {
    "red": "bold #fffcf4 on #bc2c14",
    "blue": "bold #fffcf4 on #0d4b96",
    "yellow": "bold #1c1b22 on #f9cf2a",
    "green": "bold #1c1b22 on #45a283",
}
CARD = "bold #1c1b22 on #fffcf4"


class CatInTheBoxPrinter:
    def __init__(self, names: Sequence[str], words: Words) -> None:
        self.names = names
        self.words = words

    def draw(self, view: View, moves: Sequence[Move]) -> RenderableType:
        lit = {
            cell(m.colour, m.number, SEAT_COUNTS[view.seats].numbers)
            for m in moves
            if isinstance(m, Play)
        }
        parts: list[RenderableType] = [self.heading(view)]
        if view.research is None:
            hidden = Text(self.words("cib-research-hidden"), style="italic")
            parts += [self.players(view), Text(), hidden]
        else:
            parts.append(beside(self.players(view), self.research(view.research, lit)))
        if isinstance(view.phase, Playing):
            parts += [Text(), self.trick(view, view.phase.trick)]
        return Group(*parts, Text(), self.hand(view))

    def choices(self, moves: Sequence[Move]) -> dict[int, Move]:
        """A card to bury and a bid are chosen by their own number, plays are counted."""
        return {number_to_type(move, place): move for place, move in enumerate(moves, 1)}

    def list_choices(self, choices: Mapping[int, Move]) -> RenderableType:
        """Plays in a row per card and a column per colour, everything else side by side."""
        rows: dict[int, list[Text]] = {}
        others: list[Text] = []
        for number, move in choices.items():
            choice = Text.assemble(f"{number:>2}) ", self.choice(move))
            if isinstance(move, Play):
                row = rows.setdefault(move.number, [Text()] * len(COLOURS))
                row[COLOURS.index(move.colour)] = choice
            else:
                others.append(choice)
        if others:
            return Columns(others, padding=(0, 2), equal=True)
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 3, 0, 0))
        for row in rows.values():
            table.add_row(*row)
        return table

    def choice(self, move: Move) -> Text:
        if isinstance(move, Play):
            return self.card(move)
        return Text(self.words.say(ROOM.text.move(move)))

    def card(self, card: Play | Card) -> Text:
        return Text.assemble((f" {card.number} ", INKS[card.colour]), self.badge(card.colour))

    def after(self, event: Event) -> RenderableType | None:
        if isinstance(event, RoundScored):
            return Group(Text(), self.sheet(event.sheet), Text(), self.traced(event.sheet), Text())
        return None

    def notation(self, typed: str) -> str:
        """In any of `5 red`, `5r`, `red 5`, and likewise in the language of the table."""
        spellings = self.spellings()
        apart = re.sub(r"([0-9])([^\W\d_])", r"\1 \2", typed).casefold()
        words = [spellings.get(word, word) for word in apart.split()]
        return " ".join(sorted(words, key=lambda word: word in COLOURS))

    def spellings(self) -> dict[str, str]:
        """Words of the language that stand for words of the notation."""
        colours = {
            self.words(message, colour=colour).casefold(): colour
            for message in ("cib-colour", "cib-letter")
            for colour in COLOURS
        }
        cards = {self.words("cib-card", number=number): str(number) for number in range(1, 10)}
        return colours | cards

    def example(self, ask: Ask) -> str:
        return f"5 {self.words('cib-colour', colour='red')}" if ask.what == "play" else "1"

    def heading(self, view: View) -> Text:
        number = len(view.sheets) + 1
        title = self.words("cib-title")
        return Text(f"{title} · {self.words('cib-round', round=number, rounds=view.seats)}", "bold")

    def players(self, view: View) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column(f"   {self.words('cib-sheet-player')}")
        if SEAT_COUNTS[view.seats].bids:
            table.add_column(self.words("cib-sheet-bid"), justify="right")
        table.add_column(self.words("cib-sheet-tricks"), justify="right")
        table.add_column(self.words("cib-colours"))
        table.add_column(self.words("cib-sheet-points"), justify="right")
        for seat in range(view.seats):
            table.add_row(*self.player(view, Seat(seat)))
        return table

    def player(self, view: View, seat: Seat) -> list[Text]:
        on_turn = getattr(view.phase, "seat", None) == seat
        bid = view.bids[seat]
        row = [
            Text(f"{'▸' if on_turn else ' '}{self.player_name(seat)}", "bold" if on_turn else ""),
            Text("–" if bid is None else str(bid)),
            Text(str(won_by(view.tricks, seat))),
            Text("?") if view.tokens is None else self.colours(view.tokens[seat]),
            Text(str(sum(sheet.scores[seat].points for sheet in view.sheets))),
        ]
        return row if SEAT_COUNTS[view.seats].bids else row[:1] + row[2:]

    def player_name(self, seat: Seat) -> str:
        return f"{MARKS[seat]} {self.names[seat]}"

    def colours(self, remaining: Collection[Colour]) -> Text:
        """A badge for each colour; a dot where the token is gone."""
        badges = (
            self.badge(c) if c in remaining else Text(f" {LOST} ", style="dim") for c in COLOURS
        )
        return Text().join(badges)

    def badge(self, colour: Colour) -> Text:
        return Text(f"{self.words('cib-letter', colour=colour):^3}", style=INKS[colour])

    def research(self, board: tuple[Seat | None, ...], lit: Collection[Cell]) -> Table:
        """The board, the cells in `lit` marked: open to you, or the group that scored."""
        columns = len(board) // len(COLOURS)
        table = Table(box=None, pad_edge=False, padding=(0, 0, 0, 0))
        table.add_column(self.words("cib-research"))
        for number in range(1, columns + 1):
            table.add_column(f" {number} ")
        for row, colour in enumerate(COLOURS):
            cells = range(row * columns, (row + 1) * columns)
            name = Text.assemble(self.badge(colour), f" {self.words('cib-colour', colour=colour)}")
            table.add_row(name, *(space(board[c], colour, c in lit) for c in cells))
        return table

    def trick(self, view: View, cards: tuple[Card, ...]) -> Text:
        number = len(view.tricks) + 1
        line = Text(f"{self.words('cib-trick', number=number)}  ", style="bold")
        for card in cards:
            line.append_text(self.card(card))
            line.append(f" {self.player_name(card.seat)}   ", style="not bold")
        return line

    def hand(self, view: View) -> Text:
        line = Text(f"{self.words('cib-hand')}  ", style="bold")
        line.append_text(cards_in_hand(view.hand))
        if view.buried is not None:
            line.append(f"    {self.words('cib-buried')} {view.buried}", style="dim not bold")
        return line

    def sheet(self, sheet: Sheet) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column(self.words("cib-sheet-player"))
        for column in ("bid", "tricks", "trick-points", "bonus", "points"):
            table.add_column(self.words(f"cib-sheet-{column}"), justify="right")
        for seat, score in enumerate(sheet.scores):
            table.add_row(
                self.player_name(Seat(seat)),
                "–" if score.bid is None else str(score.bid),
                str(score.tricks),
                f"{score.trick_points:+d}",
                f"{len(score.group):+d}",
                Text(str(score.points), style="bold"),
            )
        return table

    def traced(self, sheet: Sheet) -> Table:
        scored = {space for score in sheet.scores for space in score.group}
        return self.research(sheet.research, scored)


def number_to_type(move: Move, place: int) -> int:
    match move:
        case Bury(number=number):
            return number
        case Bid(tricks=tricks):
            return tricks
        case _:
            return place


def beside(left: RenderableType, right: RenderableType) -> Columns:
    """One next to the other where the terminal is wide enough, else one below the other."""
    return Columns((left, right), padding=(1, 3))


def space(owner: Seat | None, colour: Colour, lit: bool) -> Text:
    """A cell of the board: whose token is there, or whether it is open to you."""
    if owner is None:
        return Text(f" {OPEN} ", style="bold") if lit else Text(f" {FREE} ", style="dim")
    mark = NEUTRAL if owner == NATURE else MARKS[owner]
    return Text(f"[{mark}]" if lit else f" {mark} ", style=INKS[colour])


def cards_in_hand(hand: tuple[Number, ...]) -> Text:
    return Text(" ").join(Text(f" {number} ", style=CARD) for number in hand)


PRINTER = CatInTheBoxPrinter
