"""Names of the players, and the table of the result."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from clowder.core.game import Line, Result, Seat
from clowder.core.room import AnyRoom
from clowder.core.words import say_ending, say_score, say_tie_break
from clowder.locales import Words


def player_names(words: Words, seats: int, you: Seat | None = None) -> list[str]:
    """A fur for each seat; the reader's own seat is "you"."""
    return [words("you") if seat == you else words(f"fur-{seat}") for seat in range(seats)]


def print_result(
    room: AnyRoom, result: Result, names: Sequence[str], words: Words, console: Console
) -> None:
    """The standings, best first, each with its score sheet."""
    pointed = result.unit == "points"
    console.print()
    console.print(Text(words.say(say_ending(room.prefix, result.how)), style="bold"))
    if result.tie_break is not None:
        console.print(Text(words.say(say_tie_break(room.prefix, result.tie_break))))
    table = Table(box=None, pad_edge=False)
    table.add_column(words("column-rank"), justify="right")
    table.add_column(words("column-player"))
    table.add_column(words("column-points") if pointed else "", justify="right")
    table.add_column(words("column-sheet") if pointed else "")
    for standing in result.standings:
        players = words.join(names[seat] for seat in standing.seats)
        lines = " · ".join(line_text(room, line, words) for line in standing.sheet if pointed)
        score = say_score(room.prefix, result.unit, standing.points)
        points = str(standing.points) if pointed else words.say(score)
        table.add_row(f"{standing.rank}.", players, points, Text(lines, style="dim"))
    console.print(table)


def line_text(room: AnyRoom, line: Line, words: Words) -> str:
    about = {piece.what: piece.which for piece in line.about}
    return f"{words(f'{room.prefix}-line-{line.what}', **about)} {line.points:+d}"
