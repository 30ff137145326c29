"""The sewers, the cats and the guardians (CHA-C1 to CHA-C3), read from pieces.toml."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Literal, TypeAlias

import msgspec

from clowder.core.value import Value

Kind: TypeAlias = Literal["elbow", "straight", "tee", "cross", "bridge"]
Guardian: TypeAlias = Literal["agatha", "edith"]
Cat: TypeAlias = str  # its name, as pieces.toml has it
Cell: TypeAlias = int  # a card of the square, counted row by row
Place: TypeAlias = int  # outside the square, counted clockwise (CHA-2)
Side: TypeAlias = int  # of a card, counted clockwise from the top

SIDES = "NESW"


class Card(Value):
    """A sewer card as it lies: what looks alike is equal, so a straight has two turns."""

    kind: Kind
    turn: int  # quarter turns clockwise (CHA-C3)


class Sewer(Value):
    kind: Kind
    letter: str
    count: int
    ways: tuple[str, ...]
    looks: int


class SquareSize(Value):
    """One size of the square."""

    side: int
    cats: tuple[Place, Place]
    guardians: tuple[Place, Place]

    @property
    def places(self) -> int:
        return 4 * self.side

    @property
    def corners(self) -> dict[Cell, Card]:
        """Bottom-left and top-right open inwards (CHA-1)."""
        return {self.side - 1: Card("elbow", 2), self.side * (self.side - 1): Card("elbow", 0)}


class Box(Value):
    guardians: tuple[Guardian, Guardian]
    grades: tuple[int, ...]
    sewers: tuple[Sewer, ...]
    tables: tuple[SquareSize, ...]
    cats: dict[Cat, int]


BOX: Box = msgspec.convert(
    tomllib.loads(resources.files(__package__).joinpath("pieces.toml").read_text("utf-8")), Box
)
SEWERS: dict[Kind, Sewer] = {sewer.kind: sewer for sewer in BOX.sewers}
KINDS = tuple(SEWERS)
GUARDIANS = BOX.guardians
WORTH = BOX.cats
CATS = tuple(WORTH)
SQUARE_SIZES = {size.side: size for size in BOX.tables}

# Every kind of card in every look, made once.
LOOKS: dict[Kind, tuple[Card, ...]] = {
    kind: tuple(Card(kind, turn) for turn in range(sewer.looks)) for kind, sewer in SEWERS.items()
}


def sewer_cards() -> tuple[Kind, ...]:
    """Every sewer card of the box, in order (CHA-C2)."""
    return tuple(kind for kind, sewer in SEWERS.items() for _ in range(sewer.count))


def laid(kind: Kind, turn: int) -> Card:
    """The card in that rotation, as it looks (CHA-C3)."""
    looks = LOOKS[kind]
    return looks[turn % len(looks)]


def turned(card: Card, quarters: int) -> Card:
    return laid(card.kind, card.turn + quarters)


def ways_of(card: Card) -> tuple[tuple[Side, ...], ...]:
    """The sides that each way of the card joins."""
    return tuple(
        tuple(sorted((SIDES.index(letter) + card.turn) % 4 for letter in way))
        for way in SEWERS[card.kind].ways
    )
