"""Bad luck strikes (STR-18, STR-21 to STR-25)."""

from __future__ import annotations

from clowder.core.game import Seat
from clowder.core.value import put, replace
from clowder.games.stray_cat.cards import Outcome, push
from clowder.games.stray_cat.events import DogCame, Gathered, Picked, Struck, WorksPut
from clowder.games.stray_cat.ground import Place, cell_of, is_walk_field
from clowder.games.stray_cat.onward import go_on
from clowder.games.stray_cat.pieces import Card
from clowder.games.stray_cat.state import (
    Barking,
    Blocking,
    Fleeing,
    Gathering,
    Misfortune,
    Moving,
    Pecking,
    Phase,
    Picking,
    State,
    clockwise,
)

FLIGHT = 3  # steps that the dog, or the mouse, makes a kitten run (STR-22, STR-24)


def strike(state: State, card: Card) -> Outcome:
    """All bad luck that was drawn is discarded, and one card takes effect, if it can."""
    phase = state.phase
    assert isinstance(phase, Misfortune)
    state = replace(state, discards=(*state.discards, *phase.cards))
    then = effect(state, phase.seat, card)
    if then is None:
        state, events = go_on(state)
        return state, [Struck(phase.seat, card, idle=True), *events]
    return push(state, then), [Struck(phase.seat, card)]


def effect(state: State, seat: Seat, card: Card) -> Phase | None:
    match card:
        case "raven":
            return Picking(seat, card) if victims(state, seat, card) else None
        case "mouse":
            return Picking(seat, card)
        case "dog":
            return Barking(seat) if state.ground.open_cells() else None
        case "meeting":
            waiting = met(state, seat)
            return Gathering(seat, waiting) if waiting else None
        case _:
            return Blocking(seat)


def victims(state: State, seat: Seat, card: Card) -> tuple[Seat, ...]:
    """Whom the raven or the mouse can be sent to."""
    others = clockwise(seat, state.seats)
    return others if card == "mouse" else tuple(other for other in others if state.hands[other])


def pick(state: State, phase: Picking, victim: Seat) -> Outcome:
    picked = Picked(phase.seat, phase.card, victim)
    if phase.card == "raven":
        return replace(state, phase=Pecking(victim)), [picked]
    return replace(state, phase=Moving(victim, phase.seat, FLIGHT, "pushed")), [picked]


def bark(state: State, seat: Seat, dog: Place) -> Outcome:
    """Every kitten on that tile flees, the drawer's first (STR-22)."""
    scared = tuple(
        Fleeing(kitten, dog)
        for kitten in (seat, *clockwise(seat, state.seats))
        if cell_of(state.kittens[kitten]) == cell_of(dog)
    )
    came = DogCame(seat, dog)
    if scared:
        return push(state, *scared), [came]
    state, events = go_on(state)
    return state, [came, *events]


def flee(state: State) -> Outcome:
    """Its owner chooses the way, never onto the dog's field."""
    phase = state.phase
    assert isinstance(phase, Fleeing)
    return push(state, Moving(phase.kitten, phase.kitten, FLIGHT, "flee", barred=phase.dog)), []


def met(state: State, seat: Seat) -> tuple[Seat, ...]:
    """The kittens on adjacent tiles, clockwise (STR-6, STR-23)."""
    near = state.board.adjacent(cell_of(state.kittens[seat]))
    return tuple(o for o in clockwise(seat, state.seats) if cell_of(state.kittens[o]) in near)


def meeting_fields(state: State, seat: Seat) -> tuple[Place, ...]:
    """The free walk fields of the drawer's tile (STR-23)."""
    fields = state.ground.walk_fields(cell_of(state.kittens[seat]))
    return tuple(place for place in fields if place not in (*state.kittens, state.works))


def gather(state: State, phase: Gathering, to: Place) -> Outcome:
    """The first of those who wait is put there; no fight."""
    kitten, *rest = phase.waiting
    gathered = Gathered(kitten, phase.seat, state.kittens[kitten], to)
    state = replace(state, kittens=put(state.kittens, kitten, to))
    if rest:
        return replace(state, phase=replace(phase, waiting=tuple(rest))), [gathered]
    state, events = go_on(state)
    return state, [gathered, *events]


def works_fields(state: State) -> tuple[Place, ...]:
    """The walk fields that lie open, without a kitten (STR-25)."""
    taken = (*state.kittens, state.works)
    return tuple(p for p in state.ground.near if is_walk_field(p) and p not in taken)


def block(state: State, seat: Seat, place: Place) -> Outcome:
    state, events = go_on(replace(state, works=place))
    return state, [WorksPut(seat, place), *events]
