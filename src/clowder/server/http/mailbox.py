"""What a connection has heard and nobody has read yet: the queue of one reader.

There is one for each open view, nearly always empty, and `asyncio.Queue` keeps three kilobytes for
that.
"""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

Letter = TypeVar("Letter")


class Mailbox(Generic[Letter]):
    """The part of `asyncio.Queue` that a connection uses; only one may wait at a time."""

    __slots__ = ("_letters", "_waiting")

    def __init__(self) -> None:
        self._letters: list[Letter] = []  # a few: nobody reads on from the network meanwhile
        self._waiting: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self._letters

    def put_nowait(self, letter: Letter) -> None:
        self._letters.append(letter)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def get(self) -> Letter:
        """Wait for the next letter; where the wait is cancelled, no letter is lost."""
        while not self._letters:
            self._waiting = asyncio.get_running_loop().create_future()
            try:
                await self._waiting
            finally:
                self._waiting = None
        return self._letters.pop(0)
