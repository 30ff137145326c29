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
from clowder.server.log.commands import automatic_command
from clowder.server.tables.bot_pause import pause_for, still_to_wait
from clowder.server.tables.daily_mice import daily_thought
from clowder.server.tables.presence import visitors_of
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
    """Think, wait out the pause, answer: the time shown does not depend on the hand.

    The pause begins with the question and is no shorter than such bots think."""
    table, services = live.table, live.services
    assert table.match is not None
    purpose = f"bot/{number}/{ask.seat}"
    usual = table.chairs[ask.seat].bot or usual_level(table.room.name)
    level = usual if attempt < ATTEMPTS else LAST_RESORT
    if table.opened.day is not None:
        wanted = daily_thought(table, ask, level)
    else:
        seed = table.bot_seed(f"{purpose}/{attempt}" if attempt else purpose)
        wanted = thought(table.room, level, table.match.view(ask.seat), ask, seed, table.name)
    turn = Turn("bot", table.opened.host, table.name)
    began = time.monotonic()
    try:
        move = await services.bots.think(table.room, wanted, turn)
    except WorkFailed:  # which is logged there
        return
    took, pause = time.monotonic() - began, pause_at(live)
    step = services.bots.times.step(table.room.name, level, took)
    await asyncio.sleep(still_to_wait(took, max(pause, step) if pause else 0.0))
    if live.waits_for_bot(ask, number):
        await live.try_to(automatic_command(purpose, decide.answer, ask.seat, number, move))


def pause_at(live: LiveTable) -> float:
    """Seconds that a bot waits: as the players who are here wish. Spectators have no say.

    Where moves are simulated, that takes its time: whoever wants no pause gets none on top."""
    players = {chair.session for chair in live.table.chairs}
    paces = [each.pace for each in visitors_of(live) if players.intersection(each.sessions)]
    if live.table.room.slow_asks and paces and set(paces) == {"at_once"}:
        return 0.0
    return pause_for(paces, live.services.settings.bot_pause)
