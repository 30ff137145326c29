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
from typing import Any

from clowder.bots.levels import make_bot
from clowder.core.game import Seat
from clowder.core.match import Match
from clowder.core.move_tree import pack
from clowder.core.record_text import AnyMatch
from clowder.core.rng import FastRng
from clowder.core.room import AnyRoom
from clowder.core.value import to_json
from clowder.games import ROOMS
from clowder.games.if_it_fits.moves import Draw, Pass, Settle, Sleep
from clowder.games.if_it_fits.state import Playing

FULL = 80  # cards on a table of If It Fits
LOOP = 1_000_000
BAR = 20_000 / 15_000_000  # moves per turn of the bare loop that every room must reach


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="time for each row")
    parser.add_argument("--only", default="", help="rows whose names begin so")
    asked = parser.parse_args()
    print(f"{'':24}{'moves/s':>10}{'bare loops/s':>14}{'of the bar':>12}")
    for name, play in contestants():
        if name.startswith(asked.only):
            pace, loops = measure(play, asked.seconds)
            print(f"{name:24}{pace:>10,.0f}{loops:>14,.0f}{pace / loops / BAR:>11.1f}x", flush=True)
    print(tell_full_table(full_table()))


def contestants() -> Iterator[tuple[str, Callable[[int], int]]]:
    """What is measured: a name, and a function that plays the n-th game and counts its moves."""
    for room in ROOMS.values():
        for seats in room.seats:
            yield f"{room.name} {seats}", partial(play_game, room, seats)
    yield f"if_it_fits {FULL} cards", partial(try_all_moves, full_table())
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
    match: AnyMatch = Match(room, room.types.options(), seats, rng)
    while match.asks:
        seat = match.asks[0].seat
        assert match.play(seat, room.sample(match.state, seat, rng)) is None
    return len(match.entries)


def full_table() -> AnyMatch:
    """If It Fits with 80 cards on the table, and three in hand."""
    room = ROOMS["if_it_fits"]
    for seed in count():
        rng = FastRng(seed)
        match: AnyMatch = Match(room, room.types.options(), 5, rng)
        while match.asks:
            seat, state = match.asks[0].seat, match.state
            if len(state.laid) == FULL and isinstance(state.phase, Playing):
                return match
            match.play(seat, lingering(match, seat, rng))
    raise AssertionError("there are always more seeds")


def lingering(match: AnyMatch, seat: Seat, rng: FastRng) -> Any:
    """Any move of If It Fits but a fifth cat, which would begin the end (FIT-16)."""
    move = match.room.sample(match.state, seat, rng)
    if isinstance(move, Sleep | Settle) and match.view(seat).cats[seat] == 1:
        return Draw() if isinstance(move, Sleep) else Pass()
    return move


def try_all_moves(match: AnyMatch, _: int) -> int:
    """List every move of whoever is on turn, and make each of them by itself."""
    seat = match.asks[0].seat
    listed = match.moves(seat) or ()
    for move in listed:
        match.room.apply(match.state, seat, move)
    return len(listed)


def tell_full_table(match: AnyMatch) -> str:
    """What the many moves cost one by one: time, and bytes on the wire."""
    ask, rng = match.asks[0], FastRng(0)
    view, listed = match.view(ask.seat), match.moves(ask.seat) or ()
    bot = make_bot("baseline", match.room)
    listing = quickest(lambda: match.moves(ask.seat))
    making = quickest(lambda: try_all_moves(match, 0)) - listing
    packing = quickest(lambda: pack(listed))
    choosing = quickest(lambda: bot.choose(view, ask, listed, rng))
    plain, packed, seen = (len(to_json(value)) / 1000 for value in (listed, pack(listed), view))
    return (
        f"{len(listed)} moves at {FULL} cards: listed in {listing:.2f} ms, one made in"
        f" {making / len(listed):.2f} ms, one chosen by greedy in {choosing:.1f} ms\n"
        f"{plain:.1f} kB one by one beside a view of {seen:.1f} kB; as trees {packed:.1f} kB,"
        f" packed in {packing:.2f} ms"
    )


def quickest(act: Callable[[], object]) -> float:
    """Milliseconds of the best of twenty: the others were disturbed."""
    times = []
    for _ in range(20):
        started = time.perf_counter()
        act()
        times.append(time.perf_counter() - started)
    return 1000 * min(times)


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
