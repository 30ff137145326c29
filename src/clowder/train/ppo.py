"""Learning from self-play: proximal policy optimisation, for a whole population at once."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import lax

from clowder.bots.rooms.cat_in_the_box.trained.actions import sizes_for
from clowder.bots.rooms.cat_in_the_box.trained.features import score_features, tests_for
from clowder.train.knowledge import Score, hidden_features, hidden_size
from clowder.train.network import Tree, create, forward, start_adam, step_adam
from clowder.train.selfplay import (
    Decision,
    Played,
    Players,
    first_rounds,
    next_round,
    play_rounds,
    seen_by_learner,
    win_shares,
)

CLIP = 0.2
SMOOTH = 0.95  # lambda of the generalised advantages
POINTS = 0.25  # units of reward for a point
WIN = 4.0  # units of reward for a game won


class Shape(NamedTuple):
    """What a program is compiled for."""

    seats: int
    width: int = 256
    depth: int = 2
    batch: int = 8192
    parts: int = 8
    epochs: int = 2


class Aim(NamedTuple):
    """What a learner is rewarded for."""

    envy: jax.Array  # weight of the others' mean points, which is taken off the own ones
    win: (
        jax.Array
    )  # 1: rewarded for winning the game, and sees its score; 0: for the round's points
    peace: jax.Array  # points taken off where a round ends in a paradox, whoever causes it
    windfall: jax.Array  # share of what another's paradox brings that counts
    custom: jax.Array  # 1: everybody buries as `baseline` does, and nobody learns to


class Pace(NamedTuple):
    """How fast to learn now."""

    rate: jax.Array  # learning rate
    bonus: jax.Array  # weight of the entropy bonus
    actor: jax.Array  # 0: only the critic learns, where it is new and the actor already plays


class Company(NamedTuple):
    """Who sits with a learner in half of its rounds."""

    other: Tree  # an actor
    lonely: jax.Array  # share of those rounds in which the learner has just one seat


class Learner(NamedTuple):
    params: Tree  # "actor" and "critic"
    adam: Tree
    score: Score
    key: jax.Array


def new_learner(key: jax.Array, shape: Shape) -> Learner:
    a, c, key = jax.random.split(key, 3)
    inner = [shape.width] * shape.depth
    seen, actions = tests_for(shape.seats).size, sizes_for(shape.seats).actions
    params = {
        "actor": create(a, [seen, *inner, actions], 0.01),
        "critic": create(c, [seen + hidden_size(shape.seats), *inner, 1], 0.1),
    }
    params["actor"][0] = ignore_score(params["actor"][0], shape.seats)
    return Learner(params, start_adam(params), first_rounds(shape.batch, shape.seats), key)


def ignore_score(layer: tuple[jax.Array, jax.Array], seats: int) -> tuple[jax.Array, jax.Array]:
    """Zero the weights of the score for learners that never see it: they would stay random."""
    weight, bias = layer
    return jnp.where(score_features(seats)[:, None], 0, weight), bias


def reward_of(aim: Aim, score: Score, points: jax.Array, paradox: jax.Array) -> jax.Array:
    """What each learner is rewarded with for its rounds: (B, seats)."""
    seats = points.shape[1]
    others = (points.sum(1, keepdims=True) - points) / (seats - 1)
    by_points = POINTS * (points - aim.envy * others)
    by_win = WIN * win_shares(score, points)
    falls = (paradox[:, None] >= 0) & (paradox[:, None] != jnp.arange(seats))
    by_points = jnp.where(falls, aim.windfall * by_points, by_points)
    broken = POINTS * aim.peace * (paradox >= 0)
    return jnp.where(aim.win > 0, by_win, by_points) - broken[:, None]


class Lesson(NamedTuple):
    """Decisions (n, B, ...) and what came of them."""

    made: Decision
    advantage: jax.Array
    target: jax.Array


def lesson_of(played: Played, reward: jax.Array) -> Lesson:
    """Each seat's decisions in their order, credited with what the round brought."""
    seats = reward.shape[1]
    everyone = jnp.arange(seats)[None, :, None]
    leaders = played.leaders[:, None, :]
    place, order = (everyone - leaders) % seats, (leaders + everyone) % seats

    def by_seat(x: jax.Array) -> jax.Array:
        return jnp.take_along_axis(x, place, 1)

    opening, plays = played.opening, played.plays
    values = jnp.concatenate([*(d.value[None] for d in opening), by_seat(plays.value)])
    valid = jnp.concatenate([*(d.valid[None] for d in opening), by_seat(plays.valid)])
    gains = advantages(values, valid, reward.T)
    early, late = gains[: len(opening)], gains[len(opening) :]
    late = jnp.take_along_axis(late, order, 1)

    def flat(x: jax.Array) -> jax.Array:
        return x.reshape(-1, *x.shape[2:])

    made = jax.tree.map(lambda *x: jnp.concatenate(x), *opening, jax.tree.map(flat, plays))
    advantage = jnp.concatenate([flat(early), flat(late)])
    return Lesson(made, advantage, advantage + made.value)


def advantages(values: jax.Array, valid: jax.Array, reward: jax.Array) -> jax.Array:
    """Generalised advantages of each seat's own decisions (n, seats, B); reward at the end."""

    def back(carry: Any, now: Any) -> Any:
        later, worth = carry
        value, made = now
        gain = worth - value + SMOOTH * later
        return (jnp.where(made, gain, later), jnp.where(made, value, worth)), gain

    start = jnp.zeros_like(reward), reward
    gains: jax.Array = lax.scan(back, start, (values, valid), reverse=True)[1]
    return gains


