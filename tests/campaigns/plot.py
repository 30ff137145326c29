"""Courses of figures over time as a picture (SVG), in the look of the arena's."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape

from clowder.cli.arena_plot import STYLE

WIDE, LEFT, RIGHT, TOP = 720, 70, 30, 56
HIGH, GAP = 120, 56  # of each course


def draw_courses(
    title: str, minutes: Sequence[float], courses: Mapping[str, Sequence[float]]
) -> str:
    body = [f'<text x="16" y="26" font-weight="600">{escape(title)}</text>']
    top = TOP
    for name, values in courses.items():
        body += course(name, minutes, values, top)
        top += HIGH + GAP
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {top}" role="img">'
    return "\n".join(
        [head, f"<title>{escape(title)}</title>", f"<style>{STYLE}</style>", *body, "</svg>\n"]
    )


def course(name: str, minutes: Sequence[float], values: Sequence[float], top: int) -> Iterator[str]:
    """From zero to the greatest value, with both named."""
    most, last = max(*values, 1e-9), max(*minutes, 1e-9)
    yield f'<text x="{LEFT}" y="{top - 8}">{escape(name)}</text>'
    for value in (0.0, most):
        y = round(top + (1 - value / most) * HIGH, 1)
        yield f'<line class="axis" x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{y}" y2="{y}"/>'
        yield f'<text class="quiet" x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{value:.0f}</text>'
    points = (
        f"{LEFT + minute / last * (WIDE - LEFT - RIGHT):.1f},{top + (1 - value / most) * HIGH:.1f}"
        for minute, value in zip(minutes, values, strict=True)
    )
    yield f'<polyline class="course" points="{" ".join(points)}"/>'
    y = top + HIGH + 16
    text = f"{last:.0f} min"
    yield f'<text class="quiet" x="{WIDE - RIGHT}" y="{y}" text-anchor="end">{text}</text>'
