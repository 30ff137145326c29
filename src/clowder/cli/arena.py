"""`clowder arena`: which bot is better, and how sure we are."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from clowder.bots.arena import arena_jobs, arrangements
from clowder.bots.early_stop import Shares
from clowder.bots.saved_games import SavedGames, games_of
from clowder.bots.simulation import play_and_time
from clowder.bots.workers import spread
from clowder.cli.arena_csv import csv_of
from clowder.cli.arena_plot import draw_plot
from clowder.cli.arena_report import describe, play_until
from clowder.cli.arena_tables import print_report
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
from clowder.cli.errors import content, usage
from clowder.cli.files import data_folder, write_whole
from clowder.cli.progress import show_progress
from clowder.cli.version import own_version
from clowder.core.fault import Fault
from clowder.core.room import AnyRoom
from clowder.core.words import say

Games = Annotated[int, typer.Option(min=1, metavar="number", help="cli-deals")]
BotNames = Annotated[str, typer.Option(metavar="bots", help="cli-rivals")]
Resume = Annotated[bool, typer.Option("--resume", help="cli-arena-resume")]
Sprt = Annotated[str | None, typer.Option(metavar="shares", help="cli-sprt")]
CsvFile = Annotated[Path | None, typer.Option("--csv", metavar="file", help="cli-csv")]
PlotFile = Annotated[Path | None, typer.Option("--plot", metavar="file", help="cli-plot")]
STOPPED = 130  # the exit code after Ctrl-C


def run(  # noqa: PLR0913 (each argument is an option of the command)
    game: GameName,
    bots: BotNames = "baseline,uniform",
    seats: Seats = None,
    games: Games = 200,
    seed: Seed = 0,
    sprt: Sprt = None,
    resume: Resume = False,
    jobs: Jobs = None,
    cluster: Cluster = None,
    csv: CsvFile = None,
    plot: PlotFile = None,
    option: OptionList = None,
    lang: Language = None,
    json: AsJson = False,
) -> None:
    words = choose_words(lang)
    room = choose_room(game)
    options = choose_options(room, option)
    named = [name.strip() for name in bots.split(",")]
    count = choose_seats(room, options, seats, max(len(named), room.seats[0]))
    rings = arrangements(choose_bots(room, bots, count)[: len(named)], count)
    question = choose_shares(sprt)
    deals = math.ceil(games / len(rings))
    work = arena_jobs(room.name, options, rings, range(seed, seed + deals))
    saved = save_games(room, options, named, resume)
    play = partial(spread, play_and_time, processes=jobs, cluster=cluster)
    stream = show_progress(saved.play(work, play), len(work), room.name)
    with joined(cluster):
        played = play_until(stream, work, named[0], question)
    report = describe(room, options, named, played)
    if json:
        print(msgspec.json.encode(report).decode())
    else:
        print_report(report, words)
    if played.games:
        write_file(csv, lambda: csv_of(played.games))
        write_file(plot, lambda: draw_plot(report, named[0], played.games, words))
    if played.stopped:
        raise typer.Exit(STOPPED)


def choose_shares(text: str | None) -> Shares | None:
    """Two shares of wins in percent, the lower one first."""
    if text is None:
        return None
    with usage("--sprt"):
        low, _, high = text.partition(",")
        try:
            shares = Shares(float(low) / 100, float(high) / 100)
        except ValueError:
            shares = Shares(1, 0)
        if not 0 <= shares.low < shares.high <= 1:
            raise Fault(
                f"expected LOW,HIGH in percent, found '{text}'", say("fault-shares", text=text)
            )
        return shares


def save_games(room: AnyRoom, options: Any, bots: Sequence[str], resume: bool) -> SavedGames:
    """The file of these games, with those that are there already if they are wanted."""
    games = games_of(room, options, bots, own_version())
    saved = SavedGames(data_folder() / "arena" / games.file_name(), games)
    with content(saved.path):
        if resume:
            saved.read()
        saved.begin()
    return saved


def write_file(path: Path | None, text: Callable[[], str]) -> None:
    if path is not None:
        with content(path):
            write_whole(path, text())
