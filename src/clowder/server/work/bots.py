"""Bots think in worker processes, by the view of their seat alone."""

from __future__ import annotations

import logging

from clowder.bots.levels import make_bot, usual_level
from clowder.core.game import Ask
from clowder.core.rng import FastRng
from clowder.core.room import AnyRoom
from clowder.core.value import Value, from_json, to_json
from clowder.games import find_room
from clowder.server.work.pool import WorkerPool, WorkFailed

LAST_RESORT = "uniform"  # any legal move: every room has this level

logger = logging.getLogger(__name__)


class Thought(Value):
    """What a worker gets: nothing but what the seat can see."""

    game: str
    level: str
    view: bytes
    ask: Ask
    seed: str


class BotWorkers:
    def __init__(self, workers: int, seconds: float) -> None:
        self.pool = WorkerPool("bot", workers, seconds)

    async def think(self, room: AnyRoom, level: str, view: object, ask: Ask, seed: str) -> object:
        """The bot's move. Where its worker fails, the usual level of the room chooses, and if that
        fails too, chance does, all of them in workers; raises WorkFailed where not even that
        helps."""
        levels = dict.fromkeys((level, usual_level(room.name), LAST_RESORT))
        seen = to_json(view)
        for chosen in levels:
            try:
                text = await self.pool.run(think, Thought(room.name, chosen, seen, ask, seed))
                return room.read_move(text)
            except WorkFailed:
                logger.warning("%s: the bot %s gave no move for %s", room.name, chosen, ask.what)
        raise WorkFailed(f"no bot of {room.name} gave a move")


def think(thought: Thought) -> str:
    """A legal move, in notation."""
    room, ask, rng = find_room(thought.game), thought.ask, FastRng(thought.seed)
    view = from_json(thought.view, room.types.view)
    # What one may do depends on what one knows, so an imagined state lists the true moves.
    imagined = room.imagine(view, rng.stream("moves", 0))
    moves = room.moves(imagined, ask.seat)
    bot = make_bot(thought.level, room)
    move = bot.choose(view, ask, moves, rng, bot.budget)
    refusal = room.refusal(imagined, ask.seat, move)
    if refusal is not None:
        raise ValueError(f"{thought.level} chose {move}: {refusal.why}")
    return room.write_move(move)
