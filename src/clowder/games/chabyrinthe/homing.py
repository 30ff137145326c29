"""Cats find home: who is joined, who moves on, who comes next (CHA-8 to CHA-14)."""

from __future__ import annotations

from collections.abc import Collection

from clowder.core.value import Value, put, replace
from clowder.games.chabyrinthe.events import CatCame, CatTaken, Event, GuardianMoved
from clowder.games.chabyrinthe.pieces import GUARDIANS, Cell, Guardian, Place
from clowder.games.chabyrinthe.state import Acting, Adopting, Found, Over, State, Stray
from clowder.games.chabyrinthe.tunnels import walk


class Joined(Value):
    """A cat, the guardians its way leads to, and the way to the first of them."""

    stray: Stray
    guardians: tuple[Guardian, ...]
    way: tuple[Cell, ...]


def look_around(state: State) -> tuple[State, list[Event]]:
    """Take and see to whatever is joined, again and again, until a player must choose (CHA-10)."""
    events: list[Event] = []
    while True:
        match state.phase:
            case Acting() if joined := look(state):
                state, more = take(state, state.phase, joined)
            case Adopting(found=(Found(guardians=(guardian,)) as only,)):
                state, more = see_to(state, state.phase, only, guardian)
            case _:
                return state, events
        events += more


def look(state: State) -> list[Joined]:
    """Every cat whose way leads to a guardian now (CHA-8)."""
    joined = []
    for stray in state.strays:
        reached = walk(state.square, state.size.side, stray.place)
        homes = [
            (who, where)
            for who, where in zip(GUARDIANS, state.guardians, strict=True)
            if where in reached.ends
        ]
        if homes:
            guardians = tuple(who for who, _ in homes)
            joined.append(Joined(stray, guardians, reached.way_to(homes[0][1])))
    return joined


def take(state: State, phase: Acting, joined: list[Joined]) -> tuple[State, list[Event]]:
    """All that are joined at one look are taken at once (CHA-11); the last one ends it (CHA-14)."""
    seat = phase.seat
    found = tuple(Found(one.stray.place, one.stray.cat, one.guardians) for one in joined)
    pile = (*state.taken[seat], *(one.cat for one in found))
    state = replace(
        state,
        phase=Adopting(seat, phase.done, found),
        strays=tuple(s for s in state.strays if all(s != one.stray for one in joined)),
        taken=put(state.taken, seat, pile),
        last=state.turn,
    )
    events: list[Event] = [
        CatTaken(seat, one.stray.cat, one.stray.place, one.guardians, one.way) for one in joined
    ]
    return (state if state.missing else end_game(state)), events


def see_to(
    state: State, phase: Adopting, found: Found, guardian: Guardian
) -> tuple[State, list[Event]]:
    """The guardian moves on, and the next cat comes near the place of the one taken (CHA-9)."""
    index = GUARDIANS.index(guardian)
    start = state.guardians[index]
    end = next_free(state, start)
    guardians = put(state.guardians, index, end)
    rest = tuple(other for other in phase.found if other != found)
    state = replace(
        state,
        phase=replace(phase, found=rest) if rest else Acting(phase.seat, phase.done),
        guardians=guardians,
    )
    moved = GuardianMoved(guardian, start, end)
    if not state.cats:  # CHA-13
        return state, [moved]
    came = Stray(next_free(state, found.place), state.cats[0])
    strays = tuple(sorted((*state.strays, came), key=lambda stray: stray.place))
    state = replace(state, strays=strays, cats=state.cats[1:])
    return state, [moved, CatCame(came.cat, came.place)]


def next_free(state: State, place: Place) -> Place:
    """One place clockwise, or the first after it that nobody is at (CHA-9)."""
    used = {*state.guardians, *(stray.place for stray in state.strays)}
    return first_free(used, place, state.size.places)


def first_free(used: Collection[Place], place: Place, places: int) -> Place:
    after = (place + 1) % places
    return after if after not in used else first_free(used, after, places)


def end_game(state: State) -> State:
    """Nothing stays hidden: the sewers lie open, the cats left over, if any, in order."""
    return replace(state, phase=Over(), hidden=0, cats=tuple(sorted(state.cats)))
