"""Kittens on their way: steps, what they meet, where they end (STR-8 to STR-13, STR-30)."""

from __future__ import annotations

from clowder.core.game import Seat, left_of
from clowder.core.value import put, replace
from clowder.games.stray_cat.cards import Outcome, push
from clowder.games.stray_cat.ending import end_game, is_home
from clowder.games.stray_cat.events import Event, Jumped, Remembered, Stepped, TileTurned, Visited
from clowder.games.stray_cat.ground import Place, cell_of, entrance, is_fog
from clowder.games.stray_cat.layout import Cell
from clowder.games.stray_cat.onward import go_on
from clowder.games.stray_cat.pieces import TOKENS, Feature, Token
from clowder.games.stray_cat.setup import features_of
from clowder.games.stray_cat.state import (
    Challenge,
    Moving,
    Parting,
    Phase,
    Remembering,
    State,
    clockwise,
)


def next_steps(state: State, phase: Moving) -> tuple[Place, ...]:
    """Where the kitten may go now; nowhere: its way ends here."""
    place = state.kittens[phase.kitten]
    return state.ground.good_steps(place, phase.came, phase.left, phase.barred)


def make_step(state: State, phase: Moving, to: Place) -> Outcome:
    """One step: turn a tile over, move, meet whoever is there (STR-9, STR-11)."""
    kitten, start = phase.kitten, state.kittens[phase.kitten]
    events: list[Event] = []
    if is_fog(to):
        state, to, events = turn_over(state, kitten, start, cell_of(to))
    events.append(Stepped(kitten, phase.by, start, to, phase.how))
    moved = replace(phase, left=phase.left - 1, came=start)
    state = replace(state, kittens=put(state.kittens, kitten, to), phase=moved)
    if is_home(state, kitten):
        state, more = end_game(state, kitten)
        return state, events + more
    if phase.how == "walk":
        return push(state, *challenges(state, kitten), moved), events
    return replace(state, later=after_push(state.later, phase, to)), events


def turn_over(
    state: State, kitten: Seat, start: Place, cell: Cell
) -> tuple[State, Place, list[Event]]:
    """The tile lies face up for good, and the kitten comes in where it crossed (STR-9)."""
    side = state.board.beside[cell_of(start) - 1].index(cell)
    state = replace(state, shown=put(state.shown, cell - 1, True))
    turned = TileTurned(kitten, cell, state.tiles[cell - 1])
    return state, entrance(state.tiles, cell, side), [turned]


def after_push(later: tuple[Phase, ...], moving: Moving, to: Place) -> tuple[Phase, ...]:
    """Who is moved by a fight is not parted any more; its rival does not follow (STR-29)."""
    if moving.how == "parted":
        first, *rest = later
        assert isinstance(first, Parting)
        later = (replace(first, barred=to), *rest)
    return tuple(
        phase
        for phase in later
        if not (isinstance(phase, Parting) and phase.kitten == moving.kitten)
    )


def challenges(state: State, kitten: Seat) -> tuple[Challenge, ...]:
    """Whoever is there is fought, clockwise from the attacker (STR-11)."""
    return tuple(
        Challenge(kitten, other)
        for other in clockwise(kitten, state.seats)
        if state.kittens[other] == state.kittens[kitten]
    )


def end_move(state: State) -> Outcome:
    """A walk may end in a house; who was moved fights where it lands (STR-12, STR-30)."""
    phase = state.phase
    assert isinstance(phase, Moving)
    if phase.how == "walk":
        return visit(state, phase.kitten)
    if phase.came is None:  # it cannot move at all, and stays
        return go_on(state)
    fights = challenges(state, phase.kitten)
    return (push(state, *fights), []) if fights else go_on(state)


def visit(state: State, seat: Seat) -> Outcome:
    """In a house the left neighbour looks at the tokens, if any is face down (STR-12)."""
    place = state.kittens[seat]
    house = state.ground.house_at(place)
    if house is None or all(state.up[seat]):
        return go_on(state)
    by = left_of(seat, state.seats)
    state = replace(state, phase=Remembering(seat, by), seen=put(state.seen, seat, True))
    return state, [Visited(seat, by, place, house, state.homes[seat])]


def fitting(state: State, phase: Remembering) -> tuple[Token, ...]:
    """The face-down tokens that match the house."""
    house = state.ground.house_at(state.kittens[phase.seat])
    assert house is not None
    return tuple(
        token
        for token, feature, up in zip(
            TOKENS, features_of(state.homes[phase.seat]), state.up[phase.seat], strict=True
        )
        if not up and feature is not None and house.has(feature)
    )


def remember(state: State, phase: Remembering, token: Token | None) -> Outcome:
    """A token is turned over, or all learn what the home does not have (STR-12, STR-31)."""
    seat = phase.seat
    if token is None:
        state = replace(state, excluded=put(state.excluded, seat, excluded_after(state, seat)))
        state, events = go_on(state)
        return state, [Remembered(seat, phase.by, None, None), *events]
    index = TOKENS.index(token)
    feature = features_of(state.homes[seat])[index]
    state = replace(state, up=put(state.up, seat, put(state.up[seat], index, True)))
    remembered = Remembered(seat, phase.by, token, feature)
    state, events = end_game(state, seat) if is_home(state, seat) else go_on(state)
    return state, [remembered, *events]


def excluded_after(state: State, seat: Seat) -> tuple[Feature, ...]:
    """The house has nothing of what lies face down."""
    house = state.ground.house_at(state.kittens[seat])
    assert house is not None
    down = [
        feature
        for feature, up in zip((house.shape, house.roof, house.garden), state.up[seat], strict=True)
        if not up
    ]
    return tuple(sorted({*state.excluded[seat], *down}))


def jump(state: State, seat: Seat, to: Place) -> Outcome:
    """By shortcut or truck; whoever is there is fought (STR-11, STR-15, STR-16)."""
    jumped = Jumped(seat, state.kittens[seat], to)
    state = replace(state, kittens=put(state.kittens, seat, to))
    fights = challenges(state, seat)
    if fights:
        return push(state, *fights), [jumped]
    state, events = go_on(state)
    return state, [jumped, *events]
