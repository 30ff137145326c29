"""The table before the first card, the deal, and every shuffle (TOW-1, TOW-10, TOW-20)."""

from __future__ import annotations

from clowder.core.game import Seat
from clowder.core.rng import Rng
from clowder.core.value import replace
from clowder.games.cat_and_the_tower.moves import Deal, Shuffle
from clowder.games.cat_and_the_tower.options import Options, check_mix
from clowder.games.cat_and_the_tower.physics.shapes import BODY, KITTEN, THICK
from clowder.games.cat_and_the_tower.pieces import (
    ACTIONS,
    FIRST_ACTIONS,
    FIRST_GOALS,
    GOALS,
    TOTO,
    Action,
    Goal,
)
from clowder.games.cat_and_the_tower.state import Cards, Choosing, Planning, Seating, State
from clowder.games.cat_and_the_tower.tower import BASE, GRAIN, TWIST, Part

OPEN = 3  # action cards against each other
HAND = 2  # goals
# Toto stands on the rim of floor 1, out of the way of the first walls (TOW-1).
SPOT = (-round(3.6 * GRAIN), -round(3.6 * GRAIN))
STANDING = Part(
    TOTO,
    (*SPOT, round((THICK + BODY[2] * KITTEN) * GRAIN), TWIST, 0, 0, 0),
    1,
)


def set_up(options: Options, seats: int) -> State:
    """Raises ValueError on a bad mix."""
    check_mix(options, seats)
    state = State(options, seats, Seating())
    if not state.together:
        return replace(state, homes=(0,) * seats, paws=tuple(map(Seat, range(seats))))
    touch = (TOTO, BASE.name, True)
    return replace(state, tower=(BASE, STANDING), touches=(touch,), homes=(1,))


def shuffled_cards(state: State) -> tuple[tuple[Action, ...], tuple[Goal, ...]]:
    """What is shuffled at the start: all but the starting cards, or all."""
    if not state.together:
        return ACTIONS, GOALS
    actions = tuple(card for card in ACTIONS if card not in FIRST_ACTIONS)
    return actions, tuple(card for card in GOALS if card not in FIRST_GOALS)


def draw_deal(state: State, rng: Rng) -> Deal:
    actions, goals = shuffled_cards(state)
    return Deal(tuple(rng.shuffled(actions)), tuple(rng.shuffled(goals)))


def lay_out(state: State, deal: Deal) -> State:
    """The table right after the deal."""
    phase = Planning() if state.options.start == "shaken" else Choosing(state.start)
    if state.together:
        return replace(
            state,
            phase=phase,
            actions=Cards(deal.actions, FIRST_ACTIONS),
            goals=Cards(deal.goals, FIRST_GOALS),
        )
    hands = tuple(deal.goals[HAND * seat :][:HAND] for seat in range(state.seats))
    return replace(
        state,
        phase=phase,
        actions=Cards(deal.actions[OPEN:], deal.actions[:OPEN]),
        goals=Cards(deal.goals[HAND * state.seats :]),
        hands=hands,
    )


def draw_shuffle(cards: tuple[int, ...], rng: Rng) -> Shuffle:
    return Shuffle(tuple(rng.shuffled(sorted(cards))))
