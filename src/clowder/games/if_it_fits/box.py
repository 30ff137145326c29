"""What the browser draws and counts of the box: web/src/games/if_it_fits/box.ts."""

from __future__ import annotations

from clowder.games.if_it_fits.boxes import CLOSED
from clowder.games.if_it_fits.pieces import (
    BOX,
    CATS,
    FACES,
    PRINCESS,
    SIDES,
    SPECIALS,
    START,
    WALLS,
    Card,
    Walls,
    box_cards,
)


def box() -> dict[str, object]:
    return {
        "SIDES": tuple(SIDES),
        "TOYS": toy_names(),
        "CATS": CATS,
        "PRINCESS": PRINCESS,
        "START": START,
        "CLOSED": CLOSED,
        "FACES": {card: face(card) for card in FACES},
    }


def face(card: Card) -> dict[str, object]:
    """The walls, upright and turned, and what is printed on the card."""
    _, toys, sprays = FACES[card]
    toy = next((name for name, count in zip(toy_names(), toys, strict=True) if count), None)
    return {
        "print": card.partition("-")[2] or ("blank" if card in box_cards() else card),
        "walls": [sides(walls) for walls in WALLS[card]],
        "toy": toy,
        "count": sum(toys),
        "spray": sprays > 0,
        "special": card in SPECIALS,
    }


def sides(walls: Walls) -> str:
    return "".join(letter for side, letter in enumerate(SIDES) if walls & 1 << side)


def toy_names() -> tuple[Card, ...]:
    """The kinds of toys in their order, by the special toy of each."""
    return tuple(BOX.specials)
