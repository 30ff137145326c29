"""`clowder arena`: which bot is better, and how sure we are."""

from __future__ import annotations

import math
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from clowder.bots.arena import Entrant, Estimate, arena_jobs, arrangements, compare
from clowder.bots.simulation import play_all
from clowder.cli.choices import (
    AsJson,
    GameName,
    Jobs,
    Language,
    OptionList,
    Seats,
    Seed,
    choose_bots,
    choose_options,
    choose_room,
    choose_seats,
    choose_words,
)
from clowder.cli.progress import show_progress
from clowder.locales import Words

Games = Annotated[int, typer.Option(min=1, metavar="number", help="cli-deals")]
BotNames = Annotated[str, typer.Option(metavar="bots", help="cli-rivals")]


def run(  # noqa: PLR0913 (each argument is an option of the command)
    game: GameName,
    bots: BotNames = "baseline,uniform",
    seats: Seats = None,
    games: Games = 200,
    seed: Seed = 0,
    jobs: Jobs = 1,
    option: OptionList = None,
    lang: Language = None,
    json: AsJson = False,
) -> None:
    words = choose_words(lang)
    room = choose_room(game)
    options = choose_options(room, option)
    named = bots.split(",")
    count = choose_seats(room, options, seats, max(len(named), room.seats[0]))
    rings = arrangements(choose_bots(room, bots, count)[: len(named)], count)
    deals = math.ceil(games / len(rings))
    work = arena_jobs(room.name, options, rings, range(seed, seed + deals))
    outcomes = list(show_progress(play_all(work, jobs), len(work), room.name))
    entrants = compare(outcomes)
    if json:
        report = {"game": room.name, "seats": count, "deals": deals, "games": len(work)}
        print(msgspec.json.encode(report | {"bots": entrants}).decode())
    else:
        title = words("arena-summary", deals=deals, games=len(work), seats=count)
        print_table(entrants, title, words)


def print_table(entrants: list[Entrant], title: str, words: Words) -> None:
    table = Table(box=None, pad_edge=False)
    table.add_column(words("column-bot"))
    for column in ("column-points", "column-wins", "column-rating"):
        table.add_column(words(column), justify="right")
    for entrant in entrants:
        wins = entrant.wins
        share = f"{wins.mean:.1%} ({wins.low:.1%}–{wins.high:.1%})"
        table.add_row(
            entrant.bot, give_or_take(entrant.points), share, give_or_take(entrant.rating)
        )
    console = Console(highlight=False)
    console.print(table)
    console.print(Text(f"{title}\n", style="dim"))
    console.print(lines_table(entrants, words))
    console.print(Text(words("arena-lines"), style="dim"))


def lines_table(entrants: list[Entrant], words: Words) -> Table:
    """Where the points come from: how often each line stands on a bot's sheet."""
    kinds = sorted({kind for entrant in entrants for kind in entrant.lines})
    table = Table(box=None, pad_edge=False)
    table.add_column(words("column-bot"))
    for kind in kinds:
        table.add_column(kind, justify="right")
    for entrant in entrants:
        lines = (entrant.lines.get(kind, Estimate(0, 0, 0)) for kind in kinds)
        table.add_row(entrant.bot, *(give_or_take(line) for line in lines))
    return table


def give_or_take(estimate: Estimate) -> str:
    return f"{estimate.mean:.2f} ±{estimate.high - estimate.mean:.2f}"
