"""The report of an arena as it is read in a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from clowder.bots.arena import Difference, Entrant
from clowder.bots.early_stop import Verdict
from clowder.bots.estimates import FEW, Estimate
from clowder.cli.arena_report import ArenaReport
from clowder.locales import Words


def print_report(report: ArenaReport, words: Words) -> None:
    console = Console(highlight=False)
    for part in parts(report, words):
        console.print(part)


def parts(report: ArenaReport, words: Words) -> Iterator[RenderableType]:
    if report.games < report.wanted and not (report.sprt and report.sprt.decided):
        yield Text(words("arena-partial", games=report.games, wanted=report.wanted), "bold")
    if not report.games:
        return
    sure = report.deals >= FEW
    yield entrants_table(report.bots, sure, words)
    yield dim(words("arena-summary", deals=report.deals, games=report.games, seats=report.seats))
    if not sure:
        yield Text(words("arena-few", deals=report.deals, least=FEW), "yellow")
    if report.pairs:
        yield pairs_table(report.pairs, words)
        yield dim(words("arena-pairs"))
    if report.sprt:
        yield Text(verdict_line(report.sprt, report.lineup[0], words), "bold")
    yield seats_table(report.bots, words)
    yield dim(words("arena-seats"))
    yield lines_table(report.bots, words)
    yield dim(words("arena-lines"))


def dim(text: str) -> Text:
    return Text(f"{text}\n", style="dim")


def new_table(first: str, columns: Iterable[str]) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(first)
    for column in columns:
        table.add_column(column, justify="right")
    return table


def entrants_table(entrants: Sequence[Entrant], sure: bool, words: Words) -> Table:
    keys = ("points", "wins", "rating", "seconds", "worst")
    table = new_table(words("column-bot"), (words(f"column-{key}") for key in keys))
    for entrant in entrants:
        table.add_row(
            entrant.bot,
            give_or_take(entrant.points, sure),
            percent(entrant.wins, sure),
            give_or_take(entrant.rating),
            seconds(entrant.seconds.mean),
            seconds(entrant.seconds.worst),
        )
    return table


def pairs_table(pairs: Sequence[Difference], words: Words) -> Table:
    table = new_table(words("column-pair"), (words("column-points"), words("column-wins"), ""))
    for pair in pairs:
        sure = pair.verdict != "few"
        table.add_row(
            f"{pair.bot} – {pair.other}",
            give_or_take(pair.points, sure),
            percent(pair.wins, sure),
            verdict_of_pair(pair, words),
        )
    return table


def verdict_of_pair(pair: Difference, words: Words) -> str:
    match pair.verdict:
        case "better":
            return words("arena-better", bot=pair.bot)
        case "worse":
            return words("arena-better", bot=pair.other)
        case "few":
            return words("arena-too-few")
        case "open":
            if pair.wanted is None:
                return words("arena-alike")
            return words("arena-open", deals=pair.wanted)


def verdict_line(verdict: Verdict, bot: str, words: Words) -> str:
    shares = {"low": f"{verdict.low:.1%}", "high": f"{verdict.high:.1%}"}
    return words(f"arena-sprt-{verdict.decided or 'open'}", bot=bot, **shares)


def seats_table(entrants: Sequence[Entrant], words: Words) -> Table:
    """Wins and points by seat: who sits where may matter more than who is better."""
    seats = sorted({one.seat for entrant in entrants for one in entrant.seats})
    table = new_table(words("column-bot"), (f"{words('column-seat')} {seat}" for seat in seats))
    for entrant in entrants:
        found = {one.seat: f"{one.wins.mean:.1%} / {one.points.mean:.2f}" for one in entrant.seats}
        table.add_row(entrant.bot, *(found.get(seat, "") for seat in seats))
    return table


def lines_table(entrants: Sequence[Entrant], words: Words) -> Table:
    """Where the points come from: how often each line stands on a bot's sheet."""
    kinds = sorted({kind for entrant in entrants for kind in entrant.lines})
    table = new_table(words("column-bot"), kinds)
    for entrant in entrants:
        lines = (entrant.lines.get(kind, Estimate(0, 0, 0)) for kind in kinds)
        table.add_row(entrant.bot, *(give_or_take(line) for line in lines))
    return table


def give_or_take(estimate: Estimate, sure: bool = True) -> str:
    margin = f" ±{estimate.high - estimate.mean:.2f}" if sure else ""
    return f"{estimate.mean:.2f}{margin}"


def percent(estimate: Estimate, sure: bool) -> str:
    """In whole: `61.3% (52.0%–70.6%)`."""
    interval = f" ({estimate.low:.1%}–{estimate.high:.1%})" if sure else ""
    return f"{estimate.mean:.1%}{interval}"


def seconds(figure: float) -> str:
    return f"{figure:.3f}" if figure < 1 else f"{figure:.2f}"
