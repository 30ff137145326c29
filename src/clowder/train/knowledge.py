"""What a seat of a vector round knows, and what only the critic is shown."""

from __future__ import annotations

from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from clowder.bots.rooms.cat_in_the_box.trained.actions import sizes_for
from clowder.bots.rooms.cat_in_the_box.trained.features import Sight, facts_of
from clowder.games.cat_in_the_box.pieces import BOX
from clowder.train.rounds import Round


def in_turn(s: Round, me: jax.Array) -> jax.Array:
    """The seats in the order in which `me` counts them."""
    return (me + jnp.arange(len(s.bids))) % len(s.bids)


class Score(NamedTuple):
    """How the game stands before a round; seat 0 starts this one."""

    totals: jax.Array  # (seats,): points so far
    left: jax.Array  # rounds after this one


def facts(s: Round, me: jax.Array, phase: int, legal: jax.Array, score: Score) -> jax.Array:
    """What seat `me` knows."""
    seats, order = len(s.bids), in_turn(s, me)
    sight = Sight(
        phase=jnp.int8(phase),
        hand=s.hands[me],
        buried=s.buried[me],
        owner=jnp.where(s.owner < 0, s.owner, (s.owner - me) % seats).ravel(),
        filled=s.filled.ravel(),
        tokens=s.tokens[order],
        lacking=s.lacking[order],
        bids=s.bids[order],
        won=s.won[order],
        trick=s.trick[order],
        led=s.led,
        leader=(s.leader - me) % seats,
        start=-me % seats,
        tricks=s.tricks,
        legal=legal,
        ahead=score.totals[me] - score.totals[order[1:]],
        rounds_left=score.left,
    )
    known: jax.Array = facts_of(jnp, sight)
    return known


def hidden(s: Round, me: jax.Array) -> jax.Array:
    """The others' hands and burials: a critic that sees them learns faster, and never plays."""
    others = in_turn(s, me)[1:]
    return jnp.concatenate([s.hands[others].ravel(), s.buried[others]]).astype(jnp.int8)


def hidden_features(seats: int, secrets: jax.Array) -> jax.Array:
    """The features (..., hidden_size) of the facts in `hidden` (..., n)."""
    columns = sizes_for(seats).columns
    cards = (seats - 1) * columns
    held = secrets[..., :cards, None] >= np.arange(1, BOX.copies + 1, dtype=np.int8)
    buried = secrets[..., cards:, None] == np.arange(columns, dtype=np.int8)
    flat = [part.reshape(*secrets.shape[:-1], -1) for part in (held, buried)]
    return jnp.concatenate(flat, -1)


def hidden_size(seats: int) -> int:
    return (seats - 1) * sizes_for(seats).columns * (BOX.copies + 1)
