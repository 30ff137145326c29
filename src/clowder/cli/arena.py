"""`clowder arena`: which bot is better, and how sure we are."""

from __future__ import annotations

import math
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from clowder.bots.arena import Entrant, Estimate, arena_jobs, arrangements, compare
from clowder.bots.simulation import play_all
from clowder.cli.choices import (
    AsJson,
    GameName,
    Jobs,
    OptionList,
    Seats,
    Seed,
    choose_bots,
    choose_options,
    choose_room,
    choose_seats,
)
from clowder.cli.progress import show_progress

Games = Annotated[int, typer.Option(min=1, help="How many games, rounded up to whole deals.")]
BotNames = Annotated[
    str, typer.Option(help="The bots to compare, `a,b`; `a,b,b` is one a among others.")
]


def run(  # noqa: PLR0913 (each argument is an option of the command)
    game: GameName,
    bots: BotNames = "greedy,uniform",
    seats: Seats = None,
    games: Games = 200,
    seed: Seed = 0,
    jobs: Jobs = 1,
    option: OptionList = None,
    json: AsJson = False,
) -> None:
    """Compare bots on duplicate deals with rotated seats."""
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
        print_table(entrants, f"{deals} deals, {len(work)} games at {count} seats")


def print_table(entrants: list[Entrant], title: str) -> None:
    table = Table(box=None, pad_edge=False)
    table.add_column("bot")
    for column in ("points", "wins", "rating"):
        table.add_column(column, justify="right")
    for entrant in entrants:
        wins = entrant.wins
        share = f"{wins.mean:.1%} ({wins.low:.1%} to {wins.high:.1%})"
        table.add_row(
            entrant.bot, give_or_take(entrant.points), share, give_or_take(entrant.rating)
        )
    console = Console(highlight=False)
    console.print(table)
    console.print(f"{title}; 95 % intervals\n", style="dim")
    console.print(lines_table(entrants))
    console.print("lines of the score sheet, per seat and game", style="dim")


def lines_table(entrants: list[Entrant]) -> Table:
    """Where the points come from: how often each line stands on a bot's sheet."""
    kinds = sorted({kind for entrant in entrants for kind in entrant.lines})
    table = Table(box=None, pad_edge=False)
    table.add_column("bot")
    for kind in kinds:
        table.add_column(kind, justify="right")
    for entrant in entrants:
        lines = (entrant.lines.get(kind, Estimate(0, 0, 0)) for kind in kinds)
        table.add_row(entrant.bot, *(give_or_take(line) for line in lines))
    return table


def give_or_take(estimate: Estimate) -> str:
    return f"{estimate.mean:.2f} ±{estimate.high - estimate.mean:.2f}"
