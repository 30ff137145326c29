"""Roll-outs inside the twins against the readable rules, and against OpenSpiel: ratios in one run.

python -P benchmarks/twins.py [room ...]

Both play uniformly to the next draw of NATURE, move by move from Python, which a twin spends most
of its time on: the ratio is a lower bound. Roll-outs and search have their loops inside.
OpenSpiel's Oh Hell, the nearest game there is, is compared where `pyspiel` is installed.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from time import process_time
from typing import Any

from clowder.bots.budget import Budget
from clowder.bots.search import ismcts
from clowder.compiled import is_compiled
from clowder.core.game import NATURE
from clowder.core.match import Match
from clowder.core.record_text import AnyMatch
from clowder.core.rng import FastRng
from clowder.core.room import AnyRoom
from clowder.core.twin import NATURE_BIT, Dice, Twin
from clowder.games import ROOMS

SEATS = 4
SECONDS = 0.5
OH_HELL = f"oh_hell(players={SEATS},num_suits=4,num_cards_per_suit=10,num_tricks_fixed=8)"


def main(*names: str) -> None:
    how = "compiled" if is_compiled("clowder.core.twin") else "plain Python"
    print(f"{SEATS} seats, one core, twins in {how}")
    for name in names or [room.name for room in ROOMS.values() if room.twin]:
        compare(ROOMS[name])
    if find_spec("pyspiel"):
        compare_with_openspiel()
    else:
        print("OpenSpiel: not installed")


def compare(room: AnyRoom) -> None:
    assert room.twin is not None
    match: AnyMatch = Match(room, room.types.options(), SEATS, FastRng(1))
    root = room.twin(match.state)
    readable = rate(lambda seed: play_readable(room, match.state, seed))
    fast = rate(lambda seed: play_twin(root.copy(), seed, room.longest))
    rolled = rate(lambda seed: roll_out(root, seed))
    print(
        f"{room.name}: {readable:,.0f} moves a second by the readable rules, {fast:,.0f} in the"
        f" twin, called from Python ({fast / readable:,.0f} times); {rolled:,.0f} roll-outs and"
        f" {search_rate(room, match):,.0f} iterations of ISMCTS a second"
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


def play_twin(twin: Twin, seed: int, longest: int) -> int:
    """The same in the twin."""
    rng, moves = FastRng(seed), 0
    while (asked := int(twin.asked())) not in (0, NATURE_BIT) and moves < longest:
        seat = (asked & -asked).bit_length() - 1
        twin.apply(seat, rng.choice(twin.legal(seat)))
        moves += 1
    return moves


def roll_out(root: Twin, seed: int) -> int:
    """Reading the state is not counted: a search reads a world once."""
    twin = root.copy()
    twin.rollout(Dice(seed))
    return 1


def search_rate(room: AnyRoom, match: AnyMatch) -> float:
    assert room.twin is not None
    seat = match.asks[0].seat
    worlds = [room.twin(room.imagine(match.view(seat), FastRng(n))) for n in range(16)]
    start = process_time()
    options = ismcts(worlds, seat, Budget(seconds=SECONDS), FastRng(1))
    return sum(option.visits for option in options) / (process_time() - start)


def rate(once: Callable[[int], int]) -> float:
    """How many of what it counts a second."""
    done, times, start = 0, 0, process_time()
    while process_time() - start < SECONDS:
        done += once(times)
        times += 1
    return done / (process_time() - start)


def compare_with_openspiel() -> None:
    spiel = import_module("pyspiel")
    game, rng = spiel.load_game(OH_HELL), random.Random(1)
    dealt = game.new_initial_state()
    while dealt.is_chance_node():
        dealt.apply_action(rng.choice([action for action, _ in dealt.chance_outcomes()]))
    moves = rate(lambda _: play_openspiel(dealt.clone(), rng))
    print(f"OpenSpiel, {OH_HELL}: {moves:,.0f} moves a second, called from Python")


def play_openspiel(state: Any, rng: random.Random) -> int:
    moves = 0
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        moves += 1
    return moves


if __name__ == "__main__":
    main(*sys.argv[1:])
