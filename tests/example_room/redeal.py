"""What a seat cannot know in Pounce: the other hands, the cards not dealt, and what is sealed.

Any card may have been chosen from any hand, so that nothing of this is ever given away.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from clowder.core.game import Seat
from clowder.core.record import Entry
from clowder.core.rng import Rng
from clowder.core.sealed import Sealed
from clowder.core.value import replace
from tests.example_room.pounce.moves import Choose, Deal
from tests.example_room.pounce.state import Choosing, State


def redeal(state: State, seat: Seat | None, rng: Rng) -> State:
    """Gather what `seat` does not see, deal it again, and choose the sealed cards anew."""
    if not isinstance(state.phase, Choosing):
        return state
    others = [other for other in range(state.seats) if other != seat]
    cards = rng.shuffled([*state.left, *(card for other in others for card in state.hands[other])])
    hands = list(state.hands)
    answers = list(state.phase.sealed.answers)
    for other in others:
        size = len(hands[other])
        hands[other], cards = tuple(sorted(cards[:size])), cards[size:]
        if answers[other] is not None:
            answers[other] = rng.choice(hands[other])
    phase = Choosing(Sealed(tuple(answers), state.phase.sealed.given))
    return replace(state, phase=phase, hands=tuple(hands), left=tuple(sorted(cards)))


def retell(entries: Sequence[Entry[Any]], state: State) -> list[Entry[Any]]:
    """The same game, dealt and chosen so that it comes to `state`."""
    if not isinstance(state.phase, Choosing):
        return list(entries)
    shown = zip(*state.turns, strict=True) if state.turns else ((),) * state.seats
    hands = tuple((*hand, *cards) for hand, cards in zip(state.hands, shown, strict=True))
    first_open = 1 + state.seats * len(state.turns)
    chosen = [
        Entry(entry.seat, Choose(card))
        for entry in entries[first_open:]
        if (card := state.phase.sealed.answers[entry.seat]) is not None
    ]
    return [Entry(entries[0].seat, Deal(hands)), *entries[1:first_open], *chosen]
