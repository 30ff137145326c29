"""What the turns of Stray Cat are spent on, where a level plays for everybody on the twin.

python -P benchmarks/stray_cat_turns.py --seats 2 --games 200 --seed 0
python -P benchmarks/stray_cat_turns.py --level strong --seats 2 --games 25 --seed 3000
"""

from __future__ import annotations

import argparse
from collections import Counter

from clowder.bots.rooms.stray_cat.plan import Weights
from clowder.bots.rooms.stray_cat.planning import Thought
from clowder.core.match import Match
from clowder.core.rng import FastRng
from clowder.core.twin import NATURE_BIT, Dice, indices
from clowder.games.stray_cat import ROOM
from clowder.games.stray_cat.fast import StrayCat
from clowder.games.stray_cat.fast_choices import FOOD, REMEMBER, WALK
from clowder.games.stray_cat.fast_table import FIGHTING, LOOKING, MOVING, REMEMBERING, WALKING
from clowder.games.stray_cat.reading import twin_of


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--level", choices=("quick", "strong"), default="quick")
    args = parser.parse_args()
    spent: Counter[str] = Counter()
    rounds = 0
    for seed in range(args.seed, args.seed + args.games):
        match = Match(ROOM, ROOM.types.options(), args.seats, FastRng(seed))
        twin = twin_of(match.state)
        play(twin, Dice(seed), args.level, spent)
        rounds += twin.round
    print(f"{args.games} games, {args.seats} seats: {rounds / args.games:.1f} rounds a game")
    for what, count in sorted(spent.items()):
        print(f"{count / args.games / args.seats:6.2f} a seat and game  {what}")


def play(twin: StrayCat, dice: Dice, level: str, spent: Counter[str]) -> None:
    while asked := twin.asked():
        if asked == NATURE_BIT:
            assert twin.draw(dice), "everything was dealt before"
            continue
        seat = indices(asked)[0]
        action = twin.advise(seat) if level == "quick" else planned(twin, seat)
        count(twin, seat, action, spent)
        twin.apply(seat, action)


def planned(twin: StrayCat, seat: int) -> int:
    legal = twin.legal(seat)
    return legal[0] if len(legal) == 1 else Thought(twin, seat, Weights()).choose()


def count(twin: StrayCat, seat: int, action: int, spent: Counter[str]) -> None:
    kind, here = twin.kind(), twin.kittens[seat]
    if kind == LOOKING:
        known = bin(twin.up[seat]).count("1")
        spent[f"turn, tokens known: {known}"] += 1
        if action != FOOD:
            spent["walk" if action >= WALK else "luck card"] += 1
        elif twin.ground.house[here]:
            spent[f"food in a house, cards in the hand: {twin.held[seat]}"] += 1
        else:
            spent[f"food on the road or at the start, cards: {twin.held[seat]}"] += 1
    elif kind == REMEMBERING:
        spent["visit that told nothing" if action == REMEMBER + 3 else "visit that told"] += 1
    elif kind == FIGHTING:
        spent["card in a fight"] += 1
    elif kind == MOVING and twin.part(4) != WALKING and twin.part(5) < 0:
        spent["moved by others, or in flight"] += 1


if __name__ == "__main__":
    main()
