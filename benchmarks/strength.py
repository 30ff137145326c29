"""How often a bot wins among others, on duplicate deals, with the interval of docs/strength.md.

python -P benchmarks/strength.py cat_in_the_box quick baseline --seats 2 --deals 60 --seed 1
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator, Sequence
from statistics import fmean, stdev
from time import process_time
from typing import Any

from clowder.bots.arena import arena_jobs, arrangements, count_lines, win_share
from clowder.bots.levels import make_bot
from clowder.bots.simulation import Job, think
from clowder.core.game import Seat
from clowder.core.match import Match
from clowder.core.record_text import AnyMatch
from clowder.core.rng import FastRng
from clowder.games import find_room

# Student's t for 95 %, by degrees of freedom; between two the smaller one's, which is wider.
STUDENT = {1: 12.71, 2: 4.30, 3: 3.18, 4: 2.78, 5: 2.57, 7: 2.36, 10: 2.23, 15: 2.13, 20: 2.09}
STUDENT |= {30: 2.04, 40: 2.02, 60: 2.00, 120: 1.98, 1000: 1.96}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("others")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    rings = arrangements([args.bot, *[args.others] * (args.seats - 1)], args.seats)
    room = find_room(args.game)
    seeds = range(args.seed, args.seed + args.deals)
    deals: dict[int, list[float]] = {}
    times: list[float] = []
    paradoxes = 0
    for job in arena_jobs(args.game, room.types.options(), rings, seeds):
        seat = Seat(job.bots.index(args.bot))
        match = play(job, seat, times)
        result = match.result()
        assert result is not None
        deals.setdefault(job.seed, []).append(win_share(result, seat))
        paradoxes += count_lines(result, seat, "paradox")
    mean, low, high = interval([fmean(shares) for shares in deals.values()])
    games = sum(map(len, deals.values()))
    print(
        f"{args.bot} among {args.others}, {args.seats} seats, {len(deals)} deals, {games} games:"
        f" wins {mean:.1%} ({low:.1%} to {high:.1%}), {fmean(times):.3f} s a decision"
        f" (at most {max(times):.2f}), {paradoxes / games / args.seats:.1%} own paradoxes a round"
    )


def play(job: Job, timed: Seat, times: list[float]) -> AnyMatch:
    """One game as the arena plays it, with the decisions of one seat timed."""
    rng = FastRng(job.seed)
    match: AnyMatch = Match(find_room(job.game), job.options, len(job.bots), rng)
    streams = [rng.stream("bot", seat) for seat in range(len(job.bots))]
    while match.asks:
        ask = match.asks[0]
        start = process_time()
        move: Any = think(match, ask, make_bot(job.bots[ask.seat], match.room), streams[ask.seat])
        if ask.seat == timed:
            times.append(process_time() - start)
        refusal = match.play(ask.seat, move)
        assert refusal is None, refusal
    return match


def interval(means: Sequence[float]) -> Iterator[float]:
    """Mean, low and high over deals."""
    mean = fmean(means)
    freedom = max(known for known in STUDENT if known <= len(means) - 1)
    margin = STUDENT[freedom] * stdev(means) / math.sqrt(len(means))
    yield from (mean, max(mean - margin, 0.0), min(mean + margin, 1.0))


if __name__ == "__main__":
    main()
