"""Moves against other players: bad luck, pushes, and the neighbour's tokens."""

from __future__ import annotations

from collections.abc import Sequence

from clowder.bots.rooms.stray_cat.mind import Mind
from clowder.core.game import Seat
from clowder.games.stray_cat.aids import ends_of
from clowder.games.stray_cat.ground import Place, cell_of, is_walk_field
from clowder.games.stray_cat.moves import At, Move, Pick, Step, Suffer
from clowder.games.stray_cat.state import Barking, Blocking, Moving
from clowder.games.stray_cat.view import View

PREFERENCE = ("mouse", "raven", "roadworks", "meeting", "dog")  # the bad luck one likes best, first


def against(view: View, mind: Mind, moves: Sequence[Move]) -> Move:
    """The move that does most harm to whoever knows most about their home."""
    match moves[0], view.phase:
        case Step(), Moving():
            return away(view, mind, view.phase)
        case Suffer(), _:
            return min(moves, key=lambda move: PREFERENCE.index(suffered(move)))
        case Pick(), _:
            return max(moves, key=lambda move: threat(view, picked(move)))
        case At(), Barking():
            return max(moves, key=lambda move: scare(view, mind.seat, place_of(move)))
        case At(), Blocking():
            return max(moves, key=lambda move: hindrance(view, mind, place_of(move)))
        case _:
            return moves[0]


def away(view: View, mind: Mind, phase: Moving) -> Step:
    """The first step to where another kitten does least harm: to a field without a house."""
    here = view.kittens[phase.kitten]
    ends = ends_of(mind.ground, here, phase.left, phase.came, phase.barred)
    return Step(min(ends, key=lambda end: (not is_walk_field(end.place), end.place)).way[0])


def threat(view: View, seat: Seat) -> tuple[int, int]:
    return sum(view.up[seat]), view.counts[seat]


def suffered(move: Move) -> str:
    assert isinstance(move, Suffer)
    return move.card


def picked(move: Move) -> Seat:
    assert isinstance(move, Pick)
    return move.seat


def place_of(move: Move) -> Place:
    assert isinstance(move, At)
    return move.place


def scare(view: View, seat: Seat, dog: Place) -> int:
    """How many others flee from there; oneself counts twice."""
    there = [cell_of(place) == cell_of(dog) for place in view.kittens]
    return sum(there) - 3 * there[seat]


def hindrance(view: View, mind: Mind, works: Place) -> float:
    """Beside the one who remembers most, and not in one's own way."""
    rivals = [Seat(seat) for seat in range(view.seats) if seat != mind.seat]
    leader = max(rivals, key=lambda seat: threat(view, seat))
    beside = works in mind.ground.near[view.kittens[leader]]
    return 100.0 * beside - mind.near(works)
