"""What a live table knows of those around it: who looks at it, and what the house does for it."""

from __future__ import annotations

from typing import Protocol

from clowder.core.game import Seat
from clowder.server.settings import Settings
from clowder.server.store.store import Store
from clowder.server.tables.bot_pause import Pace
from clowder.server.work.bots import BotWorkers
from clowder.server.work.nature import NatureWorkers


class Viewer(Protocol):
    """Somebody who looks at the table."""

    seat: Seat | None
    looking: bool  # has said from where
    session: str
    pace: Pace

    def send(self, frame: bytes) -> None:
        """Never waits: a viewer who does not keep up is dropped."""


class Services(Protocol):
    """What a live table needs of the house."""

    store: Store
    bots: BotWorkers
    nature: NatureWorkers
    settings: Settings

    def now(self) -> float: ...
