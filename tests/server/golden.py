"""Golden games as records: whole games of every room, as anybody may bring them."""

from __future__ import annotations

from pathlib import Path

from clowder.core.record_reader import content_lines, read_entry
from clowder.core.record_text import AnyMatch, write_text
from tests.games.test_golden import read_head

GAMES = Path(__file__).parents[1] / "games"


def golden_match(game: str) -> AnyMatch:
    """By room and name: `if_it_fits/advanced`."""
    room, name = game.split("/")
    file = GAMES / room / "golden" / f"{name}.game"
    kind, match, lines = read_head(list(content_lines(file.read_text("utf-8"))))
    for place, line in lines:
        if line[0] not in "!>":
            entry = read_entry(kind, place, line)
            assert match.play(entry.seat, entry.move) is None
    return match


def golden_record(game: str) -> str:
    match = golden_match(game)
    return write_text(match.room, match.record())
