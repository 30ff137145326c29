"""`clowder simulate`: many games between bots."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from clowder.bots.simulation import Job, Outcome, play_all
from clowder.cli.choices import (
    AsJson,
    Cluster,
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
    joined,
)
from clowder.cli.errors import content
from clowder.cli.files import write_whole
from clowder.cli.progress import show_progress
from clowder.cli.version import own_version
from clowder.core.game import Result, Seat
from clowder.core.record_text import write_text
from clowder.core.room import AnyRoom
from clowder.locales import Words

Games = Annotated[int, typer.Option(min=1, metavar="number", help="cli-games-count")]
BotNames = Annotated[str, typer.Option(metavar="bots", help="cli-bots")]
Records = Annotated[Path | None, typer.Option(metavar="folder", help="cli-records")]


def run(  # noqa: PLR0913 (each argument is an option of the command)
    game: GameName,
    seats: Seats = None,
    games: Games = 100,
    bots: BotNames = "uniform",
    seed: Seed = 0,
    jobs: Jobs = None,
    cluster: Cluster = None,
    records: Records = None,
    option: OptionList = None,
    lang: Language = None,
    json: AsJson = False,
) -> None:
    words = choose_words(lang)
    room = choose_room(game)
    options = choose_options(room, option)
    count = choose_seats(room, options, seats, room.seats[0])
    seated = choose_bots(room, bots, count)
    work = (Job(room.name, options, seated, seed + number) for number in range(games))
    started = time.perf_counter()
    played = show_progress(play_all(work, jobs, cluster), games, room.name)
    with joined(cluster):
        outcomes = list(write_records(played, room, records))
    report = summary(room, outcomes, time.perf_counter() - started)
    if json:
        print(msgspec.json.encode(report).decode())
    else:
        print_report(report, seated, words)


def write_records(
    outcomes: Iterator[Outcome], room: AnyRoom, folder: Path | None
) -> Iterator[Outcome]:
    """Yield the games, each written to the folder as soon as it is over."""
    for outcome in outcomes:
        if folder is not None:
            path = folder / f"{room.name}-{outcome.record.seats}-{outcome.job.seed}.game"
            with content(path):
                write_whole(path, write_text(room, outcome.record))
        yield outcome


def summary(room: AnyRoom, outcomes: list[Outcome], seconds: float) -> dict[str, Any]:
    """What was played and how it ended; what the games depend on comes first."""
    first = outcomes[0].job
    seats = len(first.bots)
    return {
        "clowder": own_version(),
        "game": room.name,
        "version": room.version,
        "options": first.options,
        "bots": first.bots,
        "seed": first.seed,
        "seats": seats,
        "games": len(outcomes),
        "seconds": round(seconds, 3),
        "moves": sum(len(outcome.record.entries) for outcome in outcomes),
        "results": [
            {"seed": outcome.job.seed, "how": outcome.result.how} | by_seat(outcome.result, seats)
            for outcome in outcomes
        ],
    }


def by_seat(result: Result, seats: int) -> dict[str, list[int]]:
    standings = [result.standing(Seat(seat)) for seat in range(seats)]
    return {
        "ranks": [standing.rank for standing in standings],
        "points": [standing.points for standing in standings],
    }


def print_report(report: dict[str, Any], bots: tuple[str, ...], words: Words) -> None:
    results, games = report["results"], report["games"]
    table = Table(box=None, pad_edge=False)
    for column in ("seat", "bot", "wins", "points"):
        table.add_column(words(f"column-{column}"), justify="left" if column == "bot" else "right")
    for seat, bot in enumerate(bots):
        wins = sum(result["ranks"][seat] == 1 for result in results) / games
        points = sum(result["points"][seat] for result in results) / games
        table.add_row(str(seat), bot, f"{wins:.1%}", f"{points:.2f}")
    console = Console(highlight=False)
    console.print(table)
    pace = report["moves"] / report["seconds"] if report["seconds"] else 0
    summary = words(
        "simulate-summary",
        games=games,
        moves=report["moves"],
        seconds=f"{report['seconds']:.1f}",
        pace=round(pace),
    )
    console.print(Text(summary))
