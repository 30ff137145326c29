"""What a player does with a card or a goal: take up a job, let a piece go, pet, lift, climb."""

from __future__ import annotations

from clowder.core.game import Seat
from clowder.core.value import replace
from clowder.games.cat_and_the_tower.contacts import pruned
from clowder.games.cat_and_the_tower.events import (
    LetGo,
)
from clowder.games.cat_and_the_tower.moves import (
    Claim,
    Friend,
    Pet,
    Setting,
    Tremble,
    Wall,
)
from clowder.games.cat_and_the_tower.physics.deeds import Drop, Rest, Stroke, Tremor
from clowder.games.cat_and_the_tower.pieces import Name, Side, floor_name
from clowder.games.cat_and_the_tower.state import (
    Befriend,
    Build,
    Climb,
    Lifting,
    Petting,
    Placing,
    Settling,
    Slot,
    State,
    Then,
    Trembling,
    colours_in,
    first_of,
    supply,
)
from clowder.games.cat_and_the_tower.tower import find, without
from clowder.games.cat_and_the_tower.turn_steps import Change


def begin(state: State, seat: Seat, side: Side) -> State:
    """Take up what the card says (TOW-2 to TOW-4)."""
    if side.walls:
        job = Build(tuple(Slot(kind) for kind in side.walls))
        return replace(state, phase=Placing(seat, job))
    friend = Befriend(side.colours, side.pets)
    if any(colour in side.colours for colour in colours_in(supply(state))):
        return replace(state, phase=Placing(seat, friend))
    return replace(state, phase=Lifting(seat, friend))


def let_go(state: State, seat: Seat, move: Setting) -> Change:
    assert isinstance(state.phase, Placing)
    drop = drop_of(state, state.phase, move)
    then = with_colour(state.phase, move)
    return replace(state, phase=Trembling(drop, then)), (LetGo(seat, drop),)


def drop_of(state: State, phase: Placing, move: Setting) -> Drop:
    name, floor, bend = piece_of(state, phase, move)
    return Drop(name, floor, move.x, move.y, move.turn, bend, move.hasty, state.turn)


def piece_of(state: State, phase: Placing, move: Setting) -> tuple[Name, int, int]:
    """The piece, the floor it goes to, and how it is bent."""
    match phase.job, move:
        case Build(), Wall(kind=kind, bend=bend):
            wall = first_of(kind, supply(state))
            assert wall is not None
            return wall, state.top, bend
        case Befriend(held=held), Friend(colour=colour, floor=floor):
            friend = held or first_of(colour, supply(state))
            assert friend is not None
            return friend, floor, 0
        case Climb(name=name, floor=floor), _:
            return name, min(floor, state.top), 0
        case _:
            return floor_name(state.top + 1), state.top + 1, 0


def with_colour(phase: Placing, move: Setting) -> Placing:
    """A friend that is tried again keeps its colour (TOW-26)."""
    if not isinstance(phase.job, Befriend) or not isinstance(move, Friend):
        return phase
    return replace(phase, job=replace(phase.job, colours=(move.colour,)))


def tremble(state: State, drawn: Tremble) -> State:
    phase = state.phase
    assert isinstance(phase, Trembling)
    tremor = Tremor(drawn.x, drawn.y, drawn.turn, drawn.lean, drawn.force)
    placed = phase.deed.name if isinstance(phase.deed, Drop) else None
    return replace(
        state, phase=Settling(phase.deed, tremor, phase.then, state.tower, placed=placed)
    )


def pet(state: State, move: Pet) -> State:
    """Whoever was petted need not be again; of a group, one is enough (TOW-5)."""
    phase = state.phase
    assert isinstance(phase, Petting)
    group = next(group for group in phase.groups if move.friend in group)
    rest = tuple(other for other in phase.groups if other is not group)
    stroke = Stroke(move.friend, move.side)
    return replace(state, phase=Trembling(stroke, Petting(phase.seat, rest)))


def lift_friend(state: State, seat: Seat, friend: Name) -> State:
    if isinstance(state.phase, Lifting):
        job = replace(state.phase.job, held=friend)
    else:
        lowest = state.height(state.climber(seat)) + 1
        colours = colours_in((friend,))
        job = Befriend(colours, lowest=lowest, held=friend, extra=True)
    return lift(state, friend, Placing(seat, job))


def lift(state: State, name: Name, then: Then) -> State:
    """Take a piece from the tower, which must bear that (TOW-25)."""
    before = without(state.tower, (name,))
    touches = pruned(state.touches, (name,))
    return replace(
        state, tower=before, touches=touches, phase=Settling(Rest(), Tremor(), then, before)
    )


def claim(state: State, seat: Seat, move: Claim) -> State:
    """Lift Toto, or the kitten, if it stands on the tower yet (TOW-27)."""
    name = state.climber(seat)
    was = find(state.tower, name)
    then = Placing(seat, Climb(name, move.floor, was))
    spent = replace(state, spent=move.goal)
    return replace(spent, phase=then) if was is None else lift(spent, name, then)
