"""Roll-outs inside the twins against the readable rules, and against OpenSpiel: ratios in one run.

python -P benchmarks/twins.py [room ...]

All play any allowed moves to the next draw of NATURE, with their loops inside. The twins' own
roll-outs, in which a policy chooses, and what search makes of them are told beside. OpenSpiel's Oh
Hell, the nearest game there is, is compared where `pyspiel` is installed.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from time import process_time
from typing import Any, NamedTuple

from clowder.bots.budget import Budget
from clowder.bots.search import ismcts
from clowder.bots.search.fast import play_uniformly
from clowder.compiled import is_compiled
from clowder.core.game import NATURE
from clowder.core.match import Match
from clowder.core.record_text import AnyMatch
from clowder.core.rng import FastRng
from clowder.core.room import AnyRoom
from clowder.core.twin import Dice, Twin
from clowder.games import ROOMS

SEATS = 4
SECONDS = 1.0  # at least
GAMES = 20  # that a twin plays without coming back to Python
ROLLED = 50_000  # by OpenSpiel
SEARCHED = 20_000  # iterations of one search, by either: a tree that grows further slows down
TWINS = [room.name for room in ROOMS.values() if room.twin]
OH_HELL = f"oh_hell(players={SEATS},num_suits=4,num_cards_per_suit=10,num_tricks_fixed=8)"


def main(*names: str) -> None:
    how = "compiled" if is_compiled("clowder.core.twin") else "plain Python"
    print(f"{SEATS} seats, one core, twins in {how}")
    figures = {name: measure(ROOMS[name]) for name in names or TWINS}
    for name, found in figures.items():
        print(
            f"{name}: {found.readable:,.0f} moves a second by the readable rules,"
            f" {found.twin:,.0f} in the twin ({found.twin / found.readable:,.1f} times);"
            f" {found.rolled:,.0f} roll-outs by its policy and {found.searched:,.0f} iterations"
            f" of ISMCTS a second, {found.by_chance:,.0f} where chance plays on"
        )
    if not find_spec("pyspiel"):
        print("OpenSpiel: not installed")
        return
    moves, searched = measure_openspiel()
    print(f"OpenSpiel, {OH_HELL}: {moves:,.0f} moves and {searched:,.0f} iterations a second")
    if "cat_in_the_box" in figures:
        ours = figures["cat_in_the_box"]
        print(
            f"cat_in_the_box has {ours.twin / moves:.2f} times its moves"
            f" and {ours.by_chance / searched:.2f} times its iterations, which end by chance,"
            f" {ours.searched / searched:.2f} times with a policy"
        )


class Figures(NamedTuple):
    """Each a second."""

    readable: float  # moves
    twin: float  # moves
    rolled: float  # roll-outs by the twin's policy
    searched: float  # iterations that end in such roll-outs
    by_chance: float  # iterations that end in any moves


def measure(room: AnyRoom) -> Figures:
    assert room.twin is not None
    match: AnyMatch = Match(room, room.types.options(), SEATS, FastRng(1))
    root = room.twin(match.state)
    return Figures(
        readable=rate(lambda seed: play_readable(room, match.state, seed)),
        twin=rate(lambda seed: play_uniformly(root, GAMES, room.longest, seed)),
        rolled=rate(lambda seed: roll_out(root, seed)),
        searched=search_rate(room, match, by_chance=False),
        by_chance=search_rate(room, match, by_chance=True),
    )


def play_readable(room: AnyRoom, state: Any, seed: int) -> int:
    """Uniform play to the next deal: how many moves."""
    rng, moves = FastRng(seed), 0
    while (asks := room.asks(state)) and moves < room.longest:
        if asks[0].seat == NATURE:
            break
        move = room.sample(state, asks[0].seat, rng)
        state = room.apply(state, asks[0].seat, move).state
        moves += 1
    return moves


def roll_out(root: Twin, seed: int) -> int:
    """Reading the state is not counted: a search reads a world once."""
    twin = root.copy()
    twin.rollout(Dice(seed))
    return 1


def search_rate(room: AnyRoom, match: AnyMatch, by_chance: bool) -> float:
    assert room.twin is not None
    seat = match.asks[0].seat
    worlds = [room.twin(room.imagine(match.view(seat), FastRng(n))) for n in range(16)]

    def search(seed: int) -> int:
        ismcts(worlds, seat, Budget(iterations=SEARCHED), FastRng(seed), by_chance=by_chance)
        return SEARCHED

    return rate(search)


def rate(once: Callable[[int], int]) -> float:
    """How many of what it counts a second."""
    done, times, start = 0, 0, process_time()
    while process_time() - start < SECONDS:
        done += once(times)
        times += 1
    return done / (process_time() - start)


def measure_openspiel() -> tuple[float, float]:
    """Moves of its roll-outs and iterations of its ISMCTS, both in C++, a second."""
    spiel = import_module("pyspiel")
    rng = random.Random(1)
    dealt = spiel.load_game(OH_HELL).new_initial_state()
    while dealt.is_chance_node():
        dealt.apply_action(rng.choice([action for action, _ in dealt.chance_outcomes()]))
    state, moves = dealt.clone(), 0
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        moves += 1
    # Two iterations with many roll-outs each show what a roll-out costs, but for its first move.
    rolled = 2 * ROLLED / openspiel_seconds(spiel, dealt, rolled=ROLLED, iterations=2)

    def search(seed: int) -> int:
        openspiel_seconds(spiel, dealt, rolled=1, iterations=SEARCHED, seed=seed)
        return SEARCHED

    return rolled * (moves - 1), rate(search)


def openspiel_seconds(spiel: Any, state: Any, rolled: int, iterations: int, seed: int = 1) -> float:
    evaluator = spiel.RandomRolloutEvaluator(rolled, 1)
    final = spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = spiel.ISMCTSBot(seed, evaluator, 1.0, iterations, -1, final, False, False)
    start = process_time()
    bot.step(state)
    return process_time() - start


if __name__ == "__main__":
    main(*sys.argv[1:])
