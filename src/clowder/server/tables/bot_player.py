"""Plays for one seat of a table: the bot's own, or one whose player is away."""

from __future__ import annotations

import asyncio
import logging
import time
from itertools import count
from typing import TYPE_CHECKING

from clowder.bots.levels import usual_level
from clowder.core.game import Ask
from clowder.server.log import decide
from clowder.server.log.commands import command
from clowder.server.tables.bot_pause import pause_for, still_to_wait
from clowder.server.work.bots import LAST_RESORT, thought
from clowder.server.work.pool import WorkFailed
from clowder.server.work.turns import Turn

if TYPE_CHECKING:
    from clowder.server.tables.live import LiveTable

ATTEMPTS = 3  # of the bot itself; then any legal move will do
RETRY_SECONDS = 1.0  # until it is tried again after that; longer each time

logger = logging.getLogger(__name__)


async def play(live: LiveTable, ask: Ask, number: int) -> None:
    """Answer the question, however often it takes: nobody else will.

    A worker may fail, and a simulation may come to no outcome.
    """
    for attempt in count():
        if attempt >= ATTEMPTS:
            where = f"table {live.table.name}, seat {ask.seat}"
            logger.error("%s: the bot has not moved after %d attempts; retrying", where, attempt)
            await asyncio.sleep(RETRY_SECONDS * 2 ** min(attempt - ATTEMPTS, 6))
        if not live.waits_for_bot(ask, number):
            return  # the player came back meanwhile
        await try_once(live, ask, number, attempt)
        if not live.waits_for_bot(ask, number):
            return


async def try_once(live: LiveTable, ask: Ask, number: int, attempt: int) -> None:
    """Think, wait out the pause, answer: the time shown does not depend on the hand."""
    table, services = live.table, live.services
    assert table.match is not None
    purpose = f"bot/{number}/{ask.seat}"
    seed = table.bot_seed(f"{purpose}/{attempt}" if attempt else purpose)
    usual = table.chairs[ask.seat].bot or usual_level(table.room.name)
    level = usual if attempt < ATTEMPTS else LAST_RESORT
    wanted = thought(table.room, level, table.match.view(ask.seat), ask, seed)
    turn = Turn("bot", table.opened.host, table.name)
    began = time.monotonic()
    try:
        move = await services.bots.think(table.room, wanted, turn)
    except WorkFailed:  # which is logged there
        return
    await asyncio.sleep(still_to_wait(time.monotonic() - began, pause_at(live)))
    if live.waits_for_bot(ask, number):
        await live.try_to(command(purpose, decide.answer, ask.seat, number, move))


def pause_at(live: LiveTable) -> float:
    """Seconds that a bot waits: as the players who are here wish. Spectators have no say."""
    players = {chair.session for chair in live.table.chairs}
    paces = [viewer.pace for viewer in live.viewers if viewer.session in players]
    return pause_for(paces, live.services.settings.bot_pause)
