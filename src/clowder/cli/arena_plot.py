"""The report of an arena as a picture (SVG): shares of wins, and how they came about."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape

from clowder.bots.arena import Entrant
from clowder.bots.estimates import Estimate, share
from clowder.bots.simulation import Ended
from clowder.cli.arena_report import ArenaReport, shares_of
from clowder.locales import Words

WIDE, LEFT, RIGHT = 720, 220, 70  # the whole, the names, the figures
ROW, TOP, GAP, COURSE = 34, 56, 72, 180
STYLE = """
  svg { background: #fbf6ec; color: #2a2a2e; font: 14px system-ui, sans-serif }
  text { fill: currentColor } .quiet { opacity: .65; font-size: 12px }
  .axis { stroke: currentColor; opacity: .25 } .fair { stroke: #b4532a; stroke-dasharray: 5 4 }
  .range { stroke: #1f6f78; stroke-width: 3 } .mean, .band { fill: #1f6f78 } .band { opacity: .2 }
  .course { fill: none; stroke: #1f6f78; stroke-width: 2 }
  @media (prefers-color-scheme: dark) {
    svg { background: #17201f; color: #f1e9d8 }
    .range, .course { stroke: #6cc5c9 } .mean, .band { fill: #6cc5c9 } .fair { stroke: #e79a6f }
  }
"""


def draw_plot(report: ArenaReport, bot: str, games: Sequence[Ended], words: Words) -> str:
    """Above each bot's share with its interval, below the first one's share deal by deal."""
    fair = 1 / report.seats
    base = TOP + ROW * len(report.bots)
    high = base + GAP + COURSE + 48
    title = words("arena-plot", game=report.game)
    summary = words("arena-summary", deals=report.deals, games=report.games, seats=report.seats)
    body = [
        f'<text x="16" y="26" font-weight="600">{escape(title)}</text>',
        f'<text x="16" y="44" class="quiet">{escape(summary)}</text>',
        *axis(TOP, base, fair),
        *(part for row, one in enumerate(report.bots) for part in entrant_row(one, row)),
        f'<text x="16" y="{base + GAP - 12}">{escape(words("arena-course", bot=bot))}</text>',
        *course(shares_of(bot, games), base + GAP, fair),
    ]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high}" role="img">'
    return "\n".join(
        [head, f"<title>{escape(title)}</title>", f"<style>{STYLE}</style>", *body, "</svg>\n"]
    )


def across(part: float) -> float:
    """Where a share is, from left to right."""
    return round(LEFT + part * (WIDE - LEFT - RIGHT), 1)


def axis(top: int, base: int, fair: float) -> Iterator[str]:
    for part in (0.0, 0.25, 0.5, 0.75, 1.0):
        x = across(part)
        yield f'<line class="axis" x1="{x}" x2="{x}" y1="{top}" y2="{base}"/>'
        yield f'<text class="quiet" x="{x}" y="{base + 16}" text-anchor="middle">{part:.0%}</text>'
    x = across(fair)
    yield f'<line class="fair" x1="{x}" x2="{x}" y1="{top}" y2="{base}"/>'


def entrant_row(entrant: Entrant, row: int) -> Iterator[str]:
    y, wins = TOP + ROW * row + ROW // 2, entrant.wins
    low, high = across(max(wins.low, 0)), across(min(wins.high, 1))
    yield f'<text x="16" y="{y + 5}">{escape(shortened(entrant.bot))}</text>'
    yield f'<line class="range" x1="{low}" x2="{high}" y1="{y}" y2="{y}"/>'
    yield f'<circle class="mean" cx="{across(wins.mean)}" cy="{y}" r="6"/>'
    yield f'<text x="{WIDE - 12}" y="{y + 5}" text-anchor="end">{wins.mean:.1%}</text>'


def shortened(name: str, longest: int = 26) -> str:
    """A bot of one's own by the end of its name, which tells most."""
    return name if len(name) <= longest else f"…{name[1 - longest :]}"


def course(deals: Sequence[float], top: int, fair: float) -> Iterator[str]:
    """The share after each deal, with its interval."""
    last = len(deals)
    far = [round(LEFT + (n + 1) / last * (WIDE - LEFT - RIGHT), 1) for n in range(last)]
    so_far = [share(enumerate(deals[: n + 1])) for n in range(last)]

    def down(part: float) -> float:
        return round(top + (1 - part) * COURSE, 1)

    for part in (0.0, 0.5, 1.0):
        y = down(part)
        yield f'<line class="axis" x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{y}" y2="{y}"/>'
        yield f'<text class="quiet" x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{part:.0%}</text>'
    y = down(fair)
    yield f'<line class="fair" x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{y}" y2="{y}"/>'
    yield f'<polygon class="band" points="{band(far, so_far, down)}"/>'
    line = " ".join(f"{x},{down(one.mean)}" for x, one in zip(far, so_far, strict=True))
    yield f'<polyline class="course" points="{line}"/>'
    y = top + COURSE + 18
    yield f'<text class="quiet" x="{far[-1]}" y="{y}" text-anchor="end">{last}</text>'


def band(far: Sequence[float], so_far: Sequence[Estimate], down: Callable[[float], float]) -> str:
    """The outline of the area between lower and upper ends."""
    upper = [f"{x},{down(min(one.high, 1))}" for x, one in zip(far, so_far, strict=True)]
    lower = [f"{x},{down(max(one.low, 0))}" for x, one in zip(far, so_far, strict=True)]
    return " ".join((*upper, *reversed(lower)))
