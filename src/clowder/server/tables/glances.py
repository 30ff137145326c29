"""A glance at a table: who sits there and whose turn it is, and nothing that anybody hides."""

from __future__ import annotations

from clowder.core.game import Seat
from clowder.core.value import replace
from clowder.server.tables.endings import faces
from clowder.server.tables.live import LiveTable
from clowder.server.wire.own_tables import RunningTable


def glance(live: LiveTable) -> RunningTable:
    """The same for everybody."""
    table = live.table
    left = live.clock.seconds_left()
    return RunningTable(
        table=table.name,
        game=table.opened.game,
        seats=faces(table),
        yours=(),
        clock=table.opened.clock,
        options=table.opened.options,
        started=table.match is not None,
        asked=tuple(sorted({int(ask.seat) for ask in table.asks})),
        seconds=min(left.values(), default=None),
        day=table.opened.day,
        view=None,
    )


def look_closer(live: LiveTable, seen: RunningTable) -> RunningTable:
    """With the board as it looks from the player's seat; where several share a screen, as it looks
    to a spectator, and with the player's own time."""
    match, left = live.table.match, live.clock.seconds_left()
    if match is None:
        return seen
    own = {number for ask, number in live.table.asks.items() if ask.seat in seen.yours}
    timed = [seconds for number, seconds in left.items() if number in own]
    seat = Seat(seen.yours[0]) if len(seen.yours) == 1 else None
    return replace(seen, view=match.view(seat), seconds=min(timed, default=seen.seconds))
