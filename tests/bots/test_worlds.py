"""The worlds that `deep` thinks in follow the readable rules, move by move."""

from __future__ import annotations

import random

import numpy as np
import pytest

from clowder.bots.rooms.cat_in_the_box.trained.actions import action_of, move_of, sizes_for
from clowder.bots.rooms.cat_in_the_box.trained.deep import Deep
from clowder.bots.rooms.cat_in_the_box.trained.sight import facts_of_view, sight_of
from clowder.bots.rooms.cat_in_the_box.trained.worlds import worlds_of
from clowder.core.game import NATURE, Seat
from clowder.core.rng import FastRng
from clowder.games.cat_in_the_box import ROOM
from clowder.games.cat_in_the_box.moves import Start
from clowder.games.cat_in_the_box.options import Options
from clowder.games.cat_in_the_box.setup import draw_deal
from clowder.games.cat_in_the_box.state import Playing, State
from clowder.games.cat_in_the_box.view import view_of
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
        worlds = worlds_of(sight_of(view_of(state, me), moves), [state, state], me)
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
