"""Fairness: random draws that are fixed before play, and that nobody could choose alone.

The house commits to a seed when a table is made, every player adds bytes of their own before the
start, and the seed is shown when the table is over. The deal of a day is the house's alone, the
same at all its tables, and shown when the day is over. docs/fairness.md tells what this proves.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Annotated, TypeAlias

import msgspec

from clowder.core.rng import FairRng, length_prefixed
from clowder.core.value import Value

Hex: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
HexOrNone: TypeAlias = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$")]
Day: TypeAlias = Annotated[str, msgspec.Meta(pattern="^([0-9]{4}-[0-9]{2}-[0-9]{2})?$")]


class Origin(Value):
    """Another table, whose first entries a table began with."""

    table: str
    entries: int


class Fairness(Value):
    """All that is needed to draw the chance of a table again; bytes are in hexadecimal."""

    table: str  # the name that the seed belongs to: a table, or a day (`deal_name`)
    commitment: Hex  # published when the table was made
    seed: HexOrNone  # the house's 32 bytes, revealed at the end; empty while its day is not over
    given: tuple[HexOrNone, ...]  # the 32 bytes of each seat; empty for a bot and for who gave none
    fixed: bool = False  # the seed was fixed for a test: such a table proves nothing
    origin: Origin | None = None  # likewise: its first entries come from another table
    day: Day = ""  # of a deal of the day, which is the same for everybody; otherwise empty
    undone: int = 0  # how often answers of others were taken back that had been seen

    def rng(self, rules: str) -> FairRng:
        """The table's chance; `rules` names the game, its version, seats and options."""
        return FairRng(root(bytes.fromhex(self.seed), self.table, rules, self.given))


def commitment(table: str, seed: bytes) -> str:
    """What the house publishes first: it fixes the seed without showing it."""
    return hashlib.sha256(length_prefixed(b"clowder/seed", table.encode(), seed)).hexdigest()


def deal_name(day: str) -> str:
    """The name that replaces the table's where many tables have the same deal."""
    return f"daily{day.replace('-', '')}"


def day_seed(secret: bytes, game: str, day: str) -> bytes:
    """The seed of a day, derived from a secret; it reveals nothing about those of other days."""
    message = length_prefixed(b"clowder/daily", game.encode(), day.encode())
    return hmac.digest(secret, message, "sha256")


def root(seed: bytes, table: str, rules: str, given: tuple[str, ...]) -> bytes:
    """The root of the table's draws: the seed, mixed with what every seat gave."""
    by_seat = (
        part
        for seat, text in enumerate(given)
        for part in (seat.to_bytes(4, "big"), bytes.fromhex(text))
    )
    message = length_prefixed(b"clowder/root", table.encode(), rules.encode(), *by_seat)
    return hmac.digest(seed, message, "sha256")
