"""The worlds that `deep` thinks in follow the readable rules, move by move."""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np
import pytest

from clowder.bots.budget import Budget
from clowder.bots.rooms.cat_in_the_box.searching import LENS
from clowder.bots.rooms.cat_in_the_box.trained.actions import action_of, move_of, sizes_for
from clowder.bots.rooms.cat_in_the_box.trained.bot import Trained
from clowder.bots.rooms.cat_in_the_box.trained.deep import Deep, Trials
from clowder.bots.rooms.cat_in_the_box.trained.sight import facts_of_view, sight_of
from clowder.bots.rooms.cat_in_the_box.trained.worlds import deal_of, worlds_of
from clowder.bots.search.reasons import reason_for
from clowder.core.game import NATURE, Ask, Seat
from clowder.core.match import Match
from clowder.core.rng import FastRng
from clowder.games.cat_in_the_box import ROOM
from clowder.games.cat_in_the_box.moves import Move, Start
from clowder.games.cat_in_the_box.options import Options
from clowder.games.cat_in_the_box.setup import draw_deal
from clowder.games.cat_in_the_box.state import Bidding, Playing, State
from clowder.games.cat_in_the_box.view import View, view_of
from tests.train.replay import safest


def begin_playing(seats: int, seed: int, plays: int) -> tuple[State, random.Random]:
    """A round after so many plays."""
    pick = random.Random(seed)
    state = ROOM.apply(ROOM.setup(Options(), seats), NATURE, Start(Seat(seed % seats))).state
    state = ROOM.apply(state, NATURE, draw_deal(seats, FastRng(seed))).state
    while not state.sheets and (not isinstance(state.phase, Playing) or plays):
        plays -= isinstance(state.phase, Playing)
        state = step(state, pick)[0]
    return state, pick


def step(state: State, pick: random.Random) -> tuple[State, int]:
    seat = ROOM.asks(state)[0].seat
    sizes = sizes_for(state.seats)
    moves = ROOM.moves(state, seat)
    assert moves
    action = pick.choice(safest(state, seat, [action_of(m, sizes) for m in moves], sizes))
    return ROOM.apply(state, seat, move_of(action, sizes)).state, action


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("plays", [0, 5])
def test_worlds_know_allow_and_score_what_the_rules_do(seats: int, plays: int) -> None:
    for seed in range(6):
        state, pick = begin_playing(seats, seed, plays)
        if state.sheets:
            continue
        me = ROOM.asks(state)[0].seat
        moves = ROOM.moves(state, me)
        assert moves
        worlds = worlds_of(
            sight_of(view_of(state, me), moves),
            deal_of([state, state], me, sizes_for(seats).columns),
        )
        while not state.sheets:
            seat = ROOM.asks(state)[0].seat
            moves = ROOM.moves(state, seat)
            assert moves
            legal = worlds.legal()
            known = facts_of_view(view_of(state, seat), moves)
            assert (worlds.facts(legal) == known).all()
            state, action = step(state, pick)
            worlds.play(np.array([action, action]), legal)
        if not worlds.over:  # whoever is stuck is only found out when it is their turn
            worlds.play(np.zeros(2, int), worlds.legal())

        sheet = state.sheets[0]
        ring = [(me + seat) % seats for seat in range(seats)]
        assert worlds.over
        assert worlds.points().tolist() == [[sheet.scores[seat].points for seat in ring]] * 2


@pytest.mark.parametrize("aim", ["win", "points"])
def test_it_thinks_about_the_moves_that_the_network_likes(aim: str) -> None:
    state, _ = begin_playing(3, 1, 4)
    seat = ROOM.asks(state)[0].seat
    moves = ROOM.moves(state, seat)
    assert moves
    bot = Deep(ROOM, width=3, aim=aim, rollouts=12)  # type: ignore[arg-type]

    thoughts = bot.think(view_of(state, seat), moves, FastRng(1), bot.budget)
    again = bot.think(view_of(state, seat), moves, FastRng(1), bot.budget)

    assert thoughts == again
    assert 1 < len(thoughts) <= 3
    assert {thought.move for thought in thoughts} <= set(moves)


