"""The bots of a worker: one for each seat that it thinks for, as long as it is called for."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from clowder.bots.bot import Bot

MOST = 64  # seats of a worker; whoever was not asked for longest is made anew


class KeptBots:
    """A bot stays with its seat; after a restart, or in another worker, it is made anew."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self._bots: OrderedDict[Hashable, Bot] = OrderedDict()

    def take(self, seat: Hashable, make: Callable[[], Bot]) -> Bot:
        """The bot of a seat. It is out of here while it thinks: who fails in a thought is gone."""
        return self._bots.pop(seat, None) or make()

    def put_back(self, seat: Hashable, bot: Bot) -> None:
        self._bots[seat] = bot
        if len(self._bots) > self.most:
            self._bots.popitem(last=False)
