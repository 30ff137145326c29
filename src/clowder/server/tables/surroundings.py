"""What a live table knows of those around it: who looks at it, and what the house does for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from clowder.core.game import Seat
from clowder.server.settings import Settings
from clowder.server.store.rows import Lease
from clowder.server.store.store import Store
from clowder.server.tables.bot_pause import Pace
from clowder.server.work.bots import BotWorkers
from clowder.server.work.nature import NatureWorkers

if TYPE_CHECKING:
    from clowder.server.tables.presence import Seen


class Viewer(Protocol):
    """Somebody who looks at the table."""

    seat: Seat | None
    looking: bool  # has said from where
    session: str
    sessions: tuple[str, ...]  # all that are theirs: they may have sat down under another one
    pace: Pace
    attends: bool  # their eyes are on it
    muted: frozenset[str]  # sessions that they do not want to hear
    credential: str  # the hash of the cookie or token by which they came; empty: it cannot end

    def send(self, frame: bytes) -> None:
        """Never waits: a viewer who does not keep up is dropped."""

    def drop(self, code: int) -> None:
        """Close the view, for that reason."""

    def mute(self, muted: frozenset[str]) -> None:
        """Hear those no more, and others again: the past is shown anew."""


class Duties(Protocol):
    """Which of several nodes runs the bots and clocks of a table, and who hears of its news."""

    def lease_of(self, table: str) -> Lease | None:
        """None where this node does not run it; then it is asked for, and `arrange` is called once
        it is had."""

    def lose(self, lease: Lease) -> None:
        """A commit was refused: another node has the table by now."""

    def show(self, table: str, seen: Seen | None) -> None:
        """Let the other nodes know who looks at it here."""

    async def look_around(self, table: str) -> None:
        """Read who looks at it on other nodes, and let the table know where that has changed."""

    def publish(self, table: str, number: int) -> None:
        """Hint to the other nodes that an entry of that number is on disk."""


class Services(Protocol):
    """What a live table needs of the house."""

    store: Store

    @property
    def nodes(self) -> Duties | None:
        """None where this is the only server there is."""

    bots: BotWorkers
    nature: NatureWorkers
    settings: Settings

    def now(self) -> float: ...

    def forget_gone(self) -> None:
        """A commit was refused: somebody whom a table here names is nobody any more."""