def asked(state: State) -> tuple[View, Ask, Sequence[Move]]:
    ask = ROOM.asks(state)[0]
    moves = ROOM.moves(state, ask.seat)
    assert moves
    return view_of(state, ask.seat), ask, moves


def test_without_time_the_network_decides_alone() -> None:
    view, ask, moves = asked(begin_playing(3, 1, 4)[0])
    none = Budget(iterations=0)

    assert Deep(ROOM).choose(view, ask, moves, FastRng(1), none) == Trained(ROOM).choose(
        view, ask, moves, FastRng(1)
    )
    assert Deep(ROOM).advise(view, ask, moves, FastRng(1), none).reason.key == "hint-habit"


@pytest.mark.parametrize("seats", [2, 4])
def test_its_advice_is_its_choice_with_reasons_from_its_search(seats: int) -> None:
    view, ask, moves = asked(begin_playing(seats, 2, 3)[0])
    bot = Deep(ROOM, rollouts=100)

    advice = bot.advise(view, ask, moves, FastRng(5))

    assert advice.move == bot.choose(view, ask, moves, FastRng(5))
    assert advice.reason.key in {
        "hint-round",
        "hint-chance",
        "hint-risk-paradox",
        "hint-little",
        "hint-equal",
    }
    assert 1 <= len(advice.others) <= 2
    assert {other.move for other in advice.others} < set(moves)
    assert advice.worth is not None


def test_its_advice_tells_of_a_paradox_of_ones_own() -> None:
    trials = Trials(
        [(4, -1.0), (9, -1.0)],
        points=np.full((20, 2), 2.0),
        leads=np.full((20, 2), 2.0),
        shares=np.full((20, 2), 0.5),
        stuck=np.array([[-1, 0]] * 16 + [[1, -1]] * 4),
    )

    reason = reason_for(LENS, [trials.outlook(4), trials.outlook(9)]).sentence

    assert (reason.key, dict(reason.args)) == ("hint-risk-paradox", {"often": 0, "other": 8})


def test_its_bids_differ_with_the_hand_and_come_with_a_reason() -> None:
    bot, bids = Deep(ROOM), set()
    for seed in range(8):
        state = begin_bidding(4, seed)
        view, ask, moves = asked(state)
        bid = bot.choose(view, ask, moves, FastRng(1))
        bids.add(bid)
        advice = bot.advise(view, ask, moves, FastRng(1), Budget(iterations=24))
        assert advice.move == bid
        assert advice.others

    assert len(bids) > 1


def begin_bidding(seats: int, seed: int) -> State:
    """Everybody has buried the first that they could; seat 0 bids."""
    state = ROOM.apply(ROOM.setup(Options(), seats), NATURE, Start(Seat(0))).state
    state = ROOM.apply(state, NATURE, draw_deal(seats, FastRng(seed))).state
    while not isinstance(state.phase, Bidding):
        _, ask, moves = asked(state)
        state = ROOM.apply(state, ask.seat, moves[0]).state
    return state


def test_where_colours_stay_secret_it_plays_a_round_by_what_it_may_know() -> None:
    """Two worlds that look alike to it get the same answer, all round long."""
    rng = FastRng(4)
    bot, match = Deep(ROOM, width=2, rollouts=2), Match(ROOM, Options(schrodinger=True), 3, rng)
    thought = 0
    while not match.state.sheets:
        ask = match.asks[0]
        view, moves = match.view(ask.seat), match.moves(ask.seat)
        assert moves
        other = ROOM.imagine(view, rng)
        seen = view_of(other, ask.seat), ask, ROOM.moves(other, ask.seat)
        move = bot.choose(view, ask, moves, FastRng(9))
        assert move == bot.choose(*seen, FastRng(9))
        thought += isinstance(view.phase, Playing) and len(moves) > 1
        match.play(ask.seat, move)

    assert thought > 3
