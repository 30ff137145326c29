"""The cards (PNC-C1), read from pieces.toml."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import NewType

import msgspec

from clowder.core.value import Value

Card = NewType("Card", int)  # its number: two cards of one number are alike


class Box(Value):
    highest: int
    copies: int
    hand: int


BOX: Box = msgspec.convert(
    tomllib.loads(resources.files(__package__).joinpath("pieces.toml").read_text("utf-8")), Box
)
DECK = tuple(Card(number) for number in range(1, BOX.highest + 1) for _ in range(BOX.copies))
