"""The greedy policy for the tower knows the goals as the rules do, and takes what lets it climb."""

from __future__ import annotations

import math
from collections import Counter
from itertools import product

import pytest

from clowder.bots.rooms.cat_and_the_tower.cards import bases_on, brings_nearer, would_hold
from clowder.bots.rooms.cat_and_the_tower.greedy import choose
from clowder.core.game import Seat
from clowder.core.rng import FastRng
from clowder.games.cat_and_the_tower import ROOM
from clowder.games.cat_and_the_tower.goals import goal_holds
from clowder.games.cat_and_the_tower.pieces import COLOURS, GOALS, Action, Goal
from clowder.games.cat_and_the_tower.state import Cards, Claiming, Lifting, State
from tests.games.cat_and_the_tower.position import ONE, play, table

Bases = tuple[str, ...]
SOME_BASES: list[Bases] = [bases for many in range(3) for bases in product(COLOURS, repeat=many)]


def named(colours: Bases) -> list[str]:
    """Friends of these colours, each with a number of its own."""
    seen: Counter[str] = Counter()
    found = []
    for colour in colours:
        seen[colour] += 1
        found.append(f"{colour}{seen[colour]}")
    return found


def holds(goal: Goal, told: str) -> bool:
    return goal_holds(table(f"{ONE} {told}"), Seat(0), goal)


def becomes_true(goal: Goal, colour: str, bases: Bases) -> bool:
    """By the rules: whether such a friend, on some or on all of these, meets the goal."""
    *below, new = named((*bases, colour))
    apart = " ".join(f"{name}@2" for name in below)
    seats = ["", *(f"^{name}" for name in below), f"^{'+'.join(below)}" if below else ""]
    return any(holds(goal, f"{apart} {new}@2{seat}") for seat in seats)


def friends_needed(goal: Goal, bases: Bases) -> float:
    """How many more it takes: others to sit on, and the last one on their backs."""
    if any(becomes_true(goal, colour, bases) for colour in COLOURS):
        return 1
    if len(bases) == 2:
        return math.inf
    return 1 + min(friends_needed(goal, (*bases, colour)) for colour in COLOURS)


@pytest.mark.parametrize("goal", GOALS)
def test_it_knows_which_friend_meets_a_goal(goal: Goal) -> None:
    for bases in SOME_BASES:
        if holds(goal, " ".join(f"{name}@2" for name in named(bases))):
            continue
        for colour in COLOURS:
            told = would_hold(goal, colour, bases)
            assert told == becomes_true(goal, colour, bases), (colour, bases)


@pytest.mark.parametrize("goal", GOALS)
def test_a_friend_that_brings_it_nearer_leaves_one_less_to_place(goal: Goal) -> None:
    for bases, colour in product(SOME_BASES[:5], COLOURS):
        nearer = friends_needed(goal, (*bases, colour)) == friends_needed(goal, bases) - 1
        if brings_nearer(goal, colour, bases):
            assert nearer, (colour, bases)
        elif not bases:
            assert not nearer, (colour, bases)


def test_it_sits_on_those_who_carry_nobody_and_are_on_nobodys_back() -> None:
    state = table(f"{ONE} orange1@2 grey1@2^orange1 white1@2 brown1@2 white2@1")

    assert bases_on(state, 2) == ["white1", "brown1"]
    assert bases_on(state, 1) == ["white2"]


def answer(state: State, seed: int = 1) -> str:
    [ask] = ROOM.asks(state)
    moves = ROOM.moves(state, ask.seat)
    return ROOM.write_move(choose(ROOM.view(state, ask.seat), ask, moves or (), FastRng(seed)))


def test_it_takes_the_card_whose_friend_lets_toto_climb() -> None:
    """Goal 1 wants two of one colour that touch; a grey one is there."""
    cards = Cards((Action(3),), (Action(7), Action(8)))

    assert answer(table(f"{ONE} grey1@2", actions=cards)) == "use 8 1"
    assert answer(table(f"{ONE} orange1@2", actions=cards)) == "use 7 1"


def test_it_builds_when_toto_is_on_the_highest_floor() -> None:
    cards = Cards((Action(3),), (Action(16), Action(1)))

    assert answer(table("brick1@1 window1@1 floor2 toto@2", actions=cards)) == "use 1 1"


def test_it_sets_the_friend_on_the_back_that_meets_the_goal() -> None:
    cards = Cards((Action(3),), (Action(2), Action(8)))
    state = play(table(f"{ONE} grey1@2", actions=cards), "0 use 2 1")

    assert answer(state).startswith("friend grey 2 ")


def test_it_climbs_as_far_as_it_may() -> None:
    tall = "brick1@1 window1@1 floor2 brick2@2 window2@2 floor3 toto@1 orange1@2 orange2@2^orange1"

    assert answer(table(tall, phase=Claiming(Seat(0)))) == "claim 1 3"


def test_it_lifts_nobody_on_whose_back_it_means_to_sit() -> None:
    told = f"{ONE} orange1@2 orange2@1 orange3@1^orange2 orange4@1^orange2"
    cards = Cards((), (Action(7), Action(8)))
    state = play(table(told, actions=cards), "0 use 7 1")
    assert isinstance(state.phase, Lifting)

    assert {answer(state, seed) for seed in range(20)} == {
        "lift orange2",
        "lift orange3",
        "lift orange4",
    }
