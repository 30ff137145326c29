"""What a seat cannot know: who holds what beside itself, what they have drawn, and the pile.

Cards change places two by two, and a change stands only if the story could still have gone so:
every card was held when it was played, a Princess was thrown away only by who held nothing else, no
hand was dealt one, and each part of the pile has its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from clowder.core.game import Seat
from clowder.core.record import Entry
from clowder.core.rng import Rng
from clowder.core.value import replace
from clowder.games.if_it_fits.moves import Deal
from clowder.games.if_it_fits.state import State

SWAPS = 60


def redeal(state: State, seat: Seat | None, rng: Rng) -> State:
    """Swap hidden cards, as long as the story allows it."""
    if not state.dealt:
        return state
    hands = [list(hand) for hand in state.dealt]
    pile = list(state.pile)
    places = [(hand, n) for who, hand in enumerate(hands) if who != seat for n in range(len(hand))]
    drawers = [*state.draws, *[None] * (len(pile) - len(state.draws))]
    places += [(pile, n) for n, who in enumerate(drawers) if who is None or who != seat]
    for _ in range(SWAPS):
        (one, i), (other, j) = rng.choice(places), rng.choice(places)
        one[i], other[j] = other[j], one[i]
        if not is_possible(state, hands, pile):
            one[i], other[j] = other[j], one[i]
    return replace(state, dealt=tuple(tuple(sorted(hand)) for hand in hands), pile=tuple(pile))


def is_possible(state: State, hands: Sequence[Sequence[str]], pile: Sequence[str]) -> bool:
    if any("princess" in hand for hand in hands) or not is_spread(state, pile):
        return False
    return all(could_play(state, seat, hands[seat], pile) for seat in range(state.seats))


def is_spread(state: State, pile: Sequence[str]) -> bool:
    """One Princess in each of as many piles as players, the larger ones at the bottom."""
    if state.options.advanced:
        return True
    size, larger = divmod(len(pile), state.seats)
    cut = 0
    for number in range(state.seats):
        part = size + (1 if number >= state.seats - larger else 0)
        if pile[cut : cut + part].count("princess") != 1:
            return False
        cut += part
    return True


def could_play(state: State, seat: int, dealt: Sequence[str], pile: Sequence[str]) -> bool:
    held = list(dealt)
    drawn = [card for card, who in zip(pile, state.draws, strict=False) if who == seat]
    for number, card in enumerate(state.played[seat]):
        held += drawn[number : number + 1]
        if card not in held:
            return False
        if number in state.discards[seat] and set(held) != {"princess"}:
            return False
        held.remove(card)
    return True


def retell(entries: Sequence[Entry[Any]], state: State) -> list[Entry[Any]]:
    """The same story, dealt so that it comes to `state`."""
    return [
        Entry(entry.seat, Deal(state.dealt, state.pile)) if isinstance(entry.move, Deal) else entry
        for entry in entries
    ]
