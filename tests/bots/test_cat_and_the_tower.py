"""The bots of the tower: legal whole turns, and a placing that holds rather than one that falls."""

from __future__ import annotations

import time
from typing import Any

import pytest

from clowder.bots.bot import Bot
from clowder.bots.levels import make_bot
from clowder.bots.rooms.cat_and_the_tower.steady import Steady, Wobbly
from clowder.bots.simulation import let_answer, think
from clowder.core.game import NATURE, Seat
from clowder.core.match import Match
from clowder.core.record_text import AnyMatch
from clowder.core.rng import FastRng
from clowder.games.cat_and_the_tower import ROOM
from clowder.games.cat_and_the_tower.events import Held
from clowder.games.cat_and_the_tower.lessons import LESSONS
from clowder.games.cat_and_the_tower.moves import Floor, Friend, Put, Wall
from clowder.games.cat_and_the_tower.options import Options
from clowder.games.cat_and_the_tower.state import State
from tests.laws.test_lessons import position

DECISION = 5.0  # seconds that a table gives a bot


def walls_stand() -> State:
    """Two walls, and the floor in the hand of seat 0."""
    found = next(step for lesson in LESSONS for step in lesson.steps if step.key == "floor")
    state: State = position(ROOM, found).state
    return state


def holds_after(state: State, move: Any, seed: int) -> bool:
    rng = FastRng(seed)
    step = ROOM.apply(state, Seat(0), move)
    while ROOM.asks(step.state)[0].seat == NATURE:
        drawn = ROOM.sample(step.state, NATURE, rng)
        step = ROOM.apply(step.state, NATURE, drawn)
        if any(isinstance(event, Held) for event in step.events):
            return True
    return False


def slow_bot(name: str, match: AnyMatch, turns: int) -> float:
    """Play whole turns; the longest that a decision took."""
    head, longest = FastRng(7), 0.0
    while match.asks and match.state.turn <= turns:
        begun = time.process_time()
        think(match, match.asks[0], make_bot(name, ROOM), head)
        longest = max(longest, time.process_time() - begun)
        let_answer(match, match.asks[0], name, head)
    return longest


@pytest.mark.parametrize("name", ["baseline", "wobbly", "steady"])
def test_whole_turns_of_allowed_moves_each_soon_enough(name: str) -> None:
    match: AnyMatch = Match(ROOM, Options(), 1, FastRng(3))

    assert slow_bot(name, match, turns=3) < DECISION
    assert match.state.turn == 4
    assert match.state.top > 1


@pytest.mark.parametrize("name", ["baseline", "steady"])
def test_it_plays_against_others_too(name: str) -> None:
    match: AnyMatch = Match(ROOM, Options(mode="against"), 2, FastRng(3))
    head = FastRng(7)
    while match.asks and match.state.turn <= 2:
        let_answer(match, match.asks[0], name, head)

    assert match.state.turn == 3


def test_a_floor_over_both_walls_is_worth_more_than_one_that_tips() -> None:
    state, steady = walls_stand(), Steady(ROOM)

    good = [steady.foresee(state, Seat(0), Floor(0, 20, 0), FastRng(seed))[0] for seed in range(3)]
    bad = [steady.foresee(state, Seat(0), Floor(400, 0, 0), FastRng(seed))[0] for seed in range(3)]

    assert min(good) > max(bad)


class Careless(Bot):
    """Would let the floor go where it is about to tip."""

    def choose(self, *_: object) -> Any:
        return Floor(390, 20, 0)


def test_of_some_placings_it_takes_one_that_is_likely_to_hold() -> None:
    """Imagination has a hand of its own, so what is on the edge may fool it."""
    state = walls_stand()
    [ask] = ROOM.asks(state)
    steady = Steady(ROOM)
    steady.greedy = Careless(ROOM)
    view = ROOM.view(state, Seat(0))
    chosen = [steady.choose(view, ask, None, FastRng(seed)) for seed in range(8)]

    careless = sum(holds_after(state, Floor(390, 20, 0), seed) for seed in range(8))
    careful = sum(holds_after(state, move, seed) for seed, move in enumerate(chosen))

    assert careful >= careless + 4


def test_wobbly_is_hasty_and_nobody_else_is() -> None:
    state = walls_stand()
    [ask] = ROOM.asks(state)
    view = ROOM.view(state, Seat(0))

    def hasty(bot: Bot) -> bool:
        move = bot.choose(view, ask, None, FastRng(1))
        assert isinstance(move, Wall | Floor | Friend | Put)
        return move.hasty

    assert hasty(Wobbly(ROOM))
    assert not hasty(Steady(ROOM))
