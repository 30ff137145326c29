"""The cards, the tiles and the tokens (STR-C1 to STR-C5), read from pieces.toml."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Literal, TypeAlias

import msgspec

from clowder.core.value import Value

Card: TypeAlias = str  # its kind, and its fight number where it has one: "modest-3", "dog"
CardKind: TypeAlias = Literal[
    "modest", "nourishing", "hearty", "friend", "shortcut", "truck",
    "raven", "dog", "mouse", "meeting", "roadworks",
]  # fmt: skip
Shape: TypeAlias = Literal["one", "two"]
Roof: TypeAlias = Literal["red", "yellow", "blue"]
Garden: TypeAlias = Literal["fence", "tree", "flowers"]
Token: TypeAlias = Literal["shape", "roof", "garden"]
Feature: TypeAlias = Shape | Roof | Garden
TileKind: TypeAlias = Literal["cross", "ring", "bend", "start"]
Tile: TypeAlias = int  # its number: 1 to 12 are the neighbourhood, the others start tiles
Side: TypeAlias = int  # of a tile as it lies, counted clockwise from the top

SIDES = "NESW"
START = "o"  # the start field of a start tile
FIELDS: dict[Shape, str] = {"one": "1", "two": "2"}  # of a house, by its storeys


class House(Value):
    """A house on a tile; its field is called by its storeys."""

    shape: Shape
    roof: Roof
    garden: Garden
    off: str  # the walk field that it is a dead end off

    @property
    def field(self) -> str:
        return FIELDS[self.shape]

    def has(self, feature: Feature) -> bool:
        return feature in (self.shape, self.roof, self.garden)


class CardSort(Value):
    kind: CardKind
    count: int
    first: int = 0  # fight number; 0: bad luck
    steps: int = 0  # of a meal


class Roads(Value):
    fields: str
    roads: tuple[str, ...]
    start: str = ""


class TileSort(Value):
    kind: TileKind
    houses: tuple[House, ...] = ()


class Box(Value):
    hand_limit: int
    cards: tuple[CardSort, ...]
    start_hand: dict[CardKind, int]
    tokens: dict[Token, dict[Feature, int]]
    kinds: dict[TileKind, Roads]
    tiles: tuple[TileSort, ...]
    layouts: dict[str, str]


BOX: Box = msgspec.convert(
    tomllib.loads(resources.files(__package__).joinpath("pieces.toml").read_text("utf-8")), Box
)
HAND_LIMIT = BOX.hand_limit
SORTS: dict[CardKind, CardSort] = {sort.kind: sort for sort in BOX.cards}
TOKENS: tuple[Token, ...] = tuple(BOX.tokens)
TILES: dict[Tile, TileSort] = dict(enumerate(BOX.tiles, start=1))
NEIGHBOURHOOD: tuple[Tile, ...] = tuple(t for t, sort in TILES.items() if sort.kind != "start")
START_TILES: tuple[Tile, ...] = tuple(t for t, sort in TILES.items() if sort.kind == "start")


def cards_of(sort: CardSort) -> tuple[Card, ...]:
    if not sort.first:
        return (sort.kind,) * sort.count
    return tuple(f"{sort.kind}-{sort.first + index}" for index in range(sort.count))


CARDS: tuple[Card, ...] = tuple(card for sort in BOX.cards for card in cards_of(sort))  # STR-C1
ORDER: dict[Card, int] = {card: index for index, card in enumerate(CARDS)}
KIND: dict[Card, CardKind] = {card: sort.kind for sort in BOX.cards for card in cards_of(sort)}
NUMBER: dict[Card, int] = {
    card: sort.first + index
    for sort in BOX.cards
    if sort.first
    for index, card in enumerate(cards_of(sort))
}
GOOD: tuple[Card, ...] = tuple(NUMBER)  # what can be held: meals and luck


def steps_of(card: Card) -> int:
    """How far a meal leads; 0 for any other card."""
    return SORTS[KIND[card]].steps


def is_bad(card: Card) -> bool:
    return card not in NUMBER


def in_order(cards: tuple[Card, ...] | list[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=ORDER.__getitem__))
