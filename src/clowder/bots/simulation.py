"""Whole games between bots: one at a time, or many side by side."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from time import process_time
from traceback import extract_tb
from typing import Any, NamedTuple

from clowder.bots.bot import Bot
from clowder.bots.levels import make_bot
from clowder.bots.workers import spread
from clowder.core.fault import Fault
from clowder.core.game import Ask, Result
from clowder.core.match import Match
from clowder.core.record_text import AnyMatch, AnyRecord
from clowder.core.rng import FastRng, Rng
from clowder.core.room import AnyRoom
from clowder.core.value import Value
from clowder.core.words import say
from clowder.games import find_room


class BotFault(Fault):
    """A bot failed, or answered with a move that is not allowed; the text says which bot."""


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


class Thought(Value):
    """How long a seat has thought in one game: seconds of CPU."""

    decisions: int
    seconds: float
    worst: float


class Ended(Value):
    """What the arena keeps of a game."""

    job: Job
    result: Result
    thoughts: tuple[Thought, ...]  # by seat


def play_all(
    jobs: Iterable[Job], processes: int | None = 1, cluster: str | None = None
) -> Iterator[Outcome]:
    """The finished games in the order of the jobs, wherever they are played."""
    return spread(play_job, jobs, processes, cluster)


def play_job(job: Job) -> Outcome:
    match, _ = play_timed(job)
    return Outcome(job, match.record(), result_of(match))


def play_and_time(job: Job) -> Ended:
    match, times = play_timed(job)
    return Ended(job, result_of(match), tuple(map(thought_of, times)))


def result_of(match: AnyMatch) -> Result:
    result = match.result()
    assert result is not None
    return result


def thought_of(times: list[float]) -> Thought:
    return Thought(len(times), sum(times), max(times, default=0.0))


def play_out(job: Job) -> AnyMatch:
    return play_timed(job)[0]


def play_timed(job: Job) -> tuple[AnyMatch, list[list[float]]]:
    """Let the bots play; the table and each bot draw from streams of the same seed.

    With the seconds of CPU that each seat took for each of its decisions.
    """
    room = find_room(job.game)
    rng = FastRng(job.seed)
    match: AnyMatch = Match(room, job.options, len(job.bots), rng)
    streams = [rng.stream("bot", seat) for seat in range(len(job.bots))]
    bots = [seated(name, room) for name in job.bots]
    times: list[list[float]] = [[] for _ in job.bots]
    while match.asks:
        seat = match.asks[0].seat
        times[seat].append(let_answer(match, match.asks[0], bots[seat], streams[seat]))
    return match, times


class SeatedBot(NamedTuple):
    """A bot for the life of a table, and the name that it was asked for by."""

    name: str
    bot: Bot


def seated(name: str, room: AnyRoom) -> SeatedBot:
    """A new bot in its seat; raises BotFault that names the bot."""
    try:
        return SeatedBot(name, make_bot(name, room))
    except Exception as error:
        raise describe_failure(name, error) from error


def let_answer(match: AnyMatch, ask: Ask, player: SeatedBot, rng: Rng) -> float:
    """Have a bot answer and play it; the seconds of CPU that it has thought.

    Raises BotFault that names the bot.
    """
    name, begun = player.name, process_time()
    try:
        move = think(match, ask, player.bot, rng)
    except Exception as error:
        raise describe_failure(name, error) from error
    thought = process_time() - begun
    try:
        refusal = match.play(ask.seat, move)
    except Exception:
        notation_of(match, name, move)
        raise  # the move was readable, so the fault is in our rules and not in the bot
    if refusal is not None:
        made = notation_of(match, name, move)
        raise BotFault(
            f"bot {name} made a move that is not allowed: '{made}', {refusal.why} ({refusal.rule})",
            say("fault-bot-refused", name=name, move=made, rule=refusal.rule),
        )
    return thought


def think(match: AnyMatch, ask: Ask, bot: Bot, rng: Rng) -> Any:
    """The bot's answer, from its seat's view alone."""
    return bot.choose(match.view(ask.seat), ask, match.moves(ask.seat), rng, bot.budget)


def describe_failure(name: str, error: Exception) -> BotFault:
    """What a bot's error says, with its file and line."""
    at = extract_tb(error.__traceback__)[-1]
    place = f"{Path(at.filename).name}:{at.lineno}"
    reason = f"{type(error).__name__}: {error}"
    sentence = say("fault-bot-failed", name=name, place=place, reason=reason)
    return BotFault(f"bot {name} failed at {place}: {reason}", sentence)


def notation_of(match: AnyMatch, name: str, move: Any) -> str:
    """The move in notation; raises BotFault if it is not a move of the room."""
    room = match.room
    with suppress(Exception):  # somebody else's value may raise anything
        if room.read_move(text := room.write_move(move)) == move:
            return text
    raise BotFault(
        f"bot {name} answered {move!r}, which is no move of {room.name}",
        say("fault-bot-no-move", name=name, move=repr(move), game=room.name),
    )