def loss(params: Tree, lesson: Lesson, aim: Aim, bonus: jax.Array, seats: int) -> Any:
    made, advantage, target = jax.tree.map(lambda x: x.reshape(-1, *x.shape[2:]), lesson)
    actions = sizes_for(seats).actions
    seen = seen_by_learner(seats, made.facts, aim.win)
    legal = legal_of(seats, made.facts)
    logs = jax.nn.log_softmax(jnp.where(legal, forward(params["actor"], seen), -1e9))
    took = jax.nn.one_hot(made.action, actions, dtype=bool)
    chance = jnp.where(took, logs, 0).sum(1)
    free = made.valid & (legal.sum(1) > 1)
    ratio = jnp.exp(jnp.where(free, chance - made.chance, 0))
    gain = jnp.minimum(ratio * advantage, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * advantage)
    entropy = mean(-(jnp.exp(logs) * jnp.where(legal, logs, 0)).sum(1), free)
    both = jnp.concatenate([seen, hidden_features(seats, made.hidden)], 1)
    error = mean((forward(params["critic"], both)[:, 0] - target) ** 2, made.valid)
    total = -mean(gain, free) - bonus * entropy + 0.5 * error
    clipped = mean(jnp.abs(ratio - 1) > CLIP, free)
    return total, {"entropy": entropy, "value_error": error, "clipped": clipped}


def legal_of(seats: int, facts: jax.Array) -> jax.Array:
    """Which actions are allowed: they are among the facts."""
    end = tests_for(seats).scaled.start
    return facts[:, end - sizes_for(seats).actions : end] > 0


def mean(x: jax.Array, which: jax.Array) -> jax.Array:
    return jnp.where(which, x, 0).sum() / (which.sum() + 1)


@partial(jax.jit, static_argnames=("shape",), donate_argnums=(0,))
def improve(learners: Learner, company: Company, aims: Aim, pace: Pace, *, shape: Shape) -> Any:
    """An iteration for every learner of the population."""

    def one(learner: Learner, company: Company, aim: Aim) -> Any:
        return improve_one(learner, company, aim, pace, shape)

    return jax.vmap(one)(learners, company, aims)


def improve_one(
    learner: Learner, company: Company, aim: Aim, pace: Pace, shape: Shape
) -> tuple[Learner, dict[str, jax.Array]]:
    """Play a batch of rounds and learn from it. In half of them another sits at the table."""
    key, seating, playing = jax.random.split(learner.key, 3)
    half = shape.batch // 2
    mine = seats_of_learner(seating, shape, company.lonely)
    players = Players(
        **learner.params,
        other=company.other,
        knows_score=aim.win,
        others_from=half,
        custom=aim.custom,
    )
    played = play_rounds(players, playing, mine, learner.score)
    lesson = lesson_of(played, reward_of(aim, learner.score, played.points, played.paradox))
    parts = jax.tree.map(lambda x: cut(x, shape.parts), normalised(lesson))

    def learn(carry: Any, part: Lesson) -> Any:
        params, adam = carry
        graded = jax.value_and_grad(loss, has_aux=True)
        (_, facts), grads = graded(params, part, aim, pace.bonus, shape.seats)
        learnt, adam = step_adam(params, grads, adam, pace.rate)
        kept = jax.tree.map(
            lambda new, old: jnp.where(pace.actor > 0, new, old), learnt["actor"], params["actor"]
        )
        return (learnt | {"actor": kept}, adam), facts

    def epoch(carry: Any, _: None) -> Any:
        return lax.scan(learn, carry, parts)

    start = learner.params, learner.adam
    (params, adam), facts = lax.scan(epoch, start, None, shape.epochs)
    score = next_round(learner.score, played.points)
    figures = jax.tree.map(jnp.mean, facts) | account(played, half)
    return Learner(params, adam, score, key), figures


def seats_of_learner(key: jax.Array, shape: Shape, lonely: jax.Array) -> jax.Array:
    """Where the learner sits (batch, seats): in half of the rounds everywhere, else at some."""
    some, one, which = jax.random.split(key, 3)
    any_seats = jax.random.bernoulli(some, 0.5, (shape.batch, shape.seats))
    seat = jax.random.randint(which, (shape.batch, 1), 0, shape.seats)
    alone = jax.random.bernoulli(one, lonely, (shape.batch, 1))
    mine = jnp.where(alone, jnp.arange(shape.seats) == seat, any_seats)
    return mine | (jnp.arange(shape.batch) < shape.batch // 2)[:, None]


def cut(x: jax.Array, parts: int) -> jax.Array:
    """Cut (n, B, ...) into parts: (parts, n, B / parts, ...)."""
    return jnp.moveaxis(x.reshape(x.shape[0], parts, -1, *x.shape[2:]), 1, 0)


def normalised(lesson: Lesson) -> Lesson:
    """Advantages with mean 0 and deviation 1 over the learner's decisions."""
    valid, gain = lesson.made.valid, lesson.advantage
    gain = gain - mean(gain, valid)
    return lesson._replace(advantage=gain / (jnp.sqrt(mean(gain**2, valid)) + 1e-6))


def account(played: Played, until: int) -> dict[str, jax.Array]:
    """How the rounds went in which the learner had every seat."""
    return {
        "points": played.points[:until].mean(),
        "paradox": (played.paradox[:until] >= 0).mean(),
        "kept": played.kept[:until].mean(),
    }
