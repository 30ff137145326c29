"""How often a bot wins among others, on duplicate deals: the tables of docs/strength.md.

python -P benchmarks/strength.py cat_in_the_box quick baseline --seats 2 --deals 60 --seed 1
python -P benchmarks/strength.py cat_in_the_box --deals 60     each level against the one below
python -P benchmarks/strength.py cat_in_the_box --deals 60 --round-robin   each against each other

On more cores or machines, with the same games: --jobs 2, --cluster auto, --cluster ray://…
"""

from __future__ import annotations

import argparse
from itertools import combinations, pairwise

from clowder.bots.arena import Entrant, arena_jobs, arrangements, compare
from clowder.bots.levels import own_levels
from clowder.bots.simulation import play_and_time
from clowder.bots.workers import spread
from clowder.games import find_room


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("bot", nargs="?")
    parser.add_argument("others", nargs="?", default="baseline")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--round-robin", action="store_true")
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--cluster")
    args = parser.parse_args()
    levels = own_levels(args.game)
    pairs = combinations(levels, 2) if args.round_robin else pairwise(levels)
    above = [(better, worse) for worse, better in pairs]
    for bot, others in [(args.bot, args.others)] if args.bot else above:
        print(measure(bot, others, args), flush=True)


def measure(bot: str, others: str, args: argparse.Namespace) -> str:
    rings = arrangements([bot, *[others] * (args.seats - 1)], args.seats)
    seeds = range(args.seed, args.seed + args.deals)
    jobs = arena_jobs(args.game, find_room(args.game).types.options(), rings, seeds)
    entrants = compare(list(spread(play_and_time, jobs, args.jobs, args.cluster)))
    one = next(entrant for entrant in entrants if entrant.bot == bot)
    return f"{bot} among {others}, {args.seats} seats, {args.deals} deals, {line(one, args.seats)}"


def line(one: Entrant, seats: int) -> str:
    wins, seconds, paradoxes = one.wins, one.seconds, one.lines.get("paradox")
    # Cat in the Box has as many rounds as seats.
    own = f", {paradoxes.mean / seats:.1%} own paradoxes a round" if paradoxes else ""
    return (
        f"{one.games} games: wins {wins.mean:.1%} ({wins.low:.1%} to {wins.high:.1%}),"
        f" {seconds.mean:.3f} s a decision (at most {seconds.worst:.2f}){own}"
    )


if __name__ == "__main__":
    main()
