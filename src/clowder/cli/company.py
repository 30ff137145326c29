"""Which mice play with you: a level for all of them or one for each seat, by its number."""

from __future__ import annotations

import re

import typer
from rich.console import Console
from rich.table import Table

from clowder.bots.levels import own_levels, usual_level
from clowder.cli.streams import read_line
from clowder.core.room import AnyRoom
from clowder.locales import Words


def ask_company(room: AnyRoom, seats: int, words: Words, console: Console) -> str:
    """The levels for so many seats, as `--bots` takes them; Enter is for the usual ones."""
    levels, usual = list(own_levels(room.name)), usual_level(room.name)
    if not levels:  # somebody else's room, which names its levels nowhere
        return usual
    console.print(words("play-levels"))
    console.print(listing(levels, words))
    prompt = words("play-levels-ask", seats=seats, usual=words(f"web-level-{usual}"))
    while True:
        try:
            typed = read_line(f"{prompt}: ")
        except EOFError:  # whoever leaves now has left no game behind
            console.print()
            raise typer.Exit(0) from None
        if not typed:
            return usual
        chosen = levels_typed(typed, levels, seats)
        if chosen:
            return ",".join(chosen)
        console.print(words("play-levels-again", last=len(levels), seats=seats))


def listing(levels: list[str], words: Words) -> Table:
    table = Table(box=None, show_header=False, pad_edge=False)
    for number, level in enumerate(levels, start=1):
        about = words(f"web-level-{level}-about")
        table.add_row(f"{number})", words(f"web-level-{level}"), about)
    return table


def levels_typed(typed: str, levels: list[str], seats: int) -> list[str]:
    """The levels that these numbers stand for; none if that was something else."""
    numbers = re.split(r"[\s,]+", typed.strip())
    known = [number for number in numbers if number in map(str, range(1, len(levels) + 1))]
    if len(known) < len(numbers) or len(numbers) > seats:
        return []
    return [levels[int(number) - 1] for number in numbers]
