"""Rng: random draws, always passed in. A fast one for simulation, a verifiable one for tables."""

from __future__ import annotations

import hmac
import random
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import TypeVar

Item = TypeVar("Item")


class Rng(ABC):
    """A source of fair draws. The same seed and the same calls give the same draws."""

    @abstractmethod
    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""

    @abstractmethod
    def stream(self, purpose: str, counter: int) -> Rng:
        """An independent source for one draw of the game.

        It depends on nothing but the seed, the purpose and the counter, so that a draw that was
        taken back and asked again comes out the same.
        """

    def choice(self, items: Sequence[Item]) -> Item:
        return items[self.below(len(items))]

    def shuffled(self, items: Iterable[Item]) -> list[Item]:
        """The items in random order (Fisher-Yates, from the end)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order


class FastRng(Rng):
    """Mersenne twister: quick, repeatable, predictable. For simulation, never for a real table."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        # Seeded by text, since random.Random would treat 1 and -1 alike.
        self._random = random.Random(f"clowder/{seed}").random

    def below(self, n: int) -> int:
        if n < 1:
            raise ValueError(f"below() needs a positive number, not {n}")
        return int(self._random() * n)

    def stream(self, purpose: str, counter: int) -> FastRng:
        return FastRng(f"{self.seed}/{purpose}/{counter}")


class FairRng(Rng):
    """Bytes of HMAC-SHA256 under a secret root, to be checked by anyone once it is revealed.

    Block b of a stream is HMAC-SHA256(root, lp(purpose, be64(counter), be64(b))), where lp puts
    its 4-byte length before each part; a stream of a stream appends to the path.
    docs/fairness.md has the whole protocol.
    """

    def __init__(self, root: bytes, path: bytes = b"") -> None:
        if len(root) != 32:
            raise ValueError(f"a root has 32 bytes, not {len(root)}")
        self._root = root
        self._path = path
        self._blocks = 0
        self._rest = b""

    def below(self, n: int) -> int:
        if n < 1:
            raise ValueError(f"below() needs a positive number, not {n}")
        bits = (n - 1).bit_length()
        while True:  # too large ones are drawn again: a remainder would favour small numbers
            drawn = int.from_bytes(self._read((bits + 7) // 8), "big") & ((1 << bits) - 1)
            if drawn < n:
                return drawn

    def stream(self, purpose: str, counter: int) -> FairRng:
        return FairRng(self._root, self._path + draw_name(purpose, counter))

    def thinking_rng(self, purpose: str, counter: int) -> FastRng:
        """A source for a bot's decision, which reveals nothing about the table's own draws."""
        # The label is part of the protocol: another one would make bots think otherwise.
        message = length_prefixed(b"head") + draw_name(purpose, counter)
        return FastRng(hmac.digest(self._root, message, "sha256").hex())

    def _read(self, size: int) -> bytes:
        while len(self._rest) < size:
            block = length_prefixed(self._blocks.to_bytes(8, "big"))
            self._rest += hmac.digest(self._root, self._path + block, "sha256")
            self._blocks += 1
        taken, self._rest = self._rest[:size], self._rest[size:]
        return taken


def draw_name(purpose: str, counter: int) -> bytes:
    return length_prefixed(purpose.encode(), counter.to_bytes(8, "big"))


def length_prefixed(*parts: bytes) -> bytes:
    """The parts, each after its length in 4 bytes, so that no two lists give the same bytes."""
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)
