"""The arena: bots compared on the same deals, from every seat, with honest intervals."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from statistics import fmean, stdev
from typing import Any

from clowder.bots.simulation import Job, Outcome
from clowder.core.game import Result, Seat
from clowder.core.value import Value

SURE = 1.96  # standard errors on either side of a 95 % interval


class Estimate(Value):
    """A figure and its 95 % confidence interval."""

    mean: float
    low: float
    high: float


class Entrant(Value):
    """How one bot did."""

    bot: str
    games: int  # counted by seat: a game in which the bot has two seats counts twice
    points: Estimate
    wins: Estimate  # a shared win counts for its share
    rating: Estimate
    lines: dict[str, Estimate]  # how often each line stands on its score sheet, per game


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


def compare(outcomes: Sequence[Outcome]) -> list[Entrant]:
    """The bots, best rating first."""
    bots = sorted({bot for outcome in outcomes for bot in outcome.job.bots})
    ratings = rate(outcomes, bots)
    entrants = [entrant(bot, outcomes, ratings[bot]) for bot in bots]
    return sorted(entrants, key=lambda entrant: -entrant.rating.mean)


def entrant(bot: str, outcomes: Sequence[Outcome], rating: Estimate) -> Entrant:
    seats = [
        (outcome, Seat(seat))
        for outcome in outcomes
        for seat, name in enumerate(outcome.job.bots)
        if name == bot
    ]
    kinds = sorted({line.what for o, s in seats for line in o.result.standing(s).sheet})
    return Entrant(
        bot=bot,
        games=len(seats),
        points=by_deal((o.job.seed, o.result.standing(s).points) for o, s in seats),
        wins=share((o.job.seed, win_share(o.result, s)) for o, s in seats),
        rating=rating,
        lines={
            kind: by_deal((o.job.seed, count_lines(o.result, s, kind)) for o, s in seats)
            for kind in kinds
        },
    )


def win_share(result: Result, seat: Seat) -> float:
    first = [standing for standing in result.standings if standing.rank == 1]
    return 1 / len(first) if any(seat in standing.seats for standing in first) else 0.0


def count_lines(result: Result, seat: Seat, kind: str) -> int:
    return sum(line.what == kind for line in result.standing(seat).sheet)


def deal_means(figures: Iterable[tuple[int, float]]) -> list[float]:
    """One mean per deal, since games on the same deal are not independent."""
    deals: dict[int, list[float]] = {}
    for seed, figure in figures:
        deals.setdefault(seed, []).append(figure)
    return [fmean(deal) for deal in deals.values()]


def by_deal(figures: Iterable[tuple[int, float]]) -> Estimate:
    means = deal_means(figures)
    mean = fmean(means)
    margin = SURE * stdev(means) / math.sqrt(len(means)) if len(means) > 1 else math.inf
    return Estimate(mean, mean - margin, mean + margin)


def share(figures: Iterable[tuple[int, float]]) -> Estimate:
    """Wilson's interval, which is sound near 0 and 1 too; each deal is one observation."""
    means = deal_means(figures)
    mean, n = fmean(means), len(means)
    centre = (mean + SURE**2 / (2 * n)) / (1 + SURE**2 / n)
    spread = math.sqrt(mean * (1 - mean) / n + SURE**2 / (4 * n * n))
    margin = SURE * spread / (1 + SURE**2 / n)
    return Estimate(mean, centre - margin, centre + margin)


def rate(outcomes: Sequence[Outcome], bots: Sequence[str]) -> dict[str, Estimate]:
    """Plackett-Luce ratings over the games in order; a bot on two seats learns from both.

    Partners are rated as a team. Where all win or lose together there is nobody to be better than.
    """
    from openskill.models import PlackettLuce  # slow to load, and only this needs it

    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for outcome in outcomes:
        sides = sorted(outcome.result.standings, key=lambda standing: standing.seats)
        if len(sides) < 2:
            continue
        seated = [[outcome.job.bots[seat] for seat in side.seats] for side in sides]
        teams = [[ratings[bot] for bot in side] for side in seated]
        rated = model.rate(teams, ranks=[float(side.rank) for side in sides])
        names = [bot for side in seated for bot in side]
        learned = [rating for team in rated for rating in team]
        for bot in set(names):
            own = [r for r, name in zip(learned, names, strict=True) if name == bot]
            mu, sigma = fmean(r.mu for r in own), fmean(r.sigma for r in own)
            ratings[bot] = model.rating(mu=mu, sigma=sigma, name=bot)
    return {
        bot: Estimate(r.mu, r.mu - SURE * r.sigma, r.mu + SURE * r.sigma)
        for bot, r in ratings.items()
    }
