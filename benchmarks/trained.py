"""What a decision of the trained levels of Cat in the Box costs, in CPU on one core.

python -P benchmarks/trained.py                      features and choices of `trained`
python -P benchmarks/trained.py --levels deep,kind --deals 2     whole choices of other levels

Each deal is a whole game among the level itself; decisions with a single answer are left out, as
nothing is thought there.
"""

from __future__ import annotations

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as at the table: CPU of one thread, not of all

import argparse
from collections.abc import Iterator
from statistics import fmean, median
from time import process_time
from typing import Any

import numpy as np

from clowder.bots.levels import make_bot
from clowder.bots.rooms.cat_in_the_box.trained.features import tests_for
from clowder.bots.rooms.cat_in_the_box.trained.sight import facts_of_view
from clowder.bots.simulation import think
from clowder.core.match import Match
from clowder.core.record_text import AnyMatch
from clowder.core.rng import FastRng
from clowder.games.cat_in_the_box import ROOM
from clowder.games.cat_in_the_box.options import Options

TIMES = 5  # that the features of a decision are built; the quickest counts, others were disturbed


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--levels", default="trained")
    parser.add_argument("--seats", default="2,3,4,5")
    parser.add_argument("--deals", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    for seats in map(int, args.seats.split(",")):
        for level in args.levels.split(","):
            next(played(level, seats, range(1)))  # which loads the weights
            found = list(played(level, seats, range(args.seed, args.seed + args.deals)))
            for what, times in zip(("features", level), zip(*found, strict=True), strict=True):
                print(f"{seats} seats, {len(times)} decisions, {what}: {told(times)}", flush=True)


def played(level: str, seats: int, seeds: range) -> Iterator[tuple[float, float]]:
    """The seconds of each decision: for its features alone, and for the whole choice."""
    for seed in seeds:
        match: AnyMatch = Match(ROOM, Options(), seats, FastRng(seed))
        rng, bots = FastRng(seed), [make_bot(level, ROOM) for _ in range(seats)]
        while match.asks:
            ask = match.asks[0]
            begun = process_time()
            move = think(match, ask, bots[ask.seat], rng)
            spent = process_time() - begun
            moves = match.moves(ask.seat)
            if moves and len(moves) > 1:
                yield features_of(match.view(ask.seat), moves), spent
            match.play(ask.seat, move)


def features_of(view: Any, moves: Any) -> float:
    times = []
    for _ in range(TIMES):
        begun = process_time()
        tests_for(view.seats).features(np, facts_of_view(view, moves))
        times.append(process_time() - begun)
    return min(times)


def told(seconds: tuple[float, ...]) -> str:
    figures = median(seconds), fmean(seconds), max(seconds)
    return "median {:.3f} ms, mean {:.3f}, at most {:.2f}".format(*(1000 * x for x in figures))


if __name__ == "__main__":
    main()
