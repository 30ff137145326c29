"""What may be placed now, and on which floors: whoever is asked is told, so no client guesses."""

from __future__ import annotations

from clowder.core.game import Seat
from clowder.core.value import Value
from clowder.games.cat_and_the_tower.actions import piece_of
from clowder.games.cat_and_the_tower.moves import Floor, Friend, Put, Setting, Wall
from clowder.games.cat_and_the_tower.pieces import Name
from clowder.games.cat_and_the_tower.refusals import (
    floors_allowed,
    friends_allowed,
    kinds_allowed,
)
from clowder.games.cat_and_the_tower.state import Befriend, Build, Climb, Job, Placing, State

MIDDLE = (0, 0, 0)  # x, y and turn: where on a floor is not the question here
BEND = 90


class Place(Value):
    """A piece that may be placed, and the floors it may go to; a floor goes to its own number."""

    name: Name
    floors: tuple[int, ...]  # from the lowest up


def places_of(state: State, seat: Seat | None) -> tuple[Place, ...] | None:
    """What the seat may place, what the card speaks of first; None: nothing is in its hand."""
    phase = state.phase
    is_asked = isinstance(phase, Placing) and phase.seat == seat
    return places_in_hand(state) if is_asked else None


def places_in_hand(state: State) -> tuple[Place, ...] | None:
    """What whoever is asked may place."""
    phase = state.phase
    if not isinstance(phase, Placing):
        return None
    floors: dict[Name, list[int]] = {}
    for move in settings_allowed(state, phase.job):
        name, floor, _ = piece_of(state, phase, move)
        floors.setdefault(name, []).append(floor)
    return tuple(Place(name, tuple(found)) for name, found in floors.items())


def settings_allowed(state: State, job: Job) -> list[Setting]:
    """Every piece over every floor that the rules allow, each in the middle of the table."""
    match job:
        case Build(slots=slots) if all(slot.wall for slot in slots):
            return [Floor(*MIDDLE)]
        case Build(slots=slots):
            return [Wall(kind, *MIDDLE, BEND) for kind in kinds_allowed(state, slots)]
        case Befriend():
            return [
                Friend(colour, floor, *MIDDLE)
                for colour in friends_allowed(state, job)
                for floor in floors_allowed(state, job)
            ]
        case Climb():
            return [Put(*MIDDLE)]
