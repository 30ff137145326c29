"""The paws on the standings card (TOW-23)."""

from __future__ import annotations

from clowder.core.game import Seat
from clowder.core.value import replace
from clowder.games.cat_and_the_tower.state import State

Heights = tuple[int, ...]  # of Toto or the kittens, by seat


def move_paws(state: State, was: Heights, now: Heights, climber: Seat | None = None) -> State:
    """Whoever changed height goes on top of those already there; a climber goes last."""
    if state.together:
        return state
    moved = [seat for seat in state.paws if now[seat] != was[seat] and seat != climber]
    if climber is not None and now[climber] != was[climber]:
        moved.append(climber)
    paws = [seat for seat in state.paws if seat not in moved]
    for seat in moved:
        behind = sum(now[other] >= now[seat] for other in paws)
        paws.insert(behind, seat)
    return replace(state, paws=tuple(paws))
