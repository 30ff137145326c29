"""How strong a bot of Cat in the Box is among others of another kind, in the product's engine.

    python -m clowder.train.strength --among baseline --deals 400 --jobs 16

Whole games on duplicate deals, once for each seat of the one; 95 % intervals over deals. The gap is
in points a round above the others' mean; its three parts say what comes of rounds that are played
out, that end in a paradox of one's own, and in one of another.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Sequence
from statistics import fmean
from typing import NamedTuple, TypeAlias

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


class Round(NamedTuple):
    """What a round brought each seat, and whose paradox ended it."""

    points: tuple[int, ...]
    broken_by: Seat | None


def rounds_of(outcome: Outcome) -> list[Round]:
    """The rounds of a game, as many as seats; each line of a score sheet names its round."""
    seats = len(outcome.job.bots)
    points = [[0] * seats for _ in range(seats)]
    broken_by: list[Seat | None] = [None] * seats
    for seat in map(Seat, range(seats)):
        for line in outcome.result.standing(seat).sheet:
            number = int(line.about[0].which) - 1
            points[number][seat] += line.points
            if line.what == "paradox":
                broken_by[number] = seat
    return [Round(tuple(each), by) for each, by in zip(points, broken_by, strict=True)]


def lead(points: Sequence[int], seat: Seat) -> float:
    """Points of a seat above the mean of the others."""
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


Ends: TypeAlias = Callable[[Seat | None, Seat], bool]  # whose paradox ended it, and one's own seat
ENDS: dict[str, Ends] = {
    "played out": lambda by, _: by is None,
    "own": lambda by, seat: by == seat,
    "others'": lambda by, seat: by not in {None, seat},
}


def figures(outcomes: list[Outcome], one: str) -> dict[str, Estimate]:
    """Wins and gap, how often rounds end in which way, and what each way adds to the gap."""
    played = [(o.job.seed, own_seat(o, one), rounds_of(o)) for o in outcomes]
    wins = ((o.job.seed, win_share(o.result, own_seat(o, one))) for o in outcomes)

    def often(ends: Ends) -> Estimate:
        shares = (
            (deal, fmean(ends(r.broken_by, seat) for r in rounds)) for deal, seat, rounds in played
        )
        return share(shares)

    def gap(ends: Ends) -> Estimate:
        return by_deal(
            (deal, fmean(lead(r.points, seat) * ends(r.broken_by, seat) for r in rounds))
            for deal, seat, rounds in played
        )

    found = {"wins": share(wins), "gap": gap(lambda _by, _seat: True)}
    found |= {name: often(ends) for name, ends in ENDS.items()}
    return found | {f"gap, {name}": gap(ends) for name, ends in ENDS.items()}


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
