"""Whether a connection takes more: open nearly always, and somebody waits while it is not.

There is one for each open view, and `asyncio.Event` keeps 700 bytes for those who wait.
"""

from __future__ import annotations

import asyncio


class Gate:
    """The part of `asyncio.Event` that a connection uses; open at first."""

    __slots__ = ("_open", "_waiting")

    def __init__(self) -> None:
        self._open = True
        self._waiting: list[asyncio.Future[None]] | None = None

    def is_set(self) -> bool:
        return self._open

    def clear(self) -> None:
        self._open = False

    def set(self) -> None:
        self._open = True
        waiting, self._waiting = self._waiting, None
        for each in waiting or ():
            if not each.done():
                each.set_result(None)

    async def wait(self) -> None:
        while not self._open:
            passing = asyncio.get_running_loop().create_future()
            self._waiting = [*(self._waiting or ()), passing]
            await passing
