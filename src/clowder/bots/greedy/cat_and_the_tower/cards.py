"""Which card to take: one that lets somebody climb, else one that builds level."""

from __future__ import annotations

from collections.abc import Sequence

from clowder.core.game import Seat
from clowder.games.cat_and_the_tower.facts import friends_on
from clowder.games.cat_and_the_tower.moves import Claim, Use
from clowder.games.cat_and_the_tower.pieces import (
    HEIGHTS,
    SIDES,
    WISHES,
    Colour,
    Goal,
    Name,
    Side,
    kind_of,
)
from clowder.games.cat_and_the_tower.state import Choosing, State, colours_in, supply

STOREYS_AHEAD = 3  # so far above the climber, building can wait


def best_use(state: State, uses: Sequence[Use]) -> Use:
    assert isinstance(state.phase, Choosing)
    seat = state.phase.seat
    return max(uses, key=lambda use: worth(state, seat, SIDES[use.action][use.side - 1]))


def best_claim(claims: Sequence[Claim]) -> Claim:
    return max(claims, key=lambda claim: claim.floor)


def worth(state: State, seat: Seat, side: Side) -> float:
    ahead = state.top - state.height(state.climber(seat))
    if side.walls:
        uneven = abs(HEIGHTS[side.walls[0]] - HEIGHTS[side.walls[1]])
        return (12 if ahead <= 0 else 5 if ahead < STOREYS_AHEAD else 1) - 4 * uneven
    gain = max((climb(state, seat, colour) for colour in colours(state, side)), default=0)
    petting = {"none": 0.0, "other": 0.5, "floor": 1.0, "colours": 1.5}[side.pets]
    return (10 + gain if gain else 0.5) - petting


def colours(state: State, side: Side) -> list[Colour]:
    there = colours_in(supply(state))
    return [colour for colour in side.colours if colour in there]


def climb(state: State, seat: Seat, colour: Colour) -> int:
    """How far a friend of this colour would let one climb, set on the floor above."""
    height = state.height(state.climber(seat))
    if height >= state.top:
        return 0
    friends = friends_on(state.tower, state.touches, height + 1)
    cards = state.goals.shown if state.together else state.hands[seat]
    gains = (WISHES[goal].reward for goal in cards if would_hold(goal, colour, friends))
    return min(max(gains, default=0), state.top - height)


def would_hold(goal: Goal, colour: Colour, friends: Sequence[Name]) -> bool:
    """Whether a goal holds once such a friend sits on the back of one of these."""
    wish, kinds = WISHES[goal], {kind_of(friend) for friend in friends}
    match wish.test:
        case "there":
            return wish.of == colour
        case "touch":
            return colour in kinds if wish.of == "alike" else bool(kinds - {colour})
        case "back":
            if wish.of == "any":
                return bool(kinds)
            return wish.of == colour and bool(kinds - {colour})
        case _:
            return False
