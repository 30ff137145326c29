"""A glance at a table: who sits there and whose turn it is, and nothing that anybody hides."""

from __future__ import annotations

from clowder.core.game import Seat
from clowder.core.value import replace
from clowder.server.tables.endings import faces
from clowder.server.tables.live import LiveTable
from clowder.server.wire.own_tables import RunningTable


def glance(live: LiveTable) -> RunningTable:
    """The glance without a view: what everybody sees alike."""
    table = live.table
    left = live.clock.left().values()
    return RunningTable(
        table=table.name,
        game=table.opened.game,
        seats=faces(table),
        yours=(),
        clock=table.opened.clock,
        options=table.opened.options,
        started=table.match is not None,
        asked=tuple(sorted({int(ask.seat) for ask in table.asks})),
        asked_at=live.clock.asked_at(),
        seconds=min((time.seconds for time in left), default=None),
        day=table.opened.day,
        view=None,
    )


def look_closer(live: LiveTable, seen: RunningTable) -> RunningTable:
    """With the board as it looks from the player's seat; where several share a screen, as it looks
    to a spectator, and with the player's own time."""
    match, left = live.table.match, live.clock.left()
    if match is None:
        return seen
    timed = [time.seconds for ask, time in left.items() if ask.seat in seen.yours]
    seat = Seat(seen.yours[0]) if len(seen.yours) == 1 else None
    return replace(seen, view=match.view(seat), seconds=min(timed, default=seen.seconds))
