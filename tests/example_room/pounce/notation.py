"""Moves as a line of text, and back: `deal 1 2 3 | 4 5 6`, `choose 4`."""

from __future__ import annotations

import re

from tests.example_room.pounce.moves import Choose, Deal, Move
from tests.example_room.pounce.pieces import Card


def write_move(move: Move) -> str:
    match move:
        case Deal(hands=hands):
            return f"deal {' | '.join(spell(hand) for hand in hands)}"
        case Choose(card=card):
            return f"choose {card}"


def read_move(text: str) -> Move:
    """Raises ValueError that says what was expected."""
    parts = re.fullmatch(r"\s*(?:deal ([0-9 |]+)|choose ([0-9]))\s*", text)
    if parts is None:
        raise ValueError(f"expected 'deal HAND | HAND …' or 'choose CARD', found '{text}'")
    hands, card = parts.groups()
    if card is not None:
        return Choose(Card(int(card)))
    return Deal(tuple(tuple(Card(int(c)) for c in hand.split()) for hand in hands.split("|")))


def spell(cards: tuple[Card, ...]) -> str:
    return " ".join(str(card) for card in cards)
