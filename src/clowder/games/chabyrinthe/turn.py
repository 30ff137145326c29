"""What follows a move: the square changes, joined cats are taken, the turn goes on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, TypeVar

from clowder.core.game import Seat, Step, left_of
from clowder.core.value import put, replace
from clowder.games.chabyrinthe.events import Dealt, Event, Inserted, Rotated, StartChosen
from clowder.games.chabyrinthe.homing import end_game, look_around, see_to
from clowder.games.chabyrinthe.moves import Action, Adopt, Deal, Insert, Move, Rotate, Start
from clowder.games.chabyrinthe.pieces import Cell, Place, laid, turned
from clowder.games.chabyrinthe.setup import lay_out
from clowder.games.chabyrinthe.state import (
    Acting,
    Adopting,
    Dealing,
    Done,
    Over,
    State,
)
from clowder.games.chabyrinthe.tunnels import lane

After: TypeAlias = Step[State, Event]
T = TypeVar("T")

ACTIONS = 2  # a turn has exactly so many (CHA-16 counts them)
QUIET = 200  # CHA-20: so many turns in a row without a cat end the game


def apply(state: State, seat: Seat, move: Move) -> After:
    match move:
        case Rotate() | Insert():
            return act(state, seat, move)
        case Adopt():
            return adopt(state, move)
        case Deal():
            table = lay_out(state, move)
            dealt = Dealt(table.square, table.deck[0], table.strays)
            return Step(table, (dealt,), final=True)
        case Start(seat=start):
            seated = replace(state, phase=Dealing(), start=start)
            return Step(seated, (StartChosen(start),), final=True)


def act(state: State, seat: Seat, action: Action) -> After:
    """Turn a card or push one in; what follows from the way things lie then."""
    table = after_action(state, action)
    return go_on(state, table, tell_action(seat, action, state, table))


def after_action(state: State, action: Action) -> State:
    """The table before anybody looks what is joined; cats and guardians stay (CHA-7)."""
    match action:
        case Rotate(quarters=quarters):
            cell = cell_of(state, action)
            card = turned(state.square[cell], quarters)
            return replace(did(state, "rotate"), square=put(state.square, cell, card))
        case Insert(place=place, turn=turn):
            new = laid(state.deck[0], turn)
            square, out = slid(state.square, state.size.side, place, new)
            return replace(
                did(state, "insert"),
                square=square,
                deck=(*state.deck[1:], out.kind),
                hidden=max(state.hidden - 1, 0),
            )


def tell_action(seat: Seat, action: Action, before: State, table: State) -> Event:
    match action:
        case Rotate(row=row, column=column, quarters=quarters):
            card = table.square[cell_of(table, action)]
            return Rotated(seat, row, column, quarters, card)
        case Insert(place=place):
            cells = lane(table.size.side, place)
            card, out = table.square[cells[0]], before.square[cells[-1]]
            return Inserted(seat, place, card, out, table.deck[0])


def cell_of(state: State, rotation: Rotate) -> Cell:
    return (rotation.row - 1) * state.size.side + rotation.column - 1


def slid(cards: Sequence[T], side: int, place: Place, card: T) -> tuple[tuple[T, ...], T]:
    """The square with a row or column pushed on from a place, and the card that fell out."""
    square = list(cards)
    for cell in lane(side, place):
        card, square[cell] = square[cell], card
    return tuple(square), card


def did(state: State, action: Done) -> State:
    assert isinstance(state.phase, Acting)
    return replace(state, phase=replace(state.phase, done=(*state.phase.done, action)))


def adopt(state: State, adoption: Adopt) -> After:
    """See to one of the cats found (CHA-11)."""
    phase = state.phase
    assert isinstance(phase, Adopting)
    [chosen] = (found for found in phase.found if found.place == adoption.place)
    table, events = see_to(state, phase, chosen, adoption.guardian)
    return go_on(state, table, *events)


def go_on(before: State, table: State, *events: Event) -> After:
    """Look what is joined, then go on with the turn."""
    table, more = look_around(table)
    if isinstance(table.phase, Acting) and len(table.phase.done) == ACTIONS:
        table = end_turn(table, table.phase)
    return Step(table, (*events, *more), final=is_shown(before, table))


def is_shown(before: State, table: State) -> bool:
    """Whether a card was seen for the first time: a cat, a sewer, or all of them at the end."""
    if isinstance(table.phase, Over):
        return True
    return len(table.cats) < len(before.cats) or table.hidden < before.hidden


def end_turn(state: State, phase: Acting) -> State:
    if state.turn - state.last == QUIET:
        return end_game(state)
    return replace(state, phase=Acting(left_of(phase.seat, state.seats)), turn=state.turn + 1)
