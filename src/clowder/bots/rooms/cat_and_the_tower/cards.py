"""Which card to take: one that lets somebody climb, else one that builds level."""

from __future__ import annotations

from collections.abc import Sequence

from clowder.core.game import Seat
from clowder.games.cat_and_the_tower.contacts import friends_on, on_back
from clowder.games.cat_and_the_tower.moves import Claim, Use
from clowder.games.cat_and_the_tower.pieces import (
    GOAL_CARDS,
    HEIGHTS,
    SIDES,
    Colour,
    Goal,
    Name,
    Side,
    kind_of,
)
from clowder.games.cat_and_the_tower.state import Choosing, State, colours_in, supply

HOPE = 4.0
STOREYS_AHEAD = 3  # with this many storeys above the climber, building can wait


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
    gain = max((climb(state, seat, colour) for colour in colours(state, side)), default=0.0)
    petting = {"none": 0.0, "other": 0.5, "floor": 1.0, "colours": 1.5}[side.pets]
    return gain + 0.5 - petting


def colours(state: State, side: Side) -> list[Colour]:
    """The colours of the card that are in the supply; all of them where none is, since then a
    friend is taken from the tower (TOW-11)."""
    there = colours_in(supply(state))
    return [colour for colour in side.colours if colour in there] or [*side.colours]


def climb(state: State, seat: Seat, colour: Colour) -> float:
    """What a friend of this colour on the floor above is worth: more for each floor that it lets
    one climb, HOPE if it only brings a goal nearer."""
    height = state.height(state.climber(seat))
    if height >= state.top:
        return 0
    bases = [kind_of(name) for name in bases_on(state, height + 1)]
    cards = state.goals.shown if state.together else state.hands[seat]
    gains = (GOAL_CARDS[goal].reward for goal in cards if would_hold(goal, colour, bases))
    gain = min(max(gains, default=0), state.top - height)
    hope = any(brings_nearer(goal, colour, bases) for goal in cards)
    return 10 + gain if gain else HOPE if hope else 0


def bases_on(state: State, floor: int) -> list[Name]:
    """Two friends, at most, on whose backs another can sit."""
    there = friends_on(state.tower, state.touches, floor)
    free = [name for name in there if not on_back(state.touches, name)]
    return [name for name in free if not carries(state, name)][:2]


def carries(state: State, name: Name) -> bool:
    return any(lower == name and rests for _, lower, rests in state.touches)


def would_hold(goal: Goal, colour: str, bases: Sequence[str]) -> bool:
    """Whether a goal holds once such a friend sits on one of these, or across two of them."""
    card, others = GOAL_CARDS[goal], set(bases) - {colour}
    match card.test:
        case "there":
            return card.of == colour
        case "touch":
            return colour in bases if card.of == "alike" else bool(others)
        case "back":
            return bool(bases) if card.of == "any" else card.of == colour and bool(others)
        case "pile":
            return card.of == colour and len(bases) == 2 and not others
        case "three":
            return len(bases) == 2 and len(others) == 2


def brings_nearer(goal: Goal, colour: str, bases: Sequence[str]) -> bool:
    """Whether such a friend is a good one to sit on, for later."""
    card = GOAL_CARDS[goal]
    match card.test:
        case "pile":
            return card.of == colour and len(bases) < 2 and set(bases) <= {colour}
        case "three":
            return len(bases) < 2 and colour not in bases
        case "back":
            return not bases and colour != card.of
        case _:
            return not bases and card.test == "touch"
