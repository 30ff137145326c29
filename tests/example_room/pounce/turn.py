"""What follows a move (PNC-1 to PNC-5)."""

from __future__ import annotations

from typing import TypeAlias

from clowder.core.game import Seat, Step
from clowder.core.sealed import unsealed
from clowder.core.value import replace, without
from tests.example_room.pounce.events import Chosen, Dealt, Event, Opened
from tests.example_room.pounce.moves import Choose, Deal, Move
from tests.example_room.pounce.pieces import Card
from tests.example_room.pounce.scoring import catcher
from tests.example_room.pounce.setup import lay_out
from tests.example_room.pounce.state import Choosing, Over, State

After: TypeAlias = Step[State, Event]


def apply(state: State, seat: Seat, move: Move) -> After:
    match move:
        case Deal():
            table = lay_out(state, move)
            return Step(table, (Dealt(table.hands),), final=True)
        case Choose(card=card):
            return choose_card(state, seat, card)


def choose_card(state: State, seat: Seat, card: Card) -> After:
    """Seal the choice; the last one opens them all (PNC-3)."""
    assert isinstance(state.phase, Choosing)
    sealed = state.phase.sealed.put(seat, card)
    if sealed.missing():
        return Step(replace(state, phase=Choosing(sealed)), (Chosen(seat, card),))
    cards = sealed.open()
    events = (Chosen(seat, card), Opened(cards, catcher(cards)))
    return Step(next_mouse(state, cards), events, final=True)


def next_mouse(state: State, cards: tuple[Card, ...]) -> State:
    """The opened cards leave the hands; after the last mouse, so does everything (PNC-5)."""
    turns = (*state.turns, cards)
    if len(turns) == state.options.mice:
        return State(state.options, state.seats, Over(), turns)
    hands = tuple(without(*pair) for pair in zip(state.hands, cards, strict=True))
    return replace(state, phase=Choosing(unsealed(state.seats)), turns=turns, hands=hands)
