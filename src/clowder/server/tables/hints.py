"""Hints: what somebody at a table should do, by what their seat can see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clowder.bots.advice import Advice
from clowder.bots.levels import usual_level
from clowder.core.game import Seat
from clowder.server.log.denied import Denied, require, required
from clowder.server.work.bots import thought
from clowder.server.work.pool import WorkFailed
from clowder.server.work.turns import Turn

if TYPE_CHECKING:
    from clowder.server.tables.live import LiveTable


async def hint(live: LiveTable, seat: Seat) -> Advice:
    """Raises Denied where nobody is asked there, or help is not allowed."""
    table, room = live.table, live.table.room
    require(table.opened.day is None, "daily_counts")
    ask = required(next((ask for ask in table.asks if ask.seat == seat), None), "not_asked")
    view = required(table.match, "not_asked").view(seat)
    require(room.helps(view), "no_help")
    seed = f"hint/{table.name}/{table.asks[ask]}"  # depends on nothing hidden
    wanted = thought(room, usual_level(room.name), view, ask, seed)
    turn = Turn("hint", table.chairs[seat].session or "", table.name)
    try:
        return await live.services.bots.advise(room, wanted, turn)
    except WorkFailed:
        raise Denied("no_hint") from None
