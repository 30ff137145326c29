"""NATURE's answers: drawn here, or in worker processes where a simulation takes long."""

from __future__ import annotations

from clowder.core.game import NATURE
from clowder.core.record_text import AnyMatch
from clowder.core.rng import Rng
from clowder.core.room import AnyRoom
from clowder.core.value import Value, from_json, to_json
from clowder.games import find_room
from clowder.server.log.decide import asks_slow_nature
from clowder.server.log.denied import Denied
from clowder.server.work.pool import WorkerPool, WorkFailed
from clowder.server.work.turns import Turn

ATTEMPTS = 2  # a worker may die for reasons of its own; a second failure is the move's


class Question(Value):
    """What a worker gets: the state of the game, and how often NATURE has drawn in it."""

    game: str
    state: bytes
    drawn: int


class NatureWorkers:
    def __init__(self, pool: WorkerPool, seconds: float) -> None:
        self.pool = pool
        self.seconds = seconds  # after which a simulation is ended

    async def let_answer(
        self, room: AnyRoom, match: AnyMatch, rng: Rng, guest: str, table: str
    ) -> None:
        """Have NATURE answer until a player is asked; raises Denied, and nothing has happened."""
        if not asks_slow_nature(room, match):
            match.rng = rng
            match.let_nature_answer()
            return
        drawn = sum(entry.seat == NATURE for entry in match.entries)
        question = Question(room.name, to_json(match.state), drawn)
        for text in await self._simulate(question, rng, Turn("nature", guest, table, room.name)):
            refusal = match.play(NATURE, room.read_move(text))
            assert refusal is None, refusal

    async def _simulate(self, question: Question, rng: Rng, turn: Turn) -> tuple[str, ...]:
        for _ in range(ATTEMPTS):
            try:
                return await self.pool.run(turn, self.seconds, simulate, question, rng)
            except WorkFailed:
                continue
        raise Denied("unsettled")


def simulate(question: Question, rng: Rng) -> tuple[str, ...]:
    """NATURE's moves until somebody else is asked, in notation."""
    room, drawn = find_room(question.game), question.drawn
    state, made = from_json(question.state, room.types.state), []
    while (asks := room.asks(state)) and asks[0].seat == NATURE:
        move = room.sample(state, NATURE, rng.stream(asks[0].what, drawn))
        state = room.apply(state, NATURE, move).state
        made.append(room.write_move(move))
        drawn += 1
    return tuple(made)
