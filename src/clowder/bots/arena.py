"""The arena: bots compared on the same deals, from every seat, with honest intervals."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import combinations
from statistics import fmean
from typing import Any, Literal, NamedTuple

from clowder.bots.estimates import FEW, Estimate, by_deal, deal_means, margin_of, share
from clowder.bots.ratings import rate
from clowder.bots.simulation import Ended, Job, Thought
from clowder.core.game import Line, Result, Seat
from clowder.core.value import Value


class SeatFigures(Value):
    """How a bot did on one seat."""

    seat: int
    games: int
    points: Estimate
    wins: Estimate


class Seconds(Value):
    """CPU that a bot took for a decision."""

    mean: float
    worst: float


class Entrant(Value):
    """How one bot did."""

    bot: str
    games: int  # counted by seat: a game in which the bot has two seats counts twice
    points: Estimate
    wins: Estimate  # a shared win counts for its share
    rating: Estimate
    seconds: Seconds
    seats: tuple[SeatFigures, ...]
    lines: dict[str, Estimate]  # how often each line stands on its score sheet, per game


class Difference(Value):
    """One bot less another in the games that both played, deal by deal."""

    bot: str
    other: str
    deals: int
    points: Estimate
    wins: Estimate
    verdict: Literal["better", "worse", "open", "few"]  # by wins; few: too few deals to tell
    wanted: int | None  # deals that would tell, about, where it is open


class Seating(NamedTuple):
    """One bot on one seat in one game."""

    deal: int  # its seed
    seat: int
    bot: str
    rank: int
    points: int
    wins: float
    thought: Thought
    sheet: tuple[Line, ...]


def arrangements(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Every way to seat the bots in a ring, so that each has each seat equally often."""
    rings = [
        tuple(bots[(first + seat) % len(bots)] for seat in range(seats))
        for first in range(len(bots))
    ]
    return sorted({ring[turn:] + ring[:turn] for ring in rings for turn in range(seats)})


def arena_jobs(
    game: str, options: Any, rings: Sequence[tuple[str, ...]], seeds: range
) -> list[Job]:
    """Each deal once for every arrangement: the luck of the cards is shared by all."""
    return [Job(game, options, ring, seed) for seed in seeds for ring in rings]


def seatings(game: Ended) -> list[Seating]:
    standings = [game.result.standing(Seat(seat)) for seat in range(len(game.job.bots))]
    return [
        Seating(
            deal=game.job.seed,
            seat=seat,
            bot=bot,
            rank=standings[seat].rank,
            points=standings[seat].points,
            wins=win_share(game.result, Seat(seat)),
            thought=game.thoughts[seat],
            sheet=standings[seat].sheet,
        )
        for seat, bot in enumerate(game.job.bots)
    ]


def win_share(result: Result, seat: Seat) -> float:
    first = [standing for standing in result.standings if standing.rank == 1]
    return 1 / len(first) if any(seat in standing.seats for standing in first) else 0.0


def compare(games: Sequence[Ended]) -> list[Entrant]:
    """The bots, best rating first."""
    bots = sorted({bot for game in games for bot in game.job.bots})
    ratings = rate(games, bots)
    seated = [one for game in games for one in seatings(game)]
    entrants = [entrant([one for one in seated if one.bot == bot], ratings[bot]) for bot in bots]
    return sorted(entrants, key=lambda entrant: -entrant.rating.mean)


def entrant(seated: Sequence[Seating], rating: Estimate) -> Entrant:
    kinds = sorted({line.what for one in seated for line in one.sheet})
    decisions = sum(one.thought.decisions for one in seated)
    return Entrant(
        bot=seated[0].bot,
        games=len(seated),
        points=by_deal((one.deal, one.points) for one in seated),
        wins=share((one.deal, one.wins) for one in seated),
        rating=rating,
        seconds=Seconds(
            mean=sum(one.thought.seconds for one in seated) / max(decisions, 1),
            worst=max(one.thought.worst for one in seated),
        ),
        seats=tuple(
            seat_figures([one for one in seated if one.seat == seat])
            for seat in sorted({one.seat for one in seated})
        ),
        lines={
            kind: by_deal((one.deal, count_lines(one, kind)) for one in seated) for kind in kinds
        },
    )


def seat_figures(seated: Sequence[Seating]) -> SeatFigures:
    return SeatFigures(
        seat=seated[0].seat,
        games=len(seated),
        points=by_deal((one.deal, one.points) for one in seated),
        wins=share((one.deal, one.wins) for one in seated),
    )


def count_lines(one: Seating, kind: str) -> int:
    return sum(line.what == kind for line in one.sheet)


def differences(games: Sequence[Ended]) -> list[Difference]:
    """Every two bots that played the same games, in the order of their names."""
    bots = sorted({bot for game in games for bot in game.job.bots})
    pairs = ((bot, other) for bot, other in combinations(bots, 2))
    both = (
        (bot, other, [game for game in games if {bot, other} <= set(game.job.bots)])
        for bot, other in pairs
    )
    return [difference(bot, other, shared) for bot, other, shared in both if shared]


def difference(bot: str, other: str, games: Sequence[Ended]) -> Difference:
    points, wins = [], []
    for game in games:
        seated = seatings(game)
        own = [one for one in seated if one.bot == bot]
        others = [one for one in seated if one.bot == other]
        points.append((game.job.seed, mean_points(own) - mean_points(others)))
        wins.append((game.job.seed, mean_wins(own) - mean_wins(others)))
    share_of_wins = share(wins, least=-1.0)
    deals = deal_means(wins)
    verdict = verdict_of(share_of_wins, len(deals))
    return Difference(
        bot=bot,
        other=other,
        deals=len(deals),
        points=by_deal(points),
        wins=share_of_wins,
        verdict=verdict,
        wanted=deals_wanted(deals) if verdict == "open" else None,
    )


def mean_points(seated: Iterable[Seating]) -> float:
    return fmean(one.points for one in seated)


def mean_wins(seated: Iterable[Seating]) -> float:
    return fmean(one.wins for one in seated)


def verdict_of(wins: Estimate, deals: int) -> Literal["better", "worse", "open", "few"]:
    if deals < FEW:
        return "few"
    if wins.low > 0:
        return "better"
    return "worse" if wins.high < 0 else "open"


def deals_wanted(deals: Sequence[float]) -> int | None:
    """How many deals it would take until the interval excludes zero, if the trend holds."""
    mean = fmean(deals)
    if mean == 0:
        return None
    return math.ceil(len(deals) * (margin_of(deals) / mean) ** 2)
