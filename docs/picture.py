"""Draws docs/table.svg, the terminal table in the README: `python docs/picture.py`."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from clowder.bots.levels import make_bot
from clowder.bots.simulation import think
from clowder.cli.printers import find_printer
from clowder.cli.standings import player_names
from clowder.core.game import Seat
from clowder.core.match import Match
from clowder.core.record_text import AnyMatch
from clowder.core.rng import FastRng
from clowder.games import find_room
from clowder.locales import Words

YOU = Seat(0)
SEED, ENTRIES = 5, 47  # a moment of the second round with something on every part of the table
NIGHT = TerminalTheme((19, 29, 28), (246, 236, 217), [(19, 29, 28)] * 8)


def main() -> None:
    console = Console(file=io.StringIO(), record=True, width=72, highlight=False)
    draw(console)
    # The picture must not fetch a font from anywhere: any monospace of the reader will do.
    style = re.sub(r"@font-face \{\{.*?\}\}\s*|<!--.*?-->", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    svg = console.export_svg(title="clowder play cat_in_the_box", theme=NIGHT, code_format=style)
    Path(__file__).with_name("table.svg").write_text(svg + "\n", "utf-8")


def draw(console: Console) -> None:
    room, words = find_room("cat_in_the_box"), Words("en")
    match: AnyMatch = Match(room, room.types.options(), 3, FastRng(SEED))
    bot, rng = make_bot("baseline", room), FastRng(SEED)
    while len(match.entries) < ENTRIES or match.asks[0].seat != YOU:
        ask = match.asks[0]
        match.play(ask.seat, think(match, ask, bot, rng))
    printer = find_printer(room, player_names(words, match.seats, YOU), words)
    view, moves = match.view(YOU), match.moves(YOU) or ()
    console.print(printer.draw(view, moves))
    console.print()
    console.print(words.say(room.text.ask(match.asks[0], view)), style="bold")
    console.print(printer.list_choices(printer.choices(moves)))


if __name__ == "__main__":
    main()
