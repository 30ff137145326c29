"""Cards and places as arguments of messages."""

from __future__ import annotations

from collections.abc import Sequence

from clowder.games.stray_cat.ground import Place, cell_of, field_of
from clowder.games.stray_cat.pieces import KIND, NUMBER, START, Card, is_bad

FIELDS = {"": "fog", START: "start", "1": "one", "2": "two"}


def card_args(card: Card) -> dict[str, str | int]:
    """The kind and the fight number; bad luck has none, which is 0."""
    return {"kind": KIND[card], "number": NUMBER.get(card, 0)}


def numbers(cards: Sequence[Card]) -> str:
    """Fight numbers, by which everyone knows the cards: "3, 12"."""
    return ", ".join(str(NUMBER[card]) for card in cards if not is_bad(card))


def place_args(place: Place) -> dict[str, str | int]:
    """The cell and the field; houses, start fields and face-down tiles have words of their own."""
    field = field_of(place)
    return {"cell": cell_of(place), "field": FIELDS.get(field, field)}
