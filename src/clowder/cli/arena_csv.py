"""The games of an arena as a table for other programs: a line for each seat of each game."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence

from clowder.bots.arena import seatings
from clowder.bots.simulation import Ended

COLUMNS = (
    "deal", "game", "seat", "bot", "rank", "points", "win", "decisions", "seconds", "worst",
)  # fmt: skip


def csv_of(games: Sequence[Ended]) -> str:
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(COLUMNS)
    for number, game in enumerate(games):
        for one in seatings(game):
            thought = one.thought
            seconds = (thought.decisions, f"{thought.seconds:.6f}", f"{thought.worst:.6f}")
            table.writerow(
                (one.deal, number, one.seat, one.bot, one.rank, one.points, one.wins, *seconds)
            )
    return text.getvalue()
