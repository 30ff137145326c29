"""The law of the vector rules: move by move, they say what the readable rules say."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from clowder.bots.rooms.cat_in_the_box.opening import choose_bury, is_own
from clowder.bots.rooms.cat_in_the_box.trained.actions import move_of, sizes_for
from clowder.bots.rooms.cat_in_the_box.trained.features import BIDDING, BURYING, PLAYING
from clowder.core.game import NATURE, Seat
from clowder.core.rng import FastRng
from clowder.games.cat_in_the_box import ROOM
from clowder.games.cat_in_the_box.moves import Bury, Start
from clowder.games.cat_in_the_box.options import Options
from clowder.games.cat_in_the_box.setup import draw_deal
from clowder.games.cat_in_the_box.view import view_of
from clowder.train import rounds
from clowder.train.knowledge import Score, facts
from clowder.train.ppo import Aim, reward_of
from clowder.train.selfplay import next_round, win_shares
from tests.train.replay import NO_PLAY, Told, tell_games

Replayed: TypeAlias = tuple[jax.Array, jax.Array, jax.Array]
SEATS = (2, 3, 4, 5)
GAMES = 12


@cache
def told_at(seats: int) -> list[Told]:
    return tell_games(seats, GAMES)


@cache
def played_at(seats: int) -> Any:
    """All the rounds at once by the vector rules: facts, points, who caused a paradox."""
    told, sizes = told_at(seats), sizes_for(seats)
    length = seats * (1 + bool(sizes.bids) + sizes.tricks)
    actions = [[*one.actions, *[NO_PLAY] * length][:length] for one in told]
    score = Score(jnp.array([one.totals for one in told]), jnp.array([one.left for one in told]))
    cards = jnp.array([one.cards for one in told])
    return replay_all(cards, jnp.array(actions), score)


@jax.jit
def replay_all(cards: jax.Array, actions: jax.Array, score: Score) -> Any:
    return jax.vmap(replay)(cards, actions, score)


def replay(cards: jax.Array, actions: jax.Array, score: Score) -> Replayed:
    seats = len(score.totals)
    sizes = sizes_for(seats)
    everyone = jnp.arange(seats, dtype=jnp.int8)
    s = rounds.lay_out(cards, seats)

    def bury(me: jax.Array, legal: jax.Array) -> jax.Array:
        return facts(s, me, BURYING, legal, score)

    seen = [jax.vmap(bury)(everyone, rounds.legal_buries(s))]
    s = rounds.bury(s, actions[:seats])
    done = seats

    def bid(s: rounds.Round, action: jax.Array) -> Any:
        known = facts(s, s.turn, BIDDING, rounds.legal_bids(seats), score)
        return rounds.bid(s, action), known

    if sizes.bids:
        s, known = jax.lax.scan(bid, s, actions[seats : 2 * seats])
        seen.append(known)
        done += seats

    def play(s: rounds.Round, now: Any) -> Any:
        action, last = now
        legal = rounds.legal_plays(s)
        known = facts(s, s.turn, PLAYING, legal, score)
        return rounds.play(s, action, last), known

    plays = actions[done:]
    last = jnp.arange(len(plays)) % seats == seats - 1
    s, known = jax.lax.scan(play, s, (plays, last))
    return jnp.concatenate([*seen, known]), rounds.points(s), s.paradox


@pytest.mark.parametrize("seats", SEATS)
def test_the_vector_rules_know_what_the_readable_rules_know(seats: int) -> None:
    """Allowed moves, board, tokens, tricks and score at every decision, as features of the net."""
    seen = np.asarray(played_at(seats)[0])

    for row, one in enumerate(told_at(seats)):
        for place, known in enumerate(one.facts):
            wrong = np.flatnonzero(seen[row, place] != known)
            assert not len(wrong), (row, place, wrong, seen[row, place][wrong], known[wrong])


@pytest.mark.parametrize("seats", SEATS)
def test_a_vector_round_brings_the_points_of_the_sheet(seats: int) -> None:
    _, points, paradox = played_at(seats)
    told = told_at(seats)

    assert points.tolist() == [one.points for one in told]
    assert paradox.tolist() == [one.paradox for one in told]
    assert len({one.paradox >= 0 for one in told}) == 2  # rounds of both kinds were played


@pytest.mark.parametrize("seats", SEATS)
def test_both_rewards_are_what_the_players_get(seats: int) -> None:
    told = told_at(seats)
    points = jnp.array([one.points for one in told])
    score = Score(jnp.array([one.totals for one in told]), jnp.array([one.left for one in told]))

    paradox = jnp.array([one.paradox for one in told])
    aim = Aim(*map(jnp.array, (0.5, 0.0, 0.0, 1.0, 0.0)))
    kind = aim._replace(peace=jnp.array(3.0))
    clean = kind._replace(windfall=jnp.array(0.0))

    by_points = reward_of(aim, score, points, paradox) * 4
    kindly = reward_of(kind, score, points, paradox) * 4
    cleanly = reward_of(clean, score, points, paradox) * 4
    by_win = win_shares(score, points)
    after = next_round(score, points)

    for row, one in enumerate(told):
        others = [(sum(one.points) - own) / (seats - 1) for own in one.points]
        expected = [own - 0.5 * other for own, other in zip(one.points, others, strict=True)]
        assert by_points[row].tolist() == pytest.approx(expected, abs=1e-5)
        minded = [points - 3 * (one.paradox >= 0) for points in expected]
        assert kindly[row].tolist() == pytest.approx(minded, abs=1e-5)
        if one.paradox >= 0:  # what another's paradox brings counts nothing, one's own in full
            minded = [points if seat == one.paradox else -3 for seat, points in enumerate(minded)]
        assert cleanly[row].tolist() == pytest.approx(minded, abs=1e-5)
        if one.wins is None:
            following = told[row + 1]
            assert after.totals[row].tolist() == following.totals
            assert int(after.left[row]) == following.left
        else:
            assert by_win[row].tolist() == pytest.approx(one.wins)
            assert after.totals[row].tolist() == [0] * seats
            assert int(after.left[row]) == seats - 1


@pytest.mark.parametrize("seats", SEATS)
def test_the_usual_burials_are_those_of_the_baseline(seats: int) -> None:
    sizes, owned = sizes_for(seats), 0
    for seed in range(GAMES):
        start = Seat(seed % seats)
        state = ROOM.apply(ROOM.setup(Options(), seats), NATURE, Start(start)).state
        deal = draw_deal(seats, FastRng(seed))
        state = ROOM.apply(state, NATURE, deal).state
        order = [Seat((start + n) % seats) for n in range(seats)]
        pile = [n - 1 for seat in order for n in deal.hands[seat]]
        s = rounds.lay_out(jnp.array(pile + [n - 1 for n in (*deal.up, *deal.down)]), seats)

        actions = rounds.usual_burials(s, jnp.array(start), jax.random.key(seed))

        for seat, action in zip(order, actions.tolist(), strict=True):
            move, hand = move_of(action, sizes), deal.hands[seat]
            usual = choose_bury(view_of(state, seat), [Bury(number) for number in hand])
            assert isinstance(move, Bury)
            worths = [(is_own(b.number, seat, seats), hand.count(b.number)) for b in (move, usual)]
            assert worths[0] == worths[1]  # of equals, any
            owned += worths[0][0]

    assert (owned > 0) == (seats > 2)
