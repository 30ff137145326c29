"""Cards and places as arguments of messages."""

from __future__ import annotations

from collections.abc import Sequence

from clowder.games.stray_cat.ground import Place, field_of
from clowder.games.stray_cat.pieces import KIND, NUMBER, START, Card, is_bad

FIELDS = {"": "fog", START: "start", "1": "one", "2": "two"}


def card_args(card: Card) -> dict[str, str | int]:
    """The kind and the fight number; bad luck has none, which is 0."""
    return {"kind": KIND[card], "number": NUMBER.get(card, 0)}


def numbers(cards: Sequence[Card]) -> str:
    """Fight numbers, by which everyone knows the cards, as LIST of the locale files reads them."""
    return ", ".join(str(NUMBER[card]) for card in cards if not is_bad(card))


def place_args(place: Place) -> dict[str, str]:
    """What is there; which field of which tile is shown on the board, never said."""
    return {"field": FIELDS.get(field_of(place), "road")}
