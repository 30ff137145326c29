"""`clowder games`: what can be played."""

from __future__ import annotations

import sys

import msgspec
from rich.console import Console
from rich.table import Table

from clowder.bots.levels import BOTS, measured, own_levels
from clowder.cli.choices import AsJson, Language, choose_words
from clowder.compiled import is_compiled
from clowder.core.room import AnyRoom
from clowder.games import INSTALLED, ROOMS
from clowder.locales import Words


def run(lang: Language = None, json: AsJson = False) -> None:
    words = choose_words(lang)
    for left_out in INSTALLED.left_out:
        sentence = words("fault-left-out", name=left_out.name, reason=left_out.reason)
        print(f"clowder: {sentence}", file=sys.stderr)
    if json:
        print(msgspec.json.encode([describe(room, words) for room in ROOMS.values()]).decode())
        return
    table = Table(box=None, pad_edge=False)
    for column in ("column-name", "column-title", "column-players", "column-about"):
        table.add_column(words(column))
    for room in ROOMS.values():
        table.add_row(*row(room, words))
    Console().print(table)


def describe(room: AnyRoom, words: Words) -> dict[str, object]:
    usual = msgspec.to_builtins(room.types.options())
    return {
        "name": room.name,
        "title": words(f"{room.prefix}-title"),
        "version": room.version,
        "seats": list(room.seats),
        "options": {name: value for name, value in usual.items() if name != "type"},
        "twin": twin_of(room),
        "levels": levels_of(room),
    }


def levels_of(room: AnyRoom) -> list[dict[str, object]]:
    """The room's own levels, weakest first, with what was measured of them."""
    figures = measured(room.name)
    return [
        {
            "name": level,
            "share": figures[level].share if level in figures else None,
            "seconds": figures[level].seconds if level in figures else None,
        }
        for level in own_levels(room.name) or BOTS
    ]


def twin_of(room: AnyRoom) -> str | None:
    """How the rules run in which bots search; None where a room has only the readable ones."""
    if room.twin is None:
        return None
    return "compiled" if is_compiled("clowder.core.twin") else "plain"


def row(room: AnyRoom, words: Words) -> tuple[str, ...]:
    players = f"{room.seats[0]}–{room.seats[-1]}"
    return room.name, words(f"{room.prefix}-title"), players, words(f"{room.prefix}-tagline")
