"""Bots think in worker processes, by the view of their seat alone, and never for too long."""

from __future__ import annotations

import resource
import signal

import anyio
import anyio.to_process

from clowder.bots.levels import make_bot
from clowder.core.game import Ask
from clowder.core.rng import FastRng
from clowder.core.room import AnyRoom
from clowder.core.value import Value, from_json, replace, to_json
from clowder.games import find_room
from clowder.server.log.state import FALLBACK

MOST_MEMORY = 2 * 1024**3  # of a worker, in bytes


class Thought(Value):
    """What a worker is told: nothing but what the seat can see."""

    game: str
    level: str
    view: bytes
    ask: Ask
    seed: str


class BotWorkers:
    def __init__(self, workers: int, seconds: float) -> None:
        self._line = anyio.Semaphore(workers)  # waiting for a worker is not thinking
        self._limiter = anyio.CapacityLimiter(workers)
        self._seconds = seconds
        self.failures = 0

    async def think(self, room: AnyRoom, level: str, view: object, ask: Ask, seed: str) -> object:
        """The bot's move; a worker that dies, hangs or errs costs a greedy move, nothing else."""
        thought = Thought(room.name, level, to_json(view), ask, seed)
        try:
            async with self._line:
                text = await self._ask_worker(thought)
            return room.read_move(text)
        except Exception:
            self.failures += 1
            return room.read_move(decide(replace(thought, level=FALLBACK)))

    async def _ask_worker(self, thought: Thought) -> str:
        with anyio.fail_after(self._seconds):
            return await anyio.to_process.run_sync(
                think_apart, thought, self._seconds, cancellable=True, limiter=self._limiter
            )


def think_apart(thought: Thought, seconds: float) -> str:
    """Runs in the worker: bounded memory, no way to anything but its arguments."""
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    # Ends the worker where nobody is left to do so: the house was killed, and the bot hangs.
    signal.setitimer(signal.ITIMER_REAL, seconds + 1)
    try:
        return decide(thought)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def decide(thought: Thought) -> str:
    room, ask, rng = find_room(thought.game), thought.ask, FastRng(thought.seed)
    view = from_json(thought.view, room.types.view)
    # What one may do depends on what one knows, so an imagined state lists the true moves.
    imagined = room.imagine(view, rng.stream("moves", 0))
    moves = room.moves(imagined, ask.seat)
    move = make_bot(thought.level, room).choose(view, ask, moves, rng)
    refusal = room.refusal(imagined, ask.seat, move)
    if refusal is not None:
        raise ValueError(f"{thought.level} chose {move}: {refusal.why}")
    return room.write_move(move)
