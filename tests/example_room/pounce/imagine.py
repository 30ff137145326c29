"""Worlds that fit everything a seat has seen, each deal equally likely."""

from __future__ import annotations

from collections import Counter

from clowder.core.rng import Rng
from clowder.core.sealed import Sealed
from clowder.core.value import replace
from tests.example_room.pounce.pieces import BOX, DECK, Card
from tests.example_room.pounce.state import Choosing, State
from tests.example_room.pounce.view import View


def imagine(view: View, rng: Rng) -> State:
    """A full state that would look like `view`, drawn fairly from all that would."""
    table = State(view.options, view.seats, view.phase, view.turns)
    if not isinstance(view.phase, Choosing):  # nothing is hidden before and after the game
        return table
    pile = rng.shuffled(unseen(view))
    size = BOX.hand - len(view.turns)
    hands = [view.hand if seat == view.seat else take(pile, size) for seat in range(view.seats)]
    sealed = view.phase.sealed
    answers = (  # hands are still in random order, so any card of theirs is as likely
        hand[0] if given and answer is None else answer
        for hand, given, answer in zip(hands, sealed.given, sealed.answers, strict=True)
    )
    return replace(
        table,
        phase=Choosing(Sealed(tuple(answers), sealed.given)),
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        left=tuple(sorted(pile)),
    )


def unseen(view: View) -> list[Card]:
    """The deck less one's own hand and all that was opened."""
    seen = Counter(card for cards in (view.hand, *view.turns) for card in cards)
    return list((Counter(DECK) - seen).elements())


def take(pile: list[Card], count: int) -> tuple[Card, ...]:
    return tuple(pile.pop() for _ in range(count))
