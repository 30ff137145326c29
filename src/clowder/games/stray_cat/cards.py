"""Cards change hands: drawn, discarded, shuffled (STR-14, STR-17 to STR-20)."""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd
from typing import TypeAlias

from clowder.core.game import Seat
from clowder.core.value import put, replace, without
from clowder.games.stray_cat.events import BadDrawn, Drew, Event
from clowder.games.stray_cat.pieces import (
    HAND_LIMIT,
    KIND,
    NUMBER,
    Card,
    in_order,
    is_bad,
)
from clowder.games.stray_cat.state import Discarding, Drawing, Misfortune, Phase, Root, State

# What follows something on the way: the table then, and what happened.
Outcome: TypeAlias = tuple[State, list[Event]]


def push(state: State, *phases: Phase) -> State:
    """These come now, one after the other, in place of the phase that was."""
    return replace(state, phase=phases[0], later=(*phases[1:], *state.later))


def surplus(state: State, seat: Seat) -> int:
    """How many cards of a hand are too many (STR-19)."""
    return max(len(state.hands[seat]) - HAND_LIMIT, 0)


def lay_down(state: State, seat: Seat, cards: Sequence[Card]) -> State:
    """Cards leave a hand and are discarded face up."""
    for card in cards:
        roots = roots_after(state, seat, card)
        hand = without(state.hands[seat], card)
        state = replace(
            state,
            roots=put(state.roots, seat, roots),
            hands=put(state.hands, seat, hand),
            discards=(*state.discards, card),
        )
    return state


def age(since: Sequence[int], card: Card) -> int:
    """With which pile a card came."""
    return since[NUMBER[card] - 1]


def roots_after(state: State, seat: Seat, card: Card) -> tuple[Root, ...]:
    """What everyone can say of the first deal's cards in a hand, after one card more is seen.

    A card that came with the deal or the first pile may have been either: each of the hidden cards
    that it may have been is as likely.
    """
    if age(state.since, card) > 0:
        return state.roots[seat]
    held = sum(age(state.since, other) == 0 for other in state.hands[seat])
    ways: dict[tuple[int, int], int] = {}
    for root in state.roots[seat]:
        modest, nourishing = root.modest, root.nourishing
        drawn = held - modest - nourishing
        origins = {
            (modest, nourishing): drawn,
            (modest - 1, nourishing): modest * (KIND[card] == "modest"),
            (modest, nourishing - 1): nourishing * (KIND[card] == "nourishing"),
        }
        for key, count in origins.items():
            if count:
                ways[key] = ways.get(key, 0) + count * root.ways
    common = gcd(*ways.values())
    return tuple(Root(*key, count // common) for key, count in sorted(ways.items()))


def draw(state: State) -> Outcome:
    """Draw the next card of a row; the row ends, or waits for a new pile."""
    phase = state.phase
    assert isinstance(phase, Drawing)
    if phase.left == 0:
        then: tuple[Phase, ...] = (Misfortune(phase.seat, phase.bad),) if phase.bad else ()
        return push(state, Discarding(phase.seat), *then), []
    card, rest = state.pile[0], state.pile[1:]
    state = replace(state, pile=rest)
    if is_bad(card):
        return draw_bad(state, phase, card)
    hand = in_order((*state.hands[phase.seat], card))
    row = replace(phase, left=phase.left - 1, good=phase.good + 1)
    state = replace(state, phase=row, hands=put(state.hands, phase.seat, hand))
    return state, [Drew(phase.seat, card)]


def draw_bad(state: State, phase: Drawing, card: Card) -> Outcome:
    """While looking for food it strikes later; else it is discarded, and another may be due."""
    events: list[Event] = [BadDrawn(phase.seat, card, strikes=phase.use == "food")]
    match phase.use:
        case "food":
            row = replace(phase, left=phase.left - 1, bad=(*phase.bad, card))
            return replace(state, phase=row), events
        case "prize":
            row = phase
        case "friend":  # STR-14: a fourth bad one in a row does not end it
            again = phase.left == 1 and phase.good == 0
            row = phase if again else replace(phase, left=phase.left - 1)
    return replace(state, phase=row, discards=(*state.discards, card)), events


def make_pile(state: State, pile: tuple[Card, ...]) -> State:
    """The discards are the new pile: everyone knows which cards are in it (STR-20)."""
    number = state.piles + 1
    fresh = {NUMBER[card] for card in pile if not is_bad(card)}
    since = tuple(
        number if fight in fresh else old for fight, old in enumerate(state.since, start=1)
    )
    return replace(state, pile=pile, discards=(), piles=number, since=since)
