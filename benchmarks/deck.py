"""What the deck of If It Fits gives, by games of greedy bots: figures for docs/games/if_it_fits.md.

`python -m benchmarks.deck --draw` prints a table and draws docs/pictures/if_it_fits_*.svg.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import fmean, median
from typing import NamedTuple

from clowder.bots.levels import make_bot
from clowder.core.game import Seat
from clowder.core.match import Match
from clowder.core.record_text import AnyMatch
from clowder.core.rng import FastRng
from clowder.games.if_it_fits import ROOM
from clowder.games.if_it_fits.boxes import Box
from clowder.games.if_it_fits.moves import Draw, Sleep
from clowder.games.if_it_fits.options import Options
from clowder.games.if_it_fits.scoring import boxes_of

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
WIDTH, HEIGHT, EDGE = 520, 220, 44
INKS = ("#bc2c14", "#0d4b96", "#7a5c00", "#3c6e3c")  # one for each number of players
LARGEST = 20  # boxes of so many cards and more share the last bar


class Figures(NamedTuple):
    """What some games of one number of players came to."""

    seats: int
    turns: list[int]  # of each game, by anybody
    points: list[int]  # of each player
    sizes: list[int]  # of each box that somebody won, in cards
    closed: list[bool]  # of each such box
    sprawl: list[float]  # of each game: its largest box as a share of the table
    firsts: list[float]  # of each game: what the first player has of the win


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="for each number of players")
    parser.add_argument("--advanced", action="store_true")
    parser.add_argument("--draw", action="store_true", help="draw the pictures, too")
    asked = parser.parse_args()
    gathered = [gather(seats, asked.games, asked.advanced) for seats in ROOM.seats]
    for figures in gathered:
        print(row(figures), flush=True)
    if asked.draw:
        draw(gathered)


def gather(seats: int, games: int, advanced: bool) -> Figures:
    figures = Figures(seats, [], [], [], [], [], [])
    for seed in range(games):
        add(figures, play_out(seats, advanced, seed))
    return figures


def play_out(seats: int, advanced: bool, seed: int) -> AnyMatch:
    rng = FastRng(seed)
    match: AnyMatch = Match(ROOM, Options(advanced), seats, rng)
    bot, head = make_bot("baseline", ROOM), rng.stream("bots", 0)
    while match.asks:
        ask = match.asks[0]
        move = bot.choose(match.view(ask.seat), ask, match.moves(ask.seat), head)
        assert match.play(ask.seat, move) is None
    return match


def add(figures: Figures, match: AnyMatch) -> None:
    boxes, result = boxes_of(match.state), match.result()
    assert result is not None
    won: list[Box] = [box for box in boxes if box.winners]
    winners = [seat for one in result.standings if one.rank == 1 for seat in one.seats]
    figures.turns.append(sum(isinstance(entry.move, Draw | Sleep) for entry in match.entries))
    figures.points.extend(result.standing(Seat(seat)).points for seat in range(figures.seats))
    figures.sizes.extend(len(box.cards) for box in won)
    figures.closed.extend(box.open == 0 for box in won)
    figures.sprawl.append(max(len(box.cards) for box in boxes) / len(match.state.laid))
    figures.firsts.append((match.state.start in winners) / len(winners))


def row(figures: Figures) -> str:
    wide = fmean(share > 0.5 for share in figures.sprawl)
    return (
        f"| {figures.seats} | {median(figures.turns):.0f} | {median(figures.sizes):.0f}"
        f" | {max(figures.sizes)} | {fmean(figures.closed):.0%} | {median(figures.sprawl):.0%}"
        f" | {wide:.0%} | {median(figures.points):.0f} | {max(figures.points)}"
        f" | {fmean(figures.firsts):.0%} |"
    )


def draw(gathered: Sequence[Figures]) -> None:
    plots: dict[str, Callable[[Figures], list[int]]] = {
        "sizes": lambda figures: [min(size, LARGEST) for size in figures.sizes],
        "points": lambda figures: figures.points,
    }
    titles = {"sizes": "cards in a box that was won", "points": "points of a player"}
    for name, values in plots.items():
        lines = [(f"{figures.seats} players", values(figures)) for figures in gathered]
        svg = plot(titles[name], lines)
        (PICTURES / f"if_it_fits_{name}.svg").write_text(svg, "utf-8")


def plot(title: str, lines: Sequence[tuple[str, list[int]]]) -> str:
    """Shares by value, a line for each row of values."""
    low = min(min(values) for _, values in lines)
    high = max(max(values) for _, values in lines)
    shares = [shares_of(values, low, high) for _, values in lines]
    top = max(map(max, shares))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<title>{title}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffcf4"/>',
        f'<g font-family="sans-serif" font-size="11" fill="#1c1b22">{axis(low, high)}'
        f'<text x="{WIDTH / 2}" y="{HEIGHT - 6}" text-anchor="middle">{title}</text>',
    ]
    for number, ((label, _), line) in enumerate(zip(lines, shares, strict=True)):
        points = " ".join(
            f"{across(low + step, low, high):.1f},{HEIGHT - EDGE - share / top * 150:.1f}"
            for step, share in enumerate(line)
        )
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{INKS[number]}" stroke-width="2"/>'
        )
        parts.append(
            f'<text x="{WIDTH - 90}" y="{24 + 15 * number}" fill="{INKS[number]}">{label}</text>'
        )
    return "\n".join([*parts, "</g></svg>"]) + "\n"


def shares_of(values: list[int], low: int, high: int) -> list[float]:
    counts = Counter(values)
    return [counts[value] / len(values) for value in range(low, high + 1)]


def across(value: int, low: int, high: int) -> float:
    return EDGE + (value - low) / max(high - low, 1) * (WIDTH - 2 * EDGE)


def axis(low: int, high: int) -> str:
    base = HEIGHT - EDGE
    line = f'<path d="M{EDGE} {base}H{WIDTH - EDGE}" stroke="#1c1b22"/>'
    step = max(1, (high - low) // 10)
    values = [(value, across(value, low, high)) for value in range(low, high + 1, step)]
    marks = (
        f'<text x="{x:.1f}" y="{base + 14}" text-anchor="middle">{value}</text>'
        for value, x in values
    )
    return line + "".join(marks)


if __name__ == "__main__":
    main()
