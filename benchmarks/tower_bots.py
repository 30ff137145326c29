"""Figures of the tower's bots: games won, levels compared, placings that fail, decision times.

python -m benchmarks.tower_bots won LEVEL SEEDS SEATS [--results FILE]
python -m benchmarks.tower_bots compare LEVEL BELOW SEEDS [--results FILE]
python -m benchmarks.tower_bots places LEVEL straight|leaning COUNT [--seed SEED]
python -m benchmarks.tower_bots waits LEVEL SEEDS TURNS

SEEDS is `10` (from 0 to 9) or `3-9`. With a file of results every game is written down as it ends,
and games that stand there are not played again. `waits`: what three of that level and gravity take,
in CPU, between two turns of somebody who places at random.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from statistics import fmean, median
from time import process_time

from benchmarks.tower_positions import positions
from clowder.bots.estimates import share
from clowder.bots.levels import make_bot
from clowder.bots.simulation import think
from clowder.core.game import NATURE
from clowder.core.match import Match
from clowder.core.record_text import AnyMatch
from clowder.core.rng import FastRng
from clowder.core.value import Value, from_json, to_json
from clowder.games import find_room
from clowder.games.cat_and_the_tower.events import Blocked, Slipped
from clowder.games.cat_and_the_tower.moves import Floor, Friend, Put, Wall
from clowder.games.cat_and_the_tower.obstacles import obstacle_of
from clowder.games.cat_and_the_tower.state import State

ROOM = find_room("cat_and_the_tower")
TURNS = 300  # of a game, at most (TOW-28)


class Game(Value):
    """How a game together went, until a story was won or it was over."""

    level: str
    seats: int
    seed: int
    won: bool
    turns: int
    fallen: int  # walls
    decision: float  # seconds of CPU: the mean, then the longest
    longest: float
    turn: float  # seconds of CPU: a turn with all that gravity took, the median, then the longest
    longest_turn: float


def play(level: str, seats: int, seed: int) -> Game:
    rng = FastRng(seed)
    match: AnyMatch = Match(ROOM, ROOM.types.options(), seats, rng)
    heads = [rng.stream("bot", seat) for seat in range(seats)]
    decisions: list[float] = []
    turns: Counter[int] = Counter()
    while match.asks and not match.state.scenarios and match.state.turn <= TURNS:
        ask, turn, begun = match.asks[0], match.state.turn, process_time()
        move = think(match, ask, make_bot(level, ROOM), heads[ask.seat])
        decisions.append(process_time() - begun)
        refusal = match.play(ask.seat, move)
        assert refusal is None, refusal
        turns[turn] += round(1000 * (process_time() - begun))
    times = [spent / 1000 for spent in turns.values()]
    return Game(
        level, seats, seed, bool(match.state.scenarios), match.state.turn, len(match.state.fallen),
        fmean(decisions), max(decisions), median(times), max(times),
    )  # fmt: skip


def games(level: str, seats: int, seeds: Iterable[int], results: Path | None) -> list[Game]:
    known = read(results) if results else {}
    found = []
    for seed in seeds:
        game = known.get((level, seats, seed))
        if game is None:
            game = play(level, seats, seed)
            if results:
                with results.open("a") as file:
                    file.write(to_json(game).decode() + "\n")
        found.append(game)
    return found


def read(results: Path) -> dict[tuple[str, int, int], Game]:
    lines = results.read_text().splitlines() if results.exists() else []
    found = [from_json(line.encode(), Game) for line in lines]
    return {(game.level, game.seats, game.seed): game for game in found}


def won(level: str, seats: int, played: list[Game]) -> None:
    estimate = share((game.seed, float(game.won)) for game in played)
    turns = sorted(game.turns for game in played if game.won)
    print(
        f"{level}, {seats} seats: story 10 in {sum(game.won for game in played)} of {len(played)} "
        f"({estimate.low:.2f} to {estimate.high:.2f}), turn {median(turns) if turns else '-'} "
        f"(median), {fmean(game.decision for game in played):.2f} s a decision (at most "
        f"{max(game.longest for game in played):.2f}), {median(g.turn for g in played):.2f} s a "
        f"turn (at most {max(game.longest_turn for game in played):.2f})"
    )


def compare(level: str, below: str, seeds: Iterable[int], results: Path | None) -> None:
    """On the same deal, who wins the story, or in fewer turns if both do; a draw is half."""
    pairs = zip(games(level, 2, seeds, results), games(below, 2, seeds, results), strict=True)
    told = share((one.seed, better(one, other)) for one, other in pairs)
    print(f"{level} over {below}: {told.mean:.1%} ({told.low:.1%} to {told.high:.1%})")


def better(one: Game, other: Game) -> float:
    if one.won != other.won:
        return float(one.won)
    if one.won and one.turns != other.turns:
        return float(one.turns < other.turns)
    return 0.5


def places(level: str, leaning: bool, count: int, seed: int) -> None:
    """What comes of the placings that a level proposes on towers that others have built."""
    rng = FastRng(seed)
    told: Counter[str] = Counter()
    seconds = []
    for state in positions(leaning, count, seed):
        [ask] = ROOM.asks(state)
        view, begun = ROOM.view(state, ask.seat), process_time()
        bot = make_bot(level, ROOM)
        move = bot.choose(view, ask, None, rng, bot.budget)
        seconds.append(process_time() - begun)
        if not isinstance(move, Wall | Floor | Friend | Put):
            told["no placing"] += 1
        elif ROOM.refusal(state, ask.seat, move) is not None:
            told["refused"] += 1
        elif obstacle_of(view, move) is not None:
            told["in the way by eye"] += 1
        else:
            told[outcome(state, move, rng.stream("hand", sum(told.values())))] += 1
    kind = "leaning" if leaning else "straight"
    print(
        f"{level}, {count} placings on {kind} towers: {dict(told)}; "
        f"{fmean(seconds):.2f} s a decision (at most {max(seconds):.2f})"
    )


def outcome(state: State, move: object, rng: FastRng) -> str:
    step, fallen = ROOM.apply(state, ROOM.asks(state)[0].seat, move), len(state.fallen)
    for _ in range(12):
        if any(isinstance(event, Blocked) for event in step.events):
            return "in the way"
        if any(isinstance(event, Slipped) for event in step.events):
            return "slips"
        asks = ROOM.asks(step.state)
        if len(step.state.fallen) > fallen:
            return "brings walls down"
        if not asks or asks[0].seat != NATURE:
            return "holds"
        step = ROOM.apply(step.state, NATURE, ROOM.sample(step.state, NATURE, rng))
    return "holds"


def waits(level: str, seeds: Iterable[int], turns: int) -> None:
    told = sorted(wait for seed in seeds for wait in waits_in(level, seed, turns))
    print(
        f"{level}: {len(told)} waits, median {median(told):.2f} s of CPU, nine in ten under "
        f"{told[9 * len(told) // 10]:.2f}, longest {told[-1]:.2f}"
    )


def waits_in(level: str, seed: int, turns: int) -> list[float]:
    rng, others = FastRng(f"mixed/{seed}"), ("uniform", level, level, level)
    match: AnyMatch = Match(ROOM, ROOM.types.options(), len(others), rng)
    heads = [rng.stream("bot", seat) for seat in range(len(others))]
    found = [0.0]
    while match.asks and not match.state.scenarios and match.state.turn <= turns:
        ask, begun = match.asks[0], process_time()
        match.play(ask.seat, think(match, ask, make_bot(others[ask.seat], ROOM), heads[ask.seat]))
        if ask.seat:
            found[-1] += process_time() - begun
        elif found[-1]:
            found.append(0.0)
    return [wait for wait in found[:-1] if wait]


def seeds_in(told: str) -> range:
    """`10`: from 0 to 9; `3-9`: those."""
    first, _, last = told.rpartition("-")
    return range(int(first), int(last) + 1) if first else range(int(last))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("won", "compare", "places", "waits"))
    parser.add_argument("level")
    parser.add_argument("words", nargs=2)
    parser.add_argument("--results", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    first, second = args.words
    if args.what == "won":
        won(
            args.level,
            int(second),
            games(args.level, int(second), seeds_in(first), args.results),
        )
    elif args.what == "compare":
        compare(args.level, first, seeds_in(second), args.results)
    elif args.what == "waits":
        waits(args.level, seeds_in(first), int(second))
    else:
        places(args.level, first == "leaning", int(second), args.seed)


if __name__ == "__main__":
    main()
