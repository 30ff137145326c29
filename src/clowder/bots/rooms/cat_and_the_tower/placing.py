"""A placing that can be let go and is likely to hold: clear ones, tried in the imagination."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Literal, TypeAlias

from clowder.bots.budget import Budget, Clock
from clowder.bots.rooms.cat_and_the_tower.clear import is_clear
from clowder.bots.rooms.cat_and_the_tower.foresight import foresee
from clowder.bots.rooms.cat_and_the_tower.ground import Ground
from clowder.bots.rooms.cat_and_the_tower.perches import (
    HIGH,
    Perch,
    free_perches,
    perches_across,
    perches_beside,
    perches_on_back,
    roomy_perches,
)
from clowder.bots.rooms.cat_and_the_tower.walls import floor_moves, wall_moves
from clowder.core.game import Seat
from clowder.core.rng import Rng
from clowder.core.value import Value
from clowder.games.cat_and_the_tower import chance
from clowder.games.cat_and_the_tower.moves import Friend, GiveUp, Move, Put, Setting
from clowder.games.cat_and_the_tower.physics import shapes
from clowder.games.cat_and_the_tower.pieces import TRIES, Colour, Name
from clowder.games.cat_and_the_tower.state import (
    Befriend,
    Build,
    Climb,
    Job,
    Placing,
    State,
)

How: TypeAlias = Literal["ground", "beside", "back", "across"]
LOOKS = 80  # placings that are checked for being clear, at most
NEAR = 40  # tenths of a millimetre: two placings nearer than this count as one
DEAR = 6000  # pictures times pieces, some two seconds: no simulation is begun after so much
WORST, UNTRIED = -1e9, -1e8
FINE = -4.0  # a placing that lowers the score by no more than this is chosen at once
PERCHES = 4  # tried for each aim


class Aim(Value):
    """A friend to place: who, where, how it would sit, and what that is worth."""

    colour: Colour
    floor: int
    how: How
    whom: tuple[Name, ...] = ()
    worth: float = 0.0


def place(state: State, moves: Iterable[Setting], rng: Rng, budget: Budget) -> Move:
    """One of these placings, the best first, to let go of; some placing; or giving up."""
    phase = state.phase
    assert isinstance(phase, Placing)
    if phase.tries >= TRIES:
        return GiveUp()
    found = best_placing(state, phase.seat, moves, rng, budget)
    return found or chance.some_placing(state, phase.job, rng)


def candidates(state: State, job: Job, friends: Iterable[Setting]) -> Iterable[Setting]:
    """Placings that the job allows, the best first."""
    match job:
        case Build(slots=slots) if all(slot.wall for slot in slots):
            return floor_moves(state)
        case Build():
            return wall_moves(state, job)
        case Befriend():
            return friends
        case Climb():
            return puts(state, job)


def best_placing(
    state: State, seat: Seat, moves: Iterable[Setting], rng: Rng, budget: Budget
) -> Setting | None:
    """The first that does no harm, else the least harmful that was tried; None: none is clear."""
    clock, spent = Clock(budget), 0
    phase = state.phase
    assert isinstance(phase, Placing)
    tried: list[tuple[float, Setting]] = []
    for number, move in enumerate(clear_ones(state, seat, moves)):
        if number < phase.tries // 2:  # what has slipped twice is the last resort
            tried.append((WORST, move))
            continue
        if spent > DEAR or not clock.take(1):
            tried.append((UNTRIED, move))
            break
        worth, cost = foresee(state, seat, move, rng)
        spent += cost
        tried.append((worth, move))
        if worth > FINE:
            break
    return max(tried, key=lambda pair: pair[0])[1] if tried else None


def clear_ones(state: State, seat: Seat, moves: Iterable[Setting]) -> Iterator[Setting]:
    found: list[Setting] = []
    for move in islice(moves, LOOKS):
        if not any(is_like(move, other) for other in found) and is_clear(state, seat, move):
            found.append(move)
            yield move


def is_like(one: Setting, other: Setting) -> bool:
    """Whether two placings are too alike to try both."""
    near = max(abs(one.x - other.x), abs(one.y - other.y)) < NEAR
    return near and one.turn == other.turn and type(one) is type(other)


def friends_by(state: State, aims: Iterable[Aim]) -> Iterator[Friend]:
    for aim in aims:
        ground = Ground(state.tower, aim.floor)
        for perch in islice(perches_for(state, ground, aim), PERCHES):
            x, y = ground.spot(perch.place, HIGH, perch.above)
            yield Friend(aim.colour, aim.floor, x, y, round(perch.turn) % 360)


def perches_for(state: State, ground: Ground, aim: Aim) -> Iterator[Perch]:
    match aim.how:
        case "beside":
            yield from perches_beside(state, ground, aim.whom[0])
        case "back":
            yield from perches_on_back(state, ground, aim.whom[0])
        case "across":
            yield from perches_across(state, ground, (aim.whom[0], aim.whom[1]))
        case _:
            yield from roomy_perches(ground)


def puts(state: State, job: Climb) -> Iterator[Put]:
    """Where Toto, or a kitten, can be put."""
    ground = Ground(state.tower, min(job.floor, state.top))
    for perch in free_perches(ground, shapes.KITTEN):
        x, y = ground.spot(perch.place, shapes.KITTEN * HIGH)
        yield Put(x, y, round(perch.turn) % 360)
