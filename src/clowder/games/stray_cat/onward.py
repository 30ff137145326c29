"""What comes next: the rest of a turn, or the next player's (STR-5, STR-32)."""

from __future__ import annotations

from clowder.core.game import left_of
from clowder.core.value import replace
from clowder.games.stray_cat.cards import Outcome
from clowder.games.stray_cat.ending import end_game
from clowder.games.stray_cat.setup import begin_turn
from clowder.games.stray_cat.state import State

ROUNDS = 200  # STR-32


def go_on(state: State) -> Outcome:
    """The phase is done: on with the next."""
    if state.later:
        return replace(state, phase=state.later[0], later=state.later[1:]), []
    seat = left_of(state.turn, state.seats)
    if seat != state.start:
        return begin_turn(state, seat), []
    if state.round == ROUNDS:
        return end_game(state, None)
    return begin_turn(replace(state, round=state.round + 1), seat), []
