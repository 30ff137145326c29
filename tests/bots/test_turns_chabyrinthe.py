"""Whole turns of Chabyrinthe: what they leave to whoever is next, and giving way."""

from __future__ import annotations

import pytest

from clowder.bots.budget import Budget
from clowder.bots.rooms.chabyrinthe.turns import best_turns
from clowder.core.match import Match
from clowder.core.record_text import AnyMatch
from clowder.core.rng import FastRng
from clowder.core.twin import Dice
from clowder.games.chabyrinthe import ROOM
from clowder.games.chabyrinthe.fast import ChaTwin
from clowder.games.chabyrinthe.moves import Rotate
from clowder.games.chabyrinthe.options import Options
from clowder.games.chabyrinthe.reading import twin_of
from clowder.games.chabyrinthe.state import State

ALL = Budget()


def with_one_action_left(seed: int) -> ChaTwin:
    """A first action after the deal."""
    match: AnyMatch = Match(ROOM, Options(kittens=True), 2, FastRng(seed))
    [ask] = match.asks
    match.play(ask.seat, Rotate(1, 1, 1))
    assert isinstance(match.state, State)
    return twin_of(match.state)


def most_in_two_actions(at: ChaTwin, dice: Dice) -> int:
    """Every way to spend a turn, one by one."""
    seat, most = at.turn, 0
    for first in at.looks():
        then = at.after(first, dice)
        ends = [then.after(second, dice) for second in then.looks()] if then.turn == seat else []
        most = max(most, *(int(end.score(seat) - at.score(seat)) for end in [then, *ends]))
    return most


@pytest.mark.parametrize("seed", range(2))
def test_the_best_turn_leaves_least_to_the_next_player(seed: int) -> None:
    world, dice = with_one_action_left(seed), Dice(seed)
    seat, worth = world.turn, dict[int, float]()
    for action in world.looks():
        end = world.after(action, dice)
        worth[action] = int(end.score(seat)) - most_in_two_actions(end, dice)

    found = dict(best_turns(world, world.looks(), ALL, dice, gives_way=False))

    assert found == worth
    assert list(found.values()) == sorted(worth.values(), reverse=True)


def test_who_gives_way_lets_a_cat_come_home() -> None:
    world, dice = with_one_action_left(2), Dice(2)
    (keeps, _), *_ = best_turns(world, world.looks(), ALL, dice, gives_way=False)
    (offers, _), *_ = best_turns(world, world.looks(), ALL, dice, gives_way=True)

    assert most_in_two_actions(world.after(keeps, dice), dice) == 0
    assert most_in_two_actions(world.after(offers, dice), dice) > 0


def test_without_iterations_it_still_knows_the_best_by_a_rough_look() -> None:
    world, dice = with_one_action_left(1), Dice(1)

    found = best_turns(world, world.looks(), Budget(iterations=0), dice, gives_way=False)

    assert sorted(action for action, _ in found) == sorted(world.looks())


def test_where_there_is_no_time_it_looks_at_some_actions() -> None:
    world, dice = with_one_action_left(1), Dice(1)

    found = best_turns(world, world.looks(), Budget(seconds=0), dice, gives_way=False)

    assert [action for action, _ in found] == world.looks()[:1]
