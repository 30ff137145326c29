"""How strong a bot of Cat in the Box is among others of another kind, in the product's engine.

    python -m clowder.train.strength --among baseline --deals 400 --jobs 16

Whole games on duplicate deals, once for each seat of the one; 95 % intervals over deals.
"""

from __future__ import annotations

import argparse
import json
import time

from clowder.bots.arena import arena_jobs, arrangements, win_share
from clowder.bots.estimates import Estimate, by_deal, share
from clowder.bots.simulation import Outcome, play_all
from clowder.core.game import Seat
from clowder.games.cat_in_the_box import ROOM
from clowder.games.cat_in_the_box.options import Options


def measure(one: str, among: str, seats: int, seeds: range, jobs: int) -> list[Outcome]:
    rings = arrangements((one, *[among] * (seats - 1)), seats)
    return list(play_all(arena_jobs(ROOM.name, Options(), rings, seeds), jobs))


def own_seat(outcome: Outcome, one: str) -> Seat:
    return Seat(outcome.job.bots.index(one))


def gap_a_round(outcome: Outcome, one: str) -> float:
    """Points of the one above the mean of the others, for each of as many rounds as seats."""
    seat, seats = own_seat(outcome, one), len(outcome.job.bots)
    points = [outcome.result.standing(Seat(n)).points for n in range(seats)]
    others = (sum(points) - points[seat]) / (seats - 1)
    return (points[seat] - others) / seats


def figures(outcomes: list[Outcome], one: str) -> dict[str, Estimate]:
    wins = ((o.job.seed, win_share(o.result, own_seat(o, one))) for o in outcomes)
    gaps = ((o.job.seed, gap_a_round(o, one)) for o in outcomes)
    own = ((o.job.seed, broken_by(o, own_seat(o, one))) for o in outcomes)
    others = ((o.job.seed, broken_by_others(o, own_seat(o, one))) for o in outcomes)
    broken = ((o.job.seed, broken_rounds(o)) for o in outcomes)
    return {
        "wins": share(wins),
        "gap": by_deal(gaps),
        "broken": share(broken),
        "own": share(own),
        "each other's": share(others),
    }


def broken_by(outcome: Outcome, seat: Seat) -> float:
    """The share of rounds that ended in a paradox of that seat; there are as many as seats."""
    sheet = outcome.result.standing(seat).sheet
    return sum(line.what == "paradox" for line in sheet) / len(outcome.job.bots)


def broken_rounds(outcome: Outcome) -> float:
    """The share of rounds that ended in a paradox, anybody's."""
    return sum(broken_by(outcome, Seat(n)) for n in range(len(outcome.job.bots)))


def broken_by_others(outcome: Outcome, seat: Seat) -> float:
    """The share of rounds that ended in a paradox of another seat, for each of the others."""
    return (broken_rounds(outcome) - broken_by(outcome, seat)) / (len(outcome.job.bots) - 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="clowder.bots.rooms.cat_in_the_box.trained.bot:Trained")
    parser.add_argument("--among", default="baseline")
    parser.add_argument("--seats", default="2,3,4,5")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1e9, help="for each number of seats")
    args = parser.parse_args()
    for count in args.seats.split(","):
        seats, begin = int(count), time.monotonic()
        outcomes = measure_for(args, seats)
        found = figures(outcomes, args.bot)
        deals = len({outcome.job.seed for outcome in outcomes})
        line = {"bot": args.bot, "among": args.among, "seats": seats, "deals": deals}
        bounds = {name: [round(x, 4) for x in (e.mean, e.low, e.high)] for name, e in found.items()}
        print(json.dumps(line | bounds | {"s": round(time.monotonic() - begin)}), flush=True)


def measure_for(args: argparse.Namespace, seats: int) -> list[Outcome]:
    """All deals, or as many as there is time for: a few at once, each of them whole."""
    end, outcomes = time.monotonic() + args.seconds, []
    for first in range(args.seed, args.seed + args.deals, args.jobs):
        seeds = range(first, min(first + args.jobs, args.seed + args.deals))
        outcomes += measure(args.bot, args.among, seats, seeds, args.jobs)
        if time.monotonic() > end:
            break
    return outcomes


if __name__ == "__main__":
    main()
