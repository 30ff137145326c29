"""Somebody is home, or all have walked long enough (STR-31, STR-32)."""

from __future__ import annotations

from collections import deque

from clowder.core.game import Seat
from clowder.core.value import replace
from clowder.games.stray_cat.cards import Outcome
from clowder.games.stray_cat.events import Ended
from clowder.games.stray_cat.ground import Ground, Place
from clowder.games.stray_cat.moves import Home
from clowder.games.stray_cat.pieces import CARDS, House
from clowder.games.stray_cat.state import Over, State


def is_home(state: State, seat: Seat) -> bool:
    """Whether a kitten is in its own house and all three of its tokens are face up."""
    if not all(state.up[seat]):
        return False
    return is_house_of(state.ground.house_at(state.kittens[seat]), state.homes[seat])


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
    ways = tuple(way_home(state, Seat(seat)) for seat in everyone)
    return state, [Ended(winner, state.homes, ways)]


def way_home(state: State, seat: Seat) -> tuple[Place, ...]:
    """The shortest way along the roads, all tiles open; empty for whoever is there."""
    ground = state.ground
    home, place = house_of(ground, state.homes[seat]), state.kittens[seat]
    onward: dict[Place, Place] = {home: home}
    reached = deque([home])
    while place not in onward:  # every tile has a road to each of its neighbours
        here = reached.popleft()
        for near in ground.near[here]:
            if near not in onward:
                onward[near] = here
                reached.append(near)
    way: list[Place] = []
    while place != home:
        place = onward[place]
        way.append(place)
    return tuple(way)


def house_of(ground: Ground, home: Home) -> Place:
    places = (place for cell in ground.open_cells() for place in ground.fields(cell))
    return next(place for place in places if is_house_of(ground.house_at(place), home))


def is_house_of(house: House | None, home: Home) -> bool:
    features = (home.shape, home.roof, home.garden)
    return house is not None and (house.shape, house.roof, house.garden) == features
