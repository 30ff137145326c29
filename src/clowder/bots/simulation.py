"""Whole games between bots: one at a time, or many side by side."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from joblib import Parallel, delayed

from clowder.bots.bot import Bot
from clowder.bots.levels import make_bot
from clowder.core.game import Ask, Result
from clowder.core.game_file import AnyMatch, AnyRecord
from clowder.core.match import Match
from clowder.core.rng import FastRng, Rng
from clowder.core.value import Value
from clowder.games import find_room


class Job(Value):
    """One game to be played, with everything that it depends on."""

    game: str
    options: Any
    bots: tuple[str, ...]  # by seat
    seed: int


class Outcome(Value):
    """A finished game, without the states on the way: what is sent between processes."""

    job: Job
    record: AnyRecord
    result: Result


def play_all(jobs: Iterable[Job], processes: int = 1) -> Iterator[Outcome]:
    """The finished games in the order of the jobs, whatever the number of processes."""
    parallel = Parallel(n_jobs=processes, return_as="generator")
    yield from parallel(delayed(play_job)(job) for job in jobs)


def play_job(job: Job) -> Outcome:
    match = play_out(job)
    result = match.result()
    assert result is not None
    return Outcome(job, match.record(), result)


def play_out(job: Job) -> AnyMatch:
    """Let the bots play; the table and each head draw from streams of the same seed."""
    room = find_room(job.game)
    rng = FastRng(job.seed)
    match: AnyMatch = Match(room.game, job.options, len(job.bots), rng)
    bots = [make_bot(name, room.game) for name in job.bots]
    heads = [rng.stream("bot", seat) for seat in range(len(bots))]
    while match.asks:
        seat = match.asks[0].seat
        move = think(match, match.asks[0], bots[seat], heads[seat])
        refusal = match.play(seat, move)
        if refusal is not None:
            raise ValueError(f"bot {job.bots[seat]} made a move that is not allowed: {refusal}")
    return match


def think(match: AnyMatch, ask: Ask, bot: Bot, rng: Rng) -> Any:
    """The bot's answer, from its seat's view alone."""
    return bot.choose(match.view(ask.seat), ask, match.moves(ask.seat), rng)
