"""Whole rounds by networks, thousands at once, with everything that learning needs."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

import jax
import jax.numpy as jnp
from jax import lax

from clowder.bots.rooms.cat_in_the_box.trained.actions import sizes_for
from clowder.bots.rooms.cat_in_the_box.trained.features import (
    BIDDING,
    BURYING,
    PLAYING,
    score_features,
    tests_for,
)
from clowder.train import rounds
from clowder.train.knowledge import Score, facts, hidden, hidden_features
from clowder.train.network import Layers, forward
from clowder.train.rounds import Round

Rounds: TypeAlias = Round  # with one more axis in front: the batch


class Players(NamedTuple):
    """Who plays: the learner where it sits, the other network on the other seats."""

    actor: Layers
    other: Layers
    critic: Layers | None  # None where nobody learns
    knows_score: jax.Array | float  # 1, or 0: the learner does not see the score of the game
    others_from: int  # the others sit only in the rounds from here on
    surest: bool = False  # play the most likely action instead of drawing one
    custom: jax.Array | float = 0.0  # 1: everybody buries as `baseline` does


class Decision(NamedTuple):
    """One for each round of the batch."""

    facts: jax.Array
    hidden: jax.Array
    action: jax.Array
    chance: jax.Array  # log probability of the action
    value: jax.Array
    valid: jax.Array  # made by the learner, in a round still going


class Played(NamedTuple):
    opening: list[Decision]  # burials and bids: (seats, B, ...)
    plays: Decision  # (tricks, seats, B, ...), in the order of play
    leaders: jax.Array  # (tricks, B)
    points: jax.Array  # (B, seats)
    kept: jax.Array  # (B, seats): the bid
    paradox: jax.Array  # (B,): who, or -1


def seen_by_learner(seats: int, known: jax.Array, knows_score: jax.Array | float) -> jax.Array:
    """The features that a learner sees: without those of the score, where it plays rounds alone."""
    shown = jnp.where(score_features(seats), knows_score, 1.0)
    seen: jax.Array = tests_for(seats).features(jnp, known) * shown
    return seen


def decide(  # noqa: PLR0913 (what a decision depends on)
    players: Players,
    s: Rounds,
    score: Score,
    asked: tuple[jax.Array, jax.Array, int],
    key: jax.Array,
    mine: jax.Array,
) -> Decision:
    """What the seats asked choose; they come as (seats (B,), allowed (B, actions), phase)."""
    me, legal, phase = asked
    seats = s.bids.shape[1]
    known = jax.vmap(lambda s, m, can, c: facts(s, m, phase, can, c))(s, me, legal, score)
    secrets = jax.vmap(hidden)(s, me)
    seen = seen_by_learner(seats, known, players.knows_score)
    split = players.others_from
    theirs = forward(players.other, tests_for(seats).features(jnp, known[split:]))
    logits = forward(players.actor, seen)
    mixed = jnp.where(mine[split:, None], logits[split:], theirs)
    logits = jnp.where(legal, jnp.concatenate([logits[:split], mixed]), -1e9)
    action = logits.argmax(1) if players.surest else jax.random.categorical(key, logits)
    chance = jnp.take_along_axis(jax.nn.log_softmax(logits), action[:, None], 1)[:, 0]
    value = jnp.zeros_like(chance)
    if players.critic is not None:
        both = jnp.concatenate([seen, hidden_features(seats, secrets)], 1)
        value = forward(players.critic, both)[:, 0]
    valid = mine & legal.any(1)
    return Decision(known, secrets, action.astype(jnp.int8), chance, value, valid)


def bury_all(
    players: Players, s: Rounds, score: Score, key: jax.Array, mine: jax.Array
) -> tuple[Rounds, Decision]:
    """Every seat chooses without knowing what the others bury, or does what is the custom."""
    batch, seats = mine.shape
    key, whose, chance = jax.random.split(key, 3)

    def bury(me: jax.Array, legal: jax.Array, key: jax.Array, mine: jax.Array) -> Decision:
        asked = jnp.full(batch, me), legal, BURYING
        return decide(players, s, score, asked, key, mine)

    legal = jax.vmap(rounds.legal_buries)(s)
    everyone, keys = jnp.arange(seats, dtype=jnp.int8), jax.random.split(key, seats)
    buried = jax.vmap(bury, in_axes=(0, 1, 0, 1))(everyone, legal, keys, mine)
    first = jax.random.randint(whose, (batch,), 0, seats)  # where at the table seat 0 sits
    usual = jax.vmap(rounds.usual_burials)(s, first, jax.random.split(chance, batch)).T
    given = jnp.asarray(players.custom) > 0
    buried = buried._replace(
        action=jnp.where(given, usual, buried.action), valid=buried.valid & ~given
    )
    return jax.vmap(rounds.bury)(s, buried.action.T), buried


def bid_all(
    players: Players, s: Rounds, score: Score, key: jax.Array, mine: jax.Array
) -> tuple[Rounds, Decision]:
    """One seat after the other, each of which knows the bids before its own."""
    batch, seats = mine.shape

    def bid(s: Rounds, xs: Any) -> tuple[Rounds, Decision]:
        me, key, mine = xs
        legal = rounds.legal_bids(seats)
        offered = jnp.broadcast_to(legal, (batch, sizes_for(seats).actions))
        made = decide(players, s, score, (jnp.full(batch, me), offered, BIDDING), key, mine)
        return jax.vmap(rounds.bid)(s, made.action), made

    everyone, keys = jnp.arange(seats, dtype=jnp.int8), jax.random.split(key, seats)
    return lax.scan(bid, s, (everyone, keys, mine.T))


def play_rounds(
    players: Players, key: jax.Array, mine: jax.Array, score: Score, copies: int = 1
) -> Played:
    """A round for each row of `mine` (B, seats), which says where the learner sits.

    Each run of `copies` rows plays the same deal.
    """
    batch, seats = mine.shape
    sizes = sizes_for(seats)
    dealing, burying, bidding, playing = jax.random.split(key, 4)
    deals = jnp.repeat(jax.random.split(dealing, batch // copies), copies)
    s = jax.vmap(lambda k: rounds.deal(k, seats))(deals)
    s, buried = bury_all(players, s, score, burying, mine)
    opening = [buried]
    if sizes.bids:
        s, bids = bid_all(players, s, score, bidding, mine)
        opening.append(bids)

    def play(s: Rounds, xs: Any) -> tuple[Rounds, tuple[jax.Array, Decision]]:
        last, key = xs
        legal = jax.vmap(rounds.legal_plays)(s)
        where = jnp.take_along_axis(mine, s.turn[:, None].astype(int), 1)[:, 0]
        made = decide(players, s, score, (s.turn, legal, PLAYING), key, where)
        after = jax.vmap(lambda s, action: rounds.play(s, action, last))(s, made.action)
        return after, (s.leader, made)

    last = jnp.arange(sizes.tricks * seats) % seats == seats - 1
    s, (leaders, plays) = lax.scan(play, s, (last, jax.random.split(playing, len(last))))
    return Played(
        opening,
        jax.tree.map(lambda x: x.reshape(sizes.tricks, seats, *x.shape[1:]), plays),
        leaders.reshape(sizes.tricks, seats, batch)[:, 0],
        jax.vmap(rounds.points)(s).astype(jnp.int32),
        jax.vmap(rounds.kept_bids)(s),
        s.paradox,
    )


def win_shares(score: Score, points: jax.Array) -> jax.Array:
    """(B, seats): how much of the win each seat has after the round.

    After the last round exactly: most points, then more of them in the last round (CIB-15). Before
    it a guess: chances as of players of equal strength, by the spread of the points of a round.
    """
    totals = score.totals + points
    marks = 100 * totals + points
    best = marks == marks.max(1, keepdims=True)
    shared = best / best.sum(1, keepdims=True)
    spread = 2.0 * jnp.sqrt(jnp.maximum(score.left, 1))[:, None]
    guess = jax.nn.softmax(totals / spread, 1)
    return jnp.where(score.left[:, None] == 0, shared, guess)


def next_round(score: Score, points: jax.Array) -> Score:
    """The start card goes clockwise, so everybody moves down a seat; after the last, a new game."""
    seats = points.shape[1]
    over = score.left == 0
    totals = jnp.roll(score.totals + points, -1, axis=1)
    return Score(jnp.where(over[:, None], 0, totals), jnp.where(over, seats - 1, score.left - 1))


def first_rounds(batch: int, seats: int) -> Score:
    """Games at every stage, so that all rounds of a game are learnt from alike."""
    return Score(jnp.zeros((batch, seats), jnp.int32), jnp.arange(batch, dtype=jnp.int32) % seats)
