"""What nobody can know: the order of the sewers below the top one, and of the cats in their deck.

Cards that were put under the deck in play are known to all; what was there from the start is
counted here by the inserts of the story, and not by what the state says of itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from clowder.core.game import Seat
from clowder.core.record import Entry
from clowder.core.rng import Rng
from clowder.core.value import replace
from clowder.games.chabyrinthe.moves import Deal, Insert
from clowder.games.chabyrinthe.state import Over, State


def redeal(state: State, seat: Seat | None, rng: Rng) -> State:  # noqa: ARG001 (all know the same)
    """Shuffle both decks, but for what lies open."""
    if not state.square or isinstance(state.phase, Over):
        return state
    last = 1 + state.hidden
    deck = (state.deck[0], *rng.shuffled(state.deck[1:last]), *state.deck[last:])
    return replace(state, deck=deck, cats=tuple(rng.shuffled(state.cats)))


def retell(entries: Sequence[Entry[Any]], state: State) -> list[Entry[Any]]:
    """The same story, dealt so that it comes to `state`."""
    inserts = sum(isinstance(entry.move, Insert) for entry in entries)
    return [
        Entry(entry.seat, deal_behind(entry.move, state, inserts))
        if isinstance(entry.move, Deal)
        else entry
        for entry in entries
    ]


def deal_behind(deal: Deal, state: State, inserts: int) -> Deal:
    """The deal whose cards that nobody has seen lie as they do in `state`."""
    seen = inserts + 1
    drawn = len(deal.cats) - len(state.cats)
    unseen = state.deck[1 : 1 + max(len(deal.deck) - seen, 0)]
    return Deal(deal.square, (*deal.deck[:seen], *unseen), (*deal.cats[:drawn], *state.cats))
