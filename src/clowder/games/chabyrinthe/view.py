"""What a seat, or a spectator, can see: all but the order of what lies face down or below."""

from __future__ import annotations

from clowder.core.game import Seat
from clowder.core.value import Value, replace
from clowder.games.chabyrinthe.options import Options
from clowder.games.chabyrinthe.pieces import Card, Cat, Kind, Place
from clowder.games.chabyrinthe.state import Phase, State, Stray


class Revealed(Value):
    """What lies face down, from the top."""

    deck: tuple[Kind, ...]
    cats: tuple[Cat, ...]


class View(Value):
    seat: Seat | None  # the viewer; None is a spectator
    options: Options
    seats: int
    phase: Phase
    start: Seat
    square: tuple[Card, ...]
    top: Kind | None  # of the deck; None before the deal
    hidden: int  # how many cards follow it that nobody has seen there
    under: tuple[Kind, ...]  # the rest of the deck, put under it in everyone's sight (CHA-3)
    strays: tuple[Stray, ...]
    guardians: tuple[Place, ...]
    cats: int  # how many are in their deck
    taken: tuple[tuple[Cat, ...], ...]
    turn: int
    last: int
    revealed: Revealed | None = None  # in a replay


def view_of(state: State, seat: Seat | None) -> View:
    return View(
        seat=seat,
        options=state.options,
        seats=state.seats,
        phase=state.phase,
        start=state.start,
        square=state.square,
        top=state.deck[0] if state.deck else None,
        hidden=state.hidden,
        under=state.deck[1 + state.hidden :],
        strays=state.strays,
        guardians=state.guardians,
        cats=len(state.cats),
        taken=state.taken,
        turn=state.turn,
        last=state.last,
    )


def reveal(state: State) -> View:
    """The table with nothing hidden."""
    return replace(view_of(state, None), revealed=Revealed(state.deck, state.cats))


def table_in(view: View) -> State:
    """All of the table that lies open: enough to judge an action by."""
    return State(
        options=view.options,
        seats=view.seats,
        phase=view.phase,
        square=view.square,
        deck=() if view.top is None else (view.top,),
        strays=view.strays,
        guardians=view.guardians,
    )
