"""Bots think in worker processes, by the view of their seat alone."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from clowder.bots.advice import Advice
from clowder.bots.budget import Budget
from clowder.bots.levels import add_bots, make_adviser, make_bot, own_levels, usual_level
from clowder.core.game import Ask
from clowder.core.rng import FastRng
from clowder.core.room import AnyRoom
from clowder.core.value import Value, from_json, replace, to_json
from clowder.core.words import say
from clowder.games import ROOMS, find_room
from clowder.server.work.kept_bots import KeptBots
from clowder.server.work.pool import WorkerPool, WorkFailed
from clowder.server.work.thinking_times import ThinkingTimes
from clowder.server.work.turns import Turn

LAST_RESORT = "uniform"  # any legal move: every room has this level
KEPT = KeptBots()  # of this process, if it is a worker

logger = logging.getLogger(__name__)


class Thought(Value):
    """What a worker gets: nothing but what the seat can see."""

    game: str
    level: str
    view: bytes
    ask: Ask
    seed: str
    table: str = ""  # whose bots are kept; "": somebody asks once
    budget: Budget | None = None  # None: what the bot is used to
    exact: bool = False  # the same answer on every machine: by iterations alone, and by no other


def thought(  # noqa: PLR0913 (all that a bot may know)
    room: AnyRoom,
    level: str,
    view: object,
    ask: Ask,
    seed: str,
    table: str = "",
    exact: bool = False,
) -> Thought:
    return Thought(room.name, level, to_json(view), ask, seed, table, exact=exact)


class BotWorkers:
    def __init__(self, pool: WorkerPool, seconds: float, adviser: str = "") -> None:
        self.pool = pool
        self.seconds = seconds  # after which a thinking bot is ended
        self.adviser = adviser  # the level that gives hints
        self.for_hints: Budget | None = None  # None: what the adviser is used to
        self.times = ThinkingTimes()

    async def think(self, room: AnyRoom, wanted: Thought, turn: Turn) -> object:
        """The bot's move. Where its worker fails, the usual level of the room chooses, and if that
        fails too, chance does, all of them in workers; raises WorkFailed where not even that
        helps. Where the answer must be exact, nobody else gives it."""
        others = () if wanted.exact else (usual_level(room.name), LAST_RESORT)
        for level in dict.fromkeys((wanted.level, *others)):
            like = turn._replace(like=f"{room.name} {level}")
            try:
                chosen = replace(wanted, level=level)
                return room.read_move(await self.pool.run(like, self.seconds, think, chosen))
            except WorkFailed:
                what = wanted.ask.what
                logger.warning("%s: the bot %s gave no move for %s", room.name, level, what)
        raise WorkFailed(f"no bot of {room.name} gave a move")

    async def advise(self, room: AnyRoom, wanted: Thought, turn: Turn) -> Advice:
        """A hint, by the adviser of the room; else by what any of its bots would do."""
        try:
            like = turn._replace(like=room.name)
            chosen = replace(wanted, level=self.adviser, budget=self.for_hints)
            advice = await self.pool.run(like, self.seconds, advise, chosen)
        except WorkFailed:
            logger.warning("%s: no advice for %s", room.name, wanted.ask.what)
            return Advice(await self.think(room, wanted, turn), say("hint-habit"))
        read = room.read_move
        others = tuple(replace(other, move=read(other.move)) for other in advice.others)
        return replace(advice, move=read(advice.move), others=others)


def think(wanted: Thought) -> str:
    """A legal move, in notation."""
    room, ask, rng = find_room(wanted.game), wanted.ask, FastRng(wanted.seed)
    view = from_json(wanted.view, room.types.view)
    # What one may do depends on what one knows, so an imagined state lists the true moves.
    imagined = room.imagine(view, rng.stream("moves", 0))
    moves = room.moves(imagined, ask.seat)
    seat = (wanted.game, wanted.table, ask.seat, wanted.level)
    bot = KEPT.take(seat, lambda: make_bot(wanted.level, room))
    budget = replace(bot.budget, seconds=None) if wanted.exact else bot.budget
    move = bot.choose(view, ask, moves, rng, budget)
    refusal = room.refusal(imagined, ask.seat, move)
    if refusal is not None:
        raise ValueError(f"{wanted.level} chose {move}: {refusal.why}")
    if wanted.table:
        KEPT.put_back(seat, bot)
    return room.write_move(move)


def advise(wanted: Thought) -> Advice:
    """Legal moves, in notation, and why."""
    room, ask, rng = find_room(wanted.game), wanted.ask, FastRng(wanted.seed)
    view = from_json(wanted.view, room.types.view)
    imagined = room.imagine(view, rng.stream("moves", 0))
    bot = make_adviser(room, wanted.level)
    budget = wanted.budget or bot.budget
    advice = bot.advise(view, ask, room.moves(imagined, ask.seat), rng, budget)
    for move in (advice.move, *(other.move for other in advice.others)):
        refusal = room.refusal(imagined, ask.seat, move)
        if refusal is not None:
            raise ValueError(f"{wanted.level} advised {move}: {refusal.why}")
    others = tuple(replace(other, move=room.write_move(other.move)) for other in advice.others)
    return replace(advice, move=room.write_move(advice.move), others=others)


def prepare(own_bots: Sequence[str] = ()) -> None:
    """Import what any table may need, before it does."""
    add_bots(own_bots)
    for room in ROOMS:
        own_levels(room)
