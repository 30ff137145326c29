"""Ratings of bots from the games they have played."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from clowder.bots.estimates import NORMAL, Estimate
from clowder.bots.simulation import Ended


def rate(games: Sequence[Ended], bots: Sequence[str]) -> dict[str, Estimate]:
    """Plackett-Luce ratings over the games in order; a bot on two seats learns from both.

    Partners are rated as a team. Where all win or lose together there is nobody to be better than.
    """
    from openskill.models import PlackettLuce  # slow to load, and only this needs it

    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for game in games:
        sides = sorted(game.result.standings, key=lambda standing: standing.seats)
        if len(sides) < 2:
            continue
        seated = [[game.job.bots[seat] for seat in side.seats] for side in sides]
        teams = [[ratings[bot] for bot in side] for side in seated]
        rated = model.rate(teams, ranks=[float(side.rank) for side in sides])
        names = [bot for side in seated for bot in side]
        learned = [rating for team in rated for rating in team]
        for bot in set(names):
            own = [r for r, name in zip(learned, names, strict=True) if name == bot]
            mu, sigma = fmean(r.mu for r in own), fmean(r.sigma for r in own)
            ratings[bot] = model.rating(mu=mu, sigma=sigma, name=bot)
    return {
        bot: Estimate(r.mu, r.mu - NORMAL * r.sigma, r.mu + NORMAL * r.sigma)
        for bot, r in ratings.items()
    }
