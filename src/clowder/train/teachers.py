"""What other levels of Cat in the Box choose, written down so that a network can imitate them.

Each decision is kept with how much the level thinks of every move: that tells far more than which
one it took. No training framework is needed here, only cores.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import cycle
from multiprocessing import get_context
from typing import TypeAlias

import numpy as np

from clowder.bots.rooms.cat_in_the_box import greedy
from clowder.bots.rooms.cat_in_the_box.playing import look_out, worth
from clowder.bots.rooms.cat_in_the_box.searching import Quick
from clowder.bots.rooms.cat_in_the_box.trained.actions import action_of, sizes_for
from clowder.bots.rooms.cat_in_the_box.trained.bot import logits, network_for
from clowder.bots.rooms.cat_in_the_box.trained.deep import Deep
from clowder.bots.rooms.cat_in_the_box.trained.sight import facts_of_view
from clowder.core.game import Ask
from clowder.core.match import Match
from clowder.core.rng import FastRng, Rng
from clowder.core.value import Value
from clowder.games.cat_in_the_box import ROOM
from clowder.games.cat_in_the_box.moves import Move, Play
from clowder.games.cat_in_the_box.numbering import move as numbered_move
from clowder.games.cat_in_the_box.options import Options
from clowder.games.cat_in_the_box.state import Playing
from clowder.games.cat_in_the_box.view import View

Kind: TypeAlias = tuple[int, str]  # seats, level
Liking: TypeAlias = tuple[Move, float]
Teacher: TypeAlias = Callable[[View, Ask, Sequence[Move], Rng], tuple[Move, list[Liking]]]

# Temperatures of the soft targets: the difference in worth that makes a move e times as likely.
POINT = 0.5  # points, of the baseline
SHARE = 0.015  # shares of the win, of search
DEEP: dict[str, float] = {"win": 0.03, "points": 0.5}  # of search over the network, by its aim
SURE = 6.0  # the logit of a move that is taught alone


class Taught(Value):
    """Decisions: what the seat knew (n, facts), and the target probabilities (n, actions)."""

    facts: np.ndarray
    chances: np.ndarray


def by_baseline(view: View, ask: Ask, moves: Sequence[Move], rng: Rng) -> tuple[Move, list[Liking]]:
    plays = [move for move in moves if isinstance(move, Play)]
    if not plays:
        move = greedy.choose(view, ask, moves, rng)
        return move, [(move, SURE)]
    outlook = look_out(view, rng)
    worths = [(play, worth(outlook, play)) for play in plays]
    best = max(worths, key=lambda pair: pair[1])[0]
    return best, [(play, each / POINT) for play, each in worths]


def by_search(view: View, ask: Ask, _moves: Sequence[Move], rng: Rng) -> tuple[Move, list[Liking]]:
    bot = Quick(ROOM)
    found = bot.options(view, ask, rng, bot.budget)
    return numbered_move(found[0].action), [
        (numbered_move(option.action), option.mean / SHARE) for option in found
    ]


def by_network(view: View, _ask: Ask, moves: Sequence[Move], rng: Rng) -> tuple[Move, list[Liking]]:
    """The weights of the product, so that a network of another width can learn from them."""
    sizes, found = sizes_for(view.seats), logits(network_for(view.seats), view, moves)
    likings = [(move, float(found[action_of(move, sizes)])) for move in moves]
    return draw(view, moves, rng), likings


def by_deep(view: View, ask: Ask, moves: Sequence[Move], rng: Rng) -> tuple[Move, list[Liking]]:
    """The network's probabilities, corrected by its roll-outs where search disagrees."""
    bot = Deep(ROOM)
    if isinstance(view.phase, Playing):
        thoughts = bot.think(view, moves, rng, bot.budget)
        heeded = DEEP[bot.aim(view.seats)]
        return thoughts[0].move, [(t.move, t.liked + t.worth / heeded) for t in thoughts]
    _, likings = by_network(view, ask, moves, rng)
    return max(likings, key=lambda pair: pair[1])[0], likings


TEACHERS: dict[str, Teacher] = {
    "baseline": by_baseline,
    "quick": by_search,
    "trained": by_network,
    "deep": by_deep,
}


def teach(kinds: Sequence[Kind], seconds: float, jobs: int) -> dict[Kind, Taught]:
    """Play for `seconds` on `jobs` cores; every kind gets the same time."""
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        work = [pool.submit(watch, kinds, seconds, number) for number in range(jobs)]
        parts = [each.result() for each in work]
    return {
        kind: Taught(
            np.concatenate([part[kind].facts for part in parts]),
            np.concatenate([part[kind].chances for part in parts]),
        )
        for kind in kinds
    }


def watch(kinds: Sequence[Kind], seconds: float, number: int) -> dict[Kind, Taught]:
    """Games of one core, in turn for whichever kind was given least time."""
    end = time.monotonic() + seconds
    spent: dict[Kind, float] = dict.fromkeys(kinds, 0.0)
    kept: dict[Kind, list[tuple[np.ndarray, np.ndarray]]] = {kind: [] for kind in kinds}
    for game in cycle(range(number * 10**6, (number + 1) * 10**6)):
        kind = min(kinds, key=lambda kind: spent[kind])
        begin = time.monotonic()
        if begin >= end and all(kept.values()):
            break
        kept[kind] += watch_game(kind, game)
        spent[kind] += time.monotonic() - begin
    return {kind: Taught(*map(np.array, zip(*rows, strict=True))) for kind, rows in kept.items()}


def watch_game(kind: Kind, seed: int) -> list[tuple[np.ndarray, np.ndarray]]:
    """The decisions of the level in a game; in three of four a trained network sits with it."""
    seats, level = kind
    rng = FastRng(f"teach/{level}/{seats}/{seed}")
    match = Match(ROOM, Options(), seats, rng)
    strange = rng.below(seats) if rng.below(4) else -1
    rows = []
    while match.asks:
        ask = match.asks[0]
        view, moves = match.view(ask.seat), match.moves(ask.seat)
        assert moves
        move = moves[0]
        if len(moves) > 1 and ask.seat == strange:
            move = draw(view, moves, rng)
        elif len(moves) > 1:
            move, likings = TEACHERS[level](view, ask, moves, rng)
            rows.append((facts_of_view(view, moves), chances_of(likings, moves, seats)))
        match.play(ask.seat, move)
    return rows


def draw(view: View, moves: Sequence[Move], rng: Rng) -> Move:
    """A move drawn by the published weights, not always the likeliest, for more variety."""
    found = logits(network_for(view.seats), view, moves)
    sizes = sizes_for(view.seats)
    chances = softmax(np.array([found[action_of(move, sizes)] for move in moves]))
    place = int(np.searchsorted(chances.cumsum(), rng.below(10**6) / 10**6))
    return moves[min(place, len(moves) - 1)]


def chances_of(likings: list[Liking], moves: Sequence[Move], seats: int) -> np.ndarray:
    """The target probabilities (actions,); moves that are not named get next to nothing."""
    sizes = sizes_for(seats)
    known = dict(likings)
    top = max(known.values())
    rest = 0.0 if len(known) == 1 else top - 20.0
    liked = np.array([known.get(move, rest) for move in moves])
    chances = np.zeros(sizes.actions, np.float16)
    chances[[action_of(move, sizes) for move in moves]] = softmax(liked)
    return chances


def softmax(liked: np.ndarray) -> np.ndarray:
    grown: np.ndarray = np.exp(liked - liked.max())
    shares: np.ndarray = grown / grown.sum()
    return shares
