"""The games of an arena as far as they are played, and what they come to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from clowder.bots.arena import Difference, Entrant, compare, differences, seatings
from clowder.bots.early_stop import Shares, Verdict, judge
from clowder.bots.estimates import deal_means
from clowder.bots.simulation import Ended, Job
from clowder.cli.version import own_version
from clowder.core.room import AnyRoom
from clowder.core.value import Value


class Played(NamedTuple):
    games: list[Ended]  # of whole deals
    wanted: Sequence[Job]
    stopped: bool  # by Ctrl-C
    verdict: Verdict | None


class ArenaReport(Value):
    """Says what it is about, so that it can be read a year later."""

    clowder: str | None
    game: str
    version: int
    options: Any
    lineup: tuple[str, ...]
    seed: int
    seats: int
    deals: int
    games: int
    wanted: int  # games that were asked for
    sprt: Verdict | None
    bots: list[Entrant]
    pairs: list[Difference]


def play_until(
    games: Iterable[Ended], wanted: Sequence[Job], bot: str, question: Shares | None
) -> Played:
    """Play all, or until the question is decided, or until somebody has had enough.

    Only whole deals count: in the last one not everybody may have had every seat.
    """
    rings = sum(job.seed == wanted[0].seed for job in wanted)
    ended: list[Ended] = []
    verdict = judge(question, []) if question else None
    stopped = False
    try:
        for game in games:
            ended.append(game)
            if question and len(ended) % rings == 0:
                verdict = judge(question, shares_of(bot, ended))
                if verdict.decided:
                    break
    except KeyboardInterrupt:
        stopped = True
    return Played(ended[: len(ended) // rings * rings], wanted, stopped, verdict)


def shares_of(bot: str, games: Sequence[Ended]) -> list[float]:
    """Its share of wins in each deal."""
    seated = (one for game in games for one in seatings(game))
    return deal_means((one.deal, one.wins) for one in seated if one.bot == bot)


def describe(room: AnyRoom, options: Any, bots: Sequence[str], played: Played) -> ArenaReport:
    games, first = played.games, played.wanted[0]
    return ArenaReport(
        clowder=own_version(),
        game=room.name,
        version=room.version,
        options=options,
        lineup=tuple(bots),
        seed=first.seed,
        seats=len(first.bots),
        deals=len({game.job.seed for game in games}),
        games=len(games),
        wanted=len(played.wanted),
        sprt=played.verdict,
        bots=compare(games),
        pairs=differences(games),
    )
