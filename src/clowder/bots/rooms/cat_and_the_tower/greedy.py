"""A calm hand for Cat and the Tower: stand over the middle, level the lean, build on backs."""

from __future__ import annotations

from collections.abc import Sequence

from clowder.bots.rooms.cat_and_the_tower.cards import bases_on, best_claim, best_use
from clowder.bots.rooms.cat_and_the_tower.spots import place
from clowder.core.game import Ask
from clowder.core.rng import Rng
from clowder.games.cat_and_the_tower import ROOM
from clowder.games.cat_and_the_tower.moves import Claim, GoOn, Lift, Move, Pass, Pet, Swap, Use
from clowder.games.cat_and_the_tower.pieces import GOAL_CARDS, TRIES, Name
from clowder.games.cat_and_the_tower.state import Placing, State
from clowder.games.cat_and_the_tower.view import View


def choose(view: View, ask: Ask, moves: Sequence[Move], rng: Rng) -> Move:
    state = ROOM.imagine(view, rng)
    if isinstance(state.phase, Placing):
        return place_or_give_up(state, state.phase, rng)
    match ask.what:
        case "use":
            uses = [move for move in moves if isinstance(move, Use)]
            return best_use(state, uses) if uses else rng.choice(moves)
        case "claim":
            return claim(state, moves)
        case "further":
            return GoOn(True)
        case "take":
            return Pass()
        case "lift":
            lifts = [move for move in moves if isinstance(move, Lift)]
            return rng.choice(
                [m for m in lifts if m.friend not in wanted_there(state, ask)] or lifts
            )
        case _:
            return rng.choice([move for move in moves if isinstance(move, Pet)])


def wanted_there(state: State, ask: Ask) -> list[Name]:
    """The friends above the climber, on whose backs the next one is to sit."""
    return bases_on(state, state.height(state.climber(ask.seat)) + 1)


def place_or_give_up(state: State, phase: Placing, rng: Rng) -> Move:
    return ROOM.sample(state, phase.seat, rng) if phase.tries >= TRIES else place(state, phase, rng)


def claim(state: State, moves: Sequence[Move]) -> Move:
    """Claim the goal of the longest climb; else, every other turn, swap the one with the highest
    reward, which is the hardest to reach."""
    claims = [move for move in moves if isinstance(move, Claim)]
    if claims:
        return best_claim(claims)
    swaps = [move for move in moves if isinstance(move, Swap)]
    if swaps and state.turn % 2:
        return max(swaps, key=lambda swap: GOAL_CARDS[swap.goal].reward)
    return Pass()
