"""The bots of the tower: whole turns, and placings that can be let go and hold."""

from __future__ import annotations

import pytest

from clowder.bots.budget import Budget
from clowder.bots.levels import make_bot
from clowder.bots.rooms.cat_and_the_tower import placing
from clowder.bots.rooms.cat_and_the_tower.foresight import foresee
from clowder.bots.rooms.cat_and_the_tower.placing import best_placing
from clowder.bots.simulation import let_answer, seated
from clowder.core.game import Seat
from clowder.core.match import Match
from clowder.core.record_text import AnyMatch
from clowder.core.rng import FastRng
from clowder.core.value import replace
from clowder.games.cat_and_the_tower import ROOM
from clowder.games.cat_and_the_tower.lessons import LESSONS
from clowder.games.cat_and_the_tower.moves import Floor, Friend, Put, Wall
from clowder.games.cat_and_the_tower.options import Options
from clowder.games.cat_and_the_tower.state import Placing, State
from tests.laws.test_lessons import position


def walls_stand() -> State:
    """Two walls, and the floor in the hand of seat 0."""
    found = next(step for lesson in LESSONS for step in lesson.steps if step.key == "floor")
    state: State = position(ROOM, found).state
    return state


LEVELS = ["wobbly", "baseline", "steady", "planner"]


@pytest.mark.parametrize("name", LEVELS)
def test_whole_turns_of_allowed_moves(name: str) -> None:
    match: AnyMatch = Match(ROOM, Options(), 1, FastRng(3))
    head, bot = FastRng(7), seated(name, ROOM)
    while match.asks and match.state.turn <= 3:
        let_answer(match, match.asks[0], bot, head)

    assert match.state.turn == 4
    assert match.state.top > 1


@pytest.mark.parametrize("name", LEVELS[1:])
def test_it_plays_against_others_too(name: str) -> None:
    match: AnyMatch = Match(ROOM, Options(mode="against"), 2, FastRng(3))
    head, bot = FastRng(7), seated(name, ROOM)
    while match.asks and match.state.turn <= 2:
        let_answer(match, match.asks[0], bot, head)

    assert match.state.turn == 3


def test_a_floor_over_both_walls_is_worth_more_than_one_that_tips() -> None:
    state = walls_stand()

    good = [foresee(state, Seat(0), Floor(0, 20, 0), FastRng(seed))[0] for seed in range(3)]
    bad = [foresee(state, Seat(0), Floor(400, 0, 0), FastRng(seed))[0] for seed in range(3)]

    assert min(good) > max(bad)


def test_a_placing_that_falls_in_the_imagination_is_not_let_go() -> None:
    """Imagination has a hand of its own, so only what is on the edge may fool it."""
    state = walls_stand()
    tips, lies = Floor(400, 20, 0), Floor(0, 20, 0)

    chosen = best_placing(state, Seat(0), [tips, lies], FastRng(1), Budget(iterations=2))

    assert chosen == lies


@pytest.mark.parametrize(("level", "most"), [("steady", 2), ("planner", 3)])
def test_no_more_placings_are_simulated_than_a_level_may(
    level: str, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even where every one of them seems to fall: that is what bounds a mouse's turn."""
    state, simulated = walls_stand(), list[object]()
    assert isinstance(state.phase, Placing)
    state = replace(state, phase=replace(state.phase, tries=1))  # nobody trusts the next blindly

    def falls(_: State, __: Seat, move: object, ___: FastRng) -> tuple[float, int]:
        simulated.append(move)
        return -100.0, 0

    monkeypatch.setattr(placing, "foresee", falls)
    [ask] = ROOM.asks(state)
    bot = make_bot(level, ROOM)
    move = bot.choose(ROOM.view(state, Seat(0)), ask, None, FastRng(1), bot.budget)

    assert bot.budget.iterations == len(simulated) == most
    assert move in simulated


def test_a_dear_simulation_is_the_last_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(placing, "foresee", lambda *_: (-100.0, placing.DEAR + 1))
    moves = [Floor(0, 20, 0), Floor(50, 20, 0), Floor(100, 20, 0)]

    chosen = best_placing(walls_stand(), Seat(0), moves, FastRng(1), Budget(iterations=3))

    assert chosen == moves[0]


def test_wobbly_is_hasty_and_nobody_else_is() -> None:
    state = walls_stand()
    [ask] = ROOM.asks(state)
    view = ROOM.view(state, Seat(0))

    def hasty(level: str) -> bool:
        move = make_bot(level, ROOM).choose(view, ask, None, FastRng(1), Budget(iterations=0))
        assert isinstance(move, Wall | Floor | Friend | Put)
        return move.hasty

    assert [level for level in LEVELS if hasty(level)] == ["wobbly"]
