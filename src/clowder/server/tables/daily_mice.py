"""Mice at a table of the day: whoever plays alike gets the same answers from them.

So chance, order and budget depend on nothing but the day and the game so far: not on how quick
anybody was, on the machine, or on a restart.
"""

from __future__ import annotations

from clowder.core.game import Ask
from clowder.server.log.state import TableState
from clowder.server.work.bots import Thought, thought


def is_next(table: TableState, ask: Ask) -> bool:
    """Whether a bot may answer now. Where several are asked at once on a table of the day, the
    person is first and the mice follow by their seats, since a view tells who has answered."""
    return table.opened.day is None or ask.seat == min(asked.seat for asked in table.asks)


def daily_thought(table: TableState, ask: Ask, level: str) -> Thought:
    """Its chance comes from the day's seed, one way, by the seat and the number of its decision:
    the numbers of the log also count what is said."""
    assert table.match is not None
    made = sum(entry.seat == ask.seat for entry in table.match.entries)
    seed = table.bot_seed(f"day/{ask.seat}/{made}")
    return thought(table.room, level, table.match.view(ask.seat), ask, seed, exact=True)
