"""Whether a goal holds on a floor (TOW-8, TOW-9, TOW-C5)."""

from __future__ import annotations

from itertools import combinations, permutations

from clowder.core.game import Seat
from clowder.games.cat_and_the_tower.contacts import (
    Touches,
    friends_on,
    on_back,
    rests_on,
    touching,
)
from clowder.games.cat_and_the_tower.pieces import GOAL_CARDS, Goal, GoalCard, Name, kind_of
from clowder.games.cat_and_the_tower.state import State


def floors_that_count(state: State, seat: Seat) -> range:
    """Together, the floor just above Toto (TOW-8); else every floor above one's kitten (TOW-22)."""
    height = state.height(state.climber(seat))
    last = min(height + 1, state.top) if state.together else state.top
    return range(height + 1, last + 1)


def goal_holds(state: State, seat: Seat, goal: Goal) -> bool:
    return any(
        holds_among(GOAL_CARDS[goal], friends_on(state.tower, state.touches, floor), state.touches)
        for floor in floors_that_count(state, seat)
    )


def holds_among(card: GoalCard, friends: tuple[Name, ...], touches: Touches) -> bool:
    match card.test:
        case "there":
            return any(kind_of(friend) == card.of for friend in friends)
        case "touch":
            return any(
                (kind_of(one) == kind_of(other)) == (card.of == "alike")
                for one, other in combinations(friends, 2)
                if other in touching(touches, one)
            )
        case "back":
            return any(is_on_another(one, card.of, friends, touches) for one in friends)
        case "pile":
            return any(
                {low, other} <= rests_on(touches, high) and on_back(touches, high)
                for high, low, other in permutations(of_colour(friends, card.of), 3)
            )
        case "three":
            return any(are_a_trio(trio, touches) for trio in combinations(friends, 3))


def of_colour(friends: tuple[Name, ...], colour: str) -> list[Name]:
    return [friend for friend in friends if kind_of(friend) == colour]


def is_on_another(one: Name, of: str, friends: tuple[Name, ...], touches: Touches) -> bool:
    """On a friend's back; a coloured one, on the back of another colour."""
    if not on_back(touches, one):
        return False
    below = rests_on(touches, one) & set(friends)
    return (
        bool(below)
        if of == "any"
        else (kind_of(one) == of and any(kind_of(lower) != of for lower in below))
    )


def are_a_trio(trio: tuple[Name, ...], touches: Touches) -> bool:
    """Three colours, each touching another of the three."""
    if len({kind_of(friend) for friend in trio}) < 3:
        return False
    return all(touching(touches, friend) & set(trio) for friend in trio)


def claims(state: State, seat: Seat) -> list[tuple[Goal, int]]:
    """Every goal that the player may claim, with each floor it may bring (TOW-8, TOW-22)."""
    height = state.height(state.climber(seat))
    cards = state.goals.shown if state.together else state.hands[seat]
    return [
        (goal, floor)
        for goal in cards
        if goal_holds(state, seat, goal)
        for floor in range(height + 1, min(height + GOAL_CARDS[goal].reward, state.top) + 1)
    ]
