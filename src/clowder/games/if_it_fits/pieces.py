"""Boxes, cats, Princesses and toys (FIT-C1 to FIT-C3), read from pieces.toml."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from clowder.core.value import Value

Card: TypeAlias = str  # "LT-mm": its walls and what is printed; or its name, "princess"
Toy: TypeAlias = Literal["m", "y", "f"]
Side: TypeAlias = int  # of a card, counted clockwise from the top
Walls: TypeAlias = int  # a bit for each side

SIDES = "TRBL"
TOYS: tuple[Toy, ...] = ("m", "y", "f")
SPRAY = "s"
START: Card = "start"
PRINCESS: Card = "princess"
HAND = 2  # cards, and a third for a turn (FIT-2, FIT-8)


class Box(Value):
    cats: tuple[Card, ...]
    cats_each: int
    princesses: int
    start_boxes: int
    patterns: tuple[str, ...]
    prints: tuple[str, ...]
    doubles: tuple[Toy, ...]
    start_walls: str
    special_worth: int
    specials: dict[Card, Toy]


class Face(NamedTuple):
    """A card as it lies upright."""

    walls: Walls
    toys: tuple[int, int, int]  # of each kind
    sprays: int


BOX: Box = msgspec.convert(
    tomllib.loads(resources.files(__package__).joinpath("pieces.toml").read_text("utf-8")), Box
)
CATS = BOX.cats
SPECIALS = tuple(BOX.specials)


def box_cards() -> tuple[Card, ...]:
    """All the box cards, in order (FIT-C2)."""
    return tuple(
        name_card(pattern, printed)
        for number, pattern in enumerate(BOX.patterns)
        for printed in (*BOX.prints, 2 * BOX.doubles[number % len(BOX.doubles)])
    )


def name_card(pattern: str, printed: str) -> Card:
    return f"{pattern}-{printed}" if printed else pattern


def face_of(card: Card) -> Face:
    pattern, _, printed = card.partition("-")
    walls = sum(1 << side for side, letter in enumerate(SIDES) if letter in pattern)
    m, y, f = (printed.count(toy) for toy in TOYS)
    return Face(walls, (m, y, f), printed.count(SPRAY))


def special_face(card: Card) -> Face:
    m, y, f = (BOX.special_worth * (BOX.specials[card] == toy) for toy in TOYS)
    return Face(0, (m, y, f), 0)


# Everything that can lie on the table as a card of its own.
FACES: dict[Card, Face] = {
    **{card: face_of(card) for card in box_cards()},
    **{card: special_face(card) for card in SPECIALS},
    **dict.fromkeys((*CATS, PRINCESS), Face(0, (0, 0, 0), 0)),
    START: face_of(BOX.start_walls),
}


def half_turn(walls: Walls) -> Walls:
    """Walls after a turn by 180°: top for bottom, left for right."""
    return (walls << 2 | walls >> 2) & 15


# By card, upright and turned.
WALLS: dict[Card, tuple[Walls, Walls]] = {
    card: (face.walls, half_turn(face.walls)) for card, face in FACES.items()
}


def looks_turned(card: Card) -> bool:
    """Whether a half turn of the card is to be seen (FIT-4)."""
    upright, turned = WALLS[card]
    return upright != turned


# By card: the ways to lay it that are different plays.
TURNS: dict[Card, tuple[bool, ...]] = {
    card: (False, True) if looks_turned(card) else (False,) for card in FACES
}
