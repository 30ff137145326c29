"""A table by its log alone, without a house: Agnes, Bruno, and a mouse on the last chair."""

from __future__ import annotations

from typing import Any

from clowder.core.game import Seat
from clowder.games.cat_in_the_box import ROOM
from clowder.server.log import entries as log
from clowder.server.log.state import TableState

DEAL = "* deal 1 1 1 1 2 2 2 2 3 3 | 1 2 3 3 3 4 4 4 4 4 | 5 5 5 5 5 6 6 6 6 6"
BURIED = ("0 bury 3", "1 bury 4", "2 bury 6")
BIDS = ("0 bid 1", "1 bid 3", "2 bid 1")


def empty_table(seats: int = 3, **options: Any) -> TableState:
    opened = log.Opened(
        game=ROOM.name,
        version=ROOM.version,
        seats=seats,
        options=options,
        public=False,
        clock=log.Clock(),
        host="agnes",
        commitment="c" * 64,
        fair=True,
    )
    return TableState("atable", ROOM, opened, bytes(32))


def dealt_table(*moves: str, **options: Any) -> TableState:
    """Dealt, and then moved so."""
    table = empty_table(**options)
    table.add(log.Sat(Seat(0), "agnes", "Agnes"))
    table.add(log.Sat(Seat(1), "bruno", "Bruno"))
    table.add(log.BotSat(Seat(2), "baseline"))
    table.add(log.Started(("* start 0", DEAL)))
    for move in moves:
        table.add(log.Moved((move,)))
    return table
