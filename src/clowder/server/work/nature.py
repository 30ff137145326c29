"""NATURE's answers; where they take long reckoning, in worker processes and never for too long."""

from __future__ import annotations

import resource
import signal

import anyio
import anyio.to_process

from clowder.core.game import NATURE
from clowder.core.record_text import AnyMatch
from clowder.core.rng import Rng
from clowder.core.room import AnyRoom
from clowder.core.value import Value, from_json, to_json
from clowder.games import find_room
from clowder.server.log.decide import Denied

MOST_MEMORY = 2 * 1024**3  # of a worker, in bytes
ATTEMPTS = 2  # a worker may die for reasons of its own; a second failure is the placing's


class Question(Value):
    """What a worker is told: the table as it is, and how often NATURE has drawn there."""

    game: str
    state: bytes
    drawn: int


class NatureWorkers:
    def __init__(self, workers: int, seconds: float) -> None:
        self._line = anyio.Semaphore(workers)
        self._limiter = anyio.CapacityLimiter(workers)
        self._seconds = seconds
        self.failures = 0

    async def let_answer(self, room: AnyRoom, match: AnyMatch, rng: Rng) -> None:
        """Have NATURE answer until a player is asked; raises Denied, and nothing has happened."""
        if not room.slow_asks:
            match.rng = rng
            match.let_nature_answer()
            return
        if not (match.asks and match.asks[0].seat == NATURE):
            return
        drawn = sum(entry.seat == NATURE for entry in match.entries)
        question = Question(room.name, to_json(match.state), drawn)
        for text in await self._ask(question, rng):
            refusal = match.play(NATURE, room.read_move(text))
            assert refusal is None, refusal

    async def _ask(self, question: Question, rng: Rng) -> tuple[str, ...]:
        for _ in range(ATTEMPTS):
            try:
                async with self._line:
                    return await self._ask_worker(question, rng)
            except Exception:
                self.failures += 1
        raise Denied("unsettled")

    async def _ask_worker(self, question: Question, rng: Rng) -> tuple[str, ...]:
        with anyio.fail_after(self._seconds):
            return await anyio.to_process.run_sync(
                reckon_apart,
                question,
                rng,
                self._seconds,
                cancellable=True,
                limiter=self._limiter,
            )


def reckon_apart(question: Question, rng: Rng, seconds: float) -> tuple[str, ...]:
    """Runs in the worker: bounded memory, and an end of its own where nobody is left to end it."""
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    signal.setitimer(signal.ITIMER_REAL, seconds + 1)
    try:
        return answer(question, rng)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def answer(question: Question, rng: Rng) -> tuple[str, ...]:
    """NATURE's moves until somebody else is asked, in notation."""
    room, drawn = find_room(question.game), question.drawn
    state, made = from_json(question.state, room.types.state), []
    while (asks := room.asks(state)) and asks[0].seat == NATURE:
        move = room.sample(state, NATURE, rng.stream(asks[0].what, drawn))
        state = room.apply(state, NATURE, move).state
        made.append(room.write_move(move))
        drawn += 1
    return tuple(made)
