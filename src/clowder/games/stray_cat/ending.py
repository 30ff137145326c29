"""Somebody is home, or all have walked long enough (STR-31, STR-32)."""

from __future__ import annotations

from clowder.core.game import Seat
from clowder.core.value import replace
from clowder.games.stray_cat.cards import Outcome
from clowder.games.stray_cat.events import Ended
from clowder.games.stray_cat.pieces import CARDS
from clowder.games.stray_cat.state import Over, State


def is_home(state: State, seat: Seat) -> bool:
    """Whether a kitten is in its own house and all three of its tokens are face up."""
    house = state.ground.house_at(state.kittens[seat])
    home = state.homes[seat]
    return (
        house is not None
        and all(state.up[seat])
        and (house.shape, house.roof, house.garden) == (home.shape, home.roof, home.garden)
    )


def end_game(state: State, winner: Seat | None) -> Outcome:
    """Nothing stays hidden: tiles and tokens are turned over, the cards are gathered."""
    over = Over(winner, tuple(sum(up) for up in state.up))
    everyone = range(state.seats)
    state = replace(
        state,
        phase=over,
        later=(),
        shown=(True,) * len(state.tiles),
        up=tuple((True, True, True) for _ in everyone),
        seen=(True,) * state.seats,
        hands=tuple(() for _ in everyone),
        pile=CARDS,
        discards=(),
        piles=0,
        since=(0,) * len(state.since),
        roots=tuple(() for _ in everyone),
    )
    return state, [Ended(winner, state.homes)]
