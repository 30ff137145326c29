"""Networks against each other: whole games on duplicate deals, one among copies of another."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from clowder.train.knowledge import Score
from clowder.train.network import Tree
from clowder.train.selfplay import Players, next_round, play_rounds, win_shares

SURE = 1.96


class Match(NamedTuple):
    """How one network did among copies of another, with its 95 % interval."""

    wins: float  # share of the games; fair is one by the seats
    wins_error: float
    gap: float  # points a round above the others' mean
    gap_error: float
    paradox: float  # share of rounds that ended by the one
    others_paradox: float  # likewise, by each of the others


@partial(jax.jit, static_argnames=("seats", "deals", "custom"))
def play_games(  # noqa: PLR0913 (as for `match`)
    one: Tree, rest: Tree, key: jax.Array, *, seats: int, deals: int, custom: bool = False
) -> Any:
    """Every deal once for each seat of `one`, by the surest moves; burials as they do, or usual."""
    batch = deals * seats
    mine = jnp.tile(jnp.eye(seats, dtype=bool), (deals, 1))
    start = Score(jnp.zeros((batch, seats), jnp.int32), jnp.full(batch, seats - 1, jnp.int32))
    players = Players(one, rest, None, 1.0, others_from=0, surest=True, custom=float(custom))

    def play(carry: tuple[Score, jax.Array], key: jax.Array) -> Any:
        score, mine = carry
        played = play_rounds(players, key, mine, score, copies=seats)
        points = played.points
        own = jnp.where(mine, points, 0).sum(1)
        gap = own - (points.sum(1) - own) / (seats - 1)
        caused = jnp.take_along_axis(mine, played.paradox[:, None].astype(int), 1)[:, 0]
        wins = jnp.where(mine, win_shares(score, points), 0).sum(1)
        facts = wins, gap, caused & (played.paradox >= 0), ~caused & (played.paradox >= 0)
        return (next_round(score, points), jnp.roll(mine, -1, axis=1)), facts

    _, (wins, gap, own, others) = jax.lax.scan(play, (start, mine), jax.random.split(key, seats))

    def by_deal(x: jax.Array) -> tuple[jax.Array, jax.Array]:
        means = x.reshape(deals, seats).mean(1)
        return means.mean(), SURE * means.std() / deals**0.5

    return *by_deal(wins[-1]), *by_deal(gap.mean(0)), own.mean(), others.mean() / (seats - 1)


def match(  # noqa: PLR0913 (what a match depends on)
    one: Tree, rest: Tree, seed: int, seats: int, deals: int, custom: bool = False
) -> Match:
    found = play_games(one, rest, jax.random.key(seed), seats=seats, deals=deals, custom=custom)
    return Match(*(round(float(x), 4) for x in found))


def round_robin(
    actors: dict[str, Tree], seats: int, deals: int, seed: int, custom: bool = False
) -> list[dict[str, Any]]:
    """Every network at a table of copies of every other one, all on the same deals."""
    return [
        {"seats": seats, "one": one, "rest": rest}
        | match(actors[one], actors[rest], seed, seats, deals, custom)._asdict()
        for one in actors
        for rest in actors
        if one != rest
    ]
