"""Moves per second of random play through the referee, for each room and seat count.

Machines differ and share their cores with others, so every figure stands beside what a bare
Python loop did in the same run; where OpenSpiel is installed, beside its oh_hell as well.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module, util
from itertools import count

from clowder.core.game_file import AnyMatch
from clowder.core.match import Match
from clowder.core.rng import FastRng
from clowder.core.room import AnyRoom
from clowder.games import ROOMS

LOOP = 1_000_000
BAR = 20_000 / 15_000_000  # moves per turn of the bare loop that every room must reach


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="time for each row")
    seconds = parser.parse_args().seconds
    print(f"{'':24}{'moves/s':>10}{'bare loops/s':>14}{'of the bar':>12}")
    for name, play in contestants():
        pace, loops = measure(play, seconds)
        print(f"{name:24}{pace:>10,.0f}{loops:>14,.0f}{pace / loops / BAR:>11.1f}x", flush=True)


def contestants() -> Iterator[tuple[str, Callable[[int], int]]]:
    """What is measured: a name, and a function that plays the n-th game and counts its moves."""
    for room in ROOMS.values():
        for seats in room.game.seats:
            yield f"{room.name} {seats}", partial(play_game, room, seats)
    yield "if_it_fits 80 cards", partial(try_all_moves, full_table())
    if util.find_spec("pyspiel") is None:
        print("(open_spiel is not installed: its oh_hell is left out)")
        return
    for seats in (3, 4, 5):
        yield f"open_spiel oh_hell {seats}", partial(play_oh_hell, seats)


def measure(play: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Moves and bare loops per second, in turns so that both meet the same machine."""
    games, moves, spent, paces = count(), 0, 0.0, []
    while spent < seconds:
        paces.append(bare_loop())
        started = time.perf_counter()
        while time.perf_counter() - started < seconds / 8:
            moves += play(next(games))
        spent += time.perf_counter() - started
    return moves / spent, sum(paces) / len(paces)


def bare_loop() -> float:
    started = time.perf_counter()
    x = 0
    for _ in range(LOOP):
        x += 1  # noqa: SIM113 (the addition is what is measured)
    return LOOP / (time.perf_counter() - started)


def play_game(room: AnyRoom, seats: int, seed: int) -> int:
    rng = FastRng(seed)
    match: AnyMatch = Match(room.game, room.options(), seats, rng)
    while match.asks:
        seat = match.asks[0].seat
        assert match.play(seat, room.game.sample(match.state, seat, rng)) is None
    return len(match.entries)


def full_table() -> AnyMatch:
    """If It Fits with as many cards on the table as there may be, and three in hand."""
    room = ROOMS["if_it_fits"]
    for seed in count():
        rng = FastRng(seed)
        match: AnyMatch = Match(room.game, room.options(), 5, rng)
        while match.asks:
            seat, state = match.asks[0].seat, match.state
            listed = room.game.moves(state, seat) or ()
            if len(state.laid) == 80 and len(listed) > 100:
                return match
            match.play(seat, room.game.sample(state, seat, rng))
    raise AssertionError("there are always more seeds")


def try_all_moves(match: AnyMatch, _: int) -> int:
    """List every move of whoever is on turn, and make each of them by itself."""
    seat = match.asks[0].seat
    listed = match.moves(seat) or ()
    for move in listed:
        match.game.apply(match.state, seat, move)
    return len(listed)


def play_oh_hell(seats: int, seed: int) -> int:
    pyspiel = import_module("pyspiel")
    state = pyspiel.load_game("oh_hell", {"players": seats}).new_initial_state()
    chooser, moves = random.Random(seed), 0
    while not state.is_terminal():
        state.apply_action(chooser.choice(state.legal_actions()))
        moves += 1
    return moves


if __name__ == "__main__":
    main()
